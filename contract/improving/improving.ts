import * as z from 'zod/mini'
import {
  AskedStyle,
  GenerationProgress,
  hasNoRepeat,
  Listing,
  LISTING,
  TAG,
  WriterChoice,
} from '../listings.ts'
import { CHECKED } from '../checking.ts'
import type { WrittenPart } from '../parts.ts'
import { CheckState } from './check-state.ts'
import { PartSchema } from './part-schema.ts'
import { route } from '../route.ts'
import { optionalText, requiredText } from '../text.ts'

/** The parts of a listing in the order in which they are compared. */
export const COMPARED_PARTS = [
  'title',
  'description',
  'tags',
  'altText',
] as const satisfies readonly WrittenPart[]

/** Wider than what the marketplace takes: that a tag is too long is for the comparison to say, and to mend. */
const PastedTags = z
  .array(requiredText({ label: 'A tag', max: CHECKED.tagMax }), 'Tags must be a list')
  .check(
    z.maxLength(TAG.max, `A listing has at most ${TAG.max} tags`),
    z.refine(hasNoRepeat, 'A tag may appear only once'),
  )

/** A listing as it is sold now, pasted. */
export const PastedListing = z.strictObject({
  title: requiredText({ label: 'Title', max: LISTING.titleMax }),
  /** All that is told of the item is read from it, so it may have as many characters as the details of an item. */
  description: requiredText({ label: 'Description', max: LISTING.productMax }),
  tags: z._default(PastedTags, []),
  altText: optionalText({ label: 'Image Alt Text', max: LISTING.altTextMax }),
  sku: optionalText({ label: 'SKU', max: LISTING.skuMax }),
  /** By itself the first words of the title. */
  listingTitle: optionalText({ label: 'Nickname', max: LISTING.nicknameMax }),
})
export type PastedListing = z.infer<typeof PastedListing>

export const ImproveRequest = z.extend(PastedListing, {
  /** By itself as is usual for the shop. */
  writingStyle: z._default(AskedStyle, null),
  writer: z._default(WriterChoice, 'usual'),
  /** Whether it obeys what the shop says once for all its listings. */
  usesProfile: z._default(z.boolean('Uses profile must be true or false'), true),
})
export type ImproveRequest = z.infer<typeof ImproveRequest>

const ListingText = z.pick(Listing, {
  generatedTitle: true,
  generatedDescription: true,
  generatedTags: true,
  generatedAltText: true,
})

const ComparedPart = z.object({
  part: PartSchema,
  /** False where it would be no better: then it is kept as it was pasted, and cannot be taken. */
  isOffered: z.boolean(),
  /** What is better, or why it is kept, in words for the seller: a line for each reason, a blank line between groups of them. */
  why: z.string(),
})
export type ComparedPart = z.infer<typeof ComparedPart>

/** What was pasted beside what was written from it. */
export const Comparison = z.object({
  written: z.extend(ListingText, { generatedExplanation: z.string() }),
  /** What the pasted description tells of the item: what a new one was written from, and is held against. */
  details: z.string(),
  /** Title, description, tags, alt text. */
  parts: z.array(ComparedPart),
  /** How many of so many checks pass with each choice of offered parts: first with none, last with all of them. */
  health: z.object({
    checks: z.int(),
    choices: z.array(
      z.object({
        parts: z.array(PartSchema),
        passed: z.int(),
        /** Of each check, in their order; comparisons made before these were told have neither. */
        states: z.optional(z.array(CheckState)),
        /** What those found that do not pass. */
        findings: z.optional(z.array(z.string())),
      }),
    ),
  }),
  /** How many facts the pasted text tells, and how many of them what was written tells, whether or not it is taken. */
  facts: z.object({ read: z.int(), told: z.int() }),
  /** What of the pasted text what was written does not say, because buyers do not need it, and why. */
  leftOut: z.array(z.object({ text: z.string(), why: z.string() })),
})
export type Comparison = z.infer<typeof Comparison>

/** A pasted listing that was written anew. */
export const Improvement = z.extend(Comparison, {
  /** As it stands now: what was pasted, with the parts that were taken. */
  listing: Listing,
  pasted: ListingText,
})
export type Improvement = z.infer<typeof Improvement>

export const TakenParts = z.strictObject({
  /** These say what was written, and the others again what was pasted; one that was edited since and is not named stays. */
  parts: z
    .array(PartSchema, 'Parts must be a list')
    .check(z.maxLength(COMPARED_PARTS.length, 'A listing has four parts')),
})

/** By what a listing is known again that was improved before. */
export const KnownAgain = z.pick(PastedListing, { title: true, description: true, tags: true })
export type KnownAgain = z.infer<typeof KnownAgain>

/** A listing that was improved before, as it is found in the history. */
const ImprovedBefore = z.object({
  id: z.string(),
  listingTitle: z.string(),
  improvedAt: z.string(),
})
export type ImprovedBefore = z.infer<typeof ImprovedBefore>

/** Improving a listing that is sold already. */
export const improvingRoutes = {
  findImproved: route({
    method: 'POST',
    path: '/api/improved-listing',
    summary:
      'Whether the same listing was improved before: as it was pasted, or as it was saved then; costs nothing',
    access: 'signedIn',
    scope: 'listings:read',
    body: KnownAgain,
    answer: z.object({ improved: z.nullable(ImprovedBefore) }),
  }),
  improveListing: route({
    method: 'POST',
    path: '/api/improve-listing',
    summary:
      'Write a pasted listing anew for one credit; it stands as it was pasted until parts are taken',
    access: 'signedIn',
    scope: 'listings:write',
    body: ImproveRequest,
    answer: Improvement,
    isRepeatable: true,
    events: { progress: GenerationProgress, answer: 'improvement' },
  }),
  getImprovement: route({
    method: 'GET',
    path: '/api/listings/:id/improvement',
    summary: 'What was pasted beside what was written from it',
    access: 'signedIn',
    scope: 'listings:read',
    answer: Improvement,
  }),
  takeParts: route({
    method: 'POST',
    path: '/api/listings/:id/improvement',
    summary: 'Replace parts of a pasted listing by the new ones, or bring the pasted ones back',
    access: 'signedIn',
    scope: 'listings:write',
    body: TakenParts,
    answer: Listing,
    isConditional: true,
  }),
} as const
