import { setImmediate as letOthersIn } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import {
  DEFAULT_SORT,
  type Listed,
  type ListingQuery,
  type ListingSort,
} from '#contract/listing-pages.ts'
import { Listing } from '#contract/listings.ts'
import { PAGE } from '#contract/paging.ts'
import type { Database } from '#server/database/database.ts'
import { asId } from '#server/database/ids.ts'
import { PLANNED_ONCE } from '#server/database/statement-names.ts'
import { asCursor, pageOfRows } from '#server/http/cursor.ts'
import { JsonText } from '#server/http/json-text.ts'
import type { PageOf } from '#server/http/serve.ts'
import { ORDERS, type Place, placeAt, positionAt } from './listing-order.ts'

/**
 * How many listings are looked through at a time. On the embedded database everyone else waits
 * meanwhile, so it is a few milliseconds' worth; the first look is short, most searches end there.
 */
const SLICE = { first: 250, max: 5000 } as const

/** Somebody looks, until the signal says that nobody waits for the answer any more. */
type Looking = { userId: string; signal: AbortSignal }
type OfKind = { listed?: Listed | undefined; batch?: string | undefined }
type Looked = ListingQuery & Looking
type Counted = { search: string } & OfKind & Looking

/** One page of a person's listings that hold the searched text, in the order asked for. */
export async function listingsPage(db: Database, looked: Looked): Promise<PageOf<JsonText>> {
  const { limit = PAGE.default, sort = DEFAULT_SORT, search = '', cursor } = looked
  const after = cursor === undefined ? null : placeAt(sort, cursor)
  const walk = { ...looked, sort, search, after }
  if (search === '') return nextListings(db, { ...walk, limit })
  const rows = await searchedListings(db, { ...walk, wanted: limit + 1 })
  const positionOf = (row: FoundListing) => positionAt(sort, row)
  const { page, nextCursor } = pageOfRows(rows, { limit, positionOf })
  return { page: JsonText.list(page.map(({ listing }) => listing)), nextCursor }
}

/** How many listings a person has, or how many of them hold the searched text. */
export async function countListings(db: Database, looked: Counted): Promise<number> {
  if (looked.search === '') return countAll(db, looked)
  let found = 0
  let after: Place | null = null
  do {
    const slice: CountedSlice = await countSlice(db, { ...looked, after })
    found += slice.found
    after = slice.last
    await letOthersIn()
  } while (after !== null && !looked.signal.aborted)
  return found
}

type Walk = {
  userId: string
  sort: ListingSort
  after: Place | null
} & OfKind

/** A listing as JSON, and where it stands. */
type FoundListing = Place & { listing: string }

/**
 * The whole page is one row: for a driver each row, and each field of it, costs more than what is in it.
 * One more listing than the page has is looked for, and tells whether there is a next page.
 */
async function nextListings(
  db: Database,
  { limit, ...walk }: Walk & { limit: number },
): Promise<PageOf<JsonText>> {
  const length = sql.lit(limit)
  const places = placesFrom(db, walk)
    .select(numbered(walk.sort))
    .limit(sql.lit(limit + 1))
  const page = db.selectFrom(places.as('places')).select([
    sql<string>`'[' || coalesce(string_agg(${wholeListing(walk.userId)}, ',' ORDER BY number)
        FILTER (WHERE number <= ${length}), '') || ']'`.as('listings'),
    sql<boolean>`coalesce(max(number) > ${length}, false)`.as('hasNext'),
    sql<string>`max(name) FILTER (WHERE number = ${length})`.as('name'),
    sql<Date>`max(created_at) FILTER (WHERE number = ${length})`.as('createdAt'),
    sql<string>`max(listing_id) FILTER (WHERE number = ${length})`.as('listingId'),
  ])
  const isUsual = limit === PAGE.default
  const { listings, hasNext, ...last } = await (
    isUsual ? page.modifyEnd(sql.raw(PLANNED_ONCE)) : page
  ).executeTakeFirstOrThrow()
  const nextCursor = hasNext ? asCursor(positionAt(walk.sort, last)) : null
  return { page: new JsonText(listings), nextCursor }
}

