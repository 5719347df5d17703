import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../../read/form.ts'
import { headNoun } from '../../read/kinds.ts'
import { is } from '../../read/lexicon.ts'
import { isGeneral } from '../../read/searches/families.ts'
import { traitsOf as saidTraitsOf } from '../../read/traits/traits.ts'
import { fitIn } from '../title-ground.ts'
import { ADJECTIVES, isDescribing, isFree, type Unit, unitsOf } from './units-of.ts'
import { groundOf } from '../usable.ts'

/** A name of the thing: its noun, and what stands in front of it, from behind. */
export type Name = { noun: readonly Word[]; front: readonly Unit[] }

const UNIT_WORDS = 2
const OF_WHOLE = new Set(['stuff', 'make', 'look', 'colour'])

/** What the text says in front of the noun, behind it, or of make and colour, as far as that is said of the whole. */
export function traitsOf(names: readonly Name[], brief: Brief): Unit[] {
  const { item, facts, evidence, keywords } = brief
  const { options, imitated } = groundOf(facts)
  const isFit = fitIn(brief)
  const looks = keywords
    .filter(({ support, words }) => support === 'backed' && words.length <= UNIT_WORDS)
    .flatMap(({ words }) => whole(unitsOf(words)))
    // "Corriedale" alone may be what is spun with it.
    .filter(({ words, properties }) => words.length > 1 || !properties.has('material'))
  const front = new Set(facts[0]?.said.words.map(({ stem }) => stem))
  // "Smoke" is what it smells of.
  const isScented = item.kind.asks.includes('scent')
  const made = saidTraitsOf(brief).flatMap(({ kind, words }) => {
    const units = OF_WHOLE.has(kind) ? madeOf(unitsOf(words)) : []
    // "Body is cream opal glass" makes no cream suncatcher.
    const isHue = ({ properties, words: [word] }: Unit) =>
      properties.has('colour') && (isScented || !front.has(word?.stem ?? ''))
    return kind === 'colour' && !isScented ? units : units.filter((unit) => !isHue(unit))
  })
  const found = [...names.flatMap(inFront), ...made, ...looks, ...shown(brief)]
  const all = found
    .flatMap(inGeneral)
    .filter(
      ({ words }) =>
        isFit({ words }) &&
        words.every(
          (word) =>
            !word.isNumber &&
            word.stem !== item.head &&
            !imitated.has(word.stem) &&
            !options.has(word.stem) &&
            !evidence.fitted.served.has(word.stem) &&
            !evidence.doubted.has(word.stem) &&
            !evidence.ofParts.has(word.stem) &&
            !evidence.chosen.has(word.stem),
        ),
    )
  return all.filter(
    (unit, at) => all.findIndex(({ words }) => spelt(words) === spelt(unit.words)) === at,
  )
}

/** "Mustard yellow", and so "yellow" and "mustard"; "sterling silver", and so "silver". */
function inGeneral(unit: Unit): Unit[] {
  const { words, properties } = unit
  const [first] = words
  const last = words.at(-1)
  if (first === undefined || last === undefined || words.length !== 2) return [unit]
  const isMade = is(last, 'material') && (is(first, 'technique') || is(first, 'finish'))
  const isKind = isMade || isGeneral([last], spelt(words))
  const isShade =
    isKind &&
    properties.has('colour') &&
    !properties.has('material') &&
    is(first, 'colour') &&
    !is(first, 'material')
  return [
    unit,
    ...[...(isKind ? [last] : []), ...(isShade ? [first] : [])].map((word) => ({
      words: [word],
      properties,
    })),
  ]
}

/** What describes in front of the noun, with nothing but its use between. */
function inFront({ front }: Name): Unit[] {
  const end = front.findIndex((unit) => !isDescribing(unit) && !isFree(unit))
  // The mohair of a "German mohair bear" is German.
  const isOfStuff = (unit: Unit, at: number) =>
    unit.properties.has('origin') && front[at - 1]?.properties.has('material') === true
  return front
    .slice(0, end === -1 ? undefined : end)
    .filter((unit, at) => isDescribing(unit) && !isOfStuff(unit, at))
}

/** Two words that describe, as one: "hand painted". */
function whole(units: readonly Unit[]): Unit[] {
  const last = units.at(-1)
  return last !== undefined && units.every(isDescribing)
    ? [{ words: units.flatMap(({ words }) => words), properties: last.properties }]
    : []
}

/** "Pine" of "kiln dried pine", "navy" and "canvas" of "navy canvas": what each word of it says alone. */
function madeOf(units: readonly Unit[]): Unit[] {
  const last = units.at(-1)
  // "Wooden buttons" are no stuff.
  const word = last?.words.at(-1)
  const isMany = word !== undefined && word.low !== word.stem && is(word, 'ambiguous')
  if (last === undefined || isMany || !units.every(isOfMake)) return []
  const all = { words: units.flatMap(({ words }) => words), properties: last.properties }
  return [
    ...(all.words.length <= UNIT_WORDS ? [all] : []),
    ...units.filter((unit) => unit === last || unit.properties.has('colour')),
  ]
}

function isOfMake({ properties }: Unit): boolean {
  return ADJECTIVES.some((property) => properties.has(property)) || properties.has('imitation')
}

/** "Speckled" of a "small round speckled white pot" in her picture; its colour may be that of one of many, and no picture shows how big it is. */
function shown({ input, item }: Brief): Unit[] {
  const words = frontOf(withoutArticle(wordsOf(input.imageDescription ?? '')))
  const isIt = words.at(-1)?.stem === item.head || headNoun(words.slice(-1))?.kind === item.kind
  return isIt
    ? unitsOf(words).filter(
        (unit) => isDescribing(unit) && SHOWN.some((one) => unit.properties.has(one)),
      )
    : []
}

const SHOWN = ['finish', 'technique'] as const

function withoutArticle(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex((word) => !isSmall(word))
  return words.slice(Math.max(0, from))
}

/** The words up to what it comes with: "linen market bag" of a "linen market bag with long handles". */
export function frontOf(words: readonly Word[]): readonly Word[] {
  const joint = words.findIndex(isSmall)
  return joint === -1 ? words : words.slice(0, joint)
}
