import { setImmediate as letOthersIn } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { PAGE } from '#contract/paging.ts'
import { Listing } from '#contract/listings.ts'
import { DEFAULT_SORT, type ListingQuery, type ListingSort } from '#contract/shelf.ts'
import type { Database } from '#server/database/database.ts'
import type { PageOf } from '#server/http/serve.ts'
import { cursorAt, ORDERS, type Place, placeAt } from './shelf-order.ts'

/**
 * How many listings are looked through at a time. On the embedded database everyone else waits
 * meanwhile, so it is a few milliseconds' worth; the first look is short, most searches end there.
 */
const SLICE = { first: 250, max: 5000 } as const

/** Somebody looks, until the signal says that nobody waits for the answer any more. */
type Looking = { userId: string; signal: AbortSignal }
type Looked = ListingQuery & Looking
type Counted = { search: string } & Looking

/** One page of a person's listings that hold the searched text, in the order asked for. */
export async function shelfPage(db: Database, looked: Looked): Promise<PageOf<Listing[]>> {
  const { userId, limit = PAGE.default, sort = DEFAULT_SORT, search = '', cursor } = looked
  const after = cursor === undefined ? null : placeAt(sort, cursor)
  const walk = { ...looked, sort, search, after, wanted: limit + 1 }
  const places = search !== '' ? await searchedPlaces(db, walk) : await nextPlaces(db, walk)
  const shown = places.slice(0, limit)
  const last = places.length > limit ? shown.at(-1) : undefined
  return {
    page: await listingsAt(db, { userId, places: shown }),
    nextCursor: last === undefined ? null : cursorAt(sort, last),
  }
}

/** How many listings a person has, or how many of them hold the searched text. */
export async function countListings(db: Database, looked: Counted): Promise<number> {
  if (looked.search === '') return countAll(db, looked.userId)
  let found = 0
  let after: string | null = ''
  while (after !== null && !looked.signal.aborted) {
    const slice: CountedSlice = await countSlice(db, { ...looked, after })
    found += slice.found
    after = slice.last
    await letOthersIn()
  }
  return found
}

type Walk = {
  userId: string
  sort: ListingSort
  after: Place | null
  wanted: number
}

function nextPlaces(db: Database, walk: Walk): Promise<Place[]> {
  return placesFrom(db, walk).limit(walk.wanted).execute()
}

async function searchedPlaces(db: Database, walk: Walk & Counted): Promise<Place[]> {
  const { search, wanted, signal } = walk
  const found: Place[] = []
  let size: number = SLICE.first
  let after = walk.after
  while (found.length < wanted && !signal.aborted) {
    const slice = placesFrom(db, { ...walk, after })
      .select([
        isFound(search).as('isFound'),
        sql<number>`row_number() OVER (ORDER BY ${ORDERS[walk.sort].by})::int`.as('number'),
      ])
      .limit(size)
    const rows = await db
      .selectFrom(slice.as('slice'))
      .selectAll()
      .where((slices) => slices.or([slices('isFound', '=', true), slices('number', '=', size)]))
      .orderBy('number')
      .execute()
    found.push(...rows.filter((row) => row.isFound))
    after = rows.at(-1) ?? null
    if (after === null || rows.at(-1)?.number !== size) break
    size = SLICE.max
    await letOthersIn()
  }
  return found.slice(0, wanted)
}

function placesFrom(db: Database, { userId, sort, after }: Omit<Walk, 'wanted'>) {
  const order = ORDERS[sort]
  return db
    .selectFrom('listingSearch')
    .select(['createdAt', 'listingId', order.name.as('name')])
    .where('userId', '=', userId)
    .where(after === null ? sql<boolean>`true` : order.after(after))
    .orderBy(order.by)
}

async function countAll(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('listingSearch')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

type CountedSlice = { found: number; last: string | null }

function countSlice(
  db: Database,
  { userId, search, after }: Counted & { after: string },
): Promise<CountedSlice> {
  const slice = db
    .selectFrom('listingSearch')
    .select(['listingId', isFound(search).as('isFound')])
    .where('userId', '=', userId)
    .where('listingId', '>', after)
    .orderBy('listingId')
    .limit(SLICE.max)
  return db
    .selectFrom(slice.as('slice'))
    .select([
      sql<number>`count(*) FILTER (WHERE is_found)::int`.as('found'),
      sql<string | null>`max(listing_id)`.as('last'),
    ])
    .executeTakeFirstOrThrow()
}

function isFound(search: string): RawBuilder<boolean> {
  return sql<boolean>`position(fold(${search}) IN folded) > 0`
}

async function listingsAt(
  db: Database,
  { userId, places }: { userId: string; places: Place[] },
): Promise<Listing[]> {
  if (places.length === 0) return []
  const ids = places.map(({ listingId }) => listingId)
  const rows = await db
    .selectFrom('listings')
    .select(['id', WHOLE.as('listing')])
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .execute()
  const listings = new Map(rows.map(({ id, listing }) => [id, listing]))
  return ids.flatMap((id) => listings.get(id) ?? [])
}

// As one value a row is read in less time than as twenty columns.
const WHOLE = sql<Listing>`json_build_object(${sql.join(Object.keys(Listing.shape).flatMap(field))})`

function field(name: string): RawBuilder<unknown>[] {
  const value =
    name === 'createdAt'
      ? sql`to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : sql.ref(name)
  return [sql.lit(name), value]
}
