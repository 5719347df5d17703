import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { identitySecret } from '#server/accounts/identity/embedded/identity-secret.ts'
import { makeBackup } from '#server/database/backup.ts'
import { type Database, type OpenDatabase, openDatabase } from '#server/database/database.ts'
import { dumpPostgres } from '#server/database/postgres-tools.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'

type Settings = Pick<
  Config,
  'DATA_DIR' | 'IDENTITY_SECRET' | 'DATABASE_URL' | 'MIGRATION_DATABASE_URL'
>

/** The embedded database and its secret into a new folder, between two writes. Answers what to say. */
export async function backUpEmbedded(
  config: Settings,
  { database: { db, archive }, folder }: { database: OpenDatabase; folder: string },
): Promise<string[]> {
  if (archive === undefined) throw new Error('This is not the embedded database')
  await makeBackup(folder, {
    kind: 'pglite',
    ...(await beside(config, db)),
    write: async (path) => writeFile(path, await archive(), { mode: 0o600 }),
  })
  return said(folder)
}

/** The same of PostgreSQL, by its own tool. */
export async function backUpPostgres(config: Settings, folder: string): Promise<string[]> {
  const url = config.MIGRATION_DATABASE_URL ?? config.DATABASE_URL
  if (url === undefined) throw new Error('DATABASE_URL is not set')
  await savedSecret(config)
  const { db, close } = await openDatabase({ url, dataDir: config.DATA_DIR })
  try {
    const secret = await beside(config, db)
    await makeBackup(folder, {
      kind: 'postgres',
      ...secret,
      write: (path) => dumpPostgres(url, path),
    })
    return said(folder)
  } finally {
    await close()
  }
}

/** The secret of this shop. To make a new one, as a first start does, would be no backup of it. */
export async function savedSecret(config: Settings): Promise<Buffer> {
  const { DATA_DIR: dataDir, IDENTITY_SECRET: setting } = config
  if (setting === undefined && !existsSync(join(dataDir, 'identity-secret')))
    throw new Error(
      `There is no identity-secret in ${dataDir}, and IDENTITY_SECRET is not set. Give this command the settings of the server.`,
    )
  return identitySecret({ dataDir, setting })
}

async function beside(config: Settings, db: Database) {
  const newest = db.selectFrom('migrations').select('name').orderBy('name', 'desc').limit(1)
  const { name: newestMigration } = await newest.executeTakeFirstOrThrow()
  return { secret: await savedSecret(config), madeAt: systemClock.now(), newestMigration }
}

function said(folder: string): string[] {
  return [
    `Backed up into ${folder}: the database and the identity secret. Whoever reads it can sign in as anyone.`,
  ]
}
