import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../../read/form.ts'
import { headNoun } from '../../read/kinds.ts'
import { is } from '../../read/lexicon.ts'
import { isPlainPhrase, partsIn, plainly } from '../../read/parts.ts'
import { isGeneral } from '../../read/searches/families.ts'
import type { Fact } from '../../read/told.ts'
import { traitsOf as saidTraitsOf } from '../../read/traits/traits.ts'
import { fitIn } from '../title-ground.ts'
import { isDescribing, isFree, type Unit, unitsOf } from './units-of.ts'
import { groundOf } from '../usable.ts'

/** A name of the thing: its noun, and what stands in front of it, from behind. */
export type Name = { noun: readonly Word[]; front: readonly Unit[] }

const UNIT_WORDS = 2
const MADE = new Set(['stuff', 'make', 'look'])
const OF_MAKE = ['material', 'imitation', 'technique', 'style', 'finish'] as const

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
  const hues = facts
    .filter(({ said }) => said.labelMeaning === 'colours')
    .flatMap(({ said }) => whole(unitsOf(said.words)))
  const made = saidTraitsOf(brief).flatMap(({ kind, words }) =>
    MADE.has(kind) ? madeOf(unitsOf(words)) : [],
  )
  const found = [
    ...names.flatMap(inFront),
    ...behind(brief),
    ...hues,
    ...made,
    ...ways(brief),
    ...looks,
    ...shown(brief),
  ]
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
  const isShade = isKind && properties.has('colour') && is(first, 'colour')
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
  return front.slice(0, end === -1 ? undefined : end).filter(isDescribing)
}

/** Two words that describe, as one: "hand painted". */
function whole(units: readonly Unit[]): Unit[] {
  const last = units.at(-1)
  return last !== undefined && units.every(isDescribing)
    ? [{ words: units.flatMap(({ words }) => words), properties: last.properties }]
    : []
}

/** "Pine" of "kiln dried pine", but not "aluminium" of its "welded aluminium rings". */
function madeOf(units: readonly Unit[]): Unit[] {
  const last = units.at(-1)
  if (last === undefined || !units.every(isOfMake)) return []
  const all = { words: units.flatMap(({ words }) => words), properties: last.properties }
  return [
    ...(all.words.length <= UNIT_WORDS ? [all] : []),
    ...(last.properties.has('material') ? [last] : []),
  ]
}

function isOfMake({ properties }: Unit): boolean {
  return OF_MAKE.some((property) => properties.has(property))
}

/**
 * "Mustard yellow" of a "baby blanket mustard yellow with white edge", "recycled cotton" of a "hanger 3 mm recycled
 * cotton", "brass" of "earrings in brass": what describes behind the noun, as far as no other noun follows.
 */
function behind({ facts, item }: Brief): Unit[] {
  const [front] = facts
  const [first] = front === undefined ? [] : partsIn(plainly(front, true))
  const words = first?.words ?? []
  const at = words.findIndex(({ stem }) => stem === item.head)
  if (at === -1 || !isPlainPhrase(words)) return []
  const rest = words.slice(at + 1)
  const isMade = rest[0] !== undefined && OF_STUFF.has(rest[0].low)
  const from = rest.findIndex((word, place) => !(isMeasure(word) || (isMade && place === 0)))
  const units = unitsOf(frontOf(from === -1 ? [] : rest.slice(from)))
  const end = units.findIndex((unit) => !isLook(unit))
  const own = units.slice(0, end === -1 ? undefined : end)
  // "Navy canvas, hand printed swallow": what stands before another noun may be its own, but for all before a way of making.
  const way =
    end === -1 ? own.length : own.findLastIndex(({ properties }) => properties.has('technique'))
  return own.slice(0, Math.max(0, way)).filter(({ words: [word] }) => !HUES.has(word?.low ?? ''))
}

/** "Natural colour" */
const HUES = new Set(['colour', 'color', 'coloured', 'colored', 'natural'])
const OF_STUFF = new Set(['in', 'of', 'from'])

function isMeasure(word: Word): boolean {
  return word.isNumber || is(word, 'unit')
}

/** "Mustard" there is a colour, and "brass" a stuff. */
function isLook(unit: Unit): boolean {
  if (HUES.has(unit.words[0]?.low ?? '')) return true
  return isDescribing(unit) || unit.properties.has('colour') || unit.properties.has('material')
}

const NOT_OF_IT: readonly Fact['kind'][] = ['options', 'order', 'care', 'included']

/** "Wheel thrown", "hand embroidered": a clause of its own that says how it was made. */
function ways({ facts }: Brief): Unit[] {
  return facts
    .filter(
      ({ kind, isMustKnow, said }) => !isMustKnow && said.label === '' && !NOT_OF_IT.includes(kind),
    )
    .flatMap((fact) => partsIn(fact))
    .flatMap(({ words }) => whole(unitsOf(words)))
    .filter(({ words, properties }) => words.length > 1 && properties.has('technique'))
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
