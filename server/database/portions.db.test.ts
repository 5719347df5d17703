import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { testDatabase } from '#server/testing/database.ts'
import type { Database, OpenDatabase } from './database.ts'
import { deleteInPortions } from './portions.ts'

let open: OpenDatabase
let statements: string[] = []
const opened = async () => {
  statements = []
  open = await testDatabase(({ sql: text }) => statements.push(text))
  return open.db
}
afterEach(() => open.close())

const ENDED = sql<boolean>`ends_at <= now()`
const sweep = (db: Database, portion: number) =>
  deleteInPortions(db, { table: 'attemptCounts', isDue: ENDED, by: 'endsAt', portion })

async function count(db: Database, rows: number, endsAt: string): Promise<void> {
  await sql`INSERT INTO attempt_counts (key, taken, ends_at)
    SELECT ${endsAt} || n, 1, now() + ${endsAt}::interval + n * interval '1 millisecond'
    FROM generate_series(1, ${rows}::int) AS n`.execute(db)
}

async function keys(db: Database): Promise<number> {
  const rows = await db.selectFrom('attemptCounts').select('key').execute()
  return rows.length
}

it('deletes all that is due and nothing else, in portions', async () => {
  const db = await opened()
  await count(db, 25, '-1 hour')
  await count(db, 4, '1 hour')
  await sweep(db, 10)
  expect(statements.filter((text) => text.includes('DELETE'))).toHaveLength(3)
  expect(await keys(db)).toBe(4)
})

it('ends where the last portion is a full one, and where there is nothing', async () => {
  const db = await opened()
  await count(db, 20, '-1 hour')
  await sweep(db, 10)
  await sweep(db, 10)
  expect(await keys(db)).toBe(0)
})

// The embedded database has one transaction at a time, so nobody else holds anything there.
const isEmbedded = process.env['TEST_DATABASE_URL'] === undefined
it.skipIf(isEmbedded)('leaves a row that somebody else holds for the next time', async () => {
  const db = await opened()
  await count(db, 5, '-1 hour')
  await db.transaction().execute(async (tx) => {
    await sql`SELECT FROM attempt_counts ORDER BY ends_at LIMIT 1 FOR UPDATE`.execute(tx)
    await sweep(db, 10)
    expect(await keys(db)).toBe(1)
  })
  await sweep(db, 10)
  expect(await keys(db)).toBe(0)
})

it('lets several sweep at once', async () => {
  const db = await opened()
  await count(db, 300, '-1 hour')
  await Promise.all([sweep(db, 20), sweep(db, 20), sweep(db, 20)])
  await sweep(db, 20)
  expect(await keys(db)).toBe(0)
})
