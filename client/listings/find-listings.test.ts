import { expect, it } from 'vitest'
import { aListing } from '#client/testing/samples.ts'
import type { ListingSort } from '#contract/shelf.ts'
import { findListings } from './find-listings.ts'

const walnut = aListing({
  id: 'walnut',
  listingTitle: 'Walnut dish',
  sku: 'RD-10',
  generatedTitle: 'Ring Dish for Nightstand',
  generatedDescription: 'A place for rings.',
  createdAt: '2025-11-14T10:00:00.000Z',
})
const apron = aListing({
  id: 'apron',
  listingTitle: 'apron, sage',
  sku: 'rd-9',
  generatedTitle: 'Linen Apron',
  generatedDescription: 'Washed linen.',
  createdAt: '2025-11-13T10:00:00.000Z',
})
const eclair = aListing({
  id: 'eclair',
  listingTitle: 'Éclair mould',
  sku: null,
  generatedTitle: 'Mould',
  generatedDescription: 'Beech.',
  createdAt: '2025-11-12T10:00:00.000Z',
})
const zebra = aListing({
  id: 'zebra',
  listingTitle: 'Zebra print',
  sku: null,
  generatedTitle: 'Print',
  generatedDescription: 'Paper.',
  createdAt: '2025-11-15T10:00:00.000Z',
})
const all = [walnut, apron, eclair, zebra]

it.each([
  ['WALNUT', ['walnut']],
  ['rd-', ['walnut', 'apron']],
  ['nightstand', ['walnut']],
  ['washed LINEN', ['apron']],
  ['  apron ', ['apron']],
  ['', ['zebra', 'walnut', 'apron', 'eclair']],
  ['kraft gift box', []],
])('finds %j in nickname, SKU, title and description', (search, ids) => {
  expect(idsOf(findListings(all, { search, sort: 'newest' }))).toEqual(ids)
})

it('does not find a missing SKU by the word that stands in for it', () => {
  expect(findListings([eclair], { search: 'n/a', sort: 'newest' })).toEqual([])
})

it.each<[ListingSort, string[]]>([
  ['newest', ['zebra', 'walnut', 'apron', 'eclair']],
  ['oldest', ['eclair', 'apron', 'walnut', 'zebra']],
  ['title-asc', ['apron', 'eclair', 'walnut', 'zebra']],
  ['title-desc', ['zebra', 'walnut', 'eclair', 'apron']],
  ['sku-asc', ['apron', 'walnut', 'zebra', 'eclair']],
  ['sku-desc', ['walnut', 'apron', 'zebra', 'eclair']],
])('sorts by %s: any case and accent, no SKU last, ties newest first', (sort, ids) => {
  expect(idsOf(findListings(all, { search: '', sort }))).toEqual(ids)
})

it('leaves the list it was given as it is', () => {
  const given = [apron, zebra]
  findListings(given, { search: '', sort: 'newest' })
  expect(given).toEqual([apron, zebra])
})

function idsOf(listings: { id: string }[]): string[] {
  return listings.map(({ id }) => id)
}
