import { asTitle } from '#marketplace/characters.ts'
import { isWholeTitle, repeatedWords } from '#marketplace/review/title.ts'
import { TITLE } from '#marketplace/rules.ts'
import { capitalised, isAcronym, isLoud } from '../read/case.ts'
import type { Brief } from '../read/form.ts'
import { is } from '../read/lexicon.ts'
import { isGeneral } from '../read/searches/families.ts'
import { isSmall, rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { isOrdinary, titleCase } from '../say/title-case.ts'
import { isTail } from './title-words.ts'

/** Whether the words are new, and the title stays readable with them. */
export function fits(parts: readonly string[], text: string): boolean {
  const next = shaped([...parts, text])
  const before = wordsOf(parts.join(' '))
  const own = wordsOf(text).filter((word) => !isSmall(word))
  return (
    own.length > 0 &&
    !((isTail(text) || own[0]?.low === 'fits') && parts.some(isTail)) &&
    own.every((word) => word.isNumber || !isSaidIn(word, before)) &&
    !joined(before).includes(joined(own)) &&
    !isCountedTwice(own, before) &&
    !isAgedTwice(own, before) &&
    !isGeneral(own, parts.join(' ')) &&
    next.length <= TITLE.lengthGood &&
    wordsOf(next).length <= TITLE.wordsMax &&
    countOfParts([...parts, text]) <= TITLE.segmentsMax &&
    isBarelyRepeated(next) &&
    isWholeTitle(shaped([text]))
  )
}

function isBarelyRepeated(title: string): boolean {
  return repeatedWords(title).every(({ times }) => times <= TITLE.sameWordMax)
}

/** "Set of 10" of "ten labels". */
function isCountedTwice(own: readonly Word[], before: readonly Word[]): boolean {
  const isLot = own.some(({ low }) => LOTS.has(low))
  return (
    isLot &&
    own.some(({ text }) => before.some(({ low }) => low === text || numberOf(low) === text))
  )
}

/** "Vintage, antique" */
function isAgedTwice(own: readonly Word[], before: readonly Word[]): boolean {
  return own.every(isAge) && before.some(isAge)
}

function isAge(word: Word): boolean {
  return (is(word, 'age') && !word.isNumber) || word.low === 'old'
}

const LOTS = new Set(['set', 'pack', 'lot', 'pieces'])
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

function numberOf(low: string): string {
  return String(NUMBERS.indexOf(low) + 1)
}

function isPart(part: string, whole: string): boolean {
  return part.length >= WORD_PART_MIN && whole.endsWith(part)
}

function joined(words: readonly Word[]): string {
  return words.map((word) => word.low).join('')
}

const WORD_PART_MIN = 3

/** The same word, or one that is a part of the other: "tie" beside "necktie" says it twice. */
function isSaidIn({ stem }: Word, words: readonly Word[]): boolean {
  return words.some(
    (other) =>
      rootOf(other.stem) === rootOf(stem) || isPart(stem, other.stem) || isPart(other.stem, stem),
  )
}

/** A search for the same thing may say several words of its name again, but no word a third time. */
export function fitsAsSearch(parts: readonly string[], text: string): boolean {
  const next = shaped([...parts, text])
  return (
    next.length <= TITLE.lengthGood &&
    !joined(wordsOf(parts.join(' '))).includes(joined(wordsOf(text))) &&
    wordsOf(text).some((word) => !isSaidIn(word, wordsOf(parts.join(' ')))) &&
    countOfParts([...parts, text]) <= TITLE.segmentsMax &&
    isBarelyRepeated(next) &&
    isWholeTitle(shaped([text]))
  )
}

/** Tails and quoted names follow without a comma. */
function countOfParts(parts: readonly string[]): number {
  return parts.filter((part, at) => at === 0 || (!isTail(part) && !isQuoted(part))).length
}

export function isQuoted(part: string): boolean {
  return part.startsWith('"')
}

/** A quoted name and a tail stand right behind the name of the thing. */
export function inOrder(parts: readonly string[]): string[] {
  const quoted = parts.filter(isQuoted)
  const tail = parts.filter(isTail)
  return [...quoted, ...tail, ...parts.filter((part) => !isQuoted(part) && !isTail(part))]
}

/** "OO", "BFL": what the seller writes in capitals among small letters is written so in the title. */
export function withShortNames(title: string, { input, document, keywords }: Brief): string {
  const prose = document.statements.map(({ text }) => text).filter((text) => !isLoud(text))
  const typed = prose.flatMap((text) => wordsOf(text))
  const others = new Set(
    typed.filter(({ text, low }) => text !== low.toUpperCase()).map(({ low }) => low),
  )
  const own = isLoud(input.listingTitle) ? [] : [input.listingTitle]
  const names = new Set([
    ...own.flatMap(shortNamesIn),
    ...prose.flatMap(shortNamesIn).filter((name) => !others.has(name)),
  ])
  const searched = new Set(keywords.flatMap(({ words }) => words.map(({ text }) => text)))
  const isLoudly = (word: Word) => isCapital(word) && searched.has(word.low) && !isAcronym(word.low)
  return wordsOf(title).reduceRight((whole, word) => {
    const { low, start, end } = word
    const text = names.has(low) ? low.toUpperCase() : isLoudly(word) ? capitalised(low) : word.text
    return whole.slice(0, start) + text + whole.slice(end)
  }, title)
}

const SHORT_NAME_MAX = 4

/** No words that are ordinary ones, said loudly, and no part of a shout. */
function shortNamesIn(text: string): string[] {
  const words = wordsOf(text)
  return words.flatMap((word, at) => {
    const isName = isCapital(word) && word.text.length <= SHORT_NAME_MAX && !isSmall(word)
    const isAlone = !isShout(words[at - 1]) && !isShout(words[at + 1])
    return isName && isAlone && !isOrdinary(word) ? [word.low] : []
  })
}

function isShout(word: Word | undefined): boolean {
  return (
    word !== undefined && isCapital(word) && (word.text.length > SHORT_NAME_MAX || isSmall(word))
  )
}

function isCapital({ text, low }: Word): boolean {
  return text.length > 1 && text !== low && text === text.toUpperCase()
}

/** Only the first tail goes without a comma. */
function tailsUpTo(parts: readonly string[]): number {
  return parts.findIndex((part, at) => at > 0 && isTail(part))
}

export function shaped(parts: readonly string[]): string {
  const whole = parts.reduce((text, part, at) =>
    isQuoted(part) || (isTail(part) && at <= tailsUpTo(parts))
      ? `${text} ${part}`
      : `${text}, ${part}`,
  )
  let text = asTitle(titleCase(whole))
  while (text.length > TITLE.lengthMax)
    text = text.slice(0, text.lastIndexOf(text.includes(',') ? ',' : ' '))
  return text
}
