import * as z from 'zod/mini'
import { PastedAs } from './improving/pasted-as.ts'
import { joinKeywords, splitKeywords } from './keywords.ts'
import { route } from './route.ts'
import { cleanText, optionalText, plainText, requiredText } from './text.ts'

/** The longest each text may be, in UTF-16 units. */
export const LISTING = {
  nicknameMax: 200,
  skuMax: 100,
  productMax: 10_000,
  keywordsMax: 8_000,
  imageDescriptionMax: 2_000,
  instructionsMax: 2_000,
  audienceMax: 500,
  titleMax: 140,
  descriptionMax: 20_000,
  altTextMax: 500,
} as const

/** Details of more characters are never asked about before a credit is spent. */
export const FEW_DETAILS_MAX = 120

/** The marketplace takes 13 tags of 20 characters. */
export const TAG = { max: 13, lengthMax: 20 } as const

/** The tags in the form the marketplace's tag box takes. */
export function tagsAsText(tags: readonly string[]): string {
  return tags.join(', ')
}

/** The fields of the marketplace's own form, in the order in which it asks for them. */
export const MARKETPLACE_FIELDS = ['title', 'altText', 'description', 'sku', 'tags'] as const
const MarketplaceField = z.enum(MARKETPLACE_FIELDS, 'Please name fields of the marketplace’s form')
export type MarketplaceField = z.infer<typeof MarketplaceField>

/** Shown where a listing has no nickname, or no SKU. */
export const UNTITLED = 'Untitled Listing'
export const NO_SKU = 'N/A'

export const WRITING_STYLES = {
  friendly: { label: 'Friendly & Casual' },
  professional: { label: 'Informative & Professional' },
  whimsical: { label: 'Whimsical & Creative' },
  minimalist: { label: 'Minimalist & Elegant' },
} as const
export type WritingStyle = keyof typeof WRITING_STYLES
export const DEFAULT_STYLE: WritingStyle = 'friendly'

/** So many checks are made of each. */
export const LISTING_CHECKS = 10

/** How many words a description of each length has at most; fewer where there is less to tell. */
export const DESCRIPTION_LENGTHS = {
  short: { label: 'Short', wordsMax: 70 },
  medium: { label: 'Medium', wordsMax: 135 },
  long: { label: 'Long', wordsMax: 260 },
} as const
export type DescriptionLength = keyof typeof DESCRIPTION_LENGTHS
export const DEFAULT_LENGTH: DescriptionLength = 'medium'

const STYLES = ['friendly', 'professional', 'whimsical', 'minimalist'] as const
const LENGTHS = ['short', 'medium', 'long'] as const
const WRONG_STYLE = 'Writing Style must be friendly, professional, whimsical or minimalist'
const WRONG_LENGTH = 'Description Length must be short, medium or long'
const WRONG_EMOJIS = 'Include Emojis must be true or false'
const WRONG_LISTS = 'Include Bulleted Lists must be true or false'

export const StyleSchema = z.enum(STYLES, WRONG_STYLE)
export const LengthSchema = z.enum(LENGTHS, WRONG_LENGTH)

/** The same where null leaves it to the shop; a refusal says so. */
export const AskedStyle = z.nullable(z.enum(STYLES, orNull(WRONG_STYLE)))
export const AskedLength = z.nullable(z.enum(LENGTHS, orNull(WRONG_LENGTH)))

export const AskedEmojis = z.nullable(z.boolean(orNull(WRONG_EMOJIS)))
export const AskedLists = z.nullable(z.boolean(orNull(WRONG_LISTS)))

function orNull(sentence: string): string {
  return `${sentence}, or null`
}

const keywordsText = (label: string) =>
  z
    .string({
      error: ({ input }) =>
        input === undefined
          ? `${label} is required`
          : `${label} must be one text, separated by commas`,
    })
    .check(
      z.overwrite(cleanText),
      z.maxLength(
        LISTING.keywordsMax,
        `${label} must be at most ${LISTING.keywordsMax} characters`,
      ),
      z.overwrite((text) => joinKeywords(splitKeywords(text))),
    )

