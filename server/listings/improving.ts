import { sql } from 'kysely'
import { Comparison, type Improvement, type ImproveRequest } from '#contract/improving/improving.ts'
import { type GenerationProgress, type Listing, LISTING } from '#contract/listings.ts'
import { FIELD_OF_PART, type WrittenPart } from '#contract/parts.ts'
import { nothingBetterSentence } from '#contract/improving/problems.ts'
import type { HealthFound } from '#contract/improving/health-found.ts'
import { NO_PROFILE } from '#contract/shop-profile.ts'
import { usualSettings } from '#contract/shop-profile/usual-settings.ts'
import { namesInTitle } from '#marketplace/searches/title-phrases.ts'
import type { Composing } from '#server/composing/composing.ts'
import type { Work } from '#server/composing/task.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { asId } from '#server/database/ids.ts'
import type { OwnRow } from '#server/database/own-rows.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Generator, Keeping } from './generate.ts'
import { findListing, keepPasted, lockListing, patchListing, storeListing } from './library.ts'
import { explainedFor } from './part-explanation.ts'
import { nameChosen, nameOf } from './pasted-name.ts'
import { enteredOf, formOf, textsOf } from './pasted.ts'
import { asUsual, shopProfileOf } from './shop-profile.ts'
import { unavailable } from './unavailable.ts'
import { findVersion, tellVersion } from './versions.ts'

type Services = { db: Database; generator: Generator; composing: Composing }

type Improving = {
  userId: string
  requestId: string
  request: ImproveRequest
  idempotencyKey: string | undefined
  onProgress: ((progress: GenerationProgress) => void) | undefined
}

/**
 * Writes a pasted listing anew for one credit, held and paid as for any other. It is stored as it was pasted, which is
 * its first version; what was written stands beside it and is taken by parts. Where no part is better nothing is paid.
 */
export async function improveListing(
  { db, generator, composing }: Services,
  { userId, requestId, request, idempotencyKey, onProgress }: Improving,
): Promise<Improvement> {
  const { usesProfile } = request
  const profile = usesProfile ? await shopProfileOf(db, userId) : NO_PROFILE
  const { neverSay } = profile
  const full = asUsual(formOf(request), usualSettings(profile))
  const details = await composing.ask('readPasted', { input: full, neverSay }).catch(unavailable)
  // The shop's standing facts alone would make a text, and not one of the item.
  if (!details.isTelling) throw new Problem('nothing_pasted')
  const pasted = textsOf(request)
  const phrases = namesInTitle(request.title, request.tags)
  const keeping: Keeping = async ({ writing: written, fromProfile, standingFacts }) => {
    const input = enteredOf(full, { ...request, standingFacts })
    const improving = { pasted, written, input, details, fromProfile, neverSay, phrases }
    const { comparison, asPasted } = await composing.ask('compare', { improving })
    if (comparison === null) throw nothingBetter(asPasted)
    return async (tx) => {
      await tellVersion(tx, { kind: 'pasted', comparison })
      const writing = { ...pasted, generatedExplanation: null }
      const listingTitle = nameOf(request, comparison)
      const called = { ...full, listingTitle }
      const waiting = input.pasted
      return storeListing(tx, { userId, input: called, writing, standingFacts, pasted: waiting })
    }
  }
  const { id } = await generator.generate({
    userId,
    requestId,
    input: { ...full, ...toldOf(details) },
    asked: { improves: request },
    choice: request.writer,
    usesProfile: request.usesProfile,
    idempotencyKey,
    keeping,
    spentFor: 'Listing improved',
    onProgress,
  })
  return findImprovement(db, { userId, id })
}

/** Nothing is worth a credit: then she hears for nothing how hers stands, and what to mend by hand. */
function nothingBetter(health: HealthFound): Problem {
  return new Problem('nothing_better', { detail: nothingBetterSentence(health), health })
}

/** What the writer is to tell: the item, and those terms word for word that buyers need. */
function toldOf({ productType, terms, hasEmojis }: Work['readPasted']['answer']) {
  const wishes = terms.map((term) => `Add: ${term}`)
  return {
    productType,
    customAiInstructions: wishes.join('\n') || null,
    includeEmojis: hasEmojis,
  }
}

