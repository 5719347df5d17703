import type { Said } from './statements.ts'
import { HAVING } from './denied-words.ts'
import { isSmall, type Word } from './words.ts'

/** "A name or no name" is for the buyer to choose. */
export function isChoice(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.low === 'or' && ['no', 'without'].includes(words[at]?.low ?? '')
}

const OFFERING = new Set(['can', 'could', 'will', 'happy'])
const OFFER_WITHIN = 5

/** "I can make it without pockets" offers what is not so by itself. */
export function isOffered(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - OFFER_WITHIN), at)
  const isMaker = before.some(({ low }) => low === 'i' || low === 'we')
  return words[at]?.low === 'without' && isMaker && before.some(({ low }) => OFFERING.has(low))
}

const TERMS = new Set(
  'return returns refund refunds exchange exchanges cancellation cancellations'.split(' '),
)
const TERMS_WITHIN = 4

/** "Returns not accepted on soap" denies what the shop does, and none of its soap. */
export function isOfTerms(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - TERMS_WITHIN), at).some(({ low }) => TERMS.has(low))
}

const ALIKE = new Set(['alike', 'same', 'identical', 'matching'])
const ALIKE_WITHIN = 5

/**
 * The "No 8" or "no 8" of a thread is a number; "no 1:6", "no 4 inch", "no 2 alike" and "sizes 5, 6, no 7" say what
 * there is not.
 */
export function isNumbered(words: readonly Word[], at: number): boolean {
  const [before, word, next, after] = [at - 1, at, at + 1, at + 2].map((place) => words[place])
  if (word?.low !== 'no' || next?.isNumber !== true || next.start !== word.end + 1) return false
  const isRatio = after?.isNumber === true && after.start === next.end + 1
  if (isRatio || before?.isNumber === true || MEASURES.has(after?.low ?? '')) return false
  const behind = words.slice(at + 2, at + ALIKE_WITHIN)
  if (behind.some(({ low }) => ALIKE.has(low))) return false
  return word.text === 'No' || isJoined(before, word)
}

/** In small letters it is a number where it follows what it numbers: "cotton no 8", but neither "knots, no 8" nor "has no 8". */
function isJoined(before: Word | undefined, word: Word): boolean {
  return (
    before !== undefined &&
    before.end + 1 === word.start &&
    !isSmall(before) &&
    !HAVING.has(before.low)
  )
}

const MEASURES = new Set('g kg lb lbs oz cm mm m in inch inches ml l'.split(' '))

/** "5.1 kg without case" weighs it that way, and the case comes along. */
export function isMeasured(words: readonly Word[], at: number): boolean {
  return words[at]?.low === 'without' && MEASURES.has(words[at - 1]?.low ?? '')
}

/** "No feet = reversible" names one of two ways to have it. */
export function isNamed(text: string, { end }: Word): boolean {
  return text.slice(end, end + EQUALS_WITHIN).includes('=')
}

/** "No proof = no stamp" tells what comes of what. */
export function isConsequence(text: string, { start }: Word): boolean {
  return text.slice(Math.max(0, start - EQUALS_WITHIN), start).includes('=')
}

const PEOPLE = new Set('baby infant newborn toddler child children kid person people'.split(' '))
const AGES = new Set('under below younger over above older'.split(' '))

/** "Not for babies under 12 months" is for those who are older: whom an age bars is no other one. */
export function isOfAnAge(clause: readonly Word[]): boolean {
  return clause.some(
    (word, at) =>
      PEOPLE.has(word.stem) &&
      AGES.has(clause[at + 1]?.low ?? '') &&
      clause.slice(at + 2, at + 4).some(({ isNumber }) => isNumber),
  )
}

const RELATIVES = new Set(['that', 'who', 'which', 'whose'])

/** "Not for dogs that chew their tags" denies no other dogs. */
export function restrictionOf(
  clause: readonly Word[],
  { words, text }: Pick<Said, 'words' | 'text'>,
): string | undefined {
  const last = clause.at(-1)
  const at = last === undefined ? -1 : words.indexOf(last) + 1
  const relative = words[at]
  if (last === undefined || relative === undefined || !RELATIVES.has(relative.low)) return undefined
  if (text.slice(last.end, relative.start) !== ' ') return undefined
  return words.slice(at + 1).find((word) => !isSmall(word))?.stem
}

const EQUALS_WITHIN = 3

const NAME_IN_QUOTES = /(?<![\p{L}\p{Nd}])"\p{Lu}[^"\n]{1,60}"/gu

/** The "Not" of "Not a Morning Person" belongs to a name. */
export function isInName(text: string, { start }: Word): boolean {
  return [...text.matchAll(NAME_IN_QUOTES)].some(
    ({ 0: name, index }) => start > index && start < index + name.length,
  )
}
