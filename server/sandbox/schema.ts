import { sql } from 'kysely'
import { join } from 'node:path'
import type { Database, Transaction } from '#server/database/database.ts'
import { pendingMigrations } from '#server/database/migrate.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { onSandbox, type SandboxDatabase } from './tables.ts'

/** Any number that all our processes agree on, other than that of the product's own migrations. */
const LOCK = 7_314_161

const MIGRATIONS = {
  folder: join(import.meta.dirname, 'migrations'),
  table: 'sandbox.migrations',
}

/** Makes the sandbox's schema where it is missing, and brings it up to date. */
export async function openSandboxSchema(db: Database): Promise<SandboxDatabase> {
  await inTransaction(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx)
    await makeSchema(tx)
    const rows = async (query: string) => (await sql.raw(query).execute(tx)).rows
    for (const { name, sql: statements, checksum } of await pendingMigrations(rows, MIGRATIONS)) {
      await runTogether(tx, statements)
      await sql`INSERT INTO sandbox.migrations (name, checksum) VALUES (${name}, ${checksum})`.execute(
        tx,
      )
    }
  })
  return onSandbox(db)
}

// Asked first: whoever may use a schema may not always create one.
async function makeSchema(tx: Transaction): Promise<void> {
  const { rows } = await sql`SELECT 1 WHERE to_regclass('sandbox.migrations') IS NULL`.execute(tx)
  if (rows.length === 0) return
  await runTogether(
    tx,
    `CREATE SCHEMA IF NOT EXISTS sandbox;
     CREATE TABLE sandbox.migrations (
       name       text PRIMARY KEY,
       checksum   text NOT NULL,
       applied_at timestamptz(3) NOT NULL DEFAULT now()
     );`,
  )
}

/** A prepared statement is a single one, so several go in a block. */
async function runTogether(tx: Transaction, statements: string): Promise<void> {
  await sql.raw(`DO $migration$ BEGIN\n${statements}\nEND $migration$`).execute(tx)
}
