import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListingSort } from '#contract/listing-pages.ts'
import type { GeneratorInput, Listing } from '#contract/listings.ts'
import { routes } from '#contract/routes.ts'
import { adjust } from '#server/credits/adjust.ts'
import { namesIn, nextOf, pagesOf } from '#server/testing/pages-of-listings.ts'
import { aListing } from '#server/testing/people.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'
import type { Writing } from './writer/writer.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(async () => {
  await shop.close()
})

let people = 0
type Given = Pick<GeneratorInput, 'listingTitle' | 'sku'> & Partial<Writing>

/** Somebody with these listings, the first one written first. */
async function aSeller(given: Given[]): Promise<Caller> {
  people += 1
  const seller = await shop.signIn(`seller-${people}@example.com`)
  const { id } = (await seller.call(routes.currentUser)).answer()
  await adjust(shop.db, { userId: id, credits: given.length + 1, actorId: id })
  for (const { listingTitle, sku, ...writing } of given)
    await aListing(shop.db, id, { input: { listingTitle, sku }, writing })
  return seller
}

const find = async (seller: Caller, query: string) =>
  namesIn((await seller.call(routes.listListings, { search: query })).answer())

const LISTINGS: Given[] = [
  { listingTitle: 'Éclair mould', sku: null, generatedTitle: 'Mould', generatedDescription: 'x' },
  { listingTitle: 'apron, sage', sku: 'rd-9', generatedDescription: 'Washed LINEN, 100% flax' },
  { listingTitle: 'Walnut dish', sku: 'RD-10', generatedTitle: 'Ring Dish for Nightstand' },
  { listingTitle: 'Zebra print', sku: null },
]

describe('without a query', () => {
  it('is the whole list, newest first, and has no next page', async () => {
    const seller = await aSeller(LISTINGS)
    const whole = await seller.call(routes.listListings)
    expect(namesIn(whole.answer())).toEqual([
      'Zebra print',
      'Walnut dish',
      'apron, sage',
      'Éclair mould',
    ])
    expect(whole.headers['link']).toBeUndefined()
  })
})

describe('sorted', () => {
  it.each<[ListingSort, string[]]>([
    ['newest', ['Zebra print', 'Walnut dish', 'apron, sage', 'Éclair mould']],
    ['oldest', ['Éclair mould', 'apron, sage', 'Walnut dish', 'Zebra print']],
    ['title-asc', ['apron, sage', 'Éclair mould', 'Walnut dish', 'Zebra print']],
    ['title-desc', ['Zebra print', 'Walnut dish', 'Éclair mould', 'apron, sage']],
    ['sku-asc', ['apron, sage', 'Walnut dish', 'Zebra print', 'Éclair mould']],
    ['sku-desc', ['Walnut dish', 'apron, sage', 'Zebra print', 'Éclair mould']],
  ])('by %s: any case and accent, numbers by value, no SKU last', async (sort, names) => {
    const seller = await aSeller(LISTINGS)
    expect(await find(seller, `?sort=${sort}`)).toEqual(names)
    expect((await pagesOf(seller, `?sort=${sort}&limit=1`)).flat().map(nameOf)).toEqual(names)
  })

  it('shows every listing once, among equals the newest first, whatever the page', async () => {
    const names = ['Mug', 'mug', 'MUG', '', 'Mug 2', 'mug 10', 'Möbel', 'мишка', '猫', '_', 'mug']
    const seller = await aSeller(
      names.map((listingTitle, n) => ({ listingTitle, sku: n % 3 === 0 ? null : `a-${n % 2}` })),
    )
    const whole = (await seller.call(routes.listListings)).answer()
    for (const [sort, order] of Object.entries(EXPECTED)) {
      const expected = whole.toSorted(order).map(({ id }) => id)
      const pages = await pagesOf(seller, `?sort=${sort}&limit=3`)
      expect([sort, pages.flat().map(({ id }) => id)]).toEqual([sort, expected])
    }
  })
})

