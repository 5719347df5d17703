import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { isGeneric } from '../read/item.ts'
import { is, isModifier, knownIn, type Property } from '../read/lexicon.ts'

export function isSlight(word: Word): boolean {
  return isSmall(word) || SLIGHT.some((one) => is(word, one))
}

export function isOfPlace(word: Word): boolean {
  return is(word, 'room') || is(word, 'use')
}

const SLIGHT: readonly Property[] = ['praise', 'vague', 'recipient', 'kin', 'occasion', 'claim']

type Beside = (one: Word, next: Word) => boolean

/** Whether the text or her own title has one word right before the other. */
export function besideIn({ evidence, input }: Brief): Beside {
  const own = wordsOf(input.listingTitle)
  return (one, next) => evidence.saysPhrase(`${one.stem} ${next.stem}`) || isIn(own, one, next)
}

function isIn(some: readonly Word[], one: Word, next: Word): boolean {
  return some.some(({ stem }, at) => stem === one.stem && some[at + 1]?.stem === next.stem)
}

/** "Guitar bass strap" of a guitar strap that is a bass strap too: two names run together, which nobody has beside each other. */
export function isRunTogether(
  words: readonly Word[],
  {
    before,
    phrase,
    isSaidSo,
  }: { before: readonly Word[]; phrase: readonly Word[]; isSaidSo: Beside },
): boolean {
  const units = knownIn(words).filter(({ from, to }) => to - from > 1)
  const isTyped = (word: Word, at: number) =>
    isType(word) && !units.some(({ from, to }) => from <= at && at < to)
  // "Top whorl" of a drop spindle is a phrase, and no second name.
  const isName = words.length - before.length === 1
  return words.slice(0, -1).some((word, at) => {
    const next = words[at + 1]
    return (
      isName &&
      next !== undefined &&
      isTyped(word, at) &&
      isTyped(next, at + 1) &&
      !isIn(before, word, next) &&
      !isIn(phrase, word, next) &&
      !isSaidSo(word, next)
    )
  })
}

/** A word that tells for what or which one it is, and not how it is. */
export function isType(word: Word): boolean {
  const isForm = word.low.endsWith('ing') || word.low.endsWith('ed') || word.low.endsWith('able')
  return !isModifier(word) && !isSlight(word) && !isGeneric(word) && !isForm && !word.isNumber
}