/** The generator form as it travels. */
export const GeneratorInput = z.strictObject({
  listingTitle: requiredText({ label: 'Nickname', max: LISTING.nicknameMax }),
  sku: optionalText({ label: 'SKU', max: LISTING.skuMax }),
  productType: requiredText({ label: 'Product Description', max: LISTING.productMax }),
  keywords: keywordsText('Keywords').check(z.minLength(1, 'Keywords is required')),
  starredKeywords: z.pipe(
    z.nullish(keywordsText('Focus keywords')),
    z.transform((text) => text ?? ''),
  ),
  writingStyle: StyleSchema,
  includeEmojis: z.boolean(WRONG_EMOJIS),
  includeBulletedLists: z.boolean(WRONG_LISTS),
  descriptionLength: z._default(LengthSchema, DEFAULT_LENGTH),
  imageDescription: optionalText({
    label: 'Image Description',
    max: LISTING.imageDescriptionMax,
  }),
  customAiInstructions: optionalText({
    label: 'Custom AI Instructions',
    max: LISTING.instructionsMax,
  }),
  targetAudience: optionalText({ label: 'Target Audience', max: LISTING.audienceMax }),
})
export type GeneratorInput = z.infer<typeof GeneratorInput>

/** The form as it may be sent: null leaves a choice to what is usual for the shop. */
export const AskedInput = z.extend(GeneratorInput, {
  writingStyle: AskedStyle,
  includeEmojis: AskedEmojis,
  includeBulletedLists: AskedLists,
  descriptionLength: z._default(AskedLength, DEFAULT_LENGTH),
})
export type AskedInput = z.infer<typeof AskedInput>

/** The writer of this server, or where that is a model, the one that needs none. */
export const WriterChoice = z.enum(['usual', 'plain'], 'Writer must be usual or plain')
export type WriterChoice = z.infer<typeof WriterChoice>

/** A focus keyword is one of the keywords, starred: the form cannot send more of them. */
const MORE_FOCUS_THAN_KEYWORDS =
  'Focus keywords must be no more than there are keywords. Please star keywords of the list.'

/** The form, and beside it what is about this one writing and is not kept with the listing. */
export const GenerationRequest = z
  .extend(AskedInput, {
    writer: z._default(WriterChoice, 'usual'),
    /** Whether it obeys what the shop says once for all its listings. */
    usesProfile: z._default(z.boolean('Uses profile must be true or false'), true),
  })
  .check(
    z.refine(
      ({ keywords, starredKeywords }) =>
        splitKeywords(starredKeywords).length <= splitKeywords(keywords).length,
      { path: ['starredKeywords'], error: MORE_FOCUS_THAN_KEYWORDS },
    ),
  )

export const Listing = z.object({
  id: z.string(),
  listingTitle: z.string(),
  sku: z.nullable(z.string()),
  productType: z.string(),
  keywords: z.string(),
  starredKeywords: z.nullable(z.string()),
  targetAudience: z.nullable(z.string()),
  writingStyle: StyleSchema,
  includeEmojis: z.boolean(),
  includeBulletedLists: z.boolean(),
  descriptionLength: LengthSchema,
  imageDescription: z.nullable(z.string()),
  customAiInstructions: z.nullable(z.string()),
  /** What the shop's profile stated for it when it was written; counts as entered. */
  standingFacts: z.array(z.string()),
  /** Of one that was pasted to be improved; null of any other. */
  pasted: z.nullable(PastedAs),
  generatedTitle: z.string(),
  generatedDescription: z.string(),
  generatedTags: z.array(z.string()),
  generatedAltText: z.nullable(z.string()),
  generatedExplanation: z.nullable(z.string()),
  /** Counts the edits made by hand. */
  version: z.int(),
  /** The fields that were copied to the marketplace as they stand now: an edit takes its own out. */
  copied: z.array(MarketplaceField),
  /** Since when it is marked as listed there. */
  listedAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})
export type Listing = z.infer<typeof Listing>

