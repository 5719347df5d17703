import { linesOf, listOf } from '../../data/load.ts'
import type { Evidence } from './evidence.ts'
import type { Keyword } from './keywords.ts'
import { isSmall, stemsOf, type Word, wordsOf } from '#marketplace/searches/words.ts'

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

/** Whether a search ends in another noun of what the text begins by naming, and says nothing else that the text does not. */
export function sameThingFinder(
  evidence: Evidence,
  nickname: string,
): (keyword: Keyword) => boolean {
  const { document, item } = evidence
  const front = document.statements[0]?.words.slice(0, FRONT) ?? []
  const named = [wordsOf(nickname), front, wordsOf(item.name)].map(
    (words) => ` ${words.map(({ stem }) => stem).join(' ')} `,
  )
  const isNamed = (stems: string) => named.some((text) => text.includes(` ${stems} `))
  const isSaid = (word: Word) => isSmall(word) || evidence.says(word)
  return ({ words }) => {
    for (let length = Math.min(words.length, NOUN_WORDS); length > 0; length -= 1) {
      const noun = words.slice(-length).map(({ stem }) => stem)
      const same = SAME.get(noun.join(' '))
      if (same?.some(isNamed) === true) return words.slice(0, -length).every(isSaid)
    }
    return false
  }
}
