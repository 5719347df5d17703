import { isGeneric, type Item } from '../item.ts'
import { is, isModifier } from '../lexicon.ts'
import { freeIn, isNoun, titleText, type TitleReading } from './own-words.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** What the seller's own title calls the thing, and what it says behind that, up to the next mark each. */
export type OwnName = { name: string; behind: string[] }

const MARKS = /[,;()|–—•]|:(?!\d)|\s[-/~]\s/
const AND = / [+&] /g
const NAME_WORDS_MAX = 6

/** Nobody knows better what the thing is than the title that its seller gave it. */
export function ownNameOf(reading: TitleReading): OwnName {
  const { item } = reading
  const segments = titleText(reading).replaceAll(AND, ' and ').split(MARKS)
  const head =
    headsOf(reading).find((stem) => segments.some((one) => headIn(wordsOf(one), stem) !== -1)) ?? ''
  const at = segments.findIndex((segment) => headIn(wordsOf(segment), head) !== -1)
  const segment = segments[at] ?? ''
  const words = wordsOf(segment)
  if (at === -1) return { name: '', behind: [] }
  const first = headIn(words, head)
  const last = endOf(segment, { from: first, reading })
  const front = frontOf(segment, { last, item })
  const isFree = freeIn(reading)
  const isLeft = (word: Word, place: number) =>
    isLeftOut(word) && front[place - 1]?.end !== word.start
  const name = front.filter((word, place) => !isLeft(word, place) && isFree(word))
  const isWhole = front.every((word) => name.includes(word) || isModifier(word) || isLeftOut(word))
  return {
    name: isWhole && name.length <= NAME_WORDS_MAX ? textOf(segment, name) : '',
    behind: [
      segment.slice(words[last]?.end),
      ...segments.slice(at + 1),
      ...lotIn(segment.slice(0, front[0]?.start)),
    ],
  }
}

/** "Set of 3" in front of the name. */
function lotIn(text: string): string[] {
  const found = /\b(?:set|pack|lot|pair|bundle|box) of \d{1,4}\b/i.exec(text)?.[0]
  return found === undefined ? [] : [found]
}

/** The item's own noun, or else another one that the searches end in. */
function headsOf({ item, keywords }: TitleReading): string[] {
  const others = keywords.flatMap((keyword) => {
    const words = wordsOf(keyword)
    const last = words.at(-1)
    return last === undefined || words.length < 2 || isGeneric(last) ? [] : [last.stem]
  })
  return [item.head, ...new Set(others)]
}

function headIn(words: readonly Word[], head: string): number {
  const joint = words.findIndex((word, at) => at > 0 && ENDS.has(word.low))
  const front = joint === -1 ? words : words.slice(0, joint)
  const at = front.findIndex((word) => word.stem === head)
  return at === 0 ? front.findLastIndex((word) => word.stem === head) : at
}

const ENDS = new Set(['for', 'with', 'without', 'from', 'in', 'on', 'w'])

/** "Sandwich set", "bread tray": the name goes on where the next noun is what the words before it only describe. */
function endOf(
  segment: string,
  { from, reading }: { from: number; reading: TitleReading },
): number {
  const words = wordsOf(segment)
  let last = from
  for (let at = from + 1; at < words.length && at <= from + 2; at += 1) {
    const before = words[at - 1]
    const word = words[at]
    const isNext = word !== undefined && segment.slice(before?.end, word.start) === ' '
    const isPair = word?.low === 'and' && COLLECTIVE.has(words[at + 2]?.low ?? '')
    if (isPair && isNext) return at + 2
    if (
      !isNext ||
      word.isNumber ||
      isSmall(word) ||
      (isModifier(word) && !COLLECTIVE.has(word.low))
    )
      break
    const isNextTo = last === at - 1 || COLLECTIVE.has(word.low)
    if (isNextTo && isContinued(words, at, reading)) last = at
  }
  return last
}

const COLLECTIVE = new Set(['set', 'kit', 'bundle', 'pack', 'collection'])

function isContinued(
  words: readonly Word[],
  at: number,
  { keywords, document, item }: TitleReading,
) {
  const word = words[at]
  const next = words[at + 1]
  if (word === undefined) return false
  if (COLLECTIVE.has(word.low)) return next?.isNumber !== true && next?.low !== 'of'
  const known = new Set(words.slice(0, at).map(({ stem }) => stem))
  if (!isNoun(word)) return false
  const isSearched = keywords.some((keyword) => {
    const own = wordsOf(keyword)
    const front = own.slice(0, -1)
    return own.at(-1)?.stem === word.stem && front.some(({ stem }) => known.has(stem))
  })
  return isSearched || document.statements.some((said) => isHolding(said.words, word, item.head))
}

const HOLDING = new Set(['with', 'of', 'for'])
const HOLDING_WITHIN = 4

/** "A tray with nine breads" is a tray. */
function isHolding(words: readonly Word[], { stem }: Word, head: string): boolean {
  return words.some((word, at) => {
    if (word.stem !== stem || !HOLDING.has(words[at + 1]?.low ?? '')) return false
    return words.slice(at + 2, at + 2 + HOLDING_WITHIN).some((other) => other.stem === head)
  })
}

/** All that stands in front of the noun without a mark, but for "set of 6", "no. 4" and the like. */
function frontOf(segment: string, { last, item }: { last: number; item: Item }): Word[] {
  const words = wordsOf(segment)
  let from = last
  while (from > 0) {
    const word = words[from - 1]
    const next = words[from]
    if (word === undefined || next === undefined) break
    const between = segment.slice(word.end, next.start)
    const isMeasure = word.isNumber && (is(next, 'unit') || between === '')
    if (word.isNumber && !isMeasure) break
    if (![' ', '-', ''].includes(between) || isEnd(word, item)) break
    from -= 1
  }
  while (from < last && (words[from]?.low === 'and' || isLoneUnit(words, { at: from, item })))
    from += 1
  return words.slice(from, last + 1)
}

/** "Can" is a small word, but not in "can cozy". */
function isEnd(word: Word, { name }: Item): boolean {
  return isSmall(word) && word.low !== 'and' && !wordsOf(name).some(({ low }) => low === word.low)
}

function isLoneUnit(words: readonly Word[], { at, item }: { at: number; item: Item }): boolean {
  const word = words[at]
  const isOwn = word === undefined || item.stems.includes(word.stem)
  return !isOwn && is(word, 'unit') && words[at - 1]?.isNumber !== true
}

const SIZES = new Set('xs sm md lg xl xxl s m l new sale'.split(' '))

function isLeftOut(word: Word): boolean {
  return is(word, 'praise') || SIZES.has(word.low)
}

/** The words as they stand, without those left out. */
function textOf(segment: string, words: readonly Word[]): string {
  return words
    .map(({ text, end }, at) => {
      const next = words[at + 1]
      const between = next === undefined ? '' : segment.slice(end, next.start)
      return text + (between.length > 1 ? ' ' : between)
    })
    .join('')
}
