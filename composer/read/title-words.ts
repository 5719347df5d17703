import { linesOf, pairOf } from '../data/load.ts'

const words = new Map(linesOf('title-words.txt').map((line) => pairOf(line, ':')))

/** Whether a word keeps a phrase out of a title: it is only nearly so, of the sale, or only filled with something. */
export function isTitleWord(low: string, why: 'nearly' | 'mostly' | 'sale' | 'filled'): boolean {
  return words.get(low) === why
}
