import { readFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { confirmAddress, mailsIn } from '../outbox.ts'
import { run } from '../run.ts'
import { ROOT } from '../build/stamp.ts'

const Deployment = z.object({
  url: z.string(),
  /** What a command beside the server is given. */
  environment: z.record(z.string(), z.string()),
  processes: z.array(
    z.object({ port: z.int(), dataDir: z.string(), log: z.string(), pidFile: z.string() }),
  ),
})
export type Deployment = z.infer<typeof Deployment>

/** A shop that somebody else started and supervises: what stands in the file about it. */
export class DeployedServer {
  readonly #deployment: Deployment

  constructor(file: string) {
    this.#deployment = Deployment.parse(JSON.parse(readFileSync(file, 'utf8')))
  }

  get url(): string {
    return this.#deployment.url
  }

  get log(): string[] {
    return this.#deployment.processes.flatMap(({ log }) => readFileSync(log, 'utf8').split('\n'))
  }

  async mails(): Promise<string[]> {
    const all = this.#deployment.processes.map(({ dataDir }) => mailsIn(dataDir))
    return (await Promise.all(all)).flat()
  }

  /** One process after the other, so that somebody is always there. */
  async restart(): Promise<void> {
    for (const { port, pidFile } of this.#deployment.processes) {
      const before = await readFile(pidFile, 'utf8')
      process.kill(Number(before), 'SIGTERM')
      while ((await readFile(pidFile, 'utf8')) === before || !(await isReady(port)))
        await pause(100)
    }
  }

  async makeAdmin(email: string): Promise<void> {
    await confirmAddress(this, email)
    const { exitCode, output } = await run(
      process.execPath,
      [join(ROOT, 'scripts/admin.ts'), 'grant', email],
      { env: this.#deployment.environment, isQuiet: true },
    )
    if (exitCode !== 0) throw new Error(`${email} could not be made an admin: ${output}`)
  }

  /** It goes on for the others. */
  async stop(): Promise<void> {}
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
  return answer?.ok ?? false
}
