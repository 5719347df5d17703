import { readText } from '#marketplace/reading/reading.ts'
import { rootsOf } from '#marketplace/reading/said.ts'
import { inSpellingOf } from '#marketplace/reading/spelling.ts'
import { NUMBER_WORDS } from '#marketplace/reading/tables/facts.ts'

const STEM_MIN = 3
const PART_MIN = 4
/** Words that begin with so many letters alike are forms of one: "slippy" and "slippery". */
const LIKE_MIN = 5

export type Told = { shareOf: (text: string) => number; hasNumber: (number: string) => boolean }

/** How much of a phrase a text tells: by its words, by a longer word that it begins ("ess oil"), or inside one ("bird house"). */
export function toldIn(text: string): Told {
  const { places, tokens } = readText(text)
  const words = [...new Set(tokens.map(({ word }) => word))]
  const letters = lettersOf(text)
  const isTold = (root: string) =>
    places.has(root) ||
    (root.length >= PART_MIN && letters.includes(root)) ||
    (root.length >= STEM_MIN && words.some((word) => word.startsWith(root.slice(0, LIKE_MIN))))
  const numbers = new Set(
    tokens.flatMap(({ kind, word, root }) => {
      const spelled = NUMBER_WORDS.get(word)
      return kind === 'number' ? [root] : spelled === undefined ? [] : [String(spelled)]
    }),
  )
  return {
    shareOf: (phrase) => {
      if (letters.includes(lettersOf(phrase))) return 1
      // What is short may be shorthand for anything: "1st", "lil".
      const roots = [...new Set(rootsOf(inSpellingOf(text, phrase)))].filter(
        (root) => root.length >= PART_MIN || isTold(root),
      )
      return roots.length === 0 ? 1 : roots.filter(isTold).length / roots.length
    },
    hasNumber: (number) => numbers.has(number),
  }
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{Nd}]+/gu, '')
}
