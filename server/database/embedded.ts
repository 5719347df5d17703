import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import type { Session, SessionSource } from './dialect.ts'
import { isDatabaseTrouble } from './errors.ts'
import { lockDirectory } from './lock.ts'
import { migrate } from './migrate.ts'

const PROBE_MS = 5000

type EmbeddedOptions = {
  dataDir: string
  templatePath?: string | undefined
  onIncident?: ((sentence: string, cause: unknown) => void) | undefined
}

/** Opens the embedded database in the data directory, for this process alone. */
export async function openEmbedded(options: EmbeddedOptions): Promise<SessionSource> {
  const lock = lockDirectory(options.dataDir)
  const directory = join(options.dataDir, 'database')
  try {
    await createWhenMissing(directory, options.templatePath)
    const open = () => openMigrated({ dataDir: directory })
    const source = new EmbeddedSource(await open(), open, options.onIncident)
    return {
      borrow: () => source.borrow(),
      close: () => source.close().finally(() => lock.release()),
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** A PGlite with our settings and the schema up to date; without a directory it lives in memory. */
export async function openMigrated(options: PGliteOptions): Promise<PGlite> {
  const lite = await PGlite.create({
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    ...options,
  })
  await migrate({
    run: (statements) => lite.exec(statements),
    rows: async (query) => (await lite.query(query)).rows,
  })
  return lite
}

// A process killed while it fills the directory must not leave half a database behind.
async function createWhenMissing(directory: string, templatePath?: string): Promise<void> {
  if (existsSync(directory)) return
  const partial = `${directory}.partial`
  await rm(partial, { recursive: true, force: true })
  const lite = await openMigrated({ dataDir: partial, ...(await template(templatePath)) })
  await lite.close()
  await rename(partial, directory)
}

async function template(path: string | undefined): Promise<Pick<PGliteOptions, 'loadDataDir'>> {
  if (path === undefined || !existsSync(path)) return {}
  return { loadDataDir: new Blob([await readFile(path)]) }
}

/** Lends the one connection there is, and replaces an instance that no longer answers. */
export class EmbeddedSource implements SessionSource {
  readonly #open: () => Promise<PGlite>
  readonly #onIncident: (sentence: string, cause: unknown) => void
  #lite: PGlite
  #lastTurn: Promise<void> = Promise.resolve()
  #trouble: unknown

  constructor(
    lite: PGlite,
    open: () => Promise<PGlite>,
    onIncident: (sentence: string, cause: unknown) => void = () => {},
  ) {
    this.#lite = lite
    this.#open = open
    this.#onIncident = onIncident
  }

  async borrow(): Promise<Session> {
    const endTurn = await this.#takeTurn()
    try {
      if (this.#trouble !== undefined) await this.#recover()
    } catch (error) {
      endTurn()
      throw error
    }
    return this.#lend(this.#lite, endTurn)
  }

  async close(): Promise<void> {
    await this.#takeTurn()
    await this.#lite.close()
  }

  #lend(lite: PGlite, endTurn: () => void): Session {
    return {
      query: async (sql, parameters) => {
        try {
          const { rows, command = '', rowCount = 0 } = await lite.query(sql, [...parameters])
          return { rows, command, count: rowCount }
        } catch (error) {
          if (isDatabaseTrouble(error)) this.#trouble = error
          throw error
        }
      },
      giveBack: (isBroken) => {
        if (isBroken) this.#trouble ??= new Error('A transaction could not be rolled back')
        endTurn()
      },
    }
  }

  async #takeTurn(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#lastTurn
    this.#lastTurn = promise
    await before
    return resolve
  }

  async #recover(): Promise<void> {
    if (!(await this.#answers())) {
      // The wedged instance is left alone: closing it could write where the new one works already.
      this.#lite = await this.#open()
      this.#onIncident(
        'The embedded database stopped answering and was opened again',
        this.#trouble,
      )
    }
    this.#trouble = undefined
  }

  async #answers(): Promise<boolean> {
    const probe = this.#lite.query('ROLLBACK').then(
      () => true,
      () => false,
    )
    return Promise.race([probe, wait(PROBE_MS, false, { ref: false })])
  }
}
