import { nounEndingAt } from '../../read/kinds.ts'
import { knownIn, type Property } from '../../read/lexicon.ts'
import type { Word } from '#marketplace/searches/words.ts'

/** A stretch of a name that is one: "sterling silver", or a word alone. */
export type Unit = { words: readonly Word[]; properties: ReadonlySet<Property> }

const NOTHING_KNOWN: ReadonlySet<Property> = new Set()

/** What stands before a noun and says the same of it wherever it stands, in the order in which English puts it there. */
export const ADJECTIVES = [
  'finish',
  'form',
  'style',
  'age',
  'colour',
  'origin',
  'technique',
  'material',
] as const satisfies readonly Property[]
/** What only looks like it, praises, shows, or may be the name of another thing: the "coffee" of a coffee filter. */
const NOT_SURE = [
  'imitation',
  'ambiguous',
  'praise',
  'vague',
  'motif',
] as const satisfies readonly Property[]

/** For whom, where and when a thing is, it is without saying so: a "cotton baby blanket" is a cotton blanket. */
const FREE = [
  'recipient',
  'kin',
  'room',
  'use',
  'occasion',
  'season',
] as const satisfies readonly Property[]

export function unitsOf(words: readonly Word[]): Unit[] {
  const known = knownIn(words)
  const units: Unit[] = []
  for (let at = 0; at < words.length;) {
    const found = known.find(({ from }) => from === at)
    const to = found?.to ?? at + 1
    units.push({ words: words.slice(at, to), properties: found?.properties ?? NOTHING_KNOWN })
    at = to
  }
  return units
}

export function isDescribing({ properties }: Pick<Unit, 'properties'>): boolean {
  return (
    ADJECTIVES.some((property) => properties.has(property)) &&
    !NOT_SURE.some((property) => properties.has(property))
  )
}

/** "Blue bird print": the bird is blue, and it is the wheelchair of a "manual wheelchair bag" that is manual. */
export function isFree({ words, properties }: Unit): boolean {
  return (
    FREE.some((property) => properties.has(property)) &&
    !properties.has('animal') &&
    nounEndingAt(words, words.length - 1) === null
  )
}

export function rankOf({ properties }: Unit): number {
  return ADJECTIVES.findIndex((property) => properties.has(property))
}
