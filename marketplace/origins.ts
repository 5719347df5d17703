import { MANNERS, ORIGIN_BACKING } from './lexicon/origins.ts'
import { type Manner } from './reading/affirms.ts'
import { rootsOf, saidAt, saidFinder } from './reading/said.ts'
import type { Reading } from './reading/reading.ts'

const originsIn = saidFinder([...ORIGIN_BACKING.keys()])

/** Where a text says a thing comes from, and nobody who may state it does. */
export function unbackedOrigins(reading: Reading, backing: Reading, manner: Manner): string[] {
  return originsIn(reading).flatMap((name) => {
    const at = saidAt(reading, rootsOf(name))
    if (at === null) return []
    const words = ORIGIN_BACKING.get(name) ?? []
    const after = [at + 1, at + 2].map((place) => reading.tokens[place]?.word ?? '')
    const isManner = after.some((word) => MANNERS.has(word))
    const isBacked = words.some((word) => backing.places.has(rootsOf(word)[0] ?? ''))
    if (isManner || isBacked || (manner === 'prose' && !isToldOfIt(reading, at))) return []
    return [reading.tokens[at]?.text ?? name]
  })
}

const BEFORE_ORIGIN = new Set([
  'a',
  'an',
  'this',
  'in',
  'from',
  'is',
  'our',
  'genuine',
  'real',
  'authentic',
])

/** "A Danish lamp", not "dinner with Danish friends". */
function isToldOfIt({ tokens }: Reading, at: number): boolean {
  return BEFORE_ORIGIN.has(tokens[at - 1]?.word ?? '')
}
