import { asTag, isTagAccepted, refusedInTag } from '#marketplace/characters.ts'
import { isWholePhrase } from '#marketplace/review/tags.ts'
import { TAGS } from '#marketplace/rules.ts'
import type { Brief } from '../../read/form.ts'
import type { Keyword } from '../../read/searches/keywords.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'
import { partsOf } from './long-searches.ts'
import { searchKey } from './search-key.ts'

export type Tags = {
  tags: string[]
  /** Which part of a search that is longer than a tag stands for it. */
  shortened: ReadonlyMap<string, string>
}

/** Tags as they are found, none twice: the same words in another order, number or form, or in one word, are the same search. */
export class Bag {
  readonly tags: string[] = []
  readonly shortened = new Map<string, string>()
  readonly #keys = new Set<string>()
  readonly #joined = new Set<string>()
  readonly #isAvoided: (tag: string) => boolean

  constructor(isAvoided: (tag: string) => boolean) {
    this.#isAvoided = isAvoided
  }

  add(phrase: string): boolean {
    const tag = asTag(phrase)
    const key = searchKey(tag)
    const joined = joinedOf(tag)
    if (this.tags.length >= TAGS.max || this.#keys.has(key) || this.#joined.has(joined))
      return false
    if (this.#isAvoided(tag)) return false
    if (!isTagAccepted(tag) || !isWholePhrase(tag) || isTornNumber(phrase)) return false
    this.#keys.add(key)
    this.#joined.add(joined)
    this.tags.push(tag)
    return true
  }

  /** The first of the phrases that becomes a tag; empty where none does. */
  addFirst(phrases: readonly string[]): string {
    return asTag(phrases.find((phrase) => this.add(phrase)) ?? '')
  }

  /** A search as it is, or the best of its parts that is no tag yet. */
  addPart(keyword: Keyword, brief: Brief): void {
    // A part that she typed herself finds a place of its own.
    const typed = new Set(brief.keywords.map(({ text }) => text.toLowerCase()))
    const isOwn = (phrase: string) => phrase !== keyword.text && typed.has(phrase.toLowerCase())
    const parts = partsOf(keyword, brief)
    const inOrder = [...parts.filter((one) => !isOwn(one)), ...parts.filter(isOwn)]
    const part = inOrder.find((phrase) => this.add(phrase))
    if (part !== undefined && part !== keyword.text && !isOwn(part))
      this.shortened.set(keyword.text, asTag(part))
  }

  /** Whether a tag has all these words already. */
  holds(words: readonly Word[]): boolean {
    return holdsAll(this.tags, words)
  }
}

/** Whether one of the tags has all these words. */
export function holdsAll(tags: readonly string[], words: readonly Word[]): boolean {
  return tags.some((tag) => {
    const stems = new Set(wordsOf(tag).map(({ stem }) => stem))
    return words.every(({ stem }) => stems.has(stem))
  })
}

/** "Bookends" and "book ends" */
export function joinedOf(tag: string): string {
  return wordsOf(tag)
    .map(({ stem }) => stem)
    .join('')
}

/** "1/4 wig" cannot be typed into a tag, and "1 4 wig" is no search. */
function isTornNumber(phrase: string): boolean {
  const words = wordsOf(phrase)
  return words.some((word, at) => {
    const between = phrase.slice(word.end, words[at + 1]?.start)
    return word.isNumber && words[at + 1]?.isNumber === true && refusedInTag(between).length > 0
  })
}
