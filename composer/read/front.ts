import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { endsInNoun, makingOf } from './makings.ts'
import { measuresIn } from './measures.ts'
import { isPlainPhrase } from './parts.ts'
import { is, isModifier } from './lexicon.ts'
import { isTitleWord } from './title-words.ts'
import type { Fact } from './told.ts'

/** How the first lines call the thing, what they say right behind its name and between the marks that follow. */
export type Front = { names: string[]; tails: string[]; more: string[] }

type Reading = {
  facts: readonly Fact[]
  /** The stems that a name of the thing ends in. */
  heads: readonly string[]
  isSure: (word: Word) => boolean
}

const NAMES_READ = 4
const LINES_READ = 2
const MARKS = /,(?!\d)|[;()[\]|•!?…]|\.(?=\s|$)|:(?!\d)|\s[-–—~]+\s|\s\/\/\s/
const TAIL_WORDS_MAX = 9
const MORE_WORDS_MAX = 6
const LETTERS_MAX = 42

const QUOTED = /"[^"]*"/g
const ASIDE = /\([^()]{0,200}\)/g

type Part = { text: string; words: Word[] }

/** Sellers begin a text as they would write a title: the name with what belongs to it, then what sets it apart. */
export function frontOf({ facts, heads, isSure }: Reading): Front {
  const named = facts
    .slice(0, NAMES_READ)
    .filter(
      ({ kind, said, isMustKnow }, at) =>
        said.form !== 'step' && (at === 0 || (!isMustKnow && kind !== 'condition')),
    )
    .map(({ said }) => partsOf(said.text))
    .filter((parts) => parts.some((part) => headIn(part, heads) !== -1))
  const lines = named.slice(0, LINES_READ)
  return {
    names: named.flatMap((parts) => nameOf(parts, { heads, isSure })),
    tails: lines.flatMap((parts) => tailOf(parts, { heads, isSure })),
    more: lines.flatMap((parts, at) =>
      moreOf(at === 0 ? parts.map((part) => behindName(part, heads)) : parts, { heads, isSure }),
    ),
  }
}

function partsOf(text: string): Part[] {
  return text
    .replaceAll(ASIDE, ' ; ')
    .replaceAll(QUOTED, ' ')
    .replaceAll(' + ', ' and ')
    .split(MARKS)
    .map((part) => withoutMeasure(part.trim()))
    .filter((part) => part !== '')
    .map((part) => ({ text: part, words: wordsOf(part) }))
}

/** "Veg tan 3mm" is veg tan. */
function withoutMeasure(text: string): string {
  const last = measuresIn(text).at(-1)
  const isLast = last !== undefined && last.start > 0 && last.end === text.length
  return isLast ? text.slice(0, last.start).trim() : text
}

/** Where the noun of the name stands: the last one before a joint. */
function headIn({ words }: Part, heads: readonly string[]): number {
  const joint = words.findIndex(
    (word, at) => at > 0 && (JOINTS.has(word.low) || (isSmall(word) && !BEFORE.has(word.low))),
  )
  const name = joint === -1 ? words : words.slice(0, joint)
  return name.findLastIndex(({ stem }) => heads.includes(stem))
}

const JOINTS = new Set('for with from in on made shaped'.split(' '))
const NAME_WORDS_MAX = 8

/** "Vintage 1980s denim trucker jacket", "12 assorted succulent cuttings": the whole phrase up to its noun. */
function nameOf(parts: readonly Part[], { heads, isSure }: Sure): string[] {
  const part = parts.find((one) => headIn(one, heads) !== -1)
  if (part === undefined) return []
  const all = part.words.slice(0, headIn(part, heads) + 1)
  const own = all.slice(all.findLastIndex(({ low }) => BEFORE.has(low) && low !== 'and') + 1)
  // "And make lamps" goes on with what somebody does.
  const isGoingOn = own[0]?.low === 'and'
  if (isGoingOn && own.slice(1, 2).some(isDeed)) return []
  const words = isGoingOn ? own.slice(1) : own
  const text = part.text.slice(words[0]?.start, words.at(-1)?.end)
  const isWhole =
    words.length <= NAME_WORDS_MAX &&
    isPlainPhrase(words) &&
    !text.includes('/') &&
    words.every((word) => isSure(word) && !isUnfitWord(word.low) && !is(word, 'praise')) &&
    words.every((word, at) => !isSmall(word) || word.low === 'and' || isDecade(words, at)) &&
    !words.slice(0, -1).every(({ isNumber }) => isNumber)
  return isWhole ? [text] : []
}

