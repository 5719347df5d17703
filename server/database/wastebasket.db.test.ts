import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '#server/testing/database.ts'
import { aListing, aMember } from '#server/testing/people.ts'
import type { OpenDatabase } from './database.ts'
import { bringBack, emptyWastebasket, throwAway } from './wastebasket.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase()
})
afterAll(() => open.close())

it('keeps what was thrown away for thirty days, then deletes it for good', async () => {
  const ana = await aMember(open.db)
  const [old, fresh] = [await aListing(open.db, ana.id), await aListing(open.db, ana.id)]
  const row = ({ id }: { id: string }) => ({ source: 'listings' as const, userId: ana.id, id })
  expect(await throwAway(open.db, row(old))).toBe(true)
  expect(await throwAway(open.db, row(fresh))).toBe(true)
  await open.db
    .updateTable('wastebasket')
    .set({ deletedAt: sql`now() - interval '30 days 1 hour'` })
    .where('id', '=', old.id)
    .execute()
  await open.db
    .updateTable('wastebasket')
    .set({ deletedAt: sql`now() - interval '29 days 23 hours'` })
    .where('id', '=', fresh.id)
    .execute()
  await emptyWastebasket(open.db)
  expect(await bringBack(open.db, row(old))).toBe(false)
  expect(await bringBack(open.db, row(fresh))).toBe(true)
  expect(await open.db.selectFrom('wastebasket').selectAll().execute()).toEqual([])
})
