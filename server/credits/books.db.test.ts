import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database, OpenDatabase } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { takeTurn } from '#server/database/turns.ts'
import { testDatabase } from '#server/testing/database.ts'
import { aListing, aMember } from '#server/testing/people.ts'
import { booksNow, lookAtBooks } from './books.ts'

let open: OpenDatabase
let db: Database
beforeEach(async () => {
  open = await testDatabase()
  db = open.db
})
afterEach(() => open.close())

const broken: string[] = []
beforeEach(() => void broken.splice(0))
const look = (forMs = 60_000) =>
  lookAtBooks(db, { forMs, everyMinutes: 60, onBroken: ({ rule }) => void broken.push(rule) })

/** As somebody with a database console could, past every trigger. */
const tamper = (statement: string) =>
  inTransaction(db, async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx)
    await sql.raw(statement).execute(tx)
  })

/** Makes the next round due, and everything that was written old news. */
const anHourLater = async () => {
  await tamper("UPDATE credit_transactions SET created_at = now() - interval '1 day'")
  const past = sql<Date>`now() - interval '2 hours'`
  await db.updateTable('booksLook').set({ beganAt: past, finishedAt: past }).execute()
}

describe('a look at the books', () => {
  it('says that all is well, and when it last did', async () => {
    expect(await booksNow(db)).toBeNull()
    const ana = await aMember(db)
    await aListing(db, ana.id)
    await look()
    expect(broken).toEqual([])
    const now = await booksNow(db)
    expect(now).toMatchObject({ brokenRules: 0 })
    expect(now?.roundAgeSeconds).toBeLessThan(60)
  })

  it('notices at once what is wrong with somebody who has a new entry', async () => {
    await look()
    const ana = await aMember(db)
    await aListing(db, ana.id)
    await tamper(`UPDATE users SET credits = 99 WHERE id = '${ana.id}'`)
    await look(0)
    expect(broken).toEqual(['the balance is the sum of the entries'])
    expect(await booksNow(db)).toMatchObject({ brokenRules: 1 })
  })

  it('goes on where it stopped when its time was over, and notices whoever has no news', async () => {
    const people = Array.from({ length: 450 }, (_, place) => ({
      id: `person-${String(place).padStart(3, '0')}`,
      identityIssuer: 'i',
      identitySubject: String(place),
      email: `${place}@example.com`,
    }))
    await db.insertInto('users').values(people).execute()
    await look()
    await anHourLater()
    await tamper("UPDATE users SET credits = 99 WHERE id = 'person-449'")

    for (let slices = 0; slices < 8; slices += 1) await look(0)
    expect(broken).toEqual([])
    expect((await booksNow(db))?.roundAgeSeconds).toBeGreaterThan(3600)
    await look(0)
    expect(broken).toEqual(['the balance is the sum of the entries'])
    expect(await booksNow(db)).toMatchObject({ brokenRules: 1 })

    await look(0)
    expect((await booksNow(db))?.roundAgeSeconds).toBeLessThan(60)

    // What was mended is no longer an alarm after the next whole round.
    await tamper("UPDATE users SET credits = 10 WHERE id = 'person-449'")
    await anHourLater()
    await look()
    expect(await booksNow(db)).toMatchObject({ brokenRules: 0 })
  })

  it('that fails leaves its age growing, so that silence is no good news', async () => {
    await aMember(db)
    await look()
    await anHourLater()
    await sql`ALTER TABLE listings RENAME TO lost`.execute(db)
    await expect(look()).rejects.toThrow()
    expect((await booksNow(db))?.roundAgeSeconds).toBeGreaterThan(3600)
    await sql`ALTER TABLE lost RENAME TO listings`.execute(db)
  })
})

it('is one process’s turn at a time, until its time is over', async () => {
  const turn = { name: 'something', seconds: 50 }
  const taken = await Promise.all([takeTurn(db, turn), takeTurn(db, turn), takeTurn(db, turn)])
  expect(taken.filter(Boolean)).toHaveLength(1)
  await sql`UPDATE turns SET taken_until = now() - interval '1 second'`.execute(db)
  expect(await takeTurn(db, turn)).toBe(true)
})
