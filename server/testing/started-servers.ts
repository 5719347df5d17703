import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackEmbedded } from '#server/database/embedded.ts'
import { databaseTemplate } from './database.ts'
import { COMPILED, SHORT_LIVED } from './short-lived.ts'

const MAIN = join(import.meta.dirname, '../main.ts')

/** A shop's data in a directory of its own, and the servers that a test starts on it. */
export class StartedServers {
  readonly dataDir: string
  readonly #running: ChildProcess[] = []

  private constructor(dataDir: string) {
    this.dataDir = dataDir
  }

  static async prepare(): Promise<StartedServers> {
    const dataDir = await mkdtemp(join(tmpdir(), 'shop-'))
    await unpackEmbedded(dataDir, await databaseTemplate())
    return new StartedServers(dataDir)
  }

  /** Starts the server as a person does; `until` waits for what it says. */
  start(environment: Record<string, string> = {}) {
    const child = spawn(process.execPath, [...SHORT_LIVED, MAIN], {
      env: { ...COMPILED, PORT: '0', DATA_DIR: this.dataDir, ...environment },
    })
    this.#running.push(child)
    let said = ''
    const hear = (text: Buffer) => {
      said += String(text)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    const until = async (words: RegExp): Promise<string> => {
      while (!words.test(said)) {
        if (child.exitCode !== null) throw new Error(`It ended, having said: ${said}`)
        await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
      }
      return words.exec(said)?.[1] ?? ''
    }
    const end = async () => {
      const [code] = child.exitCode === null ? await once(child, 'close') : [child.exitCode]
      return { code, said }
    }
    return { child, until, end }
  }

  async remove(): Promise<void> {
    for (const child of this.#running) child.kill('SIGKILL')
    await rm(this.dataDir, { recursive: true })
  }
}
