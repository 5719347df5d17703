import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { knownIn, propertiesOf, type Property } from '../read/lexicon.ts'
import { fitIn } from './title-ground.ts'
import { nameOf } from './title-name.ts'
import { groundOf } from './usable.ts'

/** A stretch of the name that is one: "sterling silver", or a word alone. */
type Unit = { words: readonly Word[]; properties: ReadonlySet<Property> }

const NOTHING_KNOWN: ReadonlySet<Property> = new Set()

/** What stands before a noun and says the same of it wherever it stands: no "dog" of a "dog collar". */
const DESCRIBING = [
  'material',
  'colour',
  'technique',
  'finish',
  'style',
  'form',
  'origin',
  'age',
] as const satisfies readonly Property[]

/** What only looks like it, and what may be the name of another thing: the "coffee" of a coffee filter. */
const NOT_SURE = ['imitation', 'ambiguous'] as const satisfies readonly Property[]

/**
 * Searches that the name of the thing holds: "silver stacking ring", "stacking ring" and "sterling silver ring" of a
 * "sterling silver stacking ring". All that describes it stands before its noun, so each part of that is as true as the whole.
 */
export function nameSearches(brief: Brief): string[] {
  const name = namePart(brief)
  const noun = nounOf(name)
  if (noun === 0 || !isSaid(name, brief)) return []
  const units = unitsOf(name.slice(0, name.length - noun))
  const head = name.slice(name.length - noun)
  if (!units.every(isDescribing)) return []
  const endings = units.map((_, at) => units.slice(at))
  // From behind, as English puts what matters most next to the noun.
  const alone = units.slice(0, -1).map((unit) => [unit])
  return [...endings, ...alone.toReversed()].map((own) =>
    spelt([...own.flatMap(({ words }) => words), ...head]),
  )
}

/** The name up to what it comes with: "linen market bag" of a "linen market bag with long handles". */
function namePart(brief: Brief): readonly Word[] {
  const words = wordsOf(nameOf(brief))
  const joint = words.findIndex(isSmall)
  return joint === -1 ? words : words.slice(0, joint)
}

/** How many words at the end are the noun of the thing: two of a "cutting board", one of a "stacking ring". */
function nounOf(name: readonly Word[]): number {
  const noun = nounEndingAt(name, name.length - 1)
  const own = noun === null ? name.slice(-1) : name.slice(noun.from, noun.to)
  const front = own
    .slice(0, -1)
    .findIndex((word) => !isDescribing({ properties: propertiesOf(word) }))
  return front === -1 ? Math.min(1, own.length) : own.length - front
}

/** Of a choice, of what is only likened or counted, a part would say another thing. */
function isSaid(name: readonly Word[], brief: Brief): boolean {
  const { imitated } = groundOf(brief.facts)
  const isPlain = name.every(({ isNumber, stem }) => !isNumber && !imitated.has(stem))
  return isPlain && fitIn(brief)({ words: name })
}

function unitsOf(words: readonly Word[]): Unit[] {
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

function isDescribing({ properties }: Pick<Unit, 'properties'>): boolean {
  return (
    DESCRIBING.some((property) => properties.has(property)) &&
    !NOT_SURE.some((property) => properties.has(property))
  )
}
