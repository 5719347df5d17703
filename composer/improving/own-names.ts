import { examine } from '#marketplace/health.ts'
import { wordFinder } from '#marketplace/text.ts'
import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Name } from '../plan/tags/own-traits.ts'
import { traitsOf } from '../plan/tags/own-traits.ts'
import { isDescribing, rankOf, type Unit, unitsOf } from '../plan/tags/units-of.ts'
import type { Brief } from '../read/form.ts'
import { headNoun, nounEndingAt } from '../read/kinds.ts'
import { readOnce } from './facts.ts'
import type { Entered, Texts } from './texts.ts'

type Read = { pasted: Texts; input: Entered }

/** What her true tags call the thing, with what stands before each name: "plant pot", and "pot" behind "terracotta". */
function namesOf({ pasted, input }: Read, brief: Brief): Name[] {
  const { judge } = examine({ ...pasted, ...input })
  const [called] = input.listingTitle.split(', ')
  return [...pasted.generatedTags.filter((tag) => judge(tag).kind === 'usable'), called ?? '']
    .map(wordsOf)
    .filter(
      (words) => isOfIt(words, brief) && !words.some((word) => isSmall(word) || word.isNumber),
    )
    .map((words) => {
      // What it is for stays beside its noun: "balls" are no name of "wool dryer balls".
      const plain = unitsOf(words.slice(0, -1)).find((unit) => !isTrait(unit))
      const from =
        plain === undefined ? words.length - 1 : words.findIndex((word) => word === plain.words[0])
      // "Brass" of a "brass buckle collar" is of its buckle.
      const known = nounEndingAt(words, words.length - 1)?.from ?? words.length - 1
      const front = known <= from ? unitsOf(words.slice(0, from)).toReversed() : []
      return { noun: words.slice(from), front }
    })
}

type Described = Pick<Unit, 'properties'>

/** What may be another thing elsewhere, "terracotta", is none before the name of this one. */
function isTrait(unit: Described): boolean {
  return isDescribing(unit) || TRAITS.some((property) => unit.properties.has(property))
}

const TRAITS = ['material', 'colour', 'technique'] as const

/** Whether words end in what the thing is called. */
export function isOfIt(words: readonly Word[], { item }: Brief): boolean {
  return words.at(-1)?.stem === item.head || headNoun(words)?.kind === item.kind
}

/** What the text says of the whole thing, of what stuff it is, how it looks and how it is made; and what stands before its name in a true tag. */
export function traitsSaid(read: Read): Unit[] {
  const brief = readOnce(read.input)
  if (brief.language !== 'en') return []
  // A search of hers may say more than her text.
  const isTold = wordFinder(read.input.productType)
  const names = namesOf(read, brief).map(({ noun, front }) => ({
    noun,
    front: front.filter(({ words }) => isTold(spelt(words))),
  }))
  return onceEach([
    ...traitsOf(names, brief),
    ...names.flatMap(({ front }) => front),
    ...traitsTyped(read),
  ]).filter(({ words }) => !isInside(words))
}

/** Whether it tells of what nobody sees: "cotton batting". */
export function isInside(words: readonly Word[]): boolean {
  return words.some(({ low }) => INSIDE.has(low))
}

const INSIDE = new Set('batting wadding stuffing filling lining interfacing backing'.split(' '))

/** "Ceramic" alone, among her tags, says how a mug is made. */
function traitsTyped({ pasted, input }: Read): Unit[] {
  const { judge } = examine({ ...pasted, ...input })
  return pasted.generatedTags.flatMap((tag) => {
    const units = unitsOf(wordsOf(tag.toLowerCase()))
    return units.length === 1 && units.every(isDescribing) && judge(tag).kind === 'usable'
      ? units
      : []
  })
}

function onceEach(units: readonly Unit[]): Unit[] {
  return [...new Map(units.map((unit) => [spelt(unit.words), unit])).values()]
}

/** Each name of her tags behind each trait of the thing, and behind two: "terracotta plant pot". */
export function namesWithTraits(read: Read): string[] {
  const brief = readOnce(read.input)
  // A file shows what it is of, and is not of it.
  if (brief.language !== 'en' || brief.item.kind.isDigital) return []
  const traits = traitsSaid(read)
  const nouns = [...new Map(namesOf(read, brief).map(({ noun }) => [spelt(noun), noun])).values()]
  const single = nouns.flatMap((noun) =>
    traits.filter((trait) => isNew(trait, noun)).map((trait) => [...trait.words, ...noun]),
  )
  const paired = nouns.flatMap((noun) =>
    traits.flatMap((first) =>
      traits
        .filter((second) => placeOf(first) < placeOf(second) && isNew(first, second.words))
        .map((second) => [first, second])
        .filter((both) => both.every((unit) => isNew(unit, noun)))
        .map((both) => [...both.flatMap(({ words }) => words), ...noun]),
    ),
  )
  return [...single, ...paired].map((words) => words.map(({ low }) => low).join(' '))
}

/** What it shows, "fern", stands behind how it is made. */
function placeOf(unit: Unit): number {
  const rank = rankOf(unit)
  return rank === -1 ? Number.MAX_SAFE_INTEGER : rank
}

function isNew(unit: Unit, words: readonly Word[]): boolean {
  return unit.words.every(({ stem }) => words.every((word) => word.stem !== stem))
}
