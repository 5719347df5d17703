import type { Headings, Meaning } from '../headings.ts'
import { is } from '../lexicon.ts'
import { isClause } from '../sentences.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { headsPaper, isToHerself } from '../talk/notes.ts'
import { strikesBelow } from '../talk/struck.ts'
import { LABEL } from './labels.ts'
import type { Line } from './lines.ts'

type Surroundings = {
  next: Line | undefined
  before: Line | undefined
  /** Right below, with no blank line between. */
  isNear: boolean
  reader: { headings: Headings; print: (raw: string) => string }
}

/** Whether a line heads what stands below it. */
export function isHeading(line: Line, { next, before, isNear, reader }: Surroundings): boolean {
  if (line.mark === 'step' || line.isBeside) return false
  if (headsPaper(line.text) || isToHerself(line.text) || strikesBelow(line.text)) return false
  if (next === undefined) return line.looksLikeHeading && isEmptyHeading(line.text, reader.headings)
  if (LABEL.test(line.text)) return false
  // "• pockets!!" below other points is one of them, whatever the word heads elsewhere.
  const isOfPoints = line.mark === 'bullet' && before?.mark === 'bullet' && !isSetApart(line)
  // "🐾 SIZES" above lines that have no paw heads them.
  const isKnownApart =
    line.emoji !== '' && next.emoji === '' && reader.headings.isKnown(line.text.replace(/:$/, ''))
  if (isOfPoints && !isKnownApart) return false
  const words = wordsOf(line.text)
  if (!line.text.endsWith(':') && saysItself(words)) return false
  const bare = line.text.replace(/[:?!]+$/, '')
  // "Size guide (chest / waist / length in cm)"
  const outside = bare.replace(/ \([^()]{1,60}\)$/, '')
  if (outside !== bare && reader.headings.isKnown(outside)) return next.text !== ''
  // "Colour random" above "Care: hand wash" says something itself.
  const isOneOfPairs = !line.looksLikeHeading && LABEL.test(next.text)
  const meaning =
    isOneOfPairs && !reader.headings.isKnown(bare) ? null : reader.headings.meaningOf(bare)
  // "🌿 Please note" above lines with another mark, or with none.
  const isMarkedApart = line.emoji !== '' && next.emoji !== line.emoji
  if (isMarkedApart && line.text.endsWith('?') && words.length <= 5) return true
  // "Length 55" at the end of its paragraph is what it says.
  const isLast = !line.looksLikeHeading && !isNear && words.at(-1)?.isNumber === true
  if (meaning !== null && words.length <= 5 && !/[.,]/.test(bare) && !isLast) {
    const isOfAnswers = meaning === 'answers' && next.text.includes('?')
    const isPlain = line.mark === 'none' || line.looksLikeHeading || next.mark !== 'bullet'
    return isPlain || isMarkedApart || isOfAnswers
  }
  const isFact = words.some((word) => word.isNumber || FACTUAL.has(word.low))
  const isOfParcel = words.every(({ low }) => OF_PARCEL.has(low)) && next.mark === 'bullet'
  if (isOfParcel && line.looksLikeHeading) return true
  if (line.looksLikeHeading && !isSetApart(line) && (isFact || words.length > LOUD_HEADING_MAX))
    return false
  if (line.isFramed && !line.text.endsWith(':') && (isFact || words.length > FRAMED_HEADING_MAX))
    return false
  if (line.looksLikeHeading)
    return (
      line.at === 0 ||
      isSetApart(line) ||
      isAsking(words) ||
      ABOUT.has(words[0]?.low ?? '') ||
      !isClause(reader.print(line.text).toLowerCase())
    )
  const isShort = words.length <= 5 && !/[.,!?。！？]$/.test(line.text) && line.mark === 'none'
  const isMeasure = words.some((word) => word.isNumber && (!isNear || word.start < 1))
  return isShort && next.mark !== 'none' && !isMeasure
}

/** "PLEASE NOTE contains pine resin" says something itself, "This set includes" and "How it works" do not. */
function saysItself(words: readonly Word[]): boolean {
  const last = words.at(-1)
  const isOpen = last === undefined || isSmall(last) || is(last, 'finite')
  return !isOpen && !isAsking(words) && words.some((word) => is(word, 'finite'))
}

const HEADING_NOUNS = new Set(
  'note notes info information details faq faqs policy policies terms instructions guide chart'.split(
    ' ',
  ),
)
const TELLING: ReadonlySet<Meaning | null> = new Set(['material', 'personalise', 'files', 'must'])
const EMPTY_WORDS_MAX = 4

/** "PRICE NOTE", "Sizes:" with nothing below: a gap of a form, where "LEATHER" would say something. */
export function isEmptyHeading(text: string, headings: Headings): boolean {
  const words = wordsOf(text)
  const isOne =
    words.length === 1 && headings.isKnown(text) && !TELLING.has(headings.meaningOf(text))
  return words.length <= EMPTY_WORDS_MAX && (isOne || HEADING_NOUNS.has(words.at(-1)?.low ?? ''))
}

const ASKING = new Set(['how', 'what', 'why', 'who', 'where', 'when'])

/** "HOW TO KEEP IT": what begins so, in capitals, is no order. */
export function isAsking([first]: readonly Word[]): boolean {
  return first !== undefined && ASKING.has(first.low.split("'")[0] ?? '')
}

/** "ABOUT THIS BOARD" */
const ABOUT = new Set(['about'])

/** "NOT IN THE BOX" above what is not. */
const OF_PARCEL = new Set('not in the box included this set what is'.split(' '))

/** "PERSONAL USE ONLY" says something itself. */
const FACTUAL = new Set(['not', 'no', 'only'])

/** A longer line in capitals is a fact that shouts. */
const LOUD_HEADING_MAX = 4
const FRAMED_HEADING_MAX = 7

/** Framed or ending in a colon: a heading whatever its words. */
function isSetApart({ text, isFramed }: Line): boolean {
  return isFramed || text.endsWith(':')
}
