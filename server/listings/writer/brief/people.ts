import { phrasesIn } from '#marketplace/text.ts'
import { OCCASIONS, PLACES, RECIPIENTS, SEASONS } from './people-words.ts'

/** Who and what the seller's keywords have in mind; only what they name. */
export type People = {
  recipients: string[]
  occasions: string[]
  places: string[]
  seasons: string[]
  isGift: boolean
}

/** Reads recipients, occasions, places and seasons out of the keywords. */
export function peopleOf(keywords: readonly string[]): People {
  return {
    recipients: found(keywords, RECIPIENTS),
    occasions: found(keywords, OCCASIONS),
    places: found(keywords, PLACES),
    seasons: found(keywords, SEASONS),
    isGift: keywords.some((keyword) =>
      /\b(?:gifts?|presents?|stuffers?|fillers?|favou?rs?)\b/.test(keyword),
    ),
  }
}

/** The phrases of a table; the same list each time, so that it is indexed once. */
const PHRASES = new Map(
  [RECIPIENTS, OCCASIONS, PLACES, SEASONS].map((words) => [words, [...words.keys()]]),
)

function found(keywords: readonly string[], words: ReadonlyMap<string, string>): string[] {
  const hits = keywords.flatMap((keyword) => {
    // "best friend" and "friend" both match; the longer one is what was meant.
    const [longest] = phrasesIn(keyword, PHRASES.get(words) ?? []).toSorted(
      (a, b) => b.length - a.length,
    )
    return longest === undefined ? [] : [words.get(longest) ?? '']
  })
  return [...new Set(hits)].filter((hit) => hit !== '')
}