it('shows and counts what is listed on the marketplace, or what is not, with and without a search', async () => {
  const seller = await aSeller(LISTINGS)
  const [print, dish] = (await seller.call(routes.listListings)).answer()
  for (const listing of [print, dish])
    await seller.call(routes.placeListing, {
      params: { id: listing?.id ?? '' },
      body: { copied: [], isListed: true },
    })
  const count = async (query: string) =>
    (await seller.call(routes.countListings, { search: query })).answer().count
  expect(await find(seller, '?listed=yes')).toEqual(['Zebra print', 'Walnut dish'])
  expect(await find(seller, '?listed=no')).toEqual(['apron, sage', 'Éclair mould'])
  expect(await find(seller, '?listed=yes&search=dish')).toEqual(['Walnut dish'])
  expect(await find(seller, '?listed=no&search=dish')).toEqual([])
  expect([await count(''), await count('?listed=yes'), await count('?listed=no')]).toEqual([
    4, 2, 2,
  ])
  expect(await count('?listed=yes&search=dish')).toBe(1)
  expect((await seller.call(routes.listListings, { search: '?listed=maybe' })).status).toBe(400)
})

describe('searched', () => {
  it.each([
    ['WALNUT', ['Walnut dish']],
    ['rd-', ['Walnut dish', 'apron, sage']],
    ['nightstand', ['Walnut dish']],
    ['washed linen', ['apron, sage']],
    ['  apron ', ['apron, sage']],
    ['éCLAIR', ['Éclair mould']],
    ['100%', ['apron, sage']],
    ['1_0', []],
    ['%', ['apron, sage']],
    ['n/a', []],
    ['no such thing', []],
  ])('finds %j in nickname, SKU, title or description', async (search, names) => {
    const seller = await aSeller(LISTINGS)
    const query = new URLSearchParams({ search }).toString()
    expect(await find(seller, `?${query}`)).toEqual(names)
    const counted = await seller.call(routes.countListings, { search: `?${query}` })
    expect(counted.answer()).toEqual({ count: names.length })
  })

  it('finds nothing of anybody else', async () => {
    const stranger = await aSeller([])
    await aSeller(LISTINGS)
    expect(await find(stranger, '?search=a')).toEqual([])
    expect((await stranger.call(routes.countListings)).answer()).toEqual({ count: 0 })
  })
})

describe('a page', () => {
  it('stays where it was when a newer listing is written meanwhile', async () => {
    const seller = await aSeller(LISTINGS)
    const first = await seller.call(routes.listListings, { search: '?limit=2' })
    const { id } = (await seller.call(routes.currentUser)).answer()
    await aListing(shop.db, id, { input: { listingTitle: 'Newer' } })
    expect(await find(seller, nextOf(first) ?? '')).toEqual(['apron, sage', 'Éclair mould'])
  })

  it.each([
    'limit=0',
    'limit=101',
    'sort=price',
    'search=a&search=b',
    `search=${'x'.repeat(201)}`,
    'cursor=x',
    `cursor=${cursorOf(['oldest', '', '2025-11-14T10:00:00.000Z', 'id'])}`,
    `cursor=${cursorOf(['newest', '', 'yesterday', 'id'])}`,
    `cursor=${cursorOf(['newest', '\u0000', '2025-11-14T10:00:00.000Z', 'id'])}`,
  ])('refuses %s', async (query) => {
    const seller = await aSeller([])
    const refused = await seller.call(routes.listListings, { search: `?${query}` })
    expect([refused.status, refused.problem().code]).toEqual([400, 'invalid_input'])
    expect(refused.problem().errors?.[0]?.path).toBe(query.split('=')[0])
  })
})

function nameOf(listing: Listing): string {
  return listing.listingTitle
}

function cursorOf(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

const collator = new Intl.Collator('en', { sensitivity: 'accent', numeric: true })

type Order = (one: Listing, other: Listing) => number

// Ids begin with the time.
const newestFirst: Order = (one, other) => (one.id < other.id ? 1 : -1)
const byTitle: Order = (one, other) => collator.compare(one.listingTitle, other.listingTitle)
const bySku: Order = (one, other) => collator.compare(one.sku ?? '', other.sku ?? '')
const withoutSkuLast: Order = (one, other) => Number(one.sku === null) - Number(other.sku === null)

/** The orders as a browser would make them. */
const EXPECTED: Record<ListingSort, Order> = {
  newest: newestFirst,
  oldest: (one, other) => newestFirst(other, one),
  'title-asc': (one, other) => byTitle(one, other) || newestFirst(one, other),
  'title-desc': (one, other) => byTitle(other, one) || newestFirst(one, other),
  'sku-asc': (one, other) =>
    withoutSkuLast(one, other) || bySku(one, other) || newestFirst(one, other),
  'sku-desc': (one, other) =>
    withoutSkuLast(one, other) || bySku(other, one) || newestFirst(one, other),
}
