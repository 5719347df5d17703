import type { Listing } from '#contract/listings.ts'
import type { ListingSort } from '#contract/shelf.ts'

type Wanted = { search: string; sort: ListingSort }

/** The listings that match the search, in the order asked for. */
export function findListings(listings: readonly Listing[], { search, sort }: Wanted): Listing[] {
  const wanted = search.trim().toLowerCase()
  const found = listings.filter((listing) => matches(listing, wanted))
  return found.toSorted((one, other) => ORDERS[sort](one, other) || newestFirst(one, other))
}

function matches(listing: Listing, wanted: string): boolean {
  return wanted === '' || searchTextOf(listing).includes(wanted)
}

// Lowering the case of thousands of descriptions at every key would be felt.
const searchTexts = new WeakMap<Listing, string>()

function searchTextOf(listing: Listing): string {
  const known = searchTexts.get(listing)
  if (known !== undefined) return known
  const { listingTitle, sku, generatedTitle, generatedDescription } = listing
  // Nobody can type a new line into the search box, so no match runs across two texts.
  const texts = [listingTitle, sku ?? '', generatedTitle, generatedDescription]
  const text = texts.join('\n').toLowerCase()
  searchTexts.set(listing, text)
  return text
}

type Order = (one: Listing, other: Listing) => number

// 'accent' takes no notice of case; numeric sorts RD-9 before RD-10.
const collator = new Intl.Collator(undefined, { sensitivity: 'accent', numeric: true })

const newestFirst: Order = (one, other) => collate(other.createdAt, one.createdAt)
const byTitle: Order = (one, other) => collator.compare(one.listingTitle, other.listingTitle)
const bySku: Order = (one, other) => collator.compare(one.sku ?? '', other.sku ?? '')

const ORDERS: Record<ListingSort, Order> = {
  newest: newestFirst,
  oldest: (one, other) => newestFirst(other, one),
  'title-asc': byTitle,
  'title-desc': (one, other) => byTitle(other, one),
  'sku-asc': (one, other) => withoutSkuLast(one, other) || bySku(one, other),
  'sku-desc': (one, other) => withoutSkuLast(one, other) || bySku(other, one),
}

// There is nothing to compare where there is no SKU, so it ends the list in both directions.
const withoutSkuLast: Order = (one, other) => Number(!one.sku) - Number(!other.sku)

// Times in ISO form are in order when their texts are.
function collate(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
