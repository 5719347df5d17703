import { doubtedIn } from '../certainty.ts'
import type { Denied } from '../denied.ts'
import type { Document } from '../document.ts'
import { isModifier, type Item } from '../item.ts'
import { nounEndingAt } from '../kinds.ts'
import { is, propertiesOf } from '../lexicon.ts'
import { optionsIn } from '../options.ts'
import { plainly } from '../parts.ts'
import type { Evidence } from '../searches/evidence.ts'
import { spelled } from '../spelling.ts'
import type { Fact } from '../told.ts'
import { isSmall, type Word, wordsOf } from '../words.ts'

/** What the seller's own title calls the thing, and what it says behind that, up to the next mark each. */
export type OwnName = { name: string; behind: string[] }

type Reading = {
  nickname: string
  item: Item
  document: Document
  facts: readonly Fact[]
  denied: readonly Denied[]
  evidence: Pick<Evidence, 'chosen'>
  /** The searches that the text does not belie. */
  keywords: readonly string[]
}

const MARKS = /[,;()|–—•]|:(?!\d)|\s[-/~]\s/
const QUOTED = /"[^"]*"/g
const AND = / [+&] /g
const NAME_WORDS_MAX = 6

/** Nobody knows better what the thing is than the title that its seller gave it. */
export function ownNameOf(reading: Reading): OwnName {
  const { nickname, item, document } = reading
  const segments = spelled(
    nickname.replaceAll(/[“”]/g, '"').replaceAll(QUOTED, ' '),
    document.spelling,
  )
    .replaceAll(AND, ' and ')
    .split(MARKS)
  const at = segments.findIndex((segment) => headIn(wordsOf(segment), item) !== -1)
  const segment = segments[at] ?? ''
  const words = wordsOf(segment)
  if (at === -1) return { name: '', behind: [] }
  const first = headIn(words, item)
  const last = endOf(segment, { from: first, reading })
  const front = frontOf(segment, { last, item })
  const isFree = freeIn(reading)
  const name = front.filter((word) => !isLeftOut(word) && isFree(word))
  const isWhole = front.every((word) => name.includes(word) || isModifier(word) || isLeftOut(word))
  return {
    name: isWhole && name.length <= NAME_WORDS_MAX ? textOf(segment, name) : '',
    behind: [segment.slice(words[last]?.end), ...segments.slice(at + 1)],
  }
}

function headIn(words: readonly Word[], item: Item): number {
  const joint = words.findIndex((word, at) => at > 0 && ENDS.has(word.low))
  const front = joint === -1 ? words : words.slice(0, joint)
  return front.findLastIndex((word) => word.stem === item.head)
}

const ENDS = new Set(['for', 'with', 'without', 'from', 'in', 'on', 'w'])

/** "Sandwich set", "bread tray": the name goes on where the next noun is what the words before it only describe. */
function endOf(segment: string, { from, reading }: { from: number; reading: Reading }): number {
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
    if (isContinued(words, at, reading)) last = at
  }
  return last
}

const COLLECTIVE = new Set(['set', 'kit', 'bundle', 'pack', 'collection'])

function isContinued(words: readonly Word[], at: number, { keywords, document, item }: Reading) {
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

/** Neither denied, doubted nor one of several to choose from, and no word that nobody knows. */
export function freeIn({ document, facts, denied, keywords, item, evidence }: Reading) {
  const doubted = doubtedIn(document.statements)
  const offered = facts.map((fact, at) => ({ fact, options: optionsIn(plainly(fact, at === 0)) }))
  const known = new Set(
    [
      ...document.statements.flatMap((said) => [...said.words, ...wordsOf(said.label)]),
      ...keywords.flatMap(wordsOf),
    ].map(({ stem }) => stem),
  )
  const isKnown = (word: Word) =>
    word.isNumber ||
    known.has(word.stem) ||
    propertiesOf(word).size > 0 ||
    isNoun(word) ||
    isJoined(word)
  // A colour is chosen wherever it stands beside another; stuff only in a list of choices.
  const isChoice = (word: Word) =>
    !is(word, 'ambiguous') &&
    !evidence.chosen.has(word.stem) &&
    (is(word, 'colour') || is(word, 'material')) &&
    offered.some(
      ({ fact, options }) =>
        options.has(word.stem) &&
        (is(word, 'colour') || fact.kind === 'options' || fact.said.label !== ''),
    )
  const isDenied = ({ stem }: Word) =>
    denied.some((one) => one.stem === stem && one.isNear && one.manner === 'not')
  return (word: Word): boolean =>
    item.stems.includes(word.stem) ||
    isSmall(word) ||
    (isKnown(word) && !doubted.has(word.stem) && !isChoice(word) && !isDenied(word))
}

const PART_MIN = 3

/** "Handcarved": two known words in one. */
function isJoined({ low }: Word): boolean {
  for (let at = PART_MIN; at <= low.length - PART_MIN; at += 1) {
    const parts = wordsOf(`${low.slice(0, at)} ${low.slice(at)}`)
    if (parts.every((part) => propertiesOf(part).size > 0)) return true
  }
  return false
}

function isNoun(word: Word): boolean {
  return nounEndingAt([word], 0) !== null
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
