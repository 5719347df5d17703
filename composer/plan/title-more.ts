import { isSmall, type Word } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { knownIn } from '../read/lexicon.ts'
import { isGeneral } from '../read/searches/families.ts'
import { fitIn, starsOf, told } from './title-ground.ts'
import { isSlightWord, WORDS_MAX } from './title-parts.ts'
import { isSaidIn } from './title-shape.ts'

/** Other searches for the same thing, whole, in the same noun. */
export function othersFor(brief: Brief, said: readonly Word[]): string[] {
  const own = said.map(({ low }) => low).join(' ')
  return [...starsOf(brief).filter(fitIn(brief)), ...told(brief)]
    .filter(({ words }) => {
      const isSame = words.at(-1)?.stem === said.at(-1)?.stem
      const more = words.slice(0, -1)
      // A number is a size, and sizes are chosen.
      const isNew = more.every((word) => !word.isNumber && !isSmall(word) && !isSaidIn(word, said))
      const isTelling = !more.some(isSlightWord) && !isGeneral(more, own)
      return isSame && more.length > 0 && isNew && words.length <= WORDS_MAX && isTelling
    })
    .map(({ text }) => text)
}

const THINGS = new Set(['it', 'they', 'these', 'this', 'each', 'every', 'one', 'all'])

/** "Each mat is hand woven", "saddle stitched with linen thread": how the whole thing is made, in two words or more. */
export function waysFor(brief: Brief, said: readonly Word[]): string[] {
  const isFit = fitIn(brief)
  const isOfIt = (word: Word) =>
    isSmall(word) || THINGS.has(word.low) || brief.item.stems.includes(word.stem)
  return brief.facts.flatMap(({ kind, said: { label, words } }) => {
    if (label !== '' || kind === 'options' || kind === 'included') return []
    return knownIn(words)
      .filter(({ from, to, properties }) => {
        const own = words.slice(from, to)
        const isSaidOf = words
          .slice(0, from)
          .every((word, at) => isOfIt(word) || isThing(words, at, brief))
        const isNew = own.every((word) => !isSaidIn(word, said))
        return (
          properties.has('technique') && to - from > 1 && isSaidOf && isNew && isFit({ words: own })
        )
      })
      .map(({ from, to }) =>
        words
          .slice(from, to)
          .map(({ low }) => low)
          .join(' '),
      )
  })
}

/** "Mat" of a doormat. */
function isThing(words: readonly Word[], at: number, { item }: Brief): boolean {
  return nounEndingAt(words, at)?.kind === item.kind
}
