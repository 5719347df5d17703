import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { ListingSort } from '#contract/listing-pages.ts'
import { cleanText } from '#contract/text.ts'
import { positionIn } from '#server/http/cursor.ts'

/** Where a listing stands in a sorted list: by its name where names count, then by its age. */
export type Place = { name: string; createdAt: Date; listingId: string }

type Order = {
  /** What is sorted by before age; the same expression as in the index. */
  name: RawBuilder<string>
  by: RawBuilder<unknown>
  after: (place: Place) => RawBuilder<boolean>
}

/** Each order walks an index of its own, from any place on. */
export const ORDERS: Record<ListingSort, Order> = {
  newest: byAge('<', 'DESC'),
  oldest: byAge('>', 'ASC'),
  'title-asc': byName(sql`listing_title`, 'ASC'),
  'title-desc': byName(sql`listing_title`, 'DESC'),
  // The last character there is, and the first: no SKU comes last in both directions.
  'sku-asc': byName(sql`coalesce(sku, U&'\\FFFF')`, 'ASC'),
  'sku-desc': byName(sql`coalesce(sku, '')`, 'DESC'),
}

/** A place as a cursor holds it. It belongs to one order only. */
export function positionAt(sort: ListingSort, { name, createdAt, listingId }: Place): unknown {
  return [sort, name, createdAt.toISOString(), listingId]
}

export function placeAt(sort: ListingSort, cursor: string): Place {
  const [, name, createdAt, listingId] = positionIn(
    cursor,
    z.tuple([z.literal(sort), Name, z.iso.datetime(), z.string().check(z.regex(/^[\w-]{1,64}$/))]),
  )
  return { name, createdAt: new Date(createdAt), listingId }
}

const Name = z.string().check(z.refine((text) => text === cleanText(text)))

function byAge(comparison: '<' | '>', direction: 'ASC' | 'DESC'): Order {
  const [compared, directed] = [sql.raw(comparison), sql.raw(direction)]
  return {
    name: sql`''`,
    by: sql`created_at ${directed}, listing_id ${directed}`,
    after: ({ createdAt, listingId }) =>
      sql`(created_at, listing_id) ${compared} (${createdAt}, ${listingId})`,
  }
}

// The first condition alone tells the database where in the index to begin.
function byName(name: RawBuilder<string>, direction: 'ASC' | 'DESC'): Order {
  const beyond = sql.raw(direction === 'ASC' ? '>' : '<')
  return {
    name,
    by: sql`${name} ${sql.raw(direction)}, created_at DESC, listing_id DESC`,
    after: (place) => sql`${name} ${beyond}= ${place.name} AND (${name} ${beyond} ${place.name}
      OR (created_at, listing_id) < (${place.createdAt}, ${place.listingId}))`,
  }
}
