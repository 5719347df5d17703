import { randomUUIDv7 } from 'node:crypto'
import type { GeneratorInput, Listing, ListingPatch } from '#contract/listings.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { asId } from '#server/database/ids.ts'
import { asJson } from '#server/database/json.ts'
import type { ListingRow } from '#server/database/tables.ts'
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

export async function findListing(db: Database, own: OwnListing): Promise<Listing> {
  const row = await db
    .selectFrom('listings')
    .selectAll()
    .where('userId', '=', own.userId)
    .where('id', '=', asId(own.id))
    .executeTakeFirst()
  return asListing(found(row))
}

/** Changes what the patch names, and nothing else. */
export async function patchListing(
  db: Database,
  own: OwnListing,
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
    .returningAll()
    .executeTakeFirst()
  return asListing(found(row))
}

/** The credit stays spent: it paid for the writing. */
export async function removeListing(db: Database, own: OwnListing): Promise<void> {
  const row = await db
    .deleteFrom('listings')
    .where('userId', '=', own.userId)
    .where('id', '=', asId(own.id))
    .returning('id')
    .executeTakeFirst()
  found(row)
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

function asListing(row: ListingRow): Listing {
  const { userId: _userId, version: _version, createdAt, ...shown } = row
  return { ...shown, createdAt: createdAt.toISOString() }
}
