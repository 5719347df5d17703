import { nounEndingAt } from '../kinds.ts'
import { is, propertiesOf } from '../lexicon.ts'
import type { Statement } from '../statement.ts'
import { isSmall, type Word } from '#marketplace/searches/words.ts'

const CLAUSE_END = /[,;:.!?()]| [-–—] /

/** "Copper coloured" is no copper. */
const COLOURED = new Set(
  'coloured colored colour color tone toned look effect stain stained tint tinted'.split(' '),
)
const STAINS = /\b(?:stains?|tints?|paints?|dyes?)\b/i
const QUOTED = /"[^"\n]{1,48}"/g
const LOOKS =
  /\b(?:tint|stain|powder[- ]?coat\w*|paint(?:ed)?|colou?rs?|colou?rway|finish|shades?|dye)\b/i

/** "Walnut stain", "copper coloured": the stuff that only gives a look its name. */
export function colouredIn(words: readonly Word[]): Word[] {
  return words.filter((word, at) => is(word, 'material') && COLOURED.has(words[at + 1]?.low ?? ''))
}

/** The "oak" of `"Smoked Oak" oil (tint)`, the "brass" of `"Brass" powder coat`: the name of a look is no stuff. */
export function namesOfLooksIn({ text, words, label, labelMeaning }: Statement): ReadonlySet<Word> {
  const coloured = colouredIn(words)
  // "Stain options: oak, mahogany"
  if (STAINS.test(label)) return new Set(words.filter((word) => is(word, 'material')))
  const isOfLooks = labelMeaning === 'options' || LOOKS.test(label) || LOOKS.test(text)
  if (!isOfLooks || !text.includes('"')) return new Set(coloured)
  const ranges = [...text.matchAll(QUOTED)].map(({ 0: quote, index }) => [
    index,
    index + quote.length,
  ])
  return new Set([
    ...coloured,
    ...words.filter(
      (word) =>
        is(word, 'material') &&
        ranges.some(([from = 0, to = 0]) => word.start >= from && word.end <= to),
    ),
  ])
}

const YES = new Set(['yes', 'yep'])
const NO = new Set(['no', 'not', 'nope'])

/** "Nickel free: gold yes; silver NO" is true of some of what may be chosen, and no word of the whole. */
export function isOfSome({ label, words }: Statement): boolean {
  const has = (set: ReadonlySet<string>) => words.some(({ low }) => set.has(low))
  return label !== '' && has(YES) && has(NO)
}

/** What is sold out or made no more, by the stems right before: "oat sold out til May", "rain (discontinued)". */
export function soldOutIn({ words, text }: Pick<Statement, 'text' | 'words'>): string[] {
  return words.flatMap(({ low, start }, at) => {
    const before = words[at - 1]
    const isOut = low === 'discontinued' || (low === 'sold' && words[at + 1]?.low === 'out')
    const isBeside = before !== undefined && !CLAUSE_END.test(text.slice(before.end, start))
    return isOut && isBeside && (is(before, 'colour') || is(before, 'material'))
      ? [before.stem]
      : []
  })
}

const LIKE = new Set(['style', 'inspired', 'esque', 'lookalike'])
const LIKENING =
  /\b(?:in the (?:style|manner) of|inspired by|similar to|reminiscent of|looks like)\b/gi
/** "Which is like log cabin", "it feels like suede": what it is not. */
const BEING_LIKE = /\b(?:is|are|feels?) (?:a bit |much |rather )?like (?:a |an |the )?/gi
const NAME_WORDS = 2

/** The names of a comparison: "Knoll style", "in the manner of William Morris". */
export function likenedIn({ text, words }: Pick<Statement, 'text' | 'words'>): string[] {
  const before = words.flatMap(({ low, start }, at) => {
    const name = LIKE.has(low) ? words.slice(Math.max(0, at - NAME_WORDS), at).filter(isName) : []
    return name.at(-1) !== undefined && text.slice(name.at(-1)?.end, start).length === 1 ? name : []
  })
  const behind = [...text.matchAll(LIKENING)].flatMap(({ 0: cue, index }) =>
    words
      .filter(({ start }) => start > index + cue.length)
      .slice(0, NAME_WORDS)
      .filter(isName),
  )
  const things = [...text.matchAll(BEING_LIKE)].flatMap(({ 0: cue, index }) => {
    const rest = words.filter(({ start }) => start >= index + cue.length)
    const end = rest.findIndex((word) => isSmall(word))
    return rest.slice(0, Math.min(end === -1 ? NAME_WORDS : end, NAME_WORDS))
  })
  return [...before, ...behind, ...things].map(({ stem }) => stem)
}

/** With a capital, and no word that tells of a taste, a time or a place: "Japanese style" is a style. */
function isName(word: Word): boolean {
  return word.text !== word.low && propertiesOf(word).size === 0 && nounEndingAt([word], 0) === null
}

/** Whether a search says so too: "Knoll style chair". */
export function isLikening(words: readonly Word[]): boolean {
  return words.some(({ low }) => LIKE.has(low) || low === 'like')
}
