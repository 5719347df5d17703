import { MATERIALS } from './lexicon/materials.ts'
import { MANNERS, ORIGIN_BACKING } from './lexicon/origins.ts'
import type { Manner } from './reading/predicates.ts'
import { rootsOf, saidAt, saidFinder } from './reading/said.ts'
import type { Reading } from './reading/reading.ts'

const originsIn = saidFinder([...ORIGIN_BACKING.keys()])

/** Where a text says a thing comes from, and nobody who may state it does. */
export function unbackedOrigins(reading: Reading, backing: Reading, manner: Manner): string[] {
  return [...calledAfter(reading, backing, manner), ...comingFrom(reading, backing, manner)]
}

function calledAfter(reading: Reading, backing: Reading, manner: Manner): string[] {
  return originsIn(reading).flatMap((name) => {
    const at = saidAt(reading, rootsOf(name))
    if (at === null) return []
    const words = ORIGIN_BACKING.get(name) ?? []
    const after = [at + 1, at + 2].map((place) => reading.tokens[place]?.word ?? '')
    const isManner = after.some((word) => MANNERS.has(word))
    const isBacked = words.some((word) => isStated(word, backing))
    if (isManner || isBacked || (manner === 'prose' && !isToldOfIt(reading, at))) return []
    return [reading.tokens[at]?.text ?? name]
  })
}

function isStated(word: string, backing: Reading): boolean {
  return backing.places.has(rootsOf(word)[0] ?? '')
}

/** "Comes from Ireland", "woven in Italy". */
function comingFrom({ tokens }: Reading, backing: Reading, manner: Manner): string[] {
  return tokens.flatMap(({ word, text }, at) => {
    const others = BY_PLACE.get(word)
    if (others === undefined || others.some((other) => isStated(other, backing))) return []
    const lead = tokens[at - 1]?.word ?? ''
    const verb = tokens[at - 2]?.word ?? ''
    const isComing = lead === 'from' && (manner === 'name' || COMING.has(verb) || STUFFS.has(verb))
    const isMade = lead === 'in' && (manner === 'name' || verb.endsWith('ed') || MAKING.has(verb))
    return isComing || isMade ? [text] : []
  })
}

/** "Linen from Italy" */
const STUFFS = new Set(MATERIALS)
const COMING = new Set('comes come came hails shipped sent imported sourced straight'.split(' '))
const MAKING = new Set('made woven sewn cut spun knit built born grown thrown'.split(' '))
/** Words that mean something else as often: "write to us", a turkey treat, a china cup. */
const NO_PLACES = new Set('us u.s turkey china states united dine wales'.split(' '))

const BY_PLACE: ReadonlyMap<string, readonly string[]> = new Map(
  [...ORIGIN_BACKING].flatMap(([name, words]) =>
    words
      .filter((word) => word !== name && !ORIGIN_BACKING.has(word) && !NO_PLACES.has(word))
      .map((word): [string, readonly string[]] => [word, words]),
  ),
)

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
