import { type Word, wordsOf } from '#marketplace/searches/words.ts'
import { beginsLike, claimsOf } from '../../read/abroad/claims.ts'
import { isHead } from '../../read/abroad/phrases.ts'
import type { Brief } from '../../read/form.ts'
import { isForMore } from '../../read/options.ts'
import { isSayable, type Keyword } from '../../read/searches/keywords.ts'
import { asTyped } from './typed-words.ts'

/** How many of the words stand among others, in whatever form. */
export function covered(words: readonly Word[], among: readonly Word[]): number {
  return words.filter((word) => among.some((other) => beginsLike(word, other))).length
}

const SHORT = 4

/** "Namen" and "Name" are too short to begin alike. */
function isSame(word: Word, other: Word): boolean {
  const [short, long] = [word.low, other.low].toSorted((a, b) => a.length - b.length)
  const isLonger = short !== undefined && short.length >= SHORT && long?.startsWith(short) === true
  return isLonger || beginsLike(word, other)
}

/** What only a statement with a price of its own says is no part of the thing as it is sold. */
export function isExtra({ words }: Keyword, { facts, item, language }: Brief): boolean {
  const isHeld = (word: Word) =>
    facts.filter(({ said }) => said.words.some((other) => isSame(word, other)))
  return words
    .filter((word) => !isHead(word, item.head, language))
    .map(isHeld)
    .some((holding) => holding.length > 0 && holding.every(isForMore))
}

/** What the seller starred and the lead does not say: she knows what her buyers call it. */
export function starredNames(brief: Brief, lead: string): string[] {
  const { keywords, language } = brief
  const held = wordsOf(lead)
  const said = new Set(held.map(({ stem }) => stem))
  return keywords
    .filter((one) => !isExtra(one, brief))
    .filter(
      ({ isStarred, support, words }) =>
        isStarred &&
        (isSayable(support) || support === 'doubtful') &&
        support !== 'general' &&
        (support !== 'doubtful' || words.every((word) => claimsOf(word, language).length === 0)) &&
        words.length <= STAR_WORDS_MAX &&
        words.some(({ stem }) => !said.has(stem)) &&
        !words.every((word) => held.some(({ low }) => low.startsWith(word.low))) &&
        (words.length === 1 || covered(words, held) < words.length),
    )
    .slice(0, 1)
    .map(({ text }) => asTyped(text, brief))
}

const STAR_WORDS_MAX = 3