const BEFORE = new Set("a an the this these my our is are it its it's of and".split(' '))

function isDeed(word: Word): boolean {
  return (is(word, 'finite') || is(word, 'imperative')) && !isModifier(word)
}

/** "1980s" is a number and a letter. */
function isDecade(words: readonly Word[], at: number): boolean {
  return words[at]?.low === 's' && words[at - 1]?.isNumber === true
}

/** Where the speech goes on with somebody's doings. */
const GOES_ON =
  /\s(?:that|which|who|so|but|because|as|to|if|on it|in it|from (?:my|our)|by me|by my|by hand by|you|i|we|instead|it|is|are|was|has|have|having|holds?|comes?)\b.*$/i
const YOURS = /^with your own |^from your (?:own )?/i

const AND = / and .*$/

type Sure = Omit<Reading, 'facts'>

/** "With coir bristles", "carved from cherry", "in genuine Harris Tweed": all of it, or nothing. */
function tailOf(parts: readonly Part[], { heads, isSure }: Sure): string[] {
  const place = parts.findIndex((part) => headIn(part, heads) !== -1)
  const part = parts[place]
  if (part === undefined) return []
  const start = part.words[headIn(part, heads)]?.end
  const whole = part.text.slice(start)
  const rest = whole.replace(GOES_ON, '').trim()
  // "With a bottom that stands up" says nothing without what it does.
  if (rest !== whole.trim() && wordsOf(rest).filter((word) => !isSmall(word)).length < 2) return []
  const short = wordsOf(rest).length > TAIL_WORDS_MAX ? rest.replace(AND, '') : rest
  const text = short.toLowerCase().startsWith('with') ? endedAt(short) : short
  const words = wordsOf(text)
  const [first, second] = words
  const isLed =
    first !== undefined &&
    (JOINTS.has(first.low) || (isMade(first) && JOINTS.has(second?.low ?? '')))
  const isWhole =
    words.length > 1 &&
    words.length <= TAIL_WORDS_MAX &&
    first?.low !== 'of' &&
    !text.includes('/') &&
    endsInNoun(words) &&
    isPlainPhrase(wordsOf(text.replace(YOURS, 'with ').replace('shaped like', 'shaped'))) &&
    !words.some(
      ({ low }) =>
        low === 'the' || low === 'or' || low === 'other' || low === 'sizes' || low === 'size',
    ) &&
    words.every((word) => isSmall(word) || (isSure(word) && !isEmpty(word)))
  return isLed && isWhole && !isListed(parts, place) ? [text] : []
}

function isMade(word: Word): boolean {
  return is(word, 'participle') || word.low.endsWith('ed')
}

function isEmpty(word: Word): boolean {
  return EMPTY.some((one) => is(word, one))
}

const EMPTY = ['praise', 'vague'] as const

/** "With white dots cotton yarn": typed without a mark, and yet the next phrase. */
function endedAt(text: string): string {
  const words = wordsOf(text)
  const last = words.findIndex((word, at) => {
    const next = words[at + 1]
    if (at === 0 || next === undefined) return false
    const isMany = word.low !== word.stem && word.low.endsWith('s') && !isModifier(word)
    return isMany && !isSmall(next) && !isMade(next)
  })
  return last === -1 ? text : text.slice(0, words[last]?.end)
}

