import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '#server/testing/database.ts'
import { aMember } from '#server/testing/people.ts'
import type { Database, OpenDatabase } from './database.ts'
import { isUniqueViolation } from './errors.ts'
import { asJson } from './json.ts'
import { inTransaction } from './transaction.ts'

let open: OpenDatabase
let db: Database
beforeAll(async () => {
  open = await testDatabase()
  db = open.db
})
afterAll(() => open.close())

describe('both databases', () => {
  it.each([[['a', 'list']], [{ userId: 1, deep: { stillCamel: null } }], ['a text'], [7], [true]])(
    'keep %j as JSON just as it is',
    async (sess) => {
      const sid = crypto.randomUUID()
      const row = { sid, sess: asJson<unknown>(sess), expire: new Date(0) }
      await db.insertInto('sessions').values(row).execute()
      const stored = await db.selectFrom('sessions').selectAll().where('sid', '=', sid).execute()
      expect(stored).toEqual([{ sid, sess, expire: new Date(0) }])
    },
  )

  it('answer whole numbers as numbers and moments as dates', async () => {
    const { rows } = await sql`
      SELECT count(*) AS counted, 9007199254740991::bigint AS large,
             '2026-01-02T03:04:05.678Z'::timestamptz AS moment`.execute(db)
    const moment = new Date('2026-01-02T03:04:05.678Z')
    expect(rows).toEqual([{ counted: 1, large: Number.MAX_SAFE_INTEGER, moment }])
  })

  it('say how many rows a statement changed, and none of a query', async () => {
    const ana = await aMember(db)
    const changed = await db
      .updateTable('users')
      .set({ firstName: 'Ana' })
      .where('id', '=', ana.id)
      .executeTakeFirst()
    expect(changed.numUpdatedRows).toBe(1n)
    const asked = await sql`SELECT 1 AS one`.execute(db)
    expect(asked.numAffectedRows).toBeUndefined()
  })

  it('go on with what they prepared when a newer version adds a column', async () => {
    const { id } = await aMember(db)
    const users = db.selectFrom('users').where('id', '=', id)
    const look = async () => [
      await users.select('email').executeTakeFirst(),
      Object.keys(await users.selectAll().executeTakeFirstOrThrow()).length,
    ]
    const [email, columns] = await look()
    await sql`ALTER TABLE users ADD COLUMN newer text`.execute(db)
    expect(await look()).toEqual([email, Number(columns) + 1])
    await sql`ALTER TABLE users DROP COLUMN newer`.execute(db)
    expect(await look()).toEqual([email, columns])
  })

  it('name what a unique row collided with', async () => {
    const ana = await aMember(db)
    const error = await aMember(db, { email: ana.email }).catch((refused: unknown) => refused)
    expect(isUniqueViolation(error, 'users_email_key')).toBe(true)
    expect(isUniqueViolation(error, 'users_pkey')).toBe(false)
  })
})

describe('a transaction', () => {
  it('refuses a query on the outer handle at once, instead of waiting for itself', async () => {
    const outside = inTransaction(db, () => db.selectFrom('users').selectAll().execute())
    await expect(outside).rejects.toThrow('must use the transaction, not the database')
    const nested = inTransaction(db, () => inTransaction(db, async () => 'never'))
    await expect(nested).rejects.toThrow('must use the transaction, not the database')
    expect(await sql`SELECT 1 AS one`.execute(db)).toMatchObject({ rows: [{ one: 1 }] })
  })

  it('leaves queries of others alone', async () => {
    const inside = Promise.withResolvers<void>()
    const work = inTransaction(db, async (tx) => {
      await inside.promise
      return sql`SELECT 1 AS one`.execute(tx)
    })
    const other = db.selectFrom('users').select('id').execute()
    inside.resolve()
    await expect(Promise.all([work, other])).resolves.toHaveLength(2)
  })

  it('keeps nothing when the work fails', async () => {
    const ana = await aMember(db)
    const failing = inTransaction(db, async (tx) => {
      await tx.updateTable('users').set({ firstName: 'Eve' }).where('id', '=', ana.id).execute()
      throw new Error('Changed my mind')
    })
    await expect(failing).rejects.toThrow('Changed my mind')
    expect(await firstNameOf(ana.id)).toBeNull()
  })

  it('does not pass for done when a statement failed and the failure was swallowed', async () => {
    const work = inTransaction(db, (tx) => sql`SELECT 1 / 0`.execute(tx).catch(() => 'ignored'))
    await expect(work).rejects.toThrow('rolled back')
  })

  it('is tried again when the database broke it off, five times at most', async () => {
    let tries = 0
    const breakOff = (times: number) =>
      inTransaction(db, async (tx) => {
        tries += 1
        if (tries <= times) {
          await sql`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`.execute(tx)
        }
        return tries
      })
    expect(await breakOff(5)).toBe(6)
    tries = 0
    await expect(breakOff(6)).rejects.toMatchObject({ code: '40001' })
    expect(tries).toBe(6)
  })

  it('meets another one head on, and both succeed', async () => {
    const [ana, ben] = [await aMember(db), await aMember(db)]
    const rename = (first: string, second: string, name: string) =>
      inTransaction(db, async (tx) => {
        for (const id of [first, second]) {
          await tx.updateTable('users').set({ firstName: name }).where('id', '=', id).execute()
        }
      })
    await Promise.all([rename(ana.id, ben.id, 'One'), rename(ben.id, ana.id, 'Two')])
    expect(await firstNameOf(ana.id)).toBe(await firstNameOf(ben.id))
  })
})

// Without a server there is no connection that could get lost.
describe.runIf(process.env['TEST_DATABASE_URL'])('a lost connection', () => {
  it('costs a refusal at most, never the process', async () => {
    // Heard from the start: the connection may be gone before anyone asks for the outcome.
    const outcome = inTransaction(db, (tx) => sql`SELECT pg_sleep(5)`.execute(tx)).catch(
      (error: unknown) => error,
    )
    const killed = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`
    await expect
      .poll(async () => (await killed.execute(db)).rows.length, { interval: 20 })
      .toBeGreaterThan(0)
    expect(await outcome).toMatchObject({ code: 'unavailable' })
    await expect.poll(() => sql`SELECT 1 AS one`.execute(db).catch(() => null)).toBeTruthy()
  })
})

async function firstNameOf(id: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('firstName')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.firstName
}
