import { asTitle } from '../characters.ts'
import { isWholeTitle, reviewTitle } from '../review/title.ts'
import { contentStems } from '../text.ts'
import { placesOf } from './places.ts'

const UNIT =
  /^[\s-]*(?:inch(?:es)?|in|cm|mm|m|ft|feet|oz|ounces?|ml|l|g|kg|lbs?|pcs|pieces?|pack)\b/i
const LOOSE_START = /^(?:and|or|with|of|for|in|from|by)\s+/i
const LOOSE_END = /(?:^|\s)(?:made|crafted|carved|turned|knit|cast)$/i

/** A title without these words; null where no good title is left. */
export function withoutWordsInTitle(title: string, words: string): string | null {
  const segments = title.split(/,\s+/).map((segment) => withoutWords(segment, words))
  const left = asTitle(segments.filter((segment) => contentStems(segment).length > 0).join(', '))
  const isGood = left !== '' && !reviewTitle(left).some(({ isHard }) => isHard)
  return isGood ? left : null
}

function withoutWords(segment: string, words: string): string {
  const places = placesOf(segment, [words])
  if (places.length === 0) return segment
  let kept = segment
  for (const { start, end } of places.toReversed()) {
    const after = kept.slice(end)
    kept = kept.slice(0, start) + (/^[\d.]+$/.test(words) ? after.replace(UNIT, '') : after)
  }
  return withoutLooseEnds(kept.replace(/\s+/g, ' ').trim())
}

function withoutLooseEnds(segment: string): string {
  let kept = segment.replace(LOOSE_START, '')
  while (kept !== '' && (!isWholeTitle(kept) || LOOSE_END.test(kept))) {
    kept = kept.slice(0, Math.max(0, kept.lastIndexOf(' ')))
  }
  return kept
}
