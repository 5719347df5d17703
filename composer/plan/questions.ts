import { remembered } from '#marketplace/remembered.ts'
import { blocksOf, listOf } from '../data/load.ts'
import {
  holdsNumber,
  isLong,
  tellsSize,
  tellsStuff,
  tellsThickness,
  tellsYear,
} from '../read/answers.ts'
import type { Brief } from '../read/form.ts'
import type { Meaning } from '../read/headings.ts'
import { THING, type ThingKind } from '../read/kinds.ts'
import { holds, knownIn, PROPERTIES, type Property } from '../read/lexicon.ts'
import { type Measure, measuresIn } from '../read/measures.ts'
import type { Document } from '../read/document.ts'
import type { Statement } from '../read/statement.ts'
import { wordsOf } from '#marketplace/searches/words.ts'
import { questionsAbroad } from './abroad/questions.ts'

/** What buyers ask of a kind of thing, and how a text answers it. */
type Question = {
  id: string
  /** What one press puts into the details: "Capacity". */
  label: string
  ask: string
  /** A program sees its answer whenever it is there; no other question is put. */
  isCertain: boolean
  measures: string[]
  words: string[]
  properties: Property[]
}

const QUESTIONS = new Map(
  blocksOf('questions.txt').map((block): [string, Question] => {
    const id = block.get('question') ?? ''
    const property = listOf(block.get('property') ?? '')
    return [
      id,
      {
        id,
        label: block.get('label') ?? '',
        ask: block.get('ask') ?? '',
        isCertain: block.get('certain') === 'yes',
        measures: listOf(block.get('measure') ?? ''),
        words: listOf(block.get('words') ?? ''),
        properties: PROPERTIES.filter((name) => property.includes(name)),
      },
    ]
  }),
)

const BRIEF_WORDS = 12
/** "Peppers, sugar, vinegar, ginger" */
const ROW_LEAST = 3

const OF_MANY = [
  [' is it', ' are they'],
  ['Is it', 'Are they'],
  ['does it', 'do they'],
  ['Does it', 'Do they'],
  ['Can it', 'Can they'],
  ['for it', 'for them'],
  ['in it', 'in them'],
] as const

/** "How big are they?" */
function ofMany(ask: string): string {
  return OF_MANY.reduce((said, [one, many]) => said.replace(one, many), ask)
}

/** More would be a form to fill in. */
const ASKED_MAX = 3

/** What a seller's own label or heading answers. */
const BY_MEANING: Partial<Record<Meaning, readonly string[]>> = {
  size: ['size', 'measurements', 'print-size', 'thickness', 'weight', 'capacity'],
  material: ['material', 'ingredients'],
  included: ['quantity', 'ingredients'],
  care: ['care', 'washable', 'dishwasher'],
  files: ['format', 'print-size', 'size'],
  condition: ['condition'],
}

type Asked = Pick<Brief, 'document' | 'item' | 'language'> & {
  input: { listingTitle: string; imageDescription?: string | null }
}

/** A question as it is put, and whether it still is. */
type Open = { label: string; ask: string; isAnswered: boolean }

/** Whether a statement stands below what buyers of such a thing ask: "LANGUAGE" of a pattern. */
export function isAskedOf({ label, section }: Statement, { kind }: Brief['item']): boolean {
  const above = wordsOf(label === '' ? (section?.heading ?? '') : label)
  const asked = kind.asks.map((id) => wordsOf(QUESTIONS.get(id)?.label ?? ''))
  return (
    above.length > 0 &&
    asked.some((words) => above.every(({ stem }) => words.some((one) => one.stem === stem)))
  )
}

/** The questions that buyers of this thing ask first, and whether the seller's text answers them. */
export function questionsOf({ item, document, language, input }: Asked, isAll = false): Open[] {
  if (language !== 'en')
    return questionsAbroad(document, { tongue: language, name: input.listingTitle })
  const own = document.statements.map((said) => `${said.label} ${said.text}`)
  const text = [...own, input.imageDescription ?? ''].join('\n')
  // Of a few words a program sees whether they answer.
  const isBrief = isAll && wordsOf(text).length <= BRIEF_WORDS
  const known = answeredByPlace(document)
  const isAllTold = isLong(document)
  const front = [
    wordsOf(input.listingTitle),
    ...document.statements.slice(0, 1).map((one) => one.words),
  ]
  // "Vintage" further down may be a style among others.
  const isOld = front.some((words) => holds(words, 'age')) || tellsYear(text)
  const isListed = document.statements.some((said) => said.text.split(',').length > ROW_LEAST)
  const isMeasuredAtAll = measuresIn(text).some(({ unit }) => unit !== 'time')
  const isMade = document.statements.some(({ words }) => holds(words, 'material'))
  return item.kind.asks.flatMap((id, at) => {
    const question = QUESTIONS.get(id)
    const isPut = question?.isCertain === true || (isBrief && at < ASKED_MAX)
    if (question === undefined || !isPut) return []
    if (id === 'condition' && !isOld) return []
    if (id === 'quantity' && item.number !== 'many') return []
    if (EATEN.has(id) && isMade) return []
    if (isAllTold && UNSURE.has(id)) return []
    if (id === 'scent' && isLong(document, SCENT_WORDS)) return []
    // What the seller calls the thing leads the title: "stoneware butter keeper" says what it is made of.
    const isNamed = id === 'material' && holds(wordsOf(input.listingTitle), 'material')
    // "Holds 300 ml, so not a huge one"
    const isGuessed = isAll && (SIZES.has(id) ? isMeasuredAtAll : id === 'ingredients' && isListed)
    const isAnswered = isNamed || isGuessed || known.has(id) || answers(text, question, item.kind)
    const ask = item.number === 'many' ? ofMany(question.ask) : question.ask
    return [{ label: question.label, ask, isAnswered }]
  })
}

