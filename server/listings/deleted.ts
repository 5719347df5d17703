import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Listing } from '#contract/listings.ts'
import { RETENTION } from '#contract/retention.ts'
import type { DeletedListing } from '#contract/wastebasket.ts'
import type { Database } from '#server/database/database.ts'
import type { ListingRow } from '#server/database/tables.ts'
import { keptSince } from '#server/database/wastebasket.ts'
import { pageOfRows, positionIn } from '#server/http/cursor.ts'
import type { PageOf } from '#server/http/serve.ts'
import { asListing } from './library.ts'

type Asked = { userId: string; limit: number; cursor?: string | undefined }
type DeletedRow = Omit<DeletedListing, 'deletedAt' | 'goesAt'> & { deletedAt: Date }

const DAY_MS = 24 * 3600 * 1000

/** The listings of a person that can be had back, deleted last first. */
export async function deletedPage(
  db: Database,
  { userId, limit, cursor }: Asked,
): Promise<PageOf<DeletedListing[]>> {
  const after = cursor === undefined ? null : positionIn(cursor, Place)
  const isAfter = after && sql`(deleted_at, id) < (${after[0]}::timestamptz, ${after[1]})`
  const { rows } = await sql<DeletedRow>`
    SELECT id, content ->> 'listing_title' AS listing_title, content ->> 'sku' AS sku,
           content ->> 'generated_title' AS generated_title, deleted_at
    FROM wastebasket
    WHERE user_id = ${userId} AND source = 'listings' AND deleted_at > ${keptSince}
      AND ${isAfter ?? sql`true`}
    ORDER BY deleted_at DESC, id DESC LIMIT ${limit + 1}`.execute(db)
  return pageOfRows(rows.map(asDeleted), { limit, positionOf })
}

function positionOf({ deletedAt, id }: DeletedListing) {
  return [deletedAt, id]
}

const Place = z.tuple([z.iso.datetime(), z.string()])

function asDeleted({ deletedAt, ...row }: DeletedRow): DeletedListing {
  const goesAt = new Date(deletedAt.getTime() + RETENTION.deletedDays * DAY_MS)
  return { ...row, deletedAt: deletedAt.toISOString(), goesAt: goesAt.toISOString() }
}

/** All of them, whole. */
export async function deletedListings(
  db: Database,
  userId: string,
): Promise<(Listing & { deletedAt: string })[]> {
  const { rows } = await sql<ListingRow & { deletedAt: Date }>`
    SELECT (jsonb_populate_record(NULL::listings, content)).*, deleted_at FROM wastebasket
    WHERE user_id = ${userId} AND source = 'listings' ORDER BY deleted_at DESC, id DESC`.execute(db)
  return rows.map(({ deletedAt, ...row }) => ({
    ...asListing(row),
    deletedAt: deletedAt.toISOString(),
  }))
}
