import type { Finding } from '#marketplace/review/finding.ts'
import { COUNTING_UNITS, UNITS } from '#marketplace/reading/tables/facts.ts'
import { stem } from '#marketplace/text.ts'
import { wordsOf } from '#marketplace/searches/words.ts'
import type { Quote } from './quotes.ts'
import { toldIn } from './told-in.ts'

/** Of a fact that is told so far its figures are told too. */
const TOLD_SHARE = 0.5

/**
 * Whether a finding is about a figure as the seller has it in a fact that was copied out and is told: the "12 cm deep"
 * of her "38 w x 30 h x 12 d cm", the "3 weeks" of "2 weeks, in winter 3". Which number is whose, a program reads out
 * of her shorthand worse than whoever copied it.
 */
export function quotedFigureFinder(
  description: string,
  quotes: readonly Quote[],
): (finding: Finding) => boolean {
  const { shareOf } = toldIn(description)
  return ({ measure }) =>
    measure !== undefined &&
    quotes.some(({ text }) => holdsFigure(text, measure) && shareOf(text) >= TOLD_SHARE)
}

type Figure = NonNullable<Finding['measure']>

function holdsFigure(quote: string, { numbers, unit, noun }: Figure): boolean {
  const words = wordsOf(quote)
  const holds = (number: string) => words.some(({ low }) => low === number)
  if (!numbers.every(holds)) return false
  const isMeasured = unit !== '' && words.some(({ low }) => UNITS.get(low) === unit)
  if (isMeasured && !COUNTING_UNITS.has(unit)) return true
  // "4 of them" counts what the sentence before it names; "4 cups and 6 saucers" counts no 6 cups.
  const isCountedAlone = numbers.every((number) => isBare(quote, number))
  return isCountedAlone || (noun !== undefined && words.every(({ low }) => stem(low) !== noun))
}

function isBare(quote: string, number: string): boolean {
  const at = quote.lastIndexOf(number)
  return /^(?: of (?:them|these|those))?\s*(?:[.,;:!?)]|$)/.test(quote.slice(at + number.length))
}
