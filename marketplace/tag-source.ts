import { splitKeywords } from '#contract/keywords.ts'
import { contentStems, stemKey } from './text.ts'

/** Why a tag stands in a listing: where its words come from. */
export type TagSource =
  | { kind: 'focus' }
  | { kind: 'keyword' }
  | { kind: 'part'; keyword: string }
  | { kind: 'product' }
  /** Every word was entered, but not side by side. */
  | { kind: 'words' }
  /** At least one word was entered nowhere. */
  | { kind: 'own' }

export type TagInput = { productType: string; keywords: string; starredKeywords: string | null }

/** Words that go with any product and need no source. */
const GENERAL_STEMS = ['gift', 'set', 'decor', 'idea']

/** Says where a tag comes from; what the seller typed as a keyword counts before the description. */
export function tagSource(tag: string, input: TagInput): TagSource {
  const key = stemKey(tag)
  const starred = splitKeywords(input.starredKeywords ?? '')
  if (starred.some((keyword) => stemKey(keyword) === key)) return { kind: 'focus' }
  const keywords = splitKeywords(input.keywords)
  if (keywords.some((keyword) => stemKey(keyword) === key)) return { kind: 'keyword' }
  const stems = contentStems(tag)
  const whole = [...starred, ...keywords].find((keyword) => holdsAll(keyword, stems))
  if (whole !== undefined) return { kind: 'part', keyword: whole }
  if (holdsAll(input.productType, stems)) return { kind: 'product' }
  const entered = [input.productType, ...keywords, ...starred].join(' ')
  const named = stems.filter((word) => !GENERAL_STEMS.includes(word))
  return { kind: holdsAll(entered, named) ? 'words' : 'own' }
}

function holdsAll(text: string, stems: readonly string[]): boolean {
  const known = new Set(contentStems(text))
  return stems.every((word) => known.has(word))
}
