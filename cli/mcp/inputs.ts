import * as z from 'zod/mini'
import { CheckedListing } from '#contract/checking.ts'
import { ImproveRequest } from '#contract/improving/improving.ts'
import { SEARCH_MAX } from '#contract/listing-pages.ts'
import { GenerationRequest, Listing } from '#contract/listings.ts'
import { PAGE } from '#contract/paging.ts'

const Key = z
  .optional(z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/)))
  .check(z.describe('Only to repeat a call that got no answer: the key that its failure named'))

const AS_USUAL = 'As is usual for the shop, unless the seller wants it otherwise'

const { shape: item } = GenerationRequest

/** The form of the product, with words for whoever fills it in from afar, and the choices that are usual for the shop. */
export const WriteInput = z.strictObject({
  ...item,
  listingTitle: item.listingTitle.check(
    z.describe("The seller's private name of the item, never shown to buyers"),
  ),
  productType: item.productType.check(
    z.describe(
      'All that is true of the item, in sentences or "Label: value" lines: what it is, size, materials, how it is made, care, limits. Nothing else may be said in the listing.',
    ),
  ),
  keywords: item.keywords.check(
    z.describe('The searches it should be found by, between commas; 20 or more are best'),
  ),
  starredKeywords: item.starredKeywords.check(
    z.describe('The one to three of them that matter most, between commas'),
  ),
  writingStyle: z._default(item.writingStyle, null).check(z.describe(AS_USUAL)),
  includeEmojis: z._default(item.includeEmojis, null).check(z.describe(AS_USUAL)),
  includeBulletedLists: z._default(item.includeBulletedLists, null).check(z.describe(AS_USUAL)),
  descriptionLength: z._default(item.descriptionLength, null).check(z.describe(AS_USUAL)),
  imageDescription: item.imageDescription.check(
    z.describe('What the first photo shows; alt text is written from it'),
  ),
  idempotencyKey: Key,
})

const { shape: pasted } = ImproveRequest

export const ImproveInput = z.strictObject({
  ...pasted,
  description: pasted.description.check(
    z.describe('As it is sold now. All that is told of the item is read from it'),
  ),
  take: z
    ._default(z.enum(['all', 'none']), 'all')
    .check(
      z.describe('Whether the new parts are taken at once, of which none is worse than the old'),
    ),
  again: z
    ._default(z.boolean(), false)
    .check(
      z.describe('True only once the seller said that one improved before may cost another credit'),
    ),
  idempotencyKey: Key,
})

export const ImprovedListing = z.object({
  id: z.string(),
  /** How many checks passed before, pass now, and are made. */
  health: z.object({ before: z.int(), after: z.int(), of: z.int() }),
  parts: z.array(
    z.object({ part: z.string(), isOffered: z.boolean(), isTaken: z.boolean(), why: z.string() }),
  ),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  altText: z.nullable(z.string()),
})

const { shape: checked } = CheckedListing

export const CheckInput = z.strictObject({
  ...checked,
  productType: checked.productType.check(
    z.describe('What is known of the item; without it the description is taken for that'),
  ),
  keywords: checked.keywords.check(
    z.describe(
      'The searches it should be found by, between commas; without them the tags and the phrases of the title',
    ),
  ),
})

/** How many of a list are answered at once. */
export const Limit = z._default(
  z.int('The limit must be a whole number').check(z.minimum(1), z.maximum(PAGE.max)),
  10,
)

export const SearchInput = z.strictObject({
  query: z._default(z.string().check(z.maxLength(SEARCH_MAX)), ''),
  limit: Limit,
})

/** As much of a listing as an assistant needs. */
export const WrittenListing = z.pick(Listing, {
  id: true,
  listingTitle: true,
  sku: true,
  generatedTitle: true,
  generatedDescription: true,
  generatedTags: true,
  generatedAltText: true,
  generatedExplanation: true,
})

export const FoundListings = z.object({ listings: z.array(WrittenListing) })
