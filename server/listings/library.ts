import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { PastedAs } from '#contract/improving/pasted-as.ts'
import {
  type GeneratorInput,
  type Listing,
  type ListingPatch,
  MARKETPLACE_FIELDS,
  type MarketplaceField,
  type Placing,
} from '#contract/listings.ts'
import { builtOnce, type PlaceOf } from '#server/database/built-once.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { asId } from '#server/database/ids.ts'
import { asJson } from '#server/database/json.ts'
import { type OwnRow, ownRows } from '#server/database/own-rows.ts'
import type { ListingRow } from '#server/database/tables.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Writing } from './writer/writer.ts'

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
  const rows = await newestDescriptions(db, { userId })
  return rows.map(({ generatedDescription }) => generatedDescription)
}

const newestDescriptions = builtOnce((db, valueOf: PlaceOf<{ userId: string }>) =>
  db
    .selectFrom('listings')
    .select('generatedDescription')
    .where('userId', '=', valueOf('userId'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT_MAX),
)

export async function findListing(db: Database, own: OwnRow): Promise<Listing> {
  return asListing(await ownListings(db).find(own))
}

/** The listing as it stands, which nobody else changes before the transaction ends. */
export async function lockListing(tx: Transaction, { userId, id }: OwnRow): Promise<Listing> {
  const row = await tx
    .selectFrom('listings')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', asId(id))
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new Problem('listing_not_found')
  return asListing(row)
}

const TEXT_OF: Record<MarketplaceField, keyof ListingPatch> = {
  title: 'generatedTitle',
  altText: 'generatedAltText',
  description: 'generatedDescription',
  sku: 'sku',
  tags: 'generatedTags',
}

/**
 * Changes what the patch names, and nothing else; refuses a listing that has another version. What
 * was copied before it was changed is to be copied again.
 */
export async function patchListing(
  db: Database,
  own: OwnRow,
  patch: ListingPatch & {
    generatedExplanation?: string | null | undefined
    productType?: string | undefined
    standingFacts?: readonly string[] | undefined
    pasted?: PastedAs | null
  },
): Promise<Listing> {
  const { generatedTags, standingFacts, pasted, ...texts } = patch
  const changed = MARKETPLACE_FIELDS.filter((field) => patch[TEXT_OF[field]] !== undefined)
  const change = {
    ...texts,
    ...(generatedTags !== undefined && { generatedTags: asJson(generatedTags) }),
    ...(standingFacts !== undefined && { standingFacts: asJson([...standingFacts]) }),
    ...(pasted && { pasted: asJson(pasted) }),
    ...(changed.length > 0 && { copied: sql`copied - ${changed}::text[]` }),
  }
  return asListing(await ownListings(db).patch(own, change))
}

/** Keeps how far a listing has come on its way to the marketplace. It is no edit of the listing. */
export async function placeListing(
  db: Database,
  own: OwnRow,
  { copied, isListed }: Placing,
): Promise<Listing> {
  const row = await db
    .updateTable('listings')
    .set({
      copied: asJson([...new Set(copied)]),
      // Marked twice, it has been listed since the first time.
      listedAt: isListed ? sql`coalesce(listed_at, now())` : null,
    })
    .where('userId', '=', own.userId)
    .where('id', '=', asId(own.id))
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw new Problem('listing_not_found')
  return asListing(row)
}

/** Keeps that its seller chose among the parts of a pasted listing. It is no edit of the listing. */
export async function keepPasted(
  tx: Transaction,
  { userId, id }: OwnRow,
  pasted: PastedAs,
): Promise<Listing> {
  const row = await tx
    .updateTable('listings')
    .set({ pasted: asJson(pasted) })
    .where('userId', '=', userId)
    .where('id', '=', asId(id))
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw new Problem('listing_not_found')
  return asListing(row)
}

/** The credit stays spent: it paid for the writing. */
export function removeListing(db: Database, own: OwnRow): Promise<void> {
  return ownListings(db).remove(own)
}

/** Brings back a listing as it was, with its versions, while the wastebasket keeps it. */
export async function restoreListing(db: Database, own: OwnRow): Promise<Listing> {
  return asListing(await ownListings(db).restore(own))
}

/** What was written, or what was pasted and has no explanation. */
type Texts = Omit<Writing, 'generatedExplanation'> & { generatedExplanation: string | null }

/** Stores what was asked for together with what was written, and answers the listing's id. */
export async function storeListing(
  tx: Transaction,
  content: {
    userId: string
    input: GeneratorInput
    writing: Texts
    standingFacts?: readonly string[]
    pasted?: PastedAs | null
  },
): Promise<string> {
  const { userId, input, writing, standingFacts = [], pasted = null } = content
  const id = randomUUIDv7()
  await storedListings(tx, {
    ...input,
    ...writing,
    starredKeywords: input.starredKeywords === '' ? null : input.starredKeywords,
    generatedTags: JSON.stringify(writing.generatedTags),
    standingFacts: JSON.stringify(standingFacts),
    pasted: pasted && JSON.stringify(pasted),
    userId,
    id,
  })
  return id
}

type Stored = Omit<OwnRow & GeneratorInput & Texts, keyof AsStored> & AsStored
type AsStored = {
  starredKeywords: string | null
  generatedTags: string
  standingFacts: string
  pasted: string | null
}

const storedListings = builtOnce((db, valueOf: PlaceOf<Stored>) =>
  db.insertInto('listings').values({
    userId: valueOf('userId'),
    id: valueOf('id'),
    listingTitle: valueOf('listingTitle'),
    sku: valueOf('sku'),
    productType: valueOf('productType'),
    keywords: valueOf('keywords'),
    starredKeywords: valueOf('starredKeywords'),
    targetAudience: valueOf('targetAudience'),
    writingStyle: valueOf('writingStyle'),
    includeEmojis: valueOf('includeEmojis'),
    includeBulletedLists: valueOf('includeBulletedLists'),
    descriptionLength: valueOf('descriptionLength'),
    imageDescription: valueOf('imageDescription'),
    customAiInstructions: valueOf('customAiInstructions'),
    standingFacts: sql`${valueOf('standingFacts')}::text::jsonb`,
    pasted: sql`${valueOf('pasted')}::text::jsonb`,
    generatedTitle: valueOf('generatedTitle'),
    generatedDescription: valueOf('generatedDescription'),
    generatedTags: sql`${valueOf('generatedTags')}::text::jsonb`,
    generatedAltText: valueOf('generatedAltText'),
    generatedExplanation: valueOf('generatedExplanation'),
  }),
)

function ownListings(db: Database) {
  return ownRows(db, 'listings', { notFound: 'listing_not_found', changed: 'listing_changed' })
}

export function asListing(row: ListingRow): Listing {
  const { userId: _userId, listedAt, createdAt, ...shown } = row
  return {
    ...shown,
    listedAt: listedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
