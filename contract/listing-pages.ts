import * as z from 'zod/mini'
import { Listing } from './listings.ts'
import { PageCursor, PageLimit } from './paging.ts'
import { route } from './route.ts'
import { cleanText } from './text.ts'

/**
 * The orders of the history; "Product" is the nickname. Names sort in any case, numbers in them by
 * their value; a listing without a SKU comes last by SKU, and among equals the newest comes first.
 */
export const LISTING_SORTS = {
  newest: 'Newest First',
  oldest: 'Oldest First',
  'title-asc': 'Product A-Z',
  'title-desc': 'Product Z-A',
  'sku-asc': 'SKU A-Z',
  'sku-desc': 'SKU Z-A',
} as const
export type ListingSort = keyof typeof LISTING_SORTS
export const DEFAULT_SORT: ListingSort = 'newest'

/** The longest text that is looked for, in UTF-16 units. */
export const SEARCH_MAX = 200

const Sort = z.enum(
  ['newest', 'oldest', 'title-asc', 'title-desc', 'sku-asc', 'sku-desc'],
  `Please sort by one of: ${Object.keys(LISTING_SORTS).join(', ')}.`,
)

const SearchText = z
  .string('Please search for one text.')
  .check(
    z.overwrite(cleanText),
    z.trim(),
    z.maxLength(SEARCH_MAX, `Please search for at most ${SEARCH_MAX} characters.`),
  )

/** Whether a listing is marked as listed on the marketplace. */
const Listed = z.enum(['yes', 'no'], 'Please ask for listed: yes or no.')
export type Listed = z.infer<typeof Listed>

/** The listings that came of one batch. */
const OfBatch = z.string('Please name one batch.').check(z.maxLength(100, 'Please name one batch.'))

/** Without any of these the whole list is answered, newest first. */
const ListingQuery = z.strictObject({
  limit: z.optional(PageLimit),
  cursor: z.optional(PageCursor),
  /** Part of a nickname, SKU, generated title or generated description, in any case. */
  search: z.optional(SearchText),
  sort: z.optional(Sort),
  listed: z.optional(Listed),
  batch: z.optional(OfBatch),
})
export type ListingQuery = z.infer<typeof ListingQuery>

const CountQuery = z.strictObject({
  search: z._default(SearchText, ''),
  listed: z.optional(Listed),
  batch: z.optional(OfBatch),
})

export const ListingCount = z.object({ count: z.int() })

/** Looking through the listings of a person. */
export const listingPageRoutes = {
  listListings: route({
    method: 'GET',
    path: '/api/listings',
    summary: 'All listings of the person, newest first, or with a query a page of them',
    access: 'signedIn',
    scope: 'listings:read',
    query: ListingQuery,
    answer: z.array(Listing),
    isPaged: true,
  }),
  countListings: route({
    method: 'GET',
    path: '/api/listing-count',
    summary: 'How many listings there are, or how many a search finds',
    access: 'signedIn',
    scope: 'listings:read',
    query: CountQuery,
    answer: ListingCount,
  }),
} as const
