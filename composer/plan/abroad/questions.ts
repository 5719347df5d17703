import { blocksOf, listOf, pairOf } from '../../data/load.ts'
import { type Claim, claimsOf, isStuff } from '../../read/abroad/claims.ts'
import type { Tongue } from '../../read/abroad/tongue.ts'
import { isLong, tellsSize } from '../../read/answers.ts'
import type { Document } from '../../read/document.ts'
import type { Meaning } from '../../read/headings.ts'
import { measuresIn } from '../../read/measures.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'

const ASKED = ['size', 'material', 'care'] as const
type Question = (typeof ASKED)[number]

type Asked = { tongue: Tongue; name: string }

const BLOCKS = new Map(
  blocksOf('questions-abroad.txt').map((block) => [block.get('language') ?? '', block]),
)

/** What wears by use and washing; of paper and candles nobody asks how they are cared for. */
const CARED_FOR = new Set(['textile', 'leather', 'wood', 'ceramic'])
const AMOUNTS = new Set(['length', 'weight', 'volume'])

/** What buyers of anything ask, in the language of the text, and whether it answers; nothing in a language unknown. */
export function questionsAbroad(document: Document, { tongue, name }: Asked) {
  const block = BLOCKS.get(tongue)
  const { statements } = document
  const words = statements.flatMap((said) => [...wordsOf(said.label), ...said.words])
  const claims = [...words, ...wordsOf(name)].flatMap((word) => claimsOf(word, tongue))
  if (block === undefined || claims.some((claim) => claim.name === 'digital')) return []
  const meanings = statements.flatMap(({ labelMeaning, section }) => [
    labelMeaning,
    section?.meaning,
  ])
  const text = statements.map((said) => said.text).join('\n')
  const careWords = listOf(block.get('care words') ?? '')
  const isAnswered: Record<Question, boolean> = {
    size: tellsSize(text) || measuresIn(text).some(({ unit }) => AMOUNTS.has(unit)),
    material: claims.some(isStuff),
    care: words.some((word) => isOfCare(word, careWords)),
  }
  // What is of some stuff has a size; a lesson has none.
  const isThing = claims.some(isStuff)
  const asked = ASKED.filter((id) => (id === 'size' ? isThing : !isLong(document)))
  return asked
    .filter((id) => id !== 'care' || claims.some(isCaredFor))
    .map((id) => {
      const [label, ask] = pairOf(block.get(id) ?? '', '|')
      const meaning: Meaning = id
      return { label, ask, isAnswered: isAnswered[id] || meanings.includes(meaning) }
    })
}

function isOfCare({ low }: Word, beginnings: readonly string[]): boolean {
  return beginnings.some((start) => low.startsWith(start))
}

function isCaredFor({ family }: Claim): boolean {
  return CARED_FOR.has(family)
}