/** "For drawer, cupboard and wardrobe", "peachy pink, nigella pods, lagurus and wheat": a part of a list says too little. */
function isListed(parts: readonly Part[], at: number): boolean {
  const isShort = ({ words }: Part) => words.length <= SHORT && !words.every(isModifier)
  const behind = parts.slice(at + 1)
  const end = behind.findIndex(({ words }) =>
    words.some(({ low }) => low === 'and' || low === 'or'),
  )
  return (
    end !== -1 &&
    end < LIST_MAX &&
    behind.slice(0, end).every(isShort) &&
    (behind[end]?.words.length ?? 0) <= SHORT + 2
  )
}

const SHORT = 2
const LIST_MAX = 4

/** Phrase by phrase what else the line says. */
function moreOf(parts: readonly Part[], { heads, isSure }: Sure): string[] {
  return parts.flatMap((part, at) => {
    const { words, text } = part
    const isFit =
      words.length > 0 &&
      headIn(part, heads) === -1 &&
      words.length <= MORE_WORDS_MAX &&
      text.length <= LETTERS_MAX &&
      !text.includes('/') &&
      words.every((word) => isSure(word) && !isUnfit(word) && word.text.length > 1) &&
      isPlainPhrase(words) &&
      isTelling(part)
    return isFit && !isInList(parts, at) ? [text] : []
  })
}

/** "Rainbow granny stripe" of a "baby blanket rainbow granny stripe": what was typed behind the name without a mark. */
function behindName(part: Part, heads: readonly string[]): Part {
  const at = headIn(part, heads)
  if (at === -1) return part
  const rest = part.words.slice(at + 1)
  const end = rest.findIndex((word) => word.isNumber || JOINTS.has(word.low))
  const own = end === -1 ? rest : rest.slice(0, end)
  const text = part.text.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0)
  const isRow = own.every((word) => !is(word, 'finite') || isModifier(word))
  return isRow ? { text, words: wordsOf(text) } : { text: '', words: [] }
}

/** A phrase of several words, or one word that can only describe; no measure of its own and nothing that somebody does. */
function isTelling({ words, text }: Part): boolean {
  const [first] = words
  const last = words.at(-1)
  if (first === undefined || last === undefined || isSmall(first) || isSmall(last)) return false
  const isDoing = is(first, 'finite') && !isModifier(first)
  const isAlone = words.length === 1 && makingOf({ text, words }) === null
  const [measure, ...more] = measuresIn(text)
  const isMeasure =
    measure !== undefined &&
    (measure.start > 0 ||
      more.length > 0 ||
      words.length < MEASURED_LEAST ||
      words.some(({ low }) => SIDES.has(low) || JOINTS.has(low)))
  const isEnd = !last.isNumber && !last.low.endsWith('ly') && !last.low.endsWith('able')
  return isEnd && !isAlone && !isDoing && !isMeasure
}

/** "12oz natural cotton" */
const MEASURED_LEAST = 4
const SIDES = new Set('deep high wide tall long thick across dia diameter'.split(' '))
/** One of three or more short names beside each other. */
function isInList(parts: readonly Part[], at: number): boolean {
  const isMember = (part: Part | undefined) =>
    part !== undefined && part.words.length <= SHORT && !part.words.every(isModifier)
  const run = [parts[at - 2], parts[at - 1], parts[at], parts[at + 1], parts[at + 2]].map(isMember)
  const isRow = [0, 1, 2].some((from) => run.slice(from, from + 3).every(Boolean))
  const end = parts[at]?.words.at(-1)?.low
  const isAgain = parts.some((one, place) => place !== at && one.words.at(-1)?.low === end)
  return isAgain || isRow || isListed(parts, at) || (at > 0 && isListed(parts, at - 1))
}

const isUnfitWord = (low: string) => isTitleWord(low, 'nearly') || isTitleWord(low, 'sale')

function isUnfit(word: Word): boolean {
  return isUnfitWord(word.low) || NO_TRAIT.some((one) => is(word, one))
}

const NO_TRAIT = ['praise', 'vague', 'occasion', 'brand'] as const
