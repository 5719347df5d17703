import { remembered } from '#marketplace/remembered.ts'
import { isSmall, rootOf, wordsOf } from '#marketplace/searches/words.ts'

/** One key for phrases that find the same: no plural, no order, no small words, no verb endings. */
export const searchKey = remembered(keyOf, 50_000)

function keyOf(text: string): string {
  const roots = wordsOf(text)
    .filter((word) => !isSmall(word))
    .map(({ stem }) => rootOf(stem))
  return [...new Set(roots)].toSorted().join(' ')
}
