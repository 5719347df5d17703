import { is } from './lexicon.ts'
import type { Word } from '#marketplace/searches/words.ts'

const COUNTED = [['material'], ['finish', 'technique']] as const
const PIECES = new Set(['pc', 'pcs', 'pieces'])

/** So many in the hundred. */
const WHOLE = 100

/** "10 boxwood and 2 plum", "5 glossy, 5 etched": none of them is all of it. */
export function countedIn(words: readonly Word[]): string[] {
  // "Boxwood (10 pcs) and plum (2 pcs)"
  const told = words.filter(
    (_, at) => words[at + 1]?.isNumber === true && PIECES.has(words[at + 2]?.low ?? ''),
  )
  if (told.length > 1) return told.map(({ stem }) => stem)
  for (const properties of COUNTED) {
    // "100% cotton rope, 3 wood beads": a share of the whole counts no pieces.
    const counted = words.filter(
      (word, at) =>
        properties.some((one) => is(word, one)) &&
        words[at - 1]?.isNumber === true &&
        word.start === (words[at - 1]?.end ?? 0) + 1,
    )
    // "70 wool 30 nylon"
    const shares = counted.map((word) => Number(words[words.indexOf(word) - 1]?.low))
    if (shares.reduce((sum, one) => sum + one, 0) === WHOLE) continue
    const stems = new Set(counted.map(({ stem }) => stem))
    if (stems.size > 1) return [...stems]
  }
  return []
}
