import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { lookAtBooks } from '#server/credits/books.ts'
import { capture, hold } from '#server/credits/ledger.ts'
import type { Database } from '#server/database/database.ts'
import { asCursor } from '#server/http/cursor.ts'
import { positionAt } from '#server/listings/listing-order.ts'
import { countListings, listingsPage } from '#server/listings/listing-pages.ts'
import { storeListing } from '#server/listings/library.ts'
import { aGeneratorInput, aWriting } from '#server/testing/people.ts'
import type { Filled } from './fill.ts'
import type { Cost, Shop } from './shop.ts'

const PAGE = 50
const RUNS = 40
const signal = new AbortController().signal

/** What sellers ask for most, of whoever has the longest history, and one listing of somebody else. */
export async function costsOfCalls(shop: Shop, { largest }: Filled): Promise<Cost[]> {
  const { db } = shop
  const looking = { userId: largest.id, signal, limit: PAGE }
  const deep = await cursorAt(db, { userId: largest.id, skip: Math.floor(largest.has * 0.9) })
  return [
    await shop.cost('first page of history', RUNS, () => listingsPage(db, looking)),
    await shop.cost('page nine tenths down', RUNS, () =>
      listingsPage(db, { ...looking, cursor: deep }),
    ),
    ...(await costsOfSearch(shop, largest.id)),
    await shop.cost('hold, capture, insert', RUNS * 3, await generating(db)),
  ]
}

export async function costsOfSearch(shop: Shop, userId: string): Promise<Cost[]> {
  const { db } = shop
  const looking = { userId, signal, limit: PAGE }
  const search = (text: string) => () => listingsPage(db, { ...looking, search: text })
  return [
    await shop.cost('search: a page of hits', RUNS, search('stoneware')),
    await shop.cost('search: no hit', RUNS, search('no such thing')),
    await shop.cost('search: how many', RUNS, () =>
      countListings(db, { userId, signal, search: 'no such thing' }),
    ),
  ]
}

/** A credit held, and captured with its listing, of one person after the other. */
export async function generating(db: Database): Promise<(run: number) => Promise<void>> {
  const rich = await db
    .selectFrom('users')
    .select('id')
    .where('credits', '>', 20)
    .limit(200)
    .execute()
  return async (run) => {
    const userId = rich[run % rich.length]?.id ?? ''
    const key = randomUUID()
    const outcome = await hold(db, { userId, idempotencyKey: key, requestHash: key })
    if (outcome.state !== 'held') throw new Error('A new key is held')
    const content = { input: aGeneratorInput(), writing: aWriting() }
    await capture(db, outcome.hold, (tx) => storeListing(tx, { userId, ...content }))
  }
}

/** A look at everybody's books, and what it costs for each entry of the ledger. */
export async function costOfBooks(shop: Shop): Promise<{ seconds: number; entries: number }> {
  const { db } = shop
  await sql`INSERT INTO books_look (id) VALUES (1) ON CONFLICT DO NOTHING`.execute(db)
  await sql`UPDATE books_look SET began_at = now() - interval '1 day', news_until = now()`.execute(
    db,
  )
  const startedAt = performance.now()
  await lookAtBooks(db, {
    forMs: Number.POSITIVE_INFINITY,
    everyMinutes: 60,
    onBroken: ({ rule, offenders }) => {
      throw new Error(`The books are wrong: ${rule} (${offenders.join(', ')})`)
    },
  })
  const seconds = (performance.now() - startedAt) / 1000
  const { count } = await db
    .selectFrom('creditTransactions')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return { seconds, entries: count }
}

/** Where a page begins that stands so far down. */
async function cursorAt(db: Database, { userId, skip }: { userId: string; skip: number }) {
  const place = await db
    .selectFrom('listingSearch')
    .select(['createdAt', 'listingId'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('listingId', 'desc')
    .offset(skip)
    .limit(1)
    .executeTakeFirstOrThrow()
  return asCursor(positionAt('newest', { name: '', ...place }))
}
