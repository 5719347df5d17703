import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { sizesFor } from '../plan/title-sizes.ts'
import { traitsFor } from '../plan/title-traits.ts'
import type { Brief } from '../read/form.ts'
import { holds, is } from '../read/lexicon.ts'

/** What a text tells of the whole thing, as a title says it: of what it is made, how big it is and for whom a gift. */
export function toldOfIt(
  brief: Brief,
  title: string,
): Record<'stuffs' | 'sizes' | 'gifts', string[]> {
  const said = wordsOf(title)
  return {
    stuffs: traitsFor(brief, said, ['stuff']).slice(0, 1),
    sizes: sizesFor(brief, said),
    gifts: giftsOf(brief, said),
  }
}

const GIFTS = new Set(['gift', 'present'])
const WHOM_MAX = 2

/** "Gift for gardeners", where the text says so. */
function giftsOf({ facts }: Brief, said: readonly Word[]): string[] {
  if (said.some(({ stem }) => GIFTS.has(stem))) return []
  const found = facts.flatMap(({ said: { words, text } }) => {
    const at = words.findIndex(
      ({ stem }, place) => GIFTS.has(stem) && words[place + 1]?.low === 'for',
    )
    if (at === -1) return []
    const behind = words.slice(at + 2)
    const skipped = behind.findIndex(({ low }) => !DETERMINERS.has(low))
    const rest = behind.slice(skipped)
    const end = rest.findIndex(
      (word, place) => isSmall(word) || (place > 0 && isParted(text, rest, place)),
    )
    const whom = rest.slice(0, end === -1 ? undefined : end)
    const isPerson = holds(whom, 'recipient') || holds(whom, 'kin') || whom.at(-1)?.stem === 'lover'
    const isNoAnimal = whom.some((word) => !is(word, 'animal'))
    return isPerson && isNoAnimal && whom.length <= WHOM_MAX ? [`gift for ${spelt(whom)}`] : []
  })
  return found.slice(0, 1)
}

const DETERMINERS = new Set('a an the any your my every all new'.split(' '))

/** Whether a mark stands before a word: "in oak, oiled". */
function isParted(text: string, words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  if (before === undefined || word === undefined) return false
  return text.slice(before.end, word.start).trim() !== '' && words[at - 1]?.isNumber === false
}
