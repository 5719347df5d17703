import { linesOf, listOf } from '../../data/load.ts'
import type { Evidence } from './evidence.ts'
import { stemsOf, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** By their stems, the nouns that name the same thing as a noun. */
const SAME: ReadonlyMap<string, readonly string[]> = new Map(
  linesOf('same-things.txt').flatMap((line) => {
    const all = listOf(line).map(stemsOf)
    return all.map((one) => [one, all] as const)
  }),
)
const NOUN_WORDS = 3
/** A thing is named within these first words. */
const FRONT = 14

/** Finds the words at the end of a search that are another noun of what the text begins by naming. */
export function sameThingFinder(
  { document, item }: Evidence,
  nickname: string,
): (words: readonly Word[]) => readonly Word[] {
  const front = document.statements[0]?.words.slice(0, FRONT) ?? []
  const named = [wordsOf(nickname), front, wordsOf(item.name)].map(
    (words) => ` ${words.map(({ stem }) => stem).join(' ')} `,
  )
  const isNamed = (stems: string) => named.some((text) => text.includes(` ${stems} `))
  return (words) => {
    for (let length = Math.min(words.length, NOUN_WORDS); length > 0; length -= 1) {
      const noun = words.slice(-length)
      const same = SAME.get(noun.map(({ stem }) => stem).join(' '))
      if (same?.some(isNamed) === true) return noun
    }
    return []
  }
}
