import { nounEndingAt } from '../kinds.ts'
import { is } from '../lexicon.ts'
import { type Measure, measuresIn } from '../measures.ts'
import { chunksOf } from '../run-ons.ts'
import { isSmall, type Word, wordsOf } from '../words.ts'

const BARE_MAX = 9

/** "Wool dryer balls 6 pack", "yoga mat strap cotton 160cm": a bare name with what can only be a trait behind it. */
export function withCommas(text: string): string {
  const words = wordsOf(text)
  if (words.length > BARE_MAX || /[,.!:]/.test(text) || words.some(isJoint)) return text
  const named = withTraitsApart(text, words)
  if (named !== text) return named
  const material = materialBehind(words, measuresIn(text)[0])
  const parted =
    material === null
      ? text
      : `${text.slice(0, material.start).trimEnd()}, ${text.slice(material.start)}`
  const chunks = chunksOf(parted)
  return chunks.length === 1 ? (chunks[0] ?? text) : text
}

/** "Steampunk goggles copper", "bookends pair green": behind the thing only what it is made of, looks like and counts. */
function withTraitsApart(text: string, words: readonly Word[]): string {
  let from = words.length
  while (from > 0 && isTrait(words[from - 1])) from -= 1
  const before = words[from - 1]
  const isThing =
    before !== undefined && (nounEndingAt([before], 0) !== null || before.low !== before.stem)
  if (from === words.length || from < 2 || !isThing || words.some(isTypedNumber)) return text
  if (words.slice(from).some((word) => nounEndingAt([word], 0) !== null && !isSizeOrPair(word)))
    return text
  let result = text.slice(0, before.end)
  for (const [at, word] of words.slice(from).entries()) {
    const isOfLast = at > 0 && !isSizeOrPair(words[from + at - 1]) && !isSizeOrPair(word)
    result += `${isOfLast ? ' ' : ', '}${word.text}`
  }
  return result
}

function isTrait(word: Word | undefined): boolean {
  return word !== undefined && (isSizeOrPair(word) || is(word, 'colour') || is(word, 'material'))
}

function isSizeOrPair(word: Word | undefined): boolean {
  return word !== undefined && ['pair', 'set', 's', 'm', 'l', 'xl', 'xs', 'xxl'].includes(word.low)
}

function isTypedNumber({ isNumber }: Word): boolean {
  return isNumber
}

/** The one material between a thing and its measure. */
function materialBehind(words: readonly Word[], measure: Measure | undefined): Word | null {
  const at = words.findIndex(({ start }) => start === measure?.start)
  const before = words[at - 1]
  const earlier = words[at - 2]
  if (before === undefined || earlier === undefined || at < 4 || !is(before, 'material'))
    return null
  return TRAITS.some((trait) => is(earlier, trait)) ? null : before
}

const TRAITS = ['material', 'colour', 'finish', 'technique', 'form'] as const

function isJoint(word: Word): boolean {
  return isSmall(word) && !is(word, 'unit')
}
