import { rememberedOf } from '#marketplace/remembered.ts'
import { isSmall, rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { knownIn } from '../read/lexicon.ts'
import { spoken } from './additions.ts'

/** A name that is put together may join what nobody joined once, and not twice. */
const NEW_JOINTS_MAX = 1

/** Which words stand right beside each other in what the seller typed. */
const pairsOf = rememberedOf((brief: Brief) => {
  const { input, document, keywords } = brief
  const rows = [
    wordsOf(input.listingTitle),
    ...keywords.map(({ words }) => words),
    ...document.statements.flatMap(({ words, label }) => [words, wordsOf(label)]),
  ]
  return new Set(rows.flatMap((words) => jointsOf(words)))
})

/** "Stained moth glass suncatcher": whether a name has been shuffled into what the seller never said. */
export function isShuffled(text: string, brief: Brief): boolean {
  const known = pairsOf(brief)
  return jointsOf(wordsOf(text)).filter((pair) => !known.has(pair)).length > NEW_JOINTS_MAX
}

/** "Stained pale green glass": what is one stuff or make in two words stays together. */
export function isTorn(name: string, fuller: string): boolean {
  const words = wordsOf(name)
  return knownIn(words).some(
    ({ from, to }) =>
      to - from > 1 && !spoken(wordsOf(fuller)).includes(spoken(words.slice(from, to))),
  )
}

function jointsOf(words: readonly Word[]): string[] {
  return words.slice(1).flatMap((word, at) => {
    const before = words[at]
    return before === undefined || isSmall(word) || isSmall(before)
      ? []
      : [`${rootOf(before.stem)} ${rootOf(word.stem)}`]
  })
}
