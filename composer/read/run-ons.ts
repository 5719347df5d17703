import { nounEndingAt } from './kinds.ts'
import { is } from './lexicon.ts'
import { measuresIn } from './measures.ts'
import { isSmall, wordsOf } from './words.ts'

const WORDS_MAX = 9

/**
 * "Yoga mat strap cotton 160cm" typed without a comma, parted only where it is certain: behind the noun of the thing,
 * when nothing but a material, a colour or a measure follows.
 */
export function withCommas(text: string): string {
  const words = wordsOf(text)
  if (words.length > WORDS_MAX || text.includes(',') || words.some(isSmall)) return text
  const at = words.findLastIndex(
    (_, index) =>
      nounEndingAt(words, index) !== null &&
      !words.slice(0, index + 1).some((word) => word.isNumber),
  )
  const noun = words[at]
  if (noun === undefined || at === words.length - 1) return text
  const tail = words.slice(at + 1)
  const measure = measuresIn(text).find(({ start }) => start >= noun.end)
  const isCertain = tail.every(
    (word) =>
      is(word, 'material') ||
      is(word, 'colour') ||
      (measure !== undefined && word.start >= measure.start),
  )
  if (!isCertain) return text
  const middle = text.slice(noun.end, measure?.start ?? text.length).trim()
  const parts = [text.slice(0, noun.end), middle, text.slice(measure?.start ?? text.length).trim()]
  return parts.filter((part) => part !== '').join(', ')
}
