import type { Brief } from '#composer/read/form.ts'
import { stemKey } from '#marketplace/text.ts'

/**
 * How a model sorted the typed searches before it wrote: those that are true of this very item, with its noun or
 * without; those for another thing; those that say more than the seller's text; those that it denies.
 */
export const VERDICTS = ['fits', 'other', 'unsaid', 'denied'] as const
export type SearchVerdict = (typeof VERDICTS)[number]

/** The searches of each verdict, as a model wrote them. */
export type SearchesDraft = Partial<Record<SearchVerdict, readonly string[]>>

/** A search with the seller's words that deny it, as a model wrote them. */
export type DenialDraft = { s: string; q: string }

/** What was judged of each typed search, by its stems; a search that nobody judged is not in it. */
export type SortedSearches = ReadonlyMap<string, SearchVerdict>

/** Of a search in two rows the stricter verdict counts, and what the seller did not type is no search of hers. */
export function sortedSearches(
  draft: SearchesDraft,
  { keywords }: Pick<Brief, 'keywords'>,
): SortedSearches {
  const typed = new Set(keywords.map(({ text }) => searchKey(text)))
  const judged = VERDICTS.flatMap((verdict) =>
    (draft[verdict] ?? []).map((text) => [searchKey(text), verdict] as const),
  )
  return new Map(judged.filter(([key]) => typed.has(key)))
}

export function searchKey(text: string): string {
  return stemKey(text) || text.toLowerCase()
}
