import { is } from './lexicon.ts'
import type { Statement } from './statement.ts'

const REACH = 5

const CHOOSING = new Set(['is', 'for', 'only', 'in', 'the', 'just', 'one'])

/** "This listing is for TAN", "this one is only ash": which of several is for sale here. */
export function chosenIn(
  statements: readonly Statement[],
): ReadonlyMap<string, 'material' | 'colour'> {
  const chosen = new Map<string, 'material' | 'colour'>()
  for (const { words } of statements) {
    const at = words.findIndex(
      (word, index) =>
        word.low === 'this' &&
        ['listing', 'one', 'item'].includes(words[index + 1]?.low ?? '') &&
        index < words.length - 2,
    )
    if (at === -1) continue
    // "This one is my feather pattern" chooses nothing.
    for (const word of words.slice(at + 2, at + 2 + REACH)) {
      if (is(word, 'colour')) chosen.set(word.stem, 'colour')
      else if (is(word, 'material')) chosen.set(word.stem, 'material')
      else if (!CHOOSING.has(word.low)) break
    }
  }
  return chosen
}
