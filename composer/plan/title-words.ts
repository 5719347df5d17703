import { rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** The roots of all words of some texts. */
export function rootsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => wordsOf(text)).map((word) => rootOf(word.stem)))
}

/** The stems of some words with a space around each, so that one row of words can be looked for in another. */
export function spoken(words: readonly Word[]): string {
  return ` ${words.map((word) => word.stem).join(' ')} `
}

const TAILS = new Set(['for', 'with', 'from', 'in', 'of', 'by'])

/** "With a cork stopper" follows the name without a comma. */
export function isTail(part: string): boolean {
  const [first, second] = wordsOf(part)
  // "50% with grommets"
  const isShare = first?.isNumber === true && part.slice(first.end, second?.start).includes('%')
  return TAILS.has((isShare ? second : first)?.low ?? '')
}
