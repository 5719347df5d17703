import { blocksOf, listOf } from '../data/load.ts'
import type { Brief } from '../read/form.ts'
import { knownIn, PROPERTIES, type Property } from '../read/lexicon.ts'
import { measuresIn } from '../read/measures.ts'
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

/** The questions that buyers of this thing ask first and the seller's text does not answer. */
export function unanswered({ item, document, language }: Brief): Question[] {
  if (language !== 'en') return []
  const text = document.statements.map((said) => `${said.label} ${said.text}`).join('\n')
  return item.kind.asks.flatMap((id) => {
    const question = QUESTIONS.get(id)
    return question === undefined || !CERTAIN.has(id) || answers(text, question) ? [] : [question]
  })
}

function answers(text: string, { measures, words, properties }: Question): boolean {
  const said = wordsOf(text)
  const lows = ` ${said.map((word) => word.low).join(' ')} `
  if (words.some((phrase) => lows.includes(` ${phrase} `))) return true
  if (measuresIn(text).some(({ unit }) => measures.includes(unit))) return true
  return knownIn(said).some((known) =>
    properties.some((property) => known.properties.has(property)),
  )
}
