import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** The little that migrating needs of a connection; both drivers have it. */
export type MigrationSession = {
  run(statements: string): Promise<unknown>
  rows(query: string): Promise<unknown[]>
}

type Rows = MigrationSession['rows']

type Migration = { name: string; sql: string; checksum: string }

/** Where the migrations of a schema are, and the table that knows which of them were applied. */
type MigrationList = { folder: string; table: string }

const PRODUCT: MigrationList = {
  folder: join(import.meta.dirname, 'migrations'),
  table: 'migrations',
}

/** Brings the schema up to date. The caller makes sure that nobody else does so at the same time. */
export async function migrate(session: MigrationSession): Promise<void> {
  await session.run(`CREATE TABLE IF NOT EXISTS migrations (
    name       text PRIMARY KEY,
    checksum   text NOT NULL,
    applied_at timestamptz(3) NOT NULL DEFAULT now()
  )`)
  const pending = await pendingMigrations((query) => session.rows(query), PRODUCT)
  for (const migration of pending) await apply(session, migration)
}

/** What is still to be applied, in order. Refuses a migration that is another than was applied. */
export async function pendingMigrations(rows: Rows, list: MigrationList): Promise<Migration[]> {
  const applied = await appliedChecksums(rows, list)
  const all = await migrations(list)
  for (const { name, checksum } of all) {
    if (!applied.has(name) || applied.get(name) === checksum) continue
    throw new Error(
      `The migration ${name} was edited after it was applied to this database. ` +
        'Put it back as it was and write a new one.',
    )
  }
  return all.filter(({ name }) => !applied.has(name))
}

/** Whether there is nothing to do, told without changing anything. */
export async function isMigrated(session: Pick<MigrationSession, 'rows'>): Promise<boolean> {
  const [table] = await session.rows(
    "SELECT 1 FROM pg_tables WHERE tablename = 'migrations' AND schemaname = current_schema()",
  )
  if (table === undefined) return false
  const applied = await appliedChecksums((query) => session.rows(query), PRODUCT)
  return (await migrations(PRODUCT)).every(({ name, checksum }) => applied.get(name) === checksum)
}

/** The names of the product's that a database in use has not had yet. */
export async function pendingNames(rows: Rows): Promise<string[]> {
  return (await pendingMigrations(rows, PRODUCT)).map(({ name }) => name)
}

/** Changes whenever any migration does: names a template made from them. */
export async function schemaFingerprint(): Promise<string> {
  const checksums = (await migrations(PRODUCT)).map(({ name, checksum }) => `${name} ${checksum}`)
  return sha256(checksums.join('\n')).slice(0, 16)
}

async function migrations({ folder }: MigrationList): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(names.map((name) => readMigration(join(folder, name))))
}

async function readMigration(path: string): Promise<Migration> {
  // A checkout with other line ends is still the same migration.
  const sql = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n')
  return { name: basename(path), sql, checksum: sha256(sql) }
}

async function appliedChecksums(
  rows: Rows,
  { table }: MigrationList,
): Promise<Map<string, string>> {
  const known = await rows(`SELECT name, checksum FROM ${table}`)
  return new Map(known.map(parseRow))
}

function parseRow(row: unknown): [string, string] {
  if (
    typeof row === 'object' &&
    row !== null &&
    'name' in row &&
    'checksum' in row &&
    typeof row.name === 'string' &&
    typeof row.checksum === 'string'
  ) {
    return [row.name, row.checksum]
  }
  throw new Error('The table migrations is not ours')
}

/** The migration and its record become real together, or not at all. */
async function apply(session: MigrationSession, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await session.run(`BEGIN;
      ${sql};
      INSERT INTO migrations (name, checksum) VALUES ('${name}', '${checksum}');
      COMMIT;`)
  } catch (error) {
    await session.run('ROLLBACK').catch(() => undefined)
    throw new Error(`The migration ${name} failed`, { cause: error })
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
