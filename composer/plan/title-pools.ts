import type { Brief } from '../read/form.ts'
import type { Keyword } from '../read/searches/keywords.ts'
import { is } from '../read/lexicon.ts'
import { type TraitKind, withoutShares } from '../read/makings.ts'
import { nameTails } from '../read/naming/names.ts'
import { ownPhrases } from '../read/naming/own-title.ts'
import { isGeneral } from '../read/searches/families.ts'
import { isSmall, rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { additionOf, rootsOf, spoken } from './additions.ts'
import { type Choice, turned } from './choice.ts'
import { frontParts } from './front-parts.ts'
import { asName } from './lead.ts'
import { titleReading } from './own-lead.ts'
import { fillingNames, otherNames, starredNames } from './title-searches.ts'
import { usable } from './usable.ts'

/** Equals among the first of them change their places with the seed. */
const TURNED_MAX = 3

export type Pools = {
  /** What the design is called. */
  name: string[]
  /** What the seller's own title says besides. */
  own: string[]
  selling: string[]
  /** What the line that names the thing says of it besides. */
  line: string[]
  /** What else buyers call it, of the seller's first searches. */
  other: string[]
  /** And of all the others that are true. */
  second: string[]
  more: string[]
  last: string[]
  /** One word that a true search has in front of the name. */
  front: string[]
  /** Where all of them are too few: searches that say a word of the name again. */
  filling: string[]
}

/** What may follow the lead, best first; equals in an order of the seed's. */
export function pools(brief: Brief, lead: string, choice: Choice): Pools {
  const { traits } = brief
  const order = sellingOrder(brief)
  const told = traits
    .filter(({ kind }) => kind !== 'name' && order.includes(kind))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map(({ text }) => asTrait(text))
    .filter((text) => !isGeneral(wordsOf(text), lead))
    .filter((text, at, all) => !isIn(text, all.toSpliced(at, 1)) || all.indexOf(text) < at)
  const parts = traits.filter(({ kind }) => kind === 'part').map(({ text }) => asTrait(text))
  const fronts = frontsOf(lead, brief)
  const searches = usable(brief).map((keyword) => additionOf(keyword, brief, lead))
  const certain = searches
    .filter(({ isCertain, text }) => isCertain && !fronts.includes(text.toLowerCase()))
    .map(({ text }) => text)
  const likely = searches.filter(({ keyword }) => isNear(keyword, lead)).map(({ text }) => text)
  const general = brief.keywords
    .filter(({ support }) => support === 'backed')
    .map((keyword) => forWhom(keyword, lead))
  const starred = searches.flatMap(({ keyword, text }) => (keyword.isStarred ? text : []))
  return {
    name: traits.filter(({ kind }) => kind === 'name').map(({ text }) => asName(text, brief)),
    own: phrasesBehind(lead, brief).map((text) => told.find((one) => isIn(text, [one])) ?? text),
    selling: few([
      ...turned(choice, 'traits', told.slice(0, TURNED_MAX)),
      ...told.slice(TURNED_MAX),
    ]),
    line: frontParts(brief).map((text) => asTrait(text)),
    other: few([...starred.filter((text) => !isIn(text, told)), ...starredNames(brief, lead)]),
    second: turned(choice, 'second', otherNames(brief, lead).slice(0, TURNED_MAX)),
    more: few([
      ...nameTails(brief).flatMap((text) => (isRunOn(text, brief) ? [] : [withoutPraise(text)])),
      ...turned(choice, 'more', few([...parts, ...longest(certain)])),
    ]),
    last: few([
      ...turned(choice, 'last', longest(likely)),
      ...turned(choice, 'general', few(general)),
    ]),
    front: turned(choice, 'front', fronts),
    filling: turned(choice, 'filling', fillingNames(brief, lead).slice(0, TURNED_MAX)),
  }
}

const RUN_ON_WORDS = 2

/** "For macaw cockatoo african grey": a list that a hurried seller typed without its commas. */
function isRunOn(text: string, { document }: Brief): boolean {
  const words = wordsOf(text).slice(1)
  return document.spelling.isHurried && words.length > RUN_ON_WORDS && !words.some(isSmall)
}

/** "Chenille yarn super soft" */
function withoutPraise(text: string): string {
  const words = wordsOf(text)
  const at = words.findIndex((word) => word.low === 'super' || is(word, 'praise'))
  return at < 2 ? text : text.slice(0, words[at - 1]?.end)
}

const NO_LOOK = ['vague', 'praise', 'recipient', 'kin', 'occasion', 'brand'] as const
const MADE_FOR_ONE = new Set(['custom', 'personalised', 'personalized', 'bespoke'])
const LOOKS = ['form', 'style', 'technique'] as const

/** "Oval basket", "portable typewriter": what a true search says of the look of this very thing. */
function frontsOf(lead: string, brief: Brief): string[] {
  const own = wordsOf(lead)
  const known = rootsOf([lead])
  const isForOne = own.some(({ low }) => MADE_FOR_ONE.has(low))
  return usable(brief).flatMap(({ words }) => {
    const noun = words.at(-1)
    const to = words[0]?.low === 'hand' ? 2 : 1
    const front = words[to - 1]
    if (front === undefined || words.length !== to + 1 || noun?.stem !== own.at(-1)?.stem) return []
    const isOld = is(front, 'age') && !front.isNumber && !brief.item.kind.isDigital
    const isLook =
      (isOld || LOOKS.some((one) => is(front, one))) && !NO_LOOK.some((one) => is(front, one))
    const isTwice = known.has(rootOf(front.stem)) || (isForOne && MADE_FOR_ONE.has(front.low))
    return isLook && !isTwice && front.low !== 'handmade'
      ? [spoken(words.slice(0, to)).trim() === front.stem ? front.low : `hand ${front.low}`]
      : []
  })
}

/** What the seller's own title adds to the lead, without the words that the lead has. */
function phrasesBehind(lead: string, brief: Brief): string[] {
  return ownPhrases(titleReading(brief), lead).map((text) => asTrait(text))
}

/** In a language whose grammar we do not know: what the seller names, labels and searches, whole. */
export function ownPools(brief: Brief, lead: string): Pools {
  const { traits } = brief
  const isNew = ({ words }: Keyword) =>
    words.length > 1 && words.every((word) => !beginsLike(word, wordsOf(lead)))
  return {
    name: traits.filter(({ kind }) => kind === 'name').map(({ text }) => asName(text, brief)),
    own: [],
    line: [],
    other: [],
    second: [],
    selling: traits.filter(({ kind }) => kind === 'material').map(({ text }) => text),
    more: usable(brief)
      .filter(isNew)
      .map(({ text }) => text),
    last: [],
    front: [],
    filling: [],
  }
}

const FOREIGN_ROOT = 4

function beginsLike({ low }: Word, others: readonly Word[]): boolean {
  const root = low.slice(0, FOREIGN_ROOT)
  return others.some(
    (other) => other.low.includes(root) || low.includes(other.low.slice(0, FOREIGN_ROOT)),
  )
}

function few(texts: readonly string[]): string[] {
  return texts.filter((text) => text !== '')
}

/** The phrases that no other one of them holds with more. */
function longest(texts: readonly string[]): string[] {
  return few(texts).filter((text) => {
    const own = spoken(wordsOf(text))
    return !texts.some(
      (other) => other.length > text.length && spoken(wordsOf(other)).includes(own),
    )
  })
}

function isNear({ words }: Keyword, lead: string): boolean {
  const known = rootsOf([lead])
  return words.some((word) => known.has(rootOf(word.stem)))
}

/** Whether a trait says it with more words. */
function isIn(text: string, traits: readonly string[]): boolean {
  const roots = [...rootsOf([text])]
  return traits.some((trait) => roots.every((root) => rootsOf([trait]).has(root)))
}

const ALWAYS: readonly TraitKind[] = ['count', 'age', 'material', 'technique', 'format', 'fit']
const OFTEN: readonly TraitKind[] = [
  'colour',
  'finish',
  'scent',
  'theme',
  'origin',
  'capacity',
  'size',
]
const NEVER_ALONE: readonly string[] = ['weight', 'part', 'style']

function sellingOrder({ item }: Brief): string[] {
  const own = item.kind.traits.filter((kind) => !NEVER_ALONE.includes(kind))
  return [...own, ...[...ALWAYS, ...OFTEN].filter((kind) => !own.includes(kind))]
}

/** "3 x 2 in" cannot stand at the end of a title. */
function asTrait(typed: string): string {
  const text = withoutShares(typed)
  const words = wordsOf(text)
  const unit = words.at(-1)
  const [one, joint, other] = words
  const isSquare = joint?.low === 'x' && one !== undefined && one.text === other?.text
  if (isSquare && words.length === 4) return `${one.text} ${text.slice(unit?.start)} Square`
  const isInch = unit?.low === 'in' && words.at(-2)?.isNumber === true
  return isInch ? `${text.slice(0, unit.start).trimEnd()} Inches` : text
}

/** "Nursery decor": where it belongs, as the seller typed it. */
function forWhom({ words, text }: Keyword, lead: string): string {
  const isGift = words.some((word) => word.stem === 'gift' || is(word, 'occasion'))
  const isRoom = words.at(-1)?.low === 'decor' && words.length > 1 && words.length < 5
  const known = rootsOf([lead])
  const isNew = words.every(
    (word) => !known.has(rootOf(word.stem)) && !word.isNumber && !is(word, 'age'),
  )
  return isRoom && !isGift && isNew ? text : ''
}
