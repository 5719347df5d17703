import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { fitIn } from '../plan/title-ground.ts'
import { sizesFor } from '../plan/title-sizes.ts'
import { traitsFor } from '../plan/title-traits.ts'
import { isPlain } from '../read/traits/runs.ts'
import type { Brief } from '../read/form.ts'
import { holds, is, isModifier } from '../read/lexicon.ts'

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

const NAME_MAX = 5
const BEGUN = new Set(['a', 'an', 'this', 'these', 'the', 'our', 'my'])

/** The "linen" of a "cushion cover" that her text begins with as a "linen cushion cover"; '' where there is none. */
export function nameInText(name: string, brief: Brief): string {
  const own = wordsOf(name)
  const words = wordsOf(brief.input.productType).slice(0, NAME_MAX + 1)
  const at = words.findIndex((_, from) =>
    own.every(({ stem }, more) => words[from + more]?.stem === stem),
  )
  const from = BEGUN.has(words[0]?.low ?? '') ? 1 : 0
  const before = at === -1 ? [] : words.slice(from, at)
  const isWhole =
    before.length > 0 &&
    before.length + own.length <= NAME_MAX &&
    before.every((word) => !isSmall(word) && !word.isNumber && isModifier(word) && isPlain(word)) &&
    fitIn(brief)({ words: before })
  return isWhole ? spelt(before) : ''
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
