import { asTitle } from '#marketplace/characters.ts'
import { isWholeTitle, repeatedWords } from '#marketplace/review/title.ts'
import { TITLE } from '#marketplace/rules.ts'
import { isSmall, rootOf, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { capitalised, isAcronym, isLoud } from '../read/case.ts'
import type { Brief } from '../read/form.ts'
import { isOrdinary, titleCase } from '../say/title-case.ts'

const WORD_PART_MIN = 3

function isPart(part: string, whole: string): boolean {
  // A handle is no part of what is made by hand.
  return (
    part !== 'hand' &&
    part.length >= WORD_PART_MIN &&
    (whole.endsWith(part) || whole.startsWith(part))
  )
}

/** The same word, or one that is a part of the other: "tie" beside "necktie" says it twice. */
export function isSaidIn({ stem }: Word, words: readonly Word[]): boolean {
  return words.some(
    (other) =>
      rootOf(other.stem) === rootOf(stem) || isPart(stem, other.stem) || isPart(other.stem, stem),
  )
}

/** Whether the title stays readable with one more part. */
export function isReadable(parts: readonly string[]): boolean {
  const next = shaped(parts)
  return (
    next.length <= TITLE.lengthGood &&
    wordsOf(next).length <= TITLE.wordsMax &&
    parts.filter((part) => !isQuoted(part)).length <= TITLE.segmentsMax &&
    repeatedWords(next).every(({ times }) => times <= TITLE.sameWordMax) &&
    isWholeTitle(shaped([parts.at(-1) ?? '']))
  )
}

function isQuoted(part: string): boolean {
  return part.startsWith('"')
}

/** In title case and one line; a quoted name stands right behind the name of the thing. */
export function shaped(parts: readonly string[]): string {
  const whole = parts.reduce((text, part, at) => {
    const isBehind = isQuoted(part) || (at === 1 && part.startsWith('for '))
    return `${text}${isBehind ? '' : ','} ${part}`
  })
  let text = asTitle(titleCase(whole.replaceAll(' + ', ' & ')))
  while (text.length > TITLE.lengthMax)
    text = text.slice(0, text.lastIndexOf(text.includes(',') ? ',' : ' '))
  return text
}

/** "OO", "BFL": what the seller writes in capitals among small letters is written so in the title. */
export function withShortNames(title: string, { input, document, keywords, item }: Brief): string {
  const prose = document.statements.map(({ text }) => text).filter((text) => !isLoud(text))
  const typed = prose.flatMap((text) => wordsOf(text))
  const others = new Set(
    typed.filter(({ text, low }) => text !== low.toUpperCase()).map(({ low }) => low),
  )
  const { listingTitle } = input
  const isShouted = isLoud(listingTitle) || listingTitle === listingTitle.toUpperCase()
  const own = isShouted ? [] : [listingTitle]
  const names = new Set([
    ...own.flatMap(shortNamesIn),
    // A "quilt TOP only" is said loudly, and is no name.
    ...prose
      .flatMap(shortNamesIn)
      .filter((name) => !others.has(name) && (name !== item.head || isAcronym(name))),
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
    const near = words.slice(Math.max(0, at - 2), at + 3).filter(isCapital)
    const isAlone = near.length < 3 && !isShout(words[at - 1]) && !isShout(words[at + 1])
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

/** "Chicken aprons", as she calls them all, beside one "hen saddle": one apron, where a search or her text has it so. */
export function inNumberOf(lead: string, text: string, { document, keywords }: Brief): string {
  const own = wordsOf(text)
  const isOne = wordsOf(lead).at(-1)?.low.endsWith('s') === false
  if (!isOne || own.at(-1)?.low.endsWith('s') !== true) return text
  const stems = own.map(({ stem }) => stem).join(' ')
  const runs = document.statements.flatMap(({ words }) =>
    words.map((_, at) => words.slice(at, at + own.length)),
  )
  const one = [...keywords.map(({ words }) => words), ...runs].find(
    (words) =>
      words.map(({ stem }) => stem).join(' ') === stems &&
      words.at(-1)?.low.endsWith('s') === false,
  )
  return one === undefined ? text : spelt(one)
}
