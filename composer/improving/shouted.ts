import { PRAISE } from '#marketplace/lexicon/claims.ts'
import { wordsOf } from '#marketplace/searches/words.ts'
import { phrasesIn } from '#marketplace/text.ts'
import { isAcronym, isLoud } from '../read/case.ts'

/** A stretch of a text. */
export type Span = { start: number; end: number }

const SHOUTED_MAX = 8
/** "SIZE" heads what is told below it; these call. */
const CALLS = new Set(
  'please read reading important attention look wow buy buying welcome'.split(' '),
)

/** "*** PLEASE READ BEFORE BUYING ***": a line in capitals of which nothing was read. */
export function shoutedIn(text: string, read: readonly Span[]): Span[] {
  let start = 0
  return text.split('\n').flatMap((line) => {
    const span = { start, end: start + line.length }
    start += line.length + 1
    const words = wordsOf(line)
    const isShouted = line === line.toUpperCase() && line !== line.toLowerCase()
    const isBare = words.every(({ isNumber }) => !isNumber) && words.length <= SHOUTED_MAX
    const isPartOf = read.some((one) => one.start < span.end && span.start < one.end)
    const isPraise = phrasesIn(line, PRAISE).length > 0
    const isCall = isCalled(line) && !isPartOf
    return isShouted && isBare && (isPraise || isCall) ? [span] : []
  })
}

export function isCalled(line: string): boolean {
  return wordsOf(line).some(({ low }) => CALLS.has(low))
}

const SENTENCE_LEAST = 5

/** "SEWN FROM CHUNKY CORDUROY WITH A LINING": of fewer words it heads something, or is a name. */
export function isShoutedSentence(text: string): boolean {
  const loud = wordsOf(text).filter(
    (word) => !word.isNumber && word.text === word.low.toUpperCase() && !isAcronym(word.low),
  )
  return isLoud(text) && loud.length >= SENTENCE_LEAST
}
