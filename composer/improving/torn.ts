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

/** Whether no noun stands beside it that it belongs to. */
function isWholeAt(text: string, words: readonly Word[], { from, to }: Place): boolean {
  const [before, first, last, next] = [from - 1, from, to - 1, to].map((at) => words[at])
  const isJoined = (one: Word | undefined, other: Word | undefined) =>
    one !== undefined && other !== undefined && JOINTS.has(text.slice(one.end, other.start))
  // "Bride handkerchief" of a "father of the bride handkerchief".
  const isOf = before?.low === 'the' && words[from - 2]?.low === 'of'
  // "Changing mug" of a "colour changing mug".
  const isAt = first?.low.endsWith('ing') === true && before !== undefined && !isSmall(before)
  const isLed = isJoined(before, first) && before !== undefined && (isOf || isAt || !canGo(before))
  const isMaking = knownIn(words).some(
    (one) => one.from === to && MAKING.some((property) => one.properties.has(property)),
  )
  const isOpen = isJoined(last, next) && next !== undefined && !canFollow(next) && !isMaking
  return !isLed && !isOpen
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
