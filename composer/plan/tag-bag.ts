import { asTag, isTagAccepted, refusedInTag } from '#marketplace/characters.ts'
import { isWholePhrase } from '#marketplace/review/tags.ts'
import { TAGS } from '#marketplace/rules.ts'
import { type Word, wordsOf } from '../read/words.ts'
import { searchKey } from './search-key.ts'

/** Tags as they are found, none twice: the same words in another order, number or form are the same search. */
export class Bag {
  readonly tags: string[] = []
  readonly #keys = new Set<string>()
  readonly #isAvoided: (tag: string) => boolean

  constructor(isAvoided: (tag: string) => boolean) {
    this.#isAvoided = isAvoided
  }

  add(phrase: string): boolean {
    const tag = asTag(phrase)
    const key = searchKey(tag)
    if (this.tags.length >= TAGS.max || this.#keys.has(key)) return false
    if (this.#isAvoided(tag)) return false
    if (!isTagAccepted(tag) || !isWholePhrase(tag) || isTornNumber(phrase)) return false
    this.#keys.add(key)
    this.tags.push(tag)
    return true
  }

  /** The best of several parts of one search. */
  addFirst(phrases: readonly string[]): void {
    phrases.some((phrase) => this.add(phrase))
  }

  /** No more of these than that. */
  addSome(phrases: readonly string[], most: number): void {
    let added = 0
    for (const phrase of phrases) if (added < most && this.add(phrase)) added += 1
  }

  /** Whether a tag has all these words already. */
  holds(words: readonly Word[]): boolean {
    return this.tags.some((tag) => {
      const stems = new Set(wordsOf(tag).map(({ stem }) => stem))
      return words.every(({ stem }) => stems.has(stem))
    })
  }
}

/** "1/4 wig" cannot be typed into a tag, and "1 4 wig" is no search. */
function isTornNumber(phrase: string): boolean {
  const words = wordsOf(phrase)
  return words.some((word, at) => {
    const between = phrase.slice(word.end, words[at + 1]?.start)
    return word.isNumber && words[at + 1]?.isNumber === true && refusedInTag(between).length > 0
  })
}
