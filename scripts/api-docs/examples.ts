import type { Params, Route, Written } from '#contract/route.ts'
import type { Routes } from '#contract/routes.ts'

/** The calls that an access token may make. */
type TokenRoutes = {
  [Name in keyof Routes as Routes[Name]['scope'] extends null ? never : Name]: Routes[Name]
}

export type Example = {
  /** What stands in the address: a value, or the name of a variable of the shell. */
  params?: Record<string, string>
  search?: string
  headers?: Record<string, string>
  body?: unknown
  /** What of its answer later examples use: a path as `jq` has it, and the name of the variable. */
  keeps?: { as: string; path: string }
  /** What is to be known beside what the description says. */
  note?: string
}

type ExampleOf<R extends Route> = Omit<Example, 'params' | 'body'> &
  (R['path'] extends `${string}:${string}` ? { params: Params<R> } : { params?: never }) &
  (R['body'] extends object ? { body: Written<R['body']> } : { body?: never })

const DISH = {
  listingTitle: 'Walnut ring dish',
  productType:
    'A ring dish turned from walnut.\nSize: 10 cm across, 2 cm tall.\nFinished with beeswax.',
  keywords: 'ring dish, walnut dish, jewelry tray',
  starredKeywords: 'ring dish',
  writingStyle: 'friendly',
  includeEmojis: false,
  includeBulletedLists: true,
} as const

/** Another item: the same once more would open otherwise. */
const CUP = {
  ...DISH,
  listingTitle: 'Beech egg cup',
  productType: 'An egg cup turned from beech.\nSize: 5 cm tall.\nFinished with linseed oil.',
  keywords: 'egg cup, beech egg cup, wooden egg cup',
  starredKeywords: 'egg cup',
  writingStyle: null,
  includeEmojis: null,
} as const

const LISTING = { id: '$LISTING_ID' }
/** The one that is improved: of others there is nothing to compare. */
const PASTED = { id: '$PASTED_ID' }
const BATCH = { id: '$BATCH_ID' }
const DONE_STAYS =
  'On a batch that is done it changes nothing, and the one of these examples, of a single row, soon is.'

