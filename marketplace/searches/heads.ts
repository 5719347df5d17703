import { isSmall, type Word } from './words.ts'

/** The word that a search is about. */
export function headIn(words: readonly Word[]): Word | undefined {
  const joint = words.findIndex(
    (word, at) => at > 0 && isSmall(word) && word.low !== 'and' && word.low !== 'can',
  )
  const front = joint === -1 ? words : words.slice(0, joint)
  // A "dice set" is dice.
  return front.at(-1)?.low === 'set' ? (front.at(-2) ?? front.at(-1)) : front.at(-1)
}
