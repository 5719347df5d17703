import { doubtedIn } from './certainty.ts'
import { type Denied } from './denied.ts'
import type { Document } from './document.ts'
import { isModifier, type Item } from './item.ts'
import { knownIn, propertiesOf, type Property } from './lexicon.ts'
import { measuresIn } from './measures.ts'
import { isOption } from './options.ts'
import type { Fact } from './told.ts'
import { isSmall, type Word, wordsOf } from './words.ts'

/** What can be said of the item in a title or an opening, each in the seller's own words. */
export type Trait = { kind: TraitKind; text: string; said: Fact }
export type TraitKind =
  | 'material'
  | 'technique'
  | 'colour'
  | 'size'
  | 'count'
  | 'capacity'
  | 'style'
  | 'finish'
  | 'name'

type Reading = { document: Document; facts: readonly Fact[]; item: Item; denied: readonly Denied[] }

/** A trait longer than this is a sentence. */
const WORDS_MAX = 5

export function traitsOf(reading: Reading): Trait[] {
  const doubted = doubtedIn(reading.facts.map(({ said }) => said))
  const traits = allTraits(reading).filter(
    ({ text }) =>
      !wordsOf(text).some((word) => doubted.has(word.stem) && word.stem !== reading.item.head),
  )
  // Two quoted names are a choice, and a choice is no name of the thing.
  const names = new Set(
    traits.filter(({ kind }) => kind === 'name').map(({ text }) => text.toLowerCase()),
  )
  return names.size > 1 ? traits.filter(({ kind }) => kind !== 'name') : traits
}

function allTraits(reading: Reading): Trait[] {
  return reading.facts.flatMap((fact) => [
    ...quotedName(fact),
    ...labelledTraits(fact),
    ...techniques(fact, reading),
    ...madeOf(fact, reading),
    ...counts(fact),
  ])
}

const NOT_A_NAME = new Set([
  'see',
  'our',
  'my',
  'other',
  'also',
  'say',
  'says',
  'write',
  'type',
  'called',
  'like',
  'as',
  'eg',
  'example',
  'under',
  'click',
  'code',
  'tab',
  'note',
])
const QUOTED = /(?<![\p{L}\p{Nd}/])"(\p{L}[^"\n]{1,48})"(?!\d)/gu

/** "Winter" in `dark rosin "Winter"`: a design, variety or pattern has its name in quotation marks. */
function quotedName(fact: Fact): Trait[] {
  if (fact.kind === 'care' || fact.kind === 'order' || fact.kind === 'maker') return []
  return [...fact.said.text.matchAll(QUOTED)].flatMap(({ 1: name = '', index }) => {
    const before = fact.said.words.filter((word) => word.end <= index).slice(-3)
    const isOther = before.some((word) => NOT_A_NAME.has(word.low))
    const isShort = name.split(' ').length <= WORDS_MAX + 1
    return isOther || !isShort
      ? []
      : [{ kind: 'name' as const, text: name.replace(/[.,!]$/, ''), said: fact }]
  })
}

const BY_LABEL: Partial<Record<string, TraitKind>> = {
  material: 'material',
  materials: 'material',
  fabric: 'material',
  wood: 'material',
  leather: 'material',
  metal: 'material',
  yarn: 'material',
  size: 'size',
  diameter: 'size',
  length: 'size',
  height: 'size',
  dimensions: 'size',
  measurements: 'size',
  scale: 'size',
  capacity: 'capacity',
  volume: 'capacity',
  colour: 'colour',
  color: 'colour',
  finish: 'finish',
  design: 'name',
  pattern: 'name',
  colourway: 'name',
  colorway: 'name',
  variety: 'name',
  scent: 'name',
  theme: 'name',
  species: 'name',
  model: 'name',
  print: 'name',
  title: 'name',
  pack: 'count',
  quantity: 'count',
}

