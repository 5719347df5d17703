import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '#contract/routes.ts'
import { manyListings } from '#server/testing/many-listings.ts'
import { namesIn, pagesOf } from '#server/testing/pages-of-listings.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

it('goes on, in a search, where the page before ended, over thousands that do not match', async () => {
  const seller = await shop.signIn('ana@example.com')
  const { id } = (await seller.call(routes.currentUser)).answer()
  const description = sql<string>`'A thing.'`
  await manyListings(shop.db, { count: 5100, userId: sql`${id}`, description })
  const pages = await pagesOf(seller, '?search=numbered%20500&limit=4&sort=title-desc')
  expect(pages.map(namesIn)).toEqual([
    ['Numbered 5009', 'Numbered 5008', 'Numbered 5007', 'Numbered 5006'],
    ['Numbered 5005', 'Numbered 5004', 'Numbered 5003', 'Numbered 5002'],
    ['Numbered 5001', 'Numbered 5000', 'Numbered 500'],
  ])
  const count = await seller.call(routes.countListings, { search: '?search=numbered%20500' })
  expect(count.answer()).toEqual({ count: 11 })
  expect((await seller.call(routes.countListings)).answer()).toEqual({ count: 5100 })
})
