import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { SERVER_FILE } from '../build/stamp.ts'
import { confirmAddress, mailsIn } from '../outbox.ts'
import { run } from '../run.ts'
import { DeployedServer } from './deployed.ts'

const READY = /(http:\/\/[\w.:-]+)/

/** A shop as a story needs it. */
export type Shop = Pick<Server, 'url' | 'log' | 'mails' | 'restart' | 'makeAdmin' | 'stop'>

/**
 * A shop of the story's own; or the one that STORIES_AT tells of, for a story that needs no settings
 * of its own.
 */
export async function openShop(env: Record<string, string> = {}): Promise<Shop> {
  const deployed = process.env['STORIES_AT']
  const isOwn = deployed === undefined || Object.keys(env).length > 0
  return isOwn ? Server.start(env) : new DeployedServer(deployed)
}

/** The product as anyone starts it, on a free port and in a data directory of its own. */
export class Server {
  readonly #dataDir: string
  readonly #env: Record<string, string>
  #child: ChildProcess | undefined
  #port = 0
  readonly log: string[] = []

  private constructor(dataDir: string, env: Record<string, string>) {
    this.#dataDir = dataDir
    this.#env = env
  }

  /** Its data goes into a folder of its own; on another disk where one is named. */
  static async start(env: Record<string, string> = {}, disk = tmpdir()): Promise<Server> {
    const server = new Server(await mkdtemp(join(disk, 'listwright-story-')), env)
    await server.#open()
    return server
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  /** Stops as a person would, or at once and without warning, and starts again on the same data. */
  async restart(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    await this.end(signal)
    await this.#open()
  }

  /** Answers with what it ended, or null where the signal did; its data is kept. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const child = this.#child
    if (child === undefined) return null
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit')
      child.kill(signal)
      await exit
    }
    return child.exitCode
  }

  /** At once: nobody finds its data again, so nothing has to be finished. */
  async stop(): Promise<void> {
    await this.end('SIGKILL')
    await rm(this.#dataDir, { recursive: true, force: true })
  }

  /** As the owner of the shop does it, beside the running server. */
  async makeAdmin(email: string): Promise<void> {
    const env = { ...this.#env, DATA_DIR: this.folder }
    await confirmAddress(this, email)
    const { exitCode } = await run(process.execPath, ['scripts/admin.ts', 'grant', email], {
      env,
      isQuiet: true,
    })
    if (exitCode !== 0) throw new Error(`${email} could not be made an admin`)
  }

  mails(): Promise<string[]> {
    return mailsIn(this.folder)
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  get folder(): string {
    return join(this.#dataDir, 'data')
  }

  async #open(): Promise<void> {
    const child = spawn(process.execPath, ['--enable-source-maps', SERVER_FILE], {
      env: {
        ...process.env,
        ...this.#env,
        PORT: String(this.#port),
        DATA_DIR: this.folder,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    this.#port = Number(new URL(await this.#announcedUrl(child)).port)
    await this.#untilReady()
  }

  async #announcedUrl(child: ChildProcess): Promise<string> {
    if (child.stdout === null) throw new Error('The server has no output to read')
    return new Promise((resolve, reject) => {
      child.once('exit', () => reject(new Error(`The server stopped:\n${this.log.join('\n')}`)))
      const lines = createInterface({ input: child.stdout ?? process.stdin })
      lines.on('line', (line) => {
        this.log.push(line)
        const found = READY.exec(line)?.[1]
        if (found !== undefined) resolve(found)
      })
    })
  }

  async #untilReady(): Promise<void> {
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`The server did not become ready:\n${this.log.join('\n')}`)
  }
}