async function searchedListings(
  db: Database,
  walk: Walk & Counted & { wanted: number },
): Promise<FoundListing[]> {
  const { wanted, signal, userId } = walk
  const found: FoundListing[] = []
  let size: number = SLICE.first
  let after = walk.after
  while (found.length < wanted && !signal.aborted) {
    const rows = await db
      .selectFrom(searchedSlice(db, { ...walk, after, size }).as('slice'))
      .select(['listingId', 'name', 'createdAt', 'isFound', 'number'])
      .select(wholeListing(userId).as('listing'))
      .where((slices) => slices.or([slices('isFound', '=', true), slices('number', '=', size)]))
      .orderBy('number')
      .limit(wanted)
      .execute()
    found.push(...rows.filter((row) => row.isFound))
    const last = rows.at(-1)
    if (last?.number !== size) break
    after = last
    size = SLICE.max
    await letOthersIn()
  }
  return found.slice(0, wanted)
}

type Slice = Walk & { search: string; size: number }

/** So many listings from a place on, and which of them hold the text. */
function searchedSlice(db: Database, { search, size, ...walk }: Slice) {
  const marked = placesFrom(db, walk)
    .select([
      // Once for the whole slice.
      sql<boolean>`coalesce(signature & (SELECT signature_of(fold(${search})))
        = (SELECT signature_of(fold(${search}))), true)`.as('mayHold'),
      numbered(walk.sort),
    ])
    .limit(size)
  // Nobody reads a text that cannot hold it. The offset keeps the answer from being asked for twice.
  return db
    .selectFrom(marked.as('marked'))
    .select(['listingId', 'name', 'createdAt', 'number', holds(walk.userId, search).as('isFound')])
    .offset(0)
}

function numbered(sort: ListingSort) {
  return sql<number>`row_number() OVER (ORDER BY ${ORDERS[sort].by})::int`.as('number')
}

function holds(userId: string, search: string): RawBuilder<boolean> {
  return sql<boolean>`may_hold AND (SELECT position(fold(${search}) IN folded) > 0 FROM listing_search read
    WHERE read.user_id = ${userId} AND read.listing_id = marked.listing_id)`
}

function placesFrom(db: Database, walk: Walk) {
  const { userId, sort, after } = walk
  const order = ORDERS[sort]
  return db
    .selectFrom('listingSearch')
    .select(['listingId', 'createdAt', order.name.as('name')])
    .where('userId', '=', userId)
    .where(isOfKind(walk))
    .where(after === null ? sql<boolean>`true` : order.after(after))
    .orderBy(order.by)
}

async function countAll(db: Database, counted: Counted): Promise<number> {
  const { count } = await db
    .selectFrom('listingSearch')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', counted.userId)
    .where(isOfKind(counted))
    .executeTakeFirstOrThrow()
  return count
}

type CountedSlice = { found: number; last: Place | null }

async function countSlice(
  db: Database,
  counted: Counted & { after: Place | null },
): Promise<CountedSlice> {
  const slice = searchedSlice(db, { ...counted, sort: 'newest', size: SLICE.max })
  const { found, createdAt, listingId } = await db
    .selectFrom(slice.as('slice'))
    .select([
      sql<number>`count(*) FILTER (WHERE is_found)::int`.as('found'),
      sql<Date | null>`max(created_at) FILTER (WHERE number = ${SLICE.max})`.as('createdAt'),
      sql<string | null>`max(listing_id) FILTER (WHERE number = ${SLICE.max})`.as('listingId'),
    ])
    .executeTakeFirstOrThrow()
  const isLast = createdAt === null || listingId === null
  return { found, last: isLast ? null : { name: '', createdAt, listingId } }
}

function isOfKind({ userId, listed, batch }: OfKind & { userId: string }): RawBuilder<boolean> {
  const isListed = listed === undefined ? sql`true` : sql`is_listed = ${listed === 'yes'}`
  if (batch === undefined) return sql`${isListed}`
  return sql`${isListed} AND listing_id IN (SELECT made.listing_id FROM batch_rows made
    WHERE made.user_id = ${userId} AND made.batch_id = ${asId(batch)})`
}

// As the text that leaves: the fields are the contract's own, and of their types by the table's.
function wholeListing(userId: string) {
  return sql<string>`(SELECT json_build_object(${FIELDS})::text FROM listings
    WHERE user_id = ${userId} AND id = listing_id)`
}

const TIMES = new Set(['createdAt', 'listedAt'])
const FIELDS = sql.raw(Object.keys(Listing.shape).map(field).join(', '))

function field(name: string): string {
  const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return TIMES.has(name)
    ? `'${name}', to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `'${name}', ${column}`
}