/** What was pasted beside what was written from it. */
export async function findImprovement(db: Database, own: OwnRow): Promise<Improvement> {
  const listing = await findListing(db, own)
  const comparison = await findComparison(db, own)
  const { texts } = await findVersion(db, { ...own, number: FIRST })
  return { ...comparison, listing, pasted: texts }
}

const FIRST = '1'

/**
 * Has these parts of a listing say what was written, and the others again what was pasted, as one version. What she
 * edited since and does not name stays as it is. Where nothing differs she has chosen all the same.
 */
export function takeParts(
  db: Database,
  own: OwnRow,
  parts: readonly WrittenPart[],
): Promise<Listing> {
  return inTransaction(db, async (tx) => {
    const listing = await lockListing(tx, own)
    const comparison = await findComparison(tx, own)
    const isOffered = (part: WrittenPart) =>
      comparison.parts.some((one) => one.part === part && one.isOffered)
    if (!parts.every(isOffered)) throw new Problem('part_kept')
    const { texts: pasted } = await findVersion(tx, { ...own, number: FIRST })
    const changed = changedBy(parts, { listing, comparison, pasted })
    const decided = { title: pasted.generatedTitle, isDecided: true }
    const listingTitle = calledThen(parts, { listing, comparison, pasted })
    const isCalledSo = listingTitle === listing.listingTitle
    if (changed === null && isCalledSo) return keepPasted(tx, own, decided)
    const putBack = (changed?.givenBack ?? []).map((part) => FIELD_OF_PART[part])
    await tellVersion(tx, { kind: 'improved', putBack })
    const renamed = isCalledSo ? {} : { listingTitle }
    return patchListing(tx, own, { ...changed?.patch, ...renamed, pasted: decided })
  })
}

/** By the title that is chosen with these parts; one that she edited since is neither of the two. */
function calledThen(
  parts: readonly WrittenPart[],
  { listing, comparison, pasted }: Standing,
): string {
  const { listingTitle, generatedTitle } = listing
  const { written } = comparison
  const isNew = parts.includes('title')
  const isEdited = ![written, pasted].some((texts) => texts.generatedTitle === generatedTitle)
  if (isEdited && !isNew) return listingTitle
  const [chosen, other] = isNew ? [written, pasted] : [pasted, written]
  return nameChosen({ chosen, other, listingTitle })
}

async function findComparison(db: Database | Transaction, own: OwnRow): Promise<Comparison> {
  const { rows } = await sql<{ comparison: unknown }>`
    SELECT detail -> 'comparison' AS comparison FROM listing_versions
    WHERE user_id = ${own.userId} AND listing_id = ${asId(own.id)} AND number = 1
      AND kind = 'pasted'`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Problem('not_pasted')
  return Comparison.parse(row.comparison)
}

type Standing = {
  listing: Listing
  comparison: Comparison
  pasted: Improvement['pasted']
}

function changedBy(parts: readonly WrittenPart[], { listing, comparison, pasted }: Standing) {
  const { written } = comparison
  const says = (part: WrittenPart, texts: Improvement['pasted']) =>
    isSame(listing[FIELD_OF_PART[part]], texts[FIELD_OF_PART[part]])
  const offered = comparison.parts.filter(({ isOffered }) => isOffered).map(({ part }) => part)
  const taken = parts.filter((part) => !says(part, written))
  const givenBack = offered.filter((part) => !parts.includes(part) && says(part, written))
  if (taken.length === 0 && givenBack.length === 0) return null
  const patch = {
    ...textsFor(taken, written),
    ...textsFor(givenBack, pasted),
    // What it is held against from now on.
    ...(taken.includes('description') && {
      productType: parts.includes('title') ? comparison.details : withTitle(comparison, pasted),
    }),
    ...(givenBack.includes('description') && { productType: pasted.generatedDescription }),
    generatedExplanation: explainedFor(parts, written.generatedExplanation),
  }
  return { givenBack, patch }
}

/** A title of hers that stays is what she entered as well; where there is no room for all of it, it only counts as that. */
function withTitle({ details }: Comparison, { generatedTitle }: Improvement['pasted']): string {
  const both = `${details}\n\n${generatedTitle}`
  return both.length <= LISTING.productMax ? both : details
}

function textsFor(parts: readonly WrittenPart[], texts: Improvement['pasted']) {
  return Object.fromEntries(parts.map((part) => [FIELD_OF_PART[part], texts[FIELD_OF_PART[part]]]))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
