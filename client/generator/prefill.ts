import { readStored } from '#client/browser/storage.ts'
import { PREFILL_KEY, PrefillInputs } from '#client/listing/prefill.ts'
import { EMPTY_ITEM, type Item } from './item.ts'
import { keywordListFrom } from './keywords/keyword-list.ts'

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
