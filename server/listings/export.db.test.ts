import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Listing } from '#contract/listings.ts'
import { routes } from '#contract/routes.ts'
import { manyListings } from '#server/testing/many-listings.ts'
import { aListing } from '#server/testing/people.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let ana: Caller
let anasId: string
beforeAll(async () => {
  shop = await testApp()
  ana = await shop.signIn('ana@example.com')
  anasId = (await ana.call(routes.currentUser)).answer().id
})
afterAll(() => shop.close())

const take = (caller: Caller, search: string) => caller.call(routes.exportListings, { search })

it('is an empty file for an empty shelf', async () => {
  const ben = await shop.signIn('ben@example.com')
  expect(JSON.parse((await take(ben, '?format=json')).text)).toEqual([])
  expect((await take(ben, '')).text).toMatch(/^\uFEFFNickname,SKU,Title,[^\n]*\r\n$/)
})

it('writes one line for each listing, and quotes what needs it', async () => {
  const { createdAt, id } = await aListing(shop.db, anasId, {
    input: { listingTitle: '=1+1', sku: '-12' },
    writing: { generatedDescription: 'Holds 12"\nof flowers', generatedTags: ['vase', 'gift'] },
  })
  const file = await take(ana, '?format=csv')
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="listwright-listings-\d{4}-\d\d-\d\d\.csv"$/,
    ),
  })
  const [, row = ''] = file.text.split('\r\n')
  expect(row).toMatch(/^'=1\+1,-12,[^\n]*,"Holds 12""\nof flowers","vase, gift",/)
  expect(row.endsWith(`,${createdAt},${id}`)).toBe(true)
})

it('takes along a shelf of thousands, each listing once, newest first, and nobody else’s', async () => {
  const carl = await shop.signIn('carl@example.com')
  const carlsId = (await carl.call(routes.currentUser)).answer().id
  await manyListings(shop.db, { count: 1000, userId: sql<string>`${carlsId}` })
  const file = await take(carl, '?format=json')
  expect(file.headers['content-type']).toBe('application/json; charset=utf-8')
  const taken = z.array(Listing).parse(JSON.parse(file.text))
  expect(taken).toEqual((await carl.call(routes.listListings)).answer())
  expect((await take(carl, '?format=csv')).text.match(/\r\n/g)).toHaveLength(1001)
})

it('says which formats there are', async () => {
  const refused = await take(ana, '?format=xlsx')
  expect(refused.problem()).toMatchObject({ status: 400, detail: 'Please ask for csv or json.' })
})
