import { is } from './lexicon.ts'
import type { Word } from '#marketplace/searches/words.ts'

const COUNTED = ['material', 'finish', 'technique'] as const

/** "10 boxwood and 2 plum", "5 glossy, 5 etched": none of them is all of it. */
export function countedIn(words: readonly Word[]): string[] {
  for (const property of COUNTED) {
    const counted = words.filter(
      (word, at) => is(word, property) && words[at - 1]?.isNumber === true,
    )
    const stems = new Set(counted.map(({ stem }) => stem))
    if (stems.size > 1) return [...stems]
  }
  return []
}
