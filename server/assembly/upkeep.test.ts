import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/database/database.ts'
import { testDatabase } from '#server/testing/database.ts'
import { aListing, aMember } from '#server/testing/people.ts'
import { checkBooks, reconcileInTurn } from './upkeep.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('raises an alarm when the books do not add up, and only then, at one process', async () => {
  const { db } = database
  const alarms: unknown[] = []
  const log = { error: (...alarm: unknown[]) => alarms.push(alarm) }
  const ana = await aMember(db, { id: 'ana' })
  await aListing(db, ana.id)
  await checkBooks(db, log)
  expect(alarms).toEqual([])

  await sql`SET session_replication_role = replica`.execute(db)
  await sql`UPDATE users SET credits = 99`.execute(db)
  await sql`UPDATE books_look SET began_at = now() - interval '2 hours'`.execute(db)
  await checkBooks(db, log)
  expect(alarms).toEqual([])
  await db.deleteFrom('turns').execute()
  await checkBooks(db, log)
  expect(alarms).toContainEqual([
    expect.objectContaining({ offenders: ['ana'] }),
    'The books do not add up',
  ])
})

it('asks the payment service about open payments at one process', async () => {
  let asked = 0
  const payments = { reconcile: async () => void (asked += 1) }
  const processes = Array.from({ length: 5 }, () => reconcileInTurn(database.db, payments))
  await Promise.all(processes)
  expect(asked).toBe(1)
})
