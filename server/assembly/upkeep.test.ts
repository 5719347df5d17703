import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/database/database.ts'
import { testDatabase } from '#server/testing/database.ts'
import { aListing, aMember } from '#server/testing/people.ts'
import { checkBooks } from './upkeep.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('raises an alarm when the books do not add up, and only then', async () => {
  const alarms: unknown[] = []
  const log = { error: (...alarm: unknown[]) => alarms.push(alarm) }
  const ana = await aMember(database.db, { id: 'ana' })
  await aListing(database.db, ana.id)
  expect(await checkBooks(database.db, log)).toBe(0)
  expect(alarms).toEqual([])

  await sql`SET session_replication_role = replica`.execute(database.db)
  await sql`UPDATE users SET credits = 99`.execute(database.db)
  expect(await checkBooks(database.db, log)).toBeGreaterThan(0)
  expect(alarms).toContainEqual([
    expect.objectContaining({ offenders: ['ana'] }),
    'The books do not add up',
  ])
})
