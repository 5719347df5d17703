import * as z from 'zod/mini'
import {
  DEFAULT_LENGTH,
  DEFAULT_STYLE,
  GeneratorInput,
  type Listing,
  LISTING,
} from '#contract/listings.ts'
import { optionalText } from '#contract/text.ts'
import { readStored, writeStored } from '#client/accounts/browser-storage.ts'
import { EMPTY_ITEM, type Item } from './item.ts'
import { keywordListFrom } from './keyword-list.ts'

const PREFILL_KEY = 'prefillInputs'

const { shape } = GeneratorInput

const PrefillInputs = z.object({
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

/** The item that was left for the form; null when there is none or it cannot be trusted. */
export function readPrefill(): Item | null {
  const inputs = PrefillInputs.safeParse(readStored(localStorage, PREFILL_KEY))
  if (!inputs.success) return null
  const { keywords, starredKeywords, ...rest } = inputs.data
  return {
    ...EMPTY_ITEM,
    ...rest,
    ...keywordListFrom(keywords ?? '', starredKeywords ?? ''),
    productType: rest.productType ?? '',
    targetAudience: rest.targetAudience ?? '',
    imageDescription: rest.imageDescription ?? '',
  }
}

/** Used or spoilt, it is read once. Says whether anything was there. */
export function dropPrefill(): boolean {
  const wasThere = localStorage.getItem(PREFILL_KEY) !== null
  localStorage.removeItem(PREFILL_KEY)
  return wasThere
}
