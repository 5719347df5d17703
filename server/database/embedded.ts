import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import type { SessionSource } from './dialect.ts'
import { EmbeddedSource, type IncidentListener } from './embedded-source.ts'
import { lockDirectory } from './lock.ts'
import { migrate } from './migrate.ts'

type EmbeddedOptions = {
  dataDir: string
  templatePath?: string | undefined
  onIncident?: IncidentListener | undefined
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
  const type = path.endsWith('.gz') ? 'application/x-gzip' : 'application/x-tar'
  return { loadDataDir: new Blob([await readFile(path)], { type }) }
}