/** Those of them that are still open, the first few. */
export function unanswered(asked: Asked): Open[] {
  return questionsOf(asked, true)
    .filter(({ isAnswered }) => !isAnswered)
    .filter(({ label }) => asked.language !== 'en' || isFitting(label, asked))
    .slice(0, ASKED_MAX)
}

/** Of what no list knows nobody here can tell what buyers ask, a lesson has no size; unless a few words say of what it is made. */
function isFitting(label: string, { item, document: { statements }, input }: Asked): boolean {
  if (item.kind !== THING) return true
  const words = [wordsOf(input.listingTitle), ...statements.map((said) => said.words)].flat()
  return label === SIZE && words.length <= BRIEF_WORDS && holds(words, 'material')
}

const SIZE = 'Size'

function answeredByPlace({ statements }: Document): ReadonlySet<string> {
  const meanings = statements.flatMap(({ labelMeaning, section }) => [
    labelMeaning,
    section?.meaning ?? null,
  ])
  return new Set(
    meanings.flatMap((meaning) => (meaning === null ? [] : (BY_MEANING[meaning] ?? []))),
  )
}

/**
 * Stuffs and ways to look after them have more names than any list holds; who wrote so much has
 * mostly told them.
 */
const UNSURE = new Set(['material', 'care', 'washable', 'dishwasher'])

/** What smells has more names still; a few words name it. */
const SCENT_WORDS = 6

/** Asked of what is eaten, burnt or rubbed in; a crocheted cake is none of it. */
const EATEN = new Set(['ingredients', 'allergens', 'shelf-life', 'weight'])

function answersTo(id: string, text: string, kind: ThingKind): boolean {
  const question = QUESTIONS.get(id)
  return question !== undefined && answers(text, question, kind)
}

const SIZES = new Set(['size', 'measurements', 'print-size'])
/** What is sold by volume or count is not asked for its weight. */
const AMOUNTS = ['weight', 'volume', 'count']

const inSmallLetters = remembered(
  (text) =>
    ` ${wordsOf(text)
      .map((word) => word.low)
      .join(' ')} `,
  30_000,
)

function answers(text: string, question: Question, kind: ThingKind): boolean {
  const { id, measures, words, properties } = question
  if (SIZES.has(id) && (tellsSize(text) || isMeasured(text, kind))) return true
  if (id === 'thickness' && tellsThickness(text)) return true
  if (id === 'quantity' && holdsNumber(text)) return true
  if (id === 'material' && tellsStuff(text)) return true
  if (id === 'washable' && answersTo('care', text, kind)) return true
  const said = wordsOf(text)
  const lows = inSmallLetters(text)
  if (words.some((phrase) => lows.includes(` ${phrase} `))) return true
  const units = id === 'weight' ? AMOUNTS : measures
  if (measuresIn(text).some((measure) => units.includes(measured(measure, kind)))) return true
  return knownIn(said).some((known) =>
    properties.some((property) => known.properties.has(property)),
  )
}

/** Whoever knows how heavy a lot is, or how much a bowl holds, has an idea of how big it is. */
function isMeasured(text: string, kind: ThingKind): boolean {
  const amounts = ['area', 'weight', ...(kind.asks.includes('capacity') ? [] : ['volume'])]
  return measuresIn(text).some((measure) => amounts.includes(measured(measure, kind)))
}

/** Ounces are a weight, and of a vessel what it holds. */
function measured({ unit, text }: Measure, { isVessel }: ThingKind): string {
  const isOunces = wordsOf(text).some(({ low }) => low === 'oz' || low.startsWith('ounce'))
  return isVessel && isOunces ? 'volume' : unit
}
