import { languageOf } from '#marketplace/language.ts'
import { isSmall, lowWordsOf, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { is } from '../read/lexicon.ts'
import type { Change } from './change.ts'
import { BETWEEN } from './lone-words.ts'
import { goingOnIn } from './torn.ts'

/** A title without each part that says nothing alone: "First Lost" of a "first lost tooth", "Iron on", "Extra Long", or a word cut short. */
export function withoutStumps(title: string, change: Pick<Change, 'pasted' | 'input'>): string {
  const isStump = stumpFinder(change)
  const [first = '', ...others] = title.split(BETWEEN)
  return [first, ...others.filter((part) => !isStump(part))].join(BETWEEN)
}

/** Tells of a part of a title whether it wants another word. */
export function stumpFinder({ pasted, input }: Pick<Change, 'pasted' | 'input'>) {
  const told = [input.productType, ...pasted.generatedTags]
  const isCut = cutFinder(told)
  if (languageOf(input.productType) !== 'en') return isCut
  const goesOn = goingOnIn([pasted.generatedTitle, ...told])
  return (part: string): boolean => {
    const words = wordsOf(part)
    const last = words.at(-1)
    if (last === undefined || isCut(part)) return true
    // "3.5 x 2.9 in" and "12 Colours" are whole.
    if (words.some(({ isNumber }) => isNumber)) return false
    const isBare = is(last, 'form') || goesOn(spelt(words))
    return isSmall(last) || (isBare && !isNaming(words, last))
  }
}

/** What a name may end in: a thing, what it is made of or how. */
function isNaming(words: readonly Word[], last: Word): boolean {
  const isEnd = ENDS.some((property) => is(last, property))
  return nounEndingAt(words, words.length - 1) !== null || isEnd
}

const ENDS = [
  'material',
  'technique',
  'participle',
  'occasion',
  'season',
  'recipient',
  'kin',
  'vague',
] as const

/** "Fa" of an "orange fabric", where the pasted title was full: her text and tags know no such word, and one that goes on. */
export function cutFinder(texts: readonly string[]): (part: string) => boolean {
  const known = new Set(texts.flatMap(lowWordsOf))
  return (part) => {
    const last = lowWordsOf(part).at(-1)
    return (
      last !== undefined && !known.has(last) && [...known].some((word) => word.startsWith(last))
    )
  }
}
