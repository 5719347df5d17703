import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { is, knownIn } from '../lexicon.ts'

/** `Four tiny amber "eyes"`, `PU "vegan leather"`: what a part or a stuff looks like, in small letters. */
export function isLook(
  name: string,
  before: Word | undefined,
  { head, isKnown }: { head: string; isKnown: boolean },
): boolean {
  const words = wordsOf(name)
  const isPlain = name === name.toLowerCase() && before?.stem !== head
  const isStuff =
    isDescription(words) ||
    knownIn(words).some(
      ({ from, to, properties }) =>
        from === 0 && to === words.length && STUFFS.some((one) => properties.has(one)),
    )
  const isCounted =
    before !== undefined && (before.isNumber || TRAITS.some((one) => is(before, one)))
  return isPlain && (isStuff || (!isKnown && words.length === 1 && isCounted))
}

const STUFFS = ['material', 'imitation'] as const
const TRAITS = ['colour', 'material', 'form', 'finish'] as const

/** "Hand painted", "oak and brass": what a thing is, not what it is called. */
export function isDescription(words: readonly Word[]): boolean {
  return words.every(
    (word) =>
      isSmall(word) ||
      (['material', 'technique', 'form', 'age', 'finish', 'colour'] as const).some((one) =>
        is(word, one),
      ),
  )
}
