import { blocksOf, listOf } from '../data/load.ts'
import type { Brief } from '../read/form.ts'
import { knownIn, PROPERTIES, type Property } from '../read/lexicon.ts'
import type { ThingKind } from '../read/kinds.ts'
import { type Measure, measuresIn } from '../read/measures.ts'
import { wordsOf } from '../read/words.ts'

/** What buyers ask of a kind of thing, and how a text answers it. */
export type Question = {
  id: string
  /** What one press puts into the details: "Capacity". */
  label: string
  ask: string
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
        measures: listOf(block.get('measure') ?? ''),
        words: listOf(block.get('words') ?? ''),
        properties: PROPERTIES.filter((name) => property.includes(name)),
      },
    ]
  }),
)

/** Questions whose answer a program sees when it is there. */
const CERTAIN = new Set([
  'size',
  'material',
  'care',
  'capacity',
  'weight',
  'ingredients',
  'format',
  'measurements',
  'condition',
  'scent',
  'pages',
  'yardage',
  'print-size',
  'thickness',
])

type Asked = Pick<Brief, 'document' | 'item' | 'language'>

/** The questions that buyers of this thing ask first, and whether the seller's text answers them. */
export function questionsOf({ item, document, language }: Asked) {
  if (language !== 'en') return []
  const text = document.statements.map((said) => `${said.label} ${said.text}`).join('\n')
  return item.kind.asks.flatMap((id) => {
    const question = QUESTIONS.get(id)
    if (question === undefined || !CERTAIN.has(id)) return []
    return [{ question, isAnswered: answers(text, question, item.kind) }]
  })
}

/** Those of them that are still open. */
export function unanswered(asked: Asked): Question[] {
  return questionsOf(asked).flatMap(({ question, isAnswered }) => (isAnswered ? [] : [question]))
}

function answers(
  text: string,
  { measures, words, properties }: Question,
  kind: ThingKind,
): boolean {
  const said = wordsOf(text)
  const lows = ` ${said.map((word) => word.low).join(' ')} `
  if (words.some((phrase) => lows.includes(` ${phrase} `))) return true
  if (measuresIn(text).some((measure) => measures.includes(measured(measure, kind)))) return true
  return knownIn(said).some((known) =>
    properties.some((property) => known.properties.has(property)),
  )
}

/** Ounces are a weight, and of a vessel what it holds. */
function measured({ unit, text }: Measure, { isVessel }: ThingKind): string {
  const isOunces = wordsOf(text).some(({ low }) => low === 'oz' || low.startsWith('ounce'))
  return isVessel && isOunces ? 'volume' : unit
}
