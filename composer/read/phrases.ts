import { is } from './lexicon.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

/** Behind these words commas part the members of one list, which has its meaning as a whole. */
const LIST_CUES = new Set(
  `colours colors colour color shades scents flavours flavors prints patterns sizes size available choose choice options option
  contains contain ingredients traces allergens includes include included comes set kit fits for with from either or plus between
  no not without e.g like such`
    .trim()
    .split(/\s+/),
)
const PART_WORDS_MIN = 2
const PARTS_MIN = 3

/** The phrases of a verbless statement, where it is certain that commas part facts and not the members of a list. */
export function partsOf(text: string): string[] {
  const parts = splitOutside(text)
  // "Widths 20 mm, 25 mm, 30 mm": bare measures are choices of one thing.
  if (parts.filter(isBareMeasure).length > 1) return [text]
  const isCertain =
    parts.length >= PARTS_MIN &&
    parts.every((part) => {
      const words = wordsOf(part)
      const hasCue = words.some((word, at) => at < 2 && LIST_CUES.has(word.low))
      return words.length >= PART_WORDS_MIN && !hasCue
    })
  return isCertain ? parts : [text]
}

function isBareMeasure(part: string): boolean {
  return wordsOf(part).every((word) => word.isNumber || is(word, 'unit'))
}

/** Parts between commas and semicolons that stand outside brackets and quotation marks. */
export function splitOutside(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '(' || sign === '[') depth += 1
    if ((sign === ')' || sign === ']') && depth > 0) depth -= 1
    const isMark = (sign === ',' || sign === ';') && text.charAt(at + 1) === ' ' && depth === 0
    if (!isMark) continue
    parts.push(text.slice(from, at).trim())
    from = at + 1
  }
  parts.push(text.slice(from).trim())
  return parts.filter((part) => part !== '')
}

/** What stays of a row of phrases without those that may not stay, and these; null where it is not one of several. */
export function withoutPhrases(
  text: string,
  isOut: (phrase: string) => boolean,
): { kept: string; out: string[] } | null {
  const parts = splitOutside(text)
  const out = parts.filter(isOut)
  if (out.length === 0 || out.length === parts.length) return null
  return { kept: parts.filter((part) => !out.includes(part)).join(', '), out }
}
