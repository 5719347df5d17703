import { examine } from '#marketplace/health.ts'
import { languageOf } from '#marketplace/language.ts'
import { namesInTitle } from '#marketplace/searches/title-phrases.ts'
import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { stemKey } from '#marketplace/text.ts'
import { readOnce } from './facts.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { holds, is } from '../read/lexicon.ts'
import { isInside } from './own-names.ts'
import type { Entered, Texts } from './texts.ts'
import { sayingIn } from './torn.ts'

const GIFTS = new Set(['gift', 'present'])
const WORDS_LEAST = 2

/**
 * Whether somebody types a tag to find this thing. One of hers she answers for herself; a new one is a whole phrase that
 * ends in what the thing is called, or for whom a gift is, and never a word alone.
 */
export function realSearchFor(pasted: Texts, input: Entered): (tag: string) => boolean {
  const own = new Set(pasted.generatedTags.map(stemKey))
  if (languageOf(input.productType) !== 'en') return () => true
  const { generatedTitle: title, generatedTags: tags } = pasted
  const say = sayingIn([title, input.productType, ...tags])
  const segments = new Set(namesInTitle(title, []).map(stemKey))
  const names = namesOf(pasted, input)
  // "Ceramic changing mug" stands nowhere and ends in a part of a "colour changing mug".
  const isTorn = (words: readonly Word[]) =>
    words.slice(0, -1).some((_, at) => say(spelt(words.slice(at))) === 'torn')
  return (tag) => {
    if (own.has(stemKey(tag))) return true
    const words = wordsOf(tag)
    const [first, last] = [words[0], words.at(-1)]
    const content = words.filter((word) => !isSmall(word))
    if (first === undefined || last === undefined || isSmall(first)) return false
    const isBare = content.slice(0, -1).every((word) => is(word, 'praise') || is(word, 'vague'))
    if (content.length < WORDS_LEAST || isBare || isTorn(words)) return false
    if (isInside(words.slice(0, -1))) return false
    if (words.some(({ stem }) => GIFTS.has(stem))) return isGiftSearch(words)
    const isNoun = nounEndingAt(words, words.length - 1) !== null
    return names.has(last.stem) || (isNoun && segments.has(stemKey(tag)))
  }
}

/** The nouns by which the thing is known: its own, and those that true tags of hers end in. */
function namesOf(pasted: Texts, input: Entered): ReadonlySet<string> {
  const { judge } = examine({ ...pasted, ...input })
  const ends = pasted.generatedTags
    .filter((tag) => judge(tag).kind === 'usable')
    .map(wordsOf)
    .flatMap((words) => (words.length < WORDS_LEAST ? [] : (words.at(-1)?.stem ?? [])))
  return new Set([readOnce(input).item.head, ...ends])
}

/** "Gift for gardeners", "wedding gift": for a person or a day; "nice gift" and "gift for dog" find nothing. */
function isGiftSearch(words: readonly Word[]): boolean {
  const others = words.filter((word) => !isSmall(word) && !GIFTS.has(word.stem))
  const isPerson = holds(others, 'recipient') || holds(others, 'kin')
  const isForAnimal = others.length > 0 && others.every((word) => is(word, 'animal'))
  return !isForAnimal && (isPerson || holds(others, 'occasion') || holds(others, 'season'))
}
