import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { openBackup } from '#server/database/backup.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { unpackEmbedded } from '#server/database/embedded.ts'
import { isEmptyPostgres } from '#server/database/postgres.ts'
import { restorePostgres } from '#server/database/postgres-tools.ts'
import type { Config } from '#server/platform/config.ts'

/** Puts a backup where nothing is yet, brings it up to date, and looks at its books. */
export async function restore(config: Config, folder: string): Promise<string[]> {
  const { about, path, secret } = await openBackup(folder)
  const { DATA_DIR: dataDir, DATABASE_URL: served } = config
  const url = config.MIGRATION_DATABASE_URL ?? served
  if ((about.kind === 'postgres') !== (url !== undefined)) throw new Error(OTHER_KIND[about.kind])
  await refuseOtherSecret(config, secret)
  if (url === undefined) await unpackEmbedded(dataDir, path)
  else {
    if (!(await isEmptyPostgres(url))) throw new Error(NOT_EMPTY)
    await restorePostgres(url, path)
  }
  await keepSecret(config, secret)
  const { db, close } = await openDatabase({ url, dataDir })
  try {
    return [`This is the shop of ${about.madeAt}.`, ...(await booksOf(db))]
  } finally {
    await close()
  }
}

const NOT_EMPTY =
  'There are tables in this database already. Make an empty one, and name it in DATABASE_URL.'
const OTHER_KIND = {
  pglite: 'This is a backup of the embedded database: leave DATABASE_URL unset.',
  postgres: 'This is a backup of PostgreSQL: set DATABASE_URL to an empty database.',
} as const

/** Whether nothing was lost or made up on the way. Throws where the books do not add up. */
async function booksOf(db: Database): Promise<string[]> {
  const broken = await brokenInvariants(db)
  if (broken.length > 0)
    throw new Error(`The books do not add up: ${broken.map(({ rule }) => rule).join('; ')}.`)
  const { rows } = await sql<{ people: number; entries: number; listings: number }>`
    SELECT (SELECT count(*) FROM users) AS people,
           (SELECT count(*) FROM credit_transactions) AS entries,
           (SELECT count(*) FROM listings) AS listings`.execute(db)
  const { people = 0, entries = 0, listings = 0 } = rows[0] ?? {}
  return [
    `The books are whole: ${people} people, ${entries} entries of the ledger, ${listings} listings.`,
  ]
}

/** A shop has one secret: the one of another would not recognise who has left. */
async function refuseOtherSecret(config: Config, secret: Buffer): Promise<void> {
  const known = await knownSecret(config)
  if (known !== null && !known.equals(secret))
    throw new Error(
      'Another identity secret is set here than the backup has. Unset IDENTITY_SECRET, or choose another DATA_DIR.',
    )
}

async function knownSecret({ DATA_DIR, IDENTITY_SECRET }: Config): Promise<Buffer | null> {
  if (IDENTITY_SECRET !== undefined) return Buffer.from(IDENTITY_SECRET, 'hex')
  const path = join(DATA_DIR, 'identity-secret')
  return existsSync(path) ? readFile(path) : null
}

async function keepSecret(config: Config, secret: Buffer): Promise<void> {
  if ((await knownSecret(config)) !== null) return
  const { DATA_DIR: dataDir } = config
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'identity-secret')
  await rm(`${path}.partial`, { force: true })
  await writeFile(`${path}.partial`, secret, { mode: 0o600 })
  await rename(`${path}.partial`, path)
}
