import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { OpenDatabase } from '#server/database/database.ts'
import { realColumns } from '#server/testing/columns.ts'
import { testDatabase } from '#server/testing/database.ts'
import { openSandboxSchema } from './schema.ts'
import { onSandbox } from './tables.ts'

const MIGRATIONS = join(import.meta.dirname, '../database/migrations')

describe('a database that had them in its own schema', () => {
  it('brings the payments along that were tried', async () => {
    const old = await beforeTheyLeft()
    await sql`INSERT INTO sandbox_customers (id, metadata) VALUES ('cus_1', '{}')`.execute(old.db)
    await sql`INSERT INTO sandbox_payment_intents
      (id, client_secret, customer_id, amount_cents, currency, metadata)
      VALUES ('pi_1', 's', 'cus_1', 499, 'usd', '{}')`.execute(old.db)
    await sql`INSERT INTO sandbox_charges (id, payment_intent_id, amount_cents, card)
      VALUES ('ch_1', 'pi_1', 499, '{}')`.execute(old.db)
    await migrateOn(old)
    await openSandboxSchema(old.db)
    const books = onSandbox(old.db)
    expect(await books.selectFrom('sandbox.paymentIntents').select('id').execute()).toEqual([
      { id: 'pi_1' },
    ])
    expect(await books.selectFrom('sandbox.charges').select('id').execute()).toEqual([
      { id: 'ch_1' },
    ])
    const again = books.insertInto('sandbox.charges').values({
      id: 'ch_2',
      paymentIntentId: 'pi_1',
      amountCents: 499,
      card: sql`'{}'`,
      failure: null,
    })
    await expect(again.execute()).rejects.toThrow('paid_once')
    const fresh = await withNewSandbox()
    const { migrations: _own, ...columns } = await realColumns(fresh.db, 'sandbox')
    expect(await realColumns(old.db, 'sandbox')).toMatchObject(columns)
    expect(await indexesOf(old)).toEqual(await indexesOf(fresh))
    expect(Object.keys(await realColumns(old.db, 'public'))).not.toContain('sandboxCharges')
  })

  it('loses them where nothing was ever tried', async () => {
    const old = await beforeTheyLeft()
    await migrateOn(old)
    expect(await realColumns(old.db, 'sandbox')).toEqual({})
    const names = Object.keys(await realColumns(old.db, 'public'))
    expect(names.filter((name) => /sandbox/i.test(name))).toEqual([])
  })
})

/** A database as it was, made from one of today by those migrations that made the tables. */
async function beforeTheyLeft(): Promise<OpenDatabase> {
  const old = await aDatabase()
  for (const name of ['004_sandbox', '005_federation', '010_forgotten_customers'])
    await runFile(old, name)
  return old
}

function migrateOn(old: OpenDatabase): Promise<void> {
  return runFile(old, '013_sandbox_apart')
}

async function withNewSandbox(): Promise<OpenDatabase> {
  const fresh = await aDatabase()
  await openSandboxSchema(fresh.db)
  return fresh
}

async function aDatabase(): Promise<OpenDatabase> {
  const made = await testDatabase()
  onTestFinished(() => made.close())
  return made
}

async function runFile({ db }: OpenDatabase, name: string): Promise<void> {
  const text = await readFile(join(MIGRATIONS, `${name}.sql`), 'utf8')
  await sql.raw(`DO $file$ BEGIN\n${text}\nEND $file$`).execute(db)
}

async function indexesOf({ db }: OpenDatabase): Promise<unknown[]> {
  const { rows } =
    await sql`SELECT regexp_replace(indexdef, 'sandbox_', '') AS definition FROM pg_indexes
    WHERE schemaname = 'sandbox' ORDER BY 1`.execute(db)
  return rows
}
