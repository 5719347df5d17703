import { wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../form.ts'
import { is } from '../lexicon.ts'
import { forbiddenBy } from './orders.ts'

/** What the seller's own text forbids to call the thing: "please don't say leather on its own" leaves "vegan leather" be. */
export function isForbiddenBy({ omissions }: Brief): (text: string) => boolean {
  const forbidden = omissions.flatMap(({ reason, said }) => {
    const found = reason === 'note' ? forbiddenBy(said.text) : null
    return found === null ? [] : [{ ...found, stems: wordsOf(found.name).map(({ stem }) => stem) }]
  })
  return (text) => {
    const words = wordsOf(text)
    return forbidden.some(({ stems, isAlone }) =>
      words.some((_, at) => {
        const isSaid = stems.every((stem, step) => words[at + step]?.stem === stem)
        const before = words[at - 1]
        return isSaid && !(isAlone && before !== undefined && isQualifying(before.low, stems))
      }),
    )
  }
}

/** "Vegan" before leather says that it is none. */
function isQualifying(before: string, stems: readonly string[]): boolean {
  const whole = wordsOf(`${before} ${stems.join(' ')}`)
  return whole.some((word) => is(word, 'imitation')) || IMITATING.has(before)
}

const IMITATING = new Set(['vegan', 'faux', 'fake', 'imitation', 'artificial', 'synthetic', 'pu'])
