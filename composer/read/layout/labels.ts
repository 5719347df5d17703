import type { Headings } from '../headings.ts'
import { isClause } from '../sentences.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

/** "Size" and "3 in" of "Size: 3 in". */
export type Labelled = { label: string; value: string }

const LABEL_WORDS_MAX = 5
export const LABEL = /^([\p{L}\p{Nd}][^:=\n]{0,48}?)\s?(?::-|:)\s+(\S.*)$/u
const KNOWN_LABEL = /^([\p{L}][\p{L} ]{1,24}?)\s(?:-|–|—)\s+(\S.*)$/u

/** "PUT UP", which would else be an order. */
function isLoudLabel(label: string): boolean {
  return label === label.toUpperCase() && label !== label.toLowerCase()
}

/** "TAGS name puzzle baby gift": searches behind a word in capitals. */
const LOUD_LABEL = /^(\p{Lu}{4,}) (\p{Ll}.*)$/u

/** "Sizes xs - 3xl", "ages two - five": a dash between two values is a range. */
const RANGE =
  /(?<![\p{L}\p{Nd}])(?:\d?x{0,3}[sl]|m|small|medium|large|newborn|one|two|three|four|five|six|\p{L}{3}) (?:-|–|—) (?:\d?x{0,3}[sl]|m|small|medium|large|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?![\p{L}\p{Nd}])/iu

export function isLabelled(text: string, headings: Headings): boolean {
  return labelOf(text, headings) !== null
}

/** "Size: 3 in" is a label and its value; "I offer two sizes: small and large" is a sentence. */
export function labelOf(text: string, headings: Headings, isKnownOnly = false): Labelled | null {
  const found = LABEL.exec(text)
  if (found !== null) {
    const [, label = '', value = ''] = found
    const words = wordsOf(label)
    const isKnown = headings.meaningOf(label) !== null
    const isShort = words.length > 0 && words.length <= LABEL_WORDS_MAX
    const isOne = !/[.!?] /.test(label)
    const isTime = /\d$/.test(label) && /^\d/.test(value)
    if (
      isShort &&
      isOne &&
      !isTime &&
      (isKnown || (!isKnownOnly && (isLoudLabel(label) || !isClause(label.toLowerCase()))))
    )
      return { label, value }
  }
  const loud = LOUD_LABEL.exec(text)
  if (loud !== null && headings.meaningOf(loud[1] ?? '') === 'searches')
    return { label: loud[1] ?? '', value: loud[2] ?? '' }
  const dashed = KNOWN_LABEL.exec(text)
  if (dashed === null || RANGE.test(text)) return null
  const [, label = '', value = ''] = dashed
  return headings.meaningOf(label) === null ? null : { label, value }
}
