import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import type { SessionSource } from './dialect.ts'
import { archiveOf, backUpBefore } from './embedded-backup.ts'
import { EmbeddedSource, type IncidentListener } from './embedded-source.ts'
import { unpackTemplate } from './embedded-template.ts'
import { lockDirectory } from './lock.ts'
import { migrate, pendingNames } from './migrate.ts'

type EmbeddedOptions = {
  dataDir: string
  templatePath?: string | undefined
  onIncident?: IncidentListener | undefined
}

/** Lends the database, and copies the whole of it while nobody writes. */
export type EmbeddedDatabase = SessionSource & { archive(): Promise<Uint8Array> }

/** Opens the embedded database in the data directory, for this process alone. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const lock = lockDirectory(options.dataDir)
  const directory = join(options.dataDir, 'database')
  try {
    await createWhenMissing(directory, options)
    const open = () => openExisting(directory, options.dataDir)
    const source = new EmbeddedSource(await open(), open, options.onIncident)
    return {
      borrow: () => source.borrow(),
      archive: () => source.alone(archiveOf),
      close: () => source.close().finally(() => lock.release()),
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Puts a database from an archive into a data directory that has none. */
export async function unpackEmbedded(dataDir: string, archivePath: string): Promise<void> {
  const lock = lockDirectory(dataDir)
  try {
    const directory = join(dataDir, 'database')
    if (existsSync(directory))
      throw new Error(
        `There is a database in ${dataDir} already. Move it away, or set DATA_DIR to another directory.`,
      )
    await create(directory, (partial) => unpackTemplate(archivePath, partial))
  } finally {
    lock.release()
  }
}

/** Opens what is there; an engine that finds no version would make a database over the old one. */
async function openExisting(directory: string, dataDir: string): Promise<PGlite> {
  const isWhole = existsSync(join(directory, 'PG_VERSION'))
  try {
    if (isWhole) return await openUpdated({ dataDir: directory }, dataDir)
  } catch (error) {
    // The engine says no more than that it aborted; what the migrations say has its own sentence.
    if (!(error instanceof Error) || error.name !== 'RuntimeError') throw error
  }
  throw new Error(
    `The embedded database in ${directory} cannot be opened: its disk is full, or its files are damaged. ` +
      'Make room, or put a copy of the whole data directory in its place.',
  )
}

/** A PGlite with our settings and the schema up to date; without a directory it lives in memory. */
export async function openMigrated(options: PGliteOptions): Promise<PGlite> {
  const lite = await openAsItIs(options)
  await bringUpToDate(lite)
  return lite
}

/** The same for a database with somebody's belongings in it: they are copied before it is changed. */
async function openUpdated(options: PGliteOptions, dataDir: string): Promise<PGlite> {
  const lite = await openAsItIs(options)
  const [next] = await pendingNames(async (query) => (await lite.query(query)).rows)
  if (next !== undefined) await backUpBefore(next, { dataDir, lite })
  await bringUpToDate(lite)
  return lite
}

function openAsItIs(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    ...options,
  })
}

async function bringUpToDate(lite: PGlite): Promise<void> {
  await migrate({
    run: (statements) => lite.exec(statements),
    rows: async (query) => (await lite.query(query)).rows,
  })
}

async function createWhenMissing(directory: string, options: EmbeddedOptions): Promise<void> {
  if (existsSync(directory)) return
  const { templatePath, onIncident } = options
  if (templatePath !== undefined && existsSync(templatePath))
    try {
      return await create(directory, (partial) => unpackTemplate(templatePath, partial))
    } catch (error) {
      onIncident?.(
        `${templatePath} is damaged; the database was made without it. Run "npm run build".`,
        error,
      )
    }
  await create(directory, async (partial) => {
    const lite = await openMigrated({ dataDir: partial })
    await lite.close()
  })
}

// A process killed while it fills the directory must not leave half a database behind.
async function create(directory: string, fill: (partial: string) => Promise<void>): Promise<void> {
  const partial = `${directory}.partial`
  await rm(partial, { recursive: true, force: true })
  await fill(partial)
  await rename(partial, directory)
}
