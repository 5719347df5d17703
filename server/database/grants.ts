import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from './database.ts'

const FILE = join(import.meta.dirname, 'grants.sql')

/** Lets the role do what serving people takes, and nothing more. Only the tables' owner can. */
export async function grantTo(db: Database, role: string): Promise<void> {
  const text = await readFile(FILE, 'utf8')
  await db.connection().execute(async (connection) => {
    // The file's own first line does this for psql.
    await sql`SELECT set_config('listwright.role', ${role}, false)`.execute(connection)
    await sql.raw(text.slice(text.indexOf('DO $$'))).execute(connection)
  })
}
