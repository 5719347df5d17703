import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { is, isModifier, knownIn } from '../read/lexicon.ts'

/** How some texts say a phrase, word by word: as a whole, only as a part of a longer name, or not at all. */
export type Saying = 'whole' | 'torn' | 'not'

/** Tells of a phrase how texts say it: "leather dog" is torn out of a "leather dog collar", and "grain board" of "end grain board". */
export function sayingIn(texts: readonly string[]): (phrase: string) => Saying {
  const read = texts.map((text) => ({ text, words: wordsOf(text) }))
  return (phrase) => {
    const own = wordsOf(phrase)
    const found = read.flatMap(({ text, words }) =>
      placesOf(own, words).map((from) => isWholeAt(text, words, { from, to: from + own.length })),
    )
    if (found.length === 0) return 'not'
    return found.some(Boolean) ? 'whole' : 'torn'
  }
}

function placesOf(own: readonly Word[], words: readonly Word[]): number[] {
  return words.flatMap((_, from) =>
    own.every(({ stem }, at) => words[from + at]?.stem === stem) ? [from] : [],
  )
}

type Place = { from: number; to: number }

/** Tells of a phrase whether some texts say it, and each time with a noun behind it that it belongs to: "first lost" of a "first lost tooth". */
export function goingOnIn(texts: readonly string[]): (phrase: string) => boolean {
  const read = texts.map((text) => ({ text, words: wordsOf(text) }))
  return (phrase) => {
    const own = wordsOf(phrase)
    const found = read.flatMap(({ text, words }) =>
      placesOf(own, words).map((from) => isOpenAt(text, words, from + own.length)),
    )
    return found.length > 0 && found.every(Boolean)
  }
}

/** Whether no noun stands beside it that it belongs to. */
function isWholeAt(text: string, words: readonly Word[], { from, to }: Place): boolean {
  return !isLedAt(text, words, from) && !isOpenAt(text, words, to)
}

function isJoined(text: string, one: Word | undefined, other: Word | undefined): boolean {
  return one !== undefined && other !== undefined && JOINTS.has(text.slice(one.end, other.start))
}

function isLedAt(text: string, words: readonly Word[], from: number): boolean {
  const [before, first] = [words[from - 1], words[from]]
  // "Bride handkerchief" of a "father of the bride handkerchief".
  const isOf = before?.low === 'the' && words[from - 2]?.low === 'of'
  // "Changing mug" of a "colour changing mug".
  const isAt = first?.low.endsWith('ing') === true && before !== undefined && !isSmall(before)
  return isJoined(text, before, first) && before !== undefined && (isOf || isAt || !canGo(before))
}

function isOpenAt(text: string, words: readonly Word[], to: number): boolean {
  const [last, next] = [words[to - 1], words[to]]
  const isMaking = knownIn(words).some(
    (one) => one.from === to && MAKING.some((property) => one.properties.has(property)),
  )
  return isJoined(text, last, next) && next !== undefined && !canFollow(next) && !isMaking
}

const MAKING = ['technique', 'finish', 'participle'] as const
const JOINTS = new Set([' ', '-'])

/** What only describes, or belongs to no name. */
function canGo(word: Word): boolean {
  return (
    isSmall(word) ||
    word.isNumber ||
    isModifier(word) ||
    GOING.some((property) => is(word, property)) ||
    ENDS.some((end) => word.low.endsWith(end))
  )
}

const GOING = [
  'vague',
  'praise',
  'unit',
  'finite',
  'imperative',
  'claim',
  'kin',
  'promise',
] as const
const ENDS = ['ed', 'ly']

/** What is said of the thing behind its name. */
function canFollow(word: Word): boolean {
  const isSaid = ['finite', 'imperative', 'participle', 'unit'] as const
  return (
    isSmall(word) ||
    word.isNumber ||
    isSaid.some((property) => is(word, property)) ||
    ENDS.some((end) => word.low.endsWith(end))
  )
}
