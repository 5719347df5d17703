import { randomUUIDv7 } from 'node:crypto'
import type { GeneratorInput, Listing, ListingPatch } from '#contract/listings.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { asId } from '#server/database/ids.ts'
import { asJson } from '#server/database/json.ts'
import type { ListingRow } from '#server/database/tables.ts'
import { bringBack, throwAway } from '#server/database/wastebasket.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Writing } from './writer/writer.ts'

/** A listing and who asks for it: other people's listings look like none. */
export type OwnListing = { userId: string; id: string }

/** All listings of a person, newest first. */
export async function listListings(db: Database, userId: string): Promise<Listing[]> {
  const rows = await db
    .selectFrom('listings')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(asListing)
}

/** As many as a new listing is told apart from. */
const RECENT_MAX = 50

/** What the newest listings of a person say. */
export async function recentDescriptions(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('listings')
    .select('generatedDescription')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT_MAX)
    .execute()
  return rows.map(({ generatedDescription }) => generatedDescription)
}

export async function findListing(db: Database, own: OwnListing): Promise<Listing> {
  const row = await db
    .selectFrom('listings')
    .selectAll()
    .where('userId', '=', own.userId)
    .where('id', '=', asId(own.id))
    .executeTakeFirst()
  return asListing(found(row))
}

/** Without a version any will do. */
type EditedListing = OwnListing & { version?: number | undefined }

/** Changes what the patch names, and nothing else; refuses a listing that has another version. */
export async function patchListing(
  db: Database,
  own: EditedListing,
  patch: ListingPatch,
): Promise<Listing> {
  const { generatedTags, ...texts } = patch
  const row = await db
    .updateTable('listings')
    .set(texts)
    .set(generatedTags === undefined ? {} : { generatedTags: asJson(generatedTags) })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('userId', '=', own.userId)
    .where('id', '=', asId(own.id))
    .$if(own.version !== undefined, (query) => query.where('version', '=', own.version ?? 0))
    .returningAll()
    .executeTakeFirst()
  if (row !== undefined) return asListing(row)
  await findListing(db, own)
  throw new Problem('listing_changed')
}

/** The credit stays spent: it paid for the writing. */
export async function removeListing(db: Database, own: OwnListing): Promise<void> {
  const wasThere = await throwAway(db, { source: 'listings', ...own })
  if (!wasThere) throw new Problem('listing_not_found')
}

/** Brings back, as it was, a listing that was deleted a moment ago. */
export async function restoreListing(db: Database, own: OwnListing): Promise<Listing> {
  await bringBack(db, { source: 'listings', ...own })
  return findListing(db, own)
}

/** Stores what was asked for together with what was written, and answers the listing's id. */
export async function storeListing(
  tx: Transaction,
  content: { userId: string; input: GeneratorInput; writing: Writing },
): Promise<string> {
  const { userId, input, writing } = content
  const id = randomUUIDv7()
  await tx
    .insertInto('listings')
    .values({
      ...input,
      ...writing,
      starredKeywords: input.starredKeywords === '' ? null : input.starredKeywords,
      generatedTags: asJson(writing.generatedTags),
      userId,
      id,
    })
    .execute()
  return id
}

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Problem('listing_not_found')
  return row
}

export function asListing(row: ListingRow): Listing {
  const { userId: _userId, createdAt, ...shown } = row
  return { ...shown, createdAt: createdAt.toISOString() }
}