function labelledTraits(fact: Fact): Trait[] {
  const kind = BY_LABEL[fact.said.label.toLowerCase()]
  if (kind === undefined || fact.said.text.includes(' or ') || fact.said.text.includes(' / '))
    return []
  const [first = ''] = fact.said.text.split(/[,;(.](?!\d)/)
  const text = trimmed(first, kind)
  const isShort = text !== '' && text.split(' ').length <= WORDS_MAX
  const hasMeasure = text !== '' && measuresIn(first).length === 1
  const isPure =
    kind !== 'material' ||
    wordsOf(text).every((word) => isModifier(word) || word.isNumber || isSmall(word))
  const isRight =
    kind === 'size' || kind === 'capacity' ? hasMeasure : isPure && !/\d{3}/.test(text)
  return isShort && isRight ? [{ kind, text, said: fact }] : []
}

/** "40 mm approx" is 40 mm in a title. */
function trimmed(text: string, kind: TraitKind): string {
  if (kind !== 'size' && kind !== 'capacity') return text.trim()
  return measuresIn(text)[0]?.text ?? ''
}

const ABOUT_THE_ITEM = new Set(['item', 'material', 'maker', 'other', 'size', 'included'])

const WEAK_TECHNIQUES = new Set(
  'set cast sewn woven handmade freehand cut turned drawn made knit hand machine wrought bound spun cure hewn'.split(
    ' ',
  ),
)

/** Ways of making that the seller names, where nothing denies them. */
function techniques(fact: Fact, { denied }: Reading): Trait[] {
  if (!ABOUT_THE_ITEM.has(fact.kind) || fact.isMustKnow) return []
  return knownWith(fact.said.words, 'technique').flatMap((words) => {
    const isDenied = words.some((word) => denied.some(({ stem }) => stem === word.stem))
    const text = words.map((word) => word.low).join(' ')
    // "Carved" says little; "hand carved" and "letterpress" say how.
    const isTelling = words.length > 1 || (!text.endsWith('ed') && !WEAK_TECHNIQUES.has(text))
    return isDenied || !isTelling ? [] : [{ kind: 'technique' as const, text, said: fact }]
  })
}

const MAKING = new Set([
  'made',
  'carved',
  'cast',
  'sewn',
  'knitted',
  'knit',
  'crocheted',
  'cut',
  'turned',
  'forged',
  'woven',
  'poured',
  'crafted',
  'built',
  'sculpted',
  'fashioned',
])
const FROM = new Set(['of', 'from', 'in', 'with', 'out'])
/** "Carved in wax" tells of a tool, not of the thing. */
const NOT_IN = new Set(['carved', 'cut', 'sculpted', 'turned'])

/** "Made of solid cherry", "carved from grey granite": what the whole thing is made of. */
function madeOf(fact: Fact, { denied }: Reading): Trait[] {
  const { words, text } = fact.said
  if (fact.isMustKnow || fact.kind === 'care') return []
  const at = words.findIndex((word, index) => {
    const next = words[index + 1]?.low ?? ''
    return MAKING.has(word.low) && FROM.has(next) && !(next === 'in' && NOT_IN.has(word.low))
  })
  if (at === -1) return []
  const rest = words.slice(at + 2).filter((word) => !isSmall(word))
  const known = knownIn(rest).find(
    ({ properties }) => properties.has('material') && !properties.has('container'),
  )
  const first = rest[Math.max(0, (known?.from ?? 0) - 1)]
  const last = rest[(known?.to ?? 0) - 1]
  if (known === undefined || known.from > 2 || first === undefined || last === undefined) return []
  const phrase = text.slice(
    isModifierWord(first) ? first.start : (rest[known.from]?.start ?? first.start),
    last.end,
  )
  const isDenied = denied.some(({ stem }) => stem === last.stem)
  const isOne = !isOption(phrase, fact) && !phrase.includes(',') && !phrase.includes('(')
  return isDenied || !isOne ? [] : [{ kind: 'material', text: phrase.toLowerCase(), said: fact }]
}

function isModifierWord(word: Word): boolean {
  return ['colour', 'material', 'finish', 'form', 'origin', 'technique'].some((name) =>
    [...propertiesOf(word)].some((property) => property === name),
  )
}

function knownWith(words: readonly Word[], property: Property): Word[][] {
  return knownIn(words)
    .filter((known) => known.properties.has(property))
    .map(({ from, to }) => words.slice(from, to))
}

const COUNT = /\b(?:set|pack|lot|bundle|box|pair) of \d{1,4}\b|\b\d{1,4}[- ](?:pack|piece set)\b/i

function counts(fact: Fact): Trait[] {
  const found = COUNT.exec(fact.said.text)?.[0]?.replace('-', ' ')
  return found === undefined ? [] : [{ kind: 'count', text: found.toLowerCase(), said: fact }]
}
