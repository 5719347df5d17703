import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The little that migrating needs of a connection; both drivers have it. */
export type MigrationSession = {
  run(statements: string): Promise<unknown>
  rows(query: string): Promise<unknown[]>
}

type Asking = Pick<MigrationSession, 'rows'>

type Migration = { name: string; sql: string; checksum: string }

const FOLDER = join(import.meta.dirname, 'migrations')

/** Brings the schema up to date. The caller makes sure that nobody else does so at the same time. */
export async function migrate(session: MigrationSession): Promise<void> {
  await session.run(`CREATE TABLE IF NOT EXISTS migrations (
    name       text PRIMARY KEY,
    checksum   text NOT NULL,
    applied_at timestamptz(3) NOT NULL DEFAULT now()
  )`)
  const applied = await appliedChecksums(session)
  for (const migration of await migrations()) {
    const known = applied.get(migration.name)
    if (known === undefined) await apply(session, migration)
    else if (known !== migration.checksum) {
      throw new Error(
        `The migration ${migration.name} was edited after it was applied to this database. ` +
          'Put it back as it was and write a new one.',
      )
    }
  }
}

/** Whether there is nothing to do, told without changing anything. */
export async function isMigrated(session: Asking): Promise<boolean> {
  const [table] = await session.rows(
    "SELECT 1 FROM pg_tables WHERE tablename = 'migrations' AND schemaname = current_schema()",
  )
  if (table === undefined) return false
  const applied = await appliedChecksums(session)
  return (await migrations()).every(({ name, checksum }) => applied.get(name) === checksum)
}

/** Changes whenever any migration does: names a template made from them. */
export async function schemaFingerprint(): Promise<string> {
  const checksums = (await migrations()).map(({ name, checksum }) => `${name} ${checksum}`)
  return sha256(checksums.join('\n')).slice(0, 16)
}

async function migrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(names.map(readMigration))
}

async function readMigration(name: string): Promise<Migration> {
  // A checkout with other line ends is still the same migration.
  const sql = (await readFile(join(FOLDER, name), 'utf8')).replaceAll('\r\n', '\n')
  return { name, sql, checksum: sha256(sql) }
}

async function appliedChecksums(session: Asking): Promise<Map<string, string>> {
  const rows = await session.rows('SELECT name, checksum FROM migrations')
  return new Map(rows.map(parseRow))
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
