import { sql } from 'kysely'
import {
  type DescriptionLength,
  type GeneratorInput,
  type Listing,
  type ListingPatch,
  LISTING,
} from '#contract/listings.ts'
import {
  FIELD_OF_PART,
  type PartAgain,
  type PartsLeft,
  READY_WISHES,
  type WrittenPart,
} from '#contract/parts.ts'
import { PARTS_AGAIN } from '#contract/improving/parts-again.ts'
import type { Database } from '#server/database/database.ts'
import { asId } from '#server/database/ids.ts'
import type { OwnRow } from '#server/database/own-rows.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Draft } from './generate.ts'
import { findListing, lockListing, patchListing } from './library.ts'
import { explainedAnew } from './part-explanation.ts'
import { descriptionWithPinned, tagsWithPinned } from './pinned.ts'
import { tellVersion } from './versions.ts'
import type { Writing } from './writer/writer.ts'

type Again = OwnRow & PartAgain & { requestId?: string | undefined }

/**
 * Writes one part of a listing anew and keeps it as a version; everything else stays letter for
 * letter. It costs no credit, so few are given; one that failed or changed nothing is not counted.
 */
export async function writePartAgain(
  { db, draft }: { db: Database; draft: Draft },
  again: Again,
): Promise<Listing> {
  const { userId, id, version, requestId, part, pinned } = again
  const listing = await findListing(db, { userId, id })
  if (version !== undefined && version !== listing.version) throw new Problem('listing_changed')
  if (!pinned.every((text) => stands(text, { listing, part })))
    throw new Problem('pinned_not_found')
  await expectLeft(db, again)

  const { writing, standingFacts } = await draft({
    userId,
    requestId,
    input: inputOf(listing, again),
  })
  const patch = {
    ...patchOf({ listing, part, pinned, writing }),
    standingFacts: [...new Set([...listing.standingFacts, ...standingFacts])],
  }
  return inTransaction(db, async (tx) => {
    // Locked, so that of two at once the second one counts the first.
    await lockListing(tx, { userId, id })
    await expectLeft(tx, again)
    await tellVersion(tx, { kind: 'again', restored: null })
    return patchListing(tx, { userId, id, version: listing.version }, patch)
  })
}

/** How many are left of a person's listing, and when the first that was used counts no longer. */
export async function partsLeft(db: Database, own: OwnRow): Promise<PartsLeft> {
  await findListing(db, own)
  return countLeft(db, own)
}

async function expectLeft(db: Database, own: OwnRow): Promise<void> {
  if ((await countLeft(db, own)).left === 0) throw new Problem('parts_used_up')
}

async function countLeft(db: Database, { userId, id }: OwnRow): Promise<PartsLeft> {
  const { rows } = await sql<{ used: number; until: Date | null }>`
    SELECT count(*)::int AS used, min(made_at) + make_interval(days => ${PARTS_AGAIN.days}) AS until
    FROM listing_versions
    WHERE user_id = ${userId} AND listing_id = ${asId(id)} AND kind = 'again'
      AND made_at > now() - make_interval(days => ${PARTS_AGAIN.days})`.execute(db)
  const { used = 0, until = null } = rows[0] ?? {}
  return { left: Math.max(0, PARTS_AGAIN.max - used), until: until && until.toISOString() }
}

/** The details that the listing was written from, with the wish as the last of her instructions. */
function inputOf(listing: Listing, { part, wish }: PartAgain): GeneratorInput {
  const { listingTitle, productType, keywords, writingStyle, includeEmojis } = listing
  const { includeBulletedLists, descriptionLength, imageDescription, targetAudience } = listing
  const { sku, customAiInstructions } = listing
  const isShorter = part === 'description' && wish?.toLowerCase() === READY_WISHES.shorter
  const wishes = [customAiInstructions, wish].filter((text) => text !== null)
  return {
    listingTitle,
    sku,
    productType,
    keywords,
    starredKeywords: listing.starredKeywords ?? '',
    writingStyle,
    includeEmojis,
    includeBulletedLists: includeBulletedLists && wish?.toLowerCase() !== READY_WISHES.noList,
    descriptionLength: isShorter ? SHORTER[descriptionLength] : descriptionLength,
    imageDescription,
    // The wish of now counts where there is no room for both.
    customAiInstructions: wishes.join('\n').slice(-LISTING.instructionsMax) || null,
    targetAudience,
  }
}

const SHORTER: Record<DescriptionLength, DescriptionLength> = {
  long: 'medium',
  medium: 'short',
  short: 'short',
}

function stands(text: string, { listing, part }: { listing: Listing; part: WrittenPart }): boolean {
  if (part === 'tags') return listing.generatedTags.includes(text)
  return (listing[FIELD_OF_PART[part]] ?? '').includes(text)
}

type Made = Pick<Again, 'part' | 'pinned'> & { listing: Listing; writing: Writing }
type Patch = ListingPatch & { generatedExplanation?: string | null }

function patchOf({ listing, part, pinned, writing }: Made): Patch {
  const field = FIELD_OF_PART[part]
  const said = {
    generatedTitle: writing.generatedTitle,
    generatedDescription: descriptionWithPinned(writing.generatedDescription, {
      before: listing.generatedDescription,
      pinned,
    }),
    generatedTags: tagsWithPinned(writing.generatedTags, pinned),
    generatedAltText: writing.generatedAltText,
  }[field]
  if (JSON.stringify(said) === JSON.stringify(listing[field])) throw new Problem('part_unchanged')
  const explanation = explainedAnew(
    listing.generatedExplanation,
    writing.generatedExplanation,
    part,
  )
  return { [field]: said, generatedExplanation: explanation }
}
