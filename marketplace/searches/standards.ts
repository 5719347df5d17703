import { ORIGIN_BACKING } from '../lexicon/origins.ts'
import type { Word } from './words.ts'

/** In capitals these call a norm or a size by its name, and nobody's make. */
const STANDARDS = new Set(
  `national british standard universal international imperial metric regular continental classic traditional modern uk us usa eu
  euro european din iso ansi`.split(/\s+/),
)

/** A line may begin with one of these. */
const FITTING = new Set('fit fits fitting for suits'.split(' '))

/** "British National deep frames": every capital word that stands together is one of a norm; "American Girl" is a name. */
export function isOfAStandard(words: readonly Word[], at: number): boolean {
  let from = at
  let to = at + 1
  while (isCapital(words[from - 1])) from -= 1
  while (isCapital(words[to])) to += 1
  return words.slice(from, to).every(({ low }) => STANDARDS.has(low) || ORIGIN_BACKING.has(low))
}

function isCapital(word: Word | undefined): boolean {
  return word !== undefined && word.text !== word.low && !word.isNumber && !FITTING.has(word.low)
}
