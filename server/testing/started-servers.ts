import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackEmbedded } from '#server/database/embedded.ts'
import { databaseTemplate } from './database.ts'
import { heard } from './heard.ts'
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
    return { child, ...heard(child) }
  }

  async remove(): Promise<void> {
    for (const child of this.#running) child.kill('SIGKILL')
    await rm(this.dataDir, { recursive: true })
  }
}
