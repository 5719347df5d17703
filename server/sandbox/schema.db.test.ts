import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/database/database.ts'
import { type Columns, realColumns } from '#server/testing/columns.ts'
import { testDatabase } from '#server/testing/database.ts'
import { openSandboxSchema } from './schema.ts'
import type { SandboxTables } from './tables.ts'

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
