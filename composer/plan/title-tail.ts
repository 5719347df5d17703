import { wordsOf } from '#marketplace/searches/words.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { is } from '../read/lexicon.ts'

const IN = new Set(['in', 'with', 'of'])
const OPEN = ['form', 'finish', 'age', 'participle', 'vague'] as const

/** "In heavy" of a bag "in heavy, washed canvas" wants its noun, and is left out. */
export function wholeTail(tail: string): string {
  const words = wordsOf(tail)
  const [joint, last] = [words[0], words.at(-1)]
  const isOpen = last !== undefined && OPEN.some((property) => is(last, property))
  const isEnd =
    last !== undefined &&
    ((is(last, 'material') && !is(last, 'ambiguous')) ||
      nounEndingAt(words, words.length - 1) !== null)
  return joint !== undefined && IN.has(joint.low) && isOpen && !isEnd ? '' : tail
}
