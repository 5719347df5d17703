import * as z from 'zod/mini'
import { writeStored } from '#client/browser/storage.ts'
import {
  DEFAULT_LENGTH,
  DEFAULT_STYLE,
  GeneratorInput,
  type Listing,
  LISTING,
} from '#contract/listings.ts'
import { optionalText } from '#contract/text.ts'

export const PREFILL_KEY = 'prefillInputs'

const { shape } = GeneratorInput

/** What of a listing's inputs a new listing can begin with. */
export const PrefillInputs = z.object({
  productType: optionalText({ label: 'Product Description', max: LISTING.productMax }),
  keywords: optionalText({ label: 'Keywords', max: LISTING.keywordsMax }),
  starredKeywords: optionalText({ label: 'Focus keywords', max: LISTING.keywordsMax }),
  targetAudience: shape.targetAudience,
  writingStyle: z._default(shape.writingStyle, DEFAULT_STYLE),
  includeEmojis: z._default(shape.includeEmojis, false),
  includeBulletedLists: z._default(shape.includeBulletedLists, false),
  descriptionLength: z._default(shape.descriptionLength, DEFAULT_LENGTH),
  imageDescription: shape.imageDescription,
})

/** Leaves a listing's inputs for the generator form to pick up. */
export function leavePrefill(listing: Listing): void {
  writeStored(localStorage, PREFILL_KEY, PrefillInputs.parse(listing))
}