/** One part of a listing as it stands so far; a later report of the same stage replaces an earlier one. */
export const WritingPart = z.discriminatedUnion('stage', [
  z.object({ stage: z.literal('title'), title: z.string() }),
  z.object({ stage: z.literal('description'), description: z.string() }),
  z.object({ stage: z.literal('tags'), tags: z.array(z.string()) }),
  z.object({ stage: z.literal('altText'), altText: z.nullable(z.string()) }),
  z.object({ stage: z.literal('explanation'), explanation: z.string() }),
])
export type WritingPart = z.infer<typeof WritingPart>

/** What is told of a generation under way: that it waits for a free place, then its parts. */
export const GenerationProgress = z.discriminatedUnion('stage', [
  z.object({ stage: z.literal('waiting') }),
  ...WritingPart.def.options,
])
export type GenerationProgress = z.infer<typeof GenerationProgress>

const TagSchema = z
  .string('A tag must be text')
  .check(
    z.overwrite(cleanText),
    z.trim(),
    z.minLength(1, 'A tag needs at least one character'),
    z.maxLength(TAG.lengthMax, `A tag must be at most ${TAG.lengthMax} characters`),
  )

export const hasNoRepeat = (tags: string[]) =>
  new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length

/** The tags as the marketplace takes them. */
const TagsSchema = z
  .array(TagSchema, 'Tags must be a list')
  .check(
    z.maxLength(TAG.max, `A listing has at most ${TAG.max} tags`),
    z.refine(hasNoRepeat, 'A tag may appear only once'),
  )

/** What of a listing may be changed by hand. */
export const ListingPatch = z.strictObject({
  listingTitle: z.optional(requiredText({ label: 'Nickname', max: LISTING.nicknameMax })),
  sku: z.optional(optionalText({ label: 'SKU', max: LISTING.skuMax })),
  generatedTitle: z.optional(requiredText({ label: 'Title', max: LISTING.titleMax })),
  generatedDescription: z.optional(
    plainText({ label: 'Description', max: LISTING.descriptionMax }),
  ),
  generatedAltText: z.optional(optionalText({ label: 'Image Alt Text', max: LISTING.altTextMax })),
  generatedTags: z.optional(TagsSchema),
})
export type ListingPatch = z.infer<typeof ListingPatch>

/** How far a listing has come on its way to the marketplace. */
export const Placing = z.strictObject({
  copied: z.array(MarketplaceField, 'The copied fields must be a list'),
  isListed: z.boolean('Listed must be true or false'),
})
export type Placing = z.infer<typeof Placing>

/** Having a listing written, and what can be done with one. */
export const listingRoutes = {
  generateListing: route({
    method: 'POST',
    path: '/api/generate-listing',
    summary: 'Write one listing for one credit',
    access: 'signedIn',
    scope: 'listings:write',
    body: GenerationRequest,
    answer: Listing,
    isRepeatable: true,
    events: { progress: GenerationProgress, answer: 'listing' },
  }),
  getListing: route({
    method: 'GET',
    path: '/api/listings/:id',
    summary: 'One listing',
    access: 'signedIn',
    scope: 'listings:read',
    answer: Listing,
  }),
  updateListing: route({
    method: 'PATCH',
    path: '/api/listings/:id',
    summary: 'Change what was written by hand',
    access: 'signedIn',
    scope: 'listings:write',
    body: ListingPatch,
    answer: Listing,
    isConditional: true,
  }),
  placeListing: route({
    method: 'PATCH',
    path: '/api/listings/:id/placing',
    summary: 'Keep which fields were copied to the marketplace, and whether it is listed there',
    access: 'signedIn',
    scope: 'listings:write',
    body: Placing,
    answer: Listing,
  }),
  deleteListing: route({
    method: 'DELETE',
    path: '/api/listings/:id',
    summary: 'Delete one listing; its credit stays spent',
    access: 'signedIn',
    scope: null,
    answer: null,
  }),
  restoreListing: route({
    method: 'POST',
    path: '/api/listings/:id/restore',
    summary: 'Restore a deleted listing with its versions, while the wastebasket keeps it',
    access: 'signedIn',
    scope: null,
    answer: Listing,
  }),
} as const
