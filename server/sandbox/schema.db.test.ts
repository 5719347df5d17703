import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { OpenDatabase } from '#server/database/database.ts'
import { type Columns, realColumns } from '#server/testing/columns.ts'
import { testDatabase } from '#server/testing/database.ts'
import { openSandboxSchema } from './schema.ts'
import { onSandbox, type SandboxTables } from './tables.ts'

// A column that is missing here, or has another kind than its type, does not compile.
const BELIEVED: { [Name in keyof SandboxTables]: Columns<SandboxTables[Name]> } = {
  'sandbox.googleCodes': { codeHash: 'text', granted: 'json', expiresAt: 'time' },
  'sandbox.customers': {
    id: 'text',
    email: 'text or null',
    metadata: 'json',
    deletedAt: 'time or null',
    createdAt: 'time',
  },
  'sandbox.paymentIntents': {
    id: 'text',
    clientSecret: 'text',
    customerId: 'text or null',
    amountCents: 'number',
    currency: 'text',
    description: 'text or null',
    receiptEmail: 'text or null',
    statementDescriptorSuffix: 'text or null',
    taxCalculationId: 'text or null',
    metadata: 'json',
    status: 'text',
    lastPaymentError: 'json or null',
    waitingCard: 'json or null',
    canceledAt: 'time or null',
    createdAt: 'time',
  },
  'sandbox.charges': {
    id: 'text',
    paymentIntentId: 'text',
    amountCents: 'number',
    refundedCents: 'number',
    card: 'json',
    failure: 'json or null',
    createdAt: 'time',
  },
  'sandbox.refunds': {
    id: 'text',
    chargeId: 'text',
    amountCents: 'number',
    reason: 'text or null',
    metadata: 'json',
    createdAt: 'time',
  },
  'sandbox.disputes': { id: 'text', chargeId: 'text', status: 'text', createdAt: 'time' },
  'sandbox.fraudWarnings': { id: 'text', chargeId: 'text', createdAt: 'time' },
  'sandbox.taxCalculations': {
    id: 'text',
    amountCents: 'number',
    currency: 'text',
    taxCents: 'number',
    ipAddress: 'text',
    createdAt: 'time',
  },
  'sandbox.answers': {
    idempotencyKey: 'text',
    requestHash: 'text',
    answer: 'text or null',
    createdAt: 'time',
  },
  'sandbox.messages': {
    id: 'text',
    type: 'text',
    body: 'text',
    attempts: 'number',
    acknowledged: 'number',
    dueAt: 'time',
    createdAt: 'time',
  },
}

const MIGRATIONS = join(import.meta.dirname, '../database/migrations')

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase()
})
afterAll(() => open.close())

const believed = () =>
  Object.fromEntries(Object.entries(BELIEVED).map(([name, columns]) => [name.slice(8), columns]))
const namesIn = async (schema: string) => Object.keys(await realColumns(open.db, schema))
const sandboxColumns = async () => {
  const { migrations: _own, ...columns } = await realColumns(open.db, 'sandbox')
  return columns
}

describe('the tables of the sandbox', () => {
  it('are nowhere in a database that was made for a shop without one', async () => {
    expect((await namesIn('public')).filter((name) => /sandbox/i.test(name))).toEqual([])
    expect(await namesIn('sandbox')).toEqual([])
  })

  it('are made where it opens, once, by however many processes', async () => {
    await Promise.all([openSandboxSchema(open.db), openSandboxSchema(open.db)])
    await openSandboxSchema(open.db)
    expect(await sandboxColumns()).toEqual(believed())
    const { rows } = await sql`SELECT name FROM sandbox.migrations`.execute(open.db)
    expect(rows).toEqual([
      { name: '001_tables.sql' },
      { name: '002_warnings.sql' },
      { name: '003_sale.sql' },
    ])
  })

  it('refuse a migration that was edited after it was applied', async () => {
    await sql`UPDATE sandbox.migrations SET checksum = 'another'`.execute(open.db)
    await expect(openSandboxSchema(open.db)).rejects.toThrow('001_tables.sql was edited')
  })
})

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
    expect(await realColumns(old.db, 'sandbox')).toMatchObject(believed())
    expect(await indexesOf(old)).toEqual(await indexesOf(await withNewSandbox()))
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
