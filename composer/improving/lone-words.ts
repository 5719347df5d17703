import { wordsOf } from '#marketplace/searches/words.ts'
import { isAcronym } from '../read/case.ts'

/** What parts a title. */
export const BETWEEN = ', '

/** A title without each part that is one word alone: "Blue" behind "Ceramic Knobs, Set of 6" says of nothing that it is blue. */
export function withoutLoneWords(title: string): string {
  const [first = '', ...others] = title.split(BETWEEN)
  return [first, ...others.filter((part) => !isLone(part))].join(BETWEEN)
}

/** One word alone; "A5" is a size, and "PDF" a kind of file. */
export function isLone(part: string): boolean {
  const [word, ...others] = wordsOf(part)
  if (word === undefined || others.length > 0) return false
  return !isAcronym(word.text) && !hasDigit(word.text)
}

function hasDigit(text: string): boolean {
  return text.split('').some((sign) => sign >= '0' && sign <= '9')
}
