import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { OpenDatabase } from '#server/database/database.ts'
import { testDatabase } from '#server/testing/database.ts'
import { aListing, aMember } from '#server/testing/people.ts'
import { patchListing } from './library.ts'
import { countListings, listingsPage } from './listing-pages.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase()
})
afterAll(() => open.close())

const { signal } = new AbortController()
const Names = z.array(z.object({ listingTitle: z.string() }))

const found = async (userId: string, search: string) => {
  const { page } = await listingsPage(open.db, { userId, search, signal })
  const names = Names.parse(JSON.parse(page.text)).map((one) => one.listingTitle)
  return { names, count: await countListings(open.db, { userId, search, signal }) }
}

const TEXT = 'Straße und Grüße: a mug, 350 ml 🍵🫖 — ŁÓDŹ, 茶碗. "Blue" is blue!\nSKU-77'

it('has every mark of whatever a text holds, of one character and of all of them', async () => {
  const { rows } = await sql<{ isEach: boolean; missed: number }>`
    WITH text AS (SELECT fold(${TEXT}) AS whole), pieces AS (
      SELECT whole, substr(whole, first, length) AS piece FROM text,
        generate_series(1, char_length(whole)) AS first, generate_series(1, char_length(whole) - first + 1) AS length)
    SELECT count(*) = max(char_length(whole) * (char_length(whole) + 1) / 2) AS "isEach",
      count(*) FILTER (WHERE signature_of(whole) & signature_of(piece) <> signature_of(piece))::int AS missed
    FROM pieces`.execute(open.db)
  expect(rows).toEqual([{ isEach: true, missed: 0 }])
})

it('tells most other words from those of a text', async () => {
  const { rows } = await sql<{ kept: number }>`
    SELECT count(*)::int AS kept FROM (SELECT signature_of('a blue stoneware mug, wheel thrown, holds 350 ml') AS s) one,
      (SELECT signature_of(md5(n::text)) AS other FROM generate_series(1, 200) AS n) others
    WHERE s & other = other`.execute(open.db)
  expect(rows).toEqual([{ kept: 0 }])
})

it('follows an edit, and forgets what the text said before', async () => {
  const ana = await aMember(open.db)
  const { id } = await aListing(open.db, ana.id, { input: { listingTitle: 'Kettle' } })
  await patchListing(open.db, { userId: ana.id, id }, { listingTitle: 'Samovar' })
  expect(await found(ana.id, 'samovar')).toEqual({ names: ['Samovar'], count: 1 })
  expect(await found(ana.id, 'kettle')).toEqual({ names: [], count: 0 })
})

it('reads a text that has no signature yet', async () => {
  const ana = await aMember(open.db)
  await aListing(open.db, ana.id, { input: { listingTitle: 'Kettle' } })
  await sql`UPDATE listing_search SET signature = NULL WHERE user_id = ${ana.id}`.execute(open.db)
  expect(await found(ana.id, 'kettle')).toEqual({ names: ['Kettle'], count: 1 })
  expect(await found(ana.id, 'samovar')).toEqual({ names: [], count: 0 })
})