/** One for each call that an access token may make, in the order of the page; a call without one does not compile. */
export const EXAMPLES: { [Name in keyof TokenRoutes]: ExampleOf<TokenRoutes[Name]> } = {
  generateListing: {
    headers: { 'Idempotency-Key': 'walnut-ring-dish-1' },
    body: DISH,
    keeps: { as: 'LISTING_ID', path: '.id' },
    note: '`null` for the style, emojis, lists or length leaves that to the shop profile; the first three have to be said all the same, so that none is forgotten. Written once more, an item opens with other words than in your listings before. With `Accept: text/event-stream` the same call tells how far it is, part by part, in `progress` events, then answers in a `listing` event, or in a `problem` event.',
  },
  updateListing: {
    params: LISTING,
    body: { generatedTitle: 'Walnut Ring Dish, Small Wooden Jewelry Tray', sku: 'RD-10' },
  },
  writePartAgain: {
    params: LISTING,
    body: { part: 'description', wish: 'start with the size' },
    note: 'Costs nothing, five times a listing within thirty days. It is written from what the listing was written from, not from the text as it stands. What became of a wish stands in `generatedExplanation`: without a language model the order, the length and what is left out can change, and no sentence is worded anew. What comes out as it stands is answered 422 `part_unchanged`, and counts for nothing.',
  },
  findImproved: {
    body: {
      title: 'Walnut Ring Dish, Small Wooden Jewelry Tray',
      description: 'A ring dish turned from walnut.\nSize: 10 cm across, 2 cm tall.',
      tags: ['ring dish', 'jewelry tray'],
    },
    note: 'Letters, spaces and the order of the tags may differ. `improved` is null where it was not improved yet. `POST /api/improve-listing` improves it again all the same, for another credit.',
  },
  improveListing: {
    headers: { 'Idempotency-Key': 'improved-ring-dish-1' },
    body: {
      title: 'Walnut Ring Dish | Ring Holder | FREE SHIPPING',
      description: 'Welcome to my shop! A ring dish turned from walnut, 10 cm across, 2 cm tall.',
      tags: ['ring dish', 'ring holder'],
    },
    keeps: { as: 'PASTED_ID', path: '.listing.id' },
    note: 'The answer is the listing as it was pasted, and beside it what was written. A part with `isOffered` false would be no better and is kept; `why` says so. With `Accept: text/event-stream` the last event is `improvement`.',
  },
  takeParts: {
    params: PASTED,
    body: { parts: ['description'] },
    note: 'Only of a listing that was improved; of another it is refused with 409 `not_pasted`.',
  },
  placeListing: { params: LISTING, body: { copied: ['title', 'tags'], isListed: true } },
  restoreVersion: { params: { ...LISTING, number: '1' } },
  checkListing: {
    body: {
      title: 'Walnut Ring Dish, Small Wooden Jewelry Tray',
      description: 'A ring dish turned from walnut.\nSize: 10 cm across, 2 cm tall.',
      tags: ['ring dish', 'jewelry tray'],
    },
    note: '`productType` is what is known of the item, which the texts are held against; without it that is the description. Without `keywords` they are the tags and the phrases of the title.',
  },
  listListings: {
    search: '?limit=10&search=walnut&sort=newest',
    note: 'With nothing in the address it answers the whole list, newest first; with anything a page of 50, or of `limit`. The next page stands in a `Link` header with `rel="next"`.',
  },
  countListings: { search: '?search=walnut' },
  getListing: {
    params: LISTING,
    note: 'Its `ETag` is the version for `If-Match`.',
  },
  getImprovement: {
    params: PASTED,
    note: 'Only of a listing that was improved; of another it is refused with 409 `not_pasted`.',
  },
  exportListings: { search: '?format=csv' },
  countPartsLeft: { params: LISTING },
  listVersions: { params: LISTING },
  getVersion: { params: { ...LISTING, number: '1' } },
  askBuyersQuestions: {
    body: {
      listingTitle: 'Walnut ring dish',
      productType: 'A ring dish turned from walnut.',
      keywords: 'ring dish',
      starredKeywords: '',
    },
  },
  createBatch: {
    headers: { 'Idempotency-Key': 'cups-1' },
    body: { name: 'cups' },
    keeps: { as: 'BATCH_ID', path: '.id' },
    note: 'A batch is opened, filled with rows, and started. Each row that is written costs one credit; opening, filling and waiting cost nothing.',
  },
  addBatchRows: {
    params: BATCH,
    body: { rows: [{ number: 2, input: CUP }] },
    note: 'At most 100 rows in a call of at most 64 KiB, 1,000 in a batch. `number` is the line in your file: sent again, a row takes the place of the one with its number.',
  },
  startBatch: {
    params: BATCH,
    body: { rows: 1 },
    note: '`rows` is how many rows you have sent. Where others arrived it is refused with 409 `batch_incomplete`, and nothing is written.',
  },
  pauseBatch: { params: BATCH, note: DONE_STAYS },
  resumeBatch: { params: BATCH, note: DONE_STAYS },
  retryBatch: {
    params: BATCH,
    body: {},
    note: 'With no failed row, as here, it changes nothing.',
  },
  cancelBatch: { params: BATCH, note: DONE_STAYS },
  listBatches: { search: '?limit=10' },
  getBatch: {
    params: BATCH,
    note: 'Ask every few seconds while `state` is `running`. With `pausedFor` `no_credits` it goes on after `resume`, once there are credits again.',
  },
  listBatchRows: { params: BATCH },
  exportBatch: {
    params: BATCH,
    search: '?file=marketplace',
    note: 'After a cancel `?file=unwritten` holds the rows that were given up, beside those that failed, as a file that can be sent again.',
  },
  listFooters: {},
  getShopProfile: {},
}
