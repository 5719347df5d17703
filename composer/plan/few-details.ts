import { FEW_DETAILS_MAX } from '#contract/listings.ts'
import type { Brief } from '../read/form.ts'
import { is, knownIn, type Property } from '../read/lexicon.ts'
import { measuresIn } from '../read/measures.ts'
import { isSmall } from '#marketplace/searches/words.ts'

/** So many words beside the item's name tell something, whatever they are. */
const TELLING_WORDS = 5

/** What a buyer can hold a thing to. */
const FACTS: readonly Property[] = [
  'material',
  'imitation',
  'colour',
  'technique',
  'finish',
  'origin',
  'age',
  'allergen',
  'claim',
]

/** Whether the text says no more than what the thing is: "mug", "a lovely gift mug". */
export function tellsAlmostNothing({
  document,
  item,
  language,
}: Pick<Brief, 'document' | 'item' | 'language'>): boolean {
  const text = document.statements.map((said) => `${said.label} ${said.text}`).join('\n')
  if (text.length > FEW_DETAILS_MAX || measuresIn(text).length > 0) return false
  const beside = document.statements
    .flatMap((said) => said.words)
    .filter((word) => !isSmall(word) && !item.stems.includes(word.stem))
  // Of another language the facts cannot be told from the rest.
  if (language !== 'en') return beside.every((word) => is(word, 'vague') || is(word, 'praise'))
  const tells = knownIn(beside).some(({ properties }) => FACTS.some((fact) => properties.has(fact)))
  return !tells && beside.length < TELLING_WORDS
}
