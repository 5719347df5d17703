import type { GeneratorInput } from '#contract/listings.ts'
import { languageOf } from '#marketplace/language.ts'
import { review } from '#marketplace/review.ts'
import { contentStems } from '#marketplace/text.ts'
import { isReadable, shaped } from '../plan/title-shape.ts'
import type { Change } from './change.ts'
import { isLone } from './lone-words.ts'
import type { Texts } from './texts.ts'

const PHRASES_MAX = 4
/** "Blue Glaze Coffee Cup" of "Blue Glaze Coffee Cup Mug" stands by itself, "Round Drink" of "Round Drink Coasters" does not. */
const WORDS_ALONE = 4

/**
 * Her own title in order: its phrases without what only sells and without what they say again, and none for which
 * nothing stands. '' where nothing of it can stay.
 */
export function herTitleInOrder(
  phrases: readonly string[],
  { pasted, input }: Pick<Change, 'pasted' | 'input'>,
): string {
  const kept: string[] = []
  // In other languages one word is a whole name.
  const isEnglish = languageOf(input.productType) === 'en'
  for (const phrase of typedPhrases(phrases, pasted)) {
    if (kept.length > 0 && isEnglish && isLone(phrase)) continue
    const fit = [withoutSaid(phrase, kept, pasted), phrase].find(
      (one) => one !== null && canStayIn(kept, one, { pasted, input }),
    )
    if (fit !== undefined && fit !== null && !isSaidBy(kept, fit)) kept.push(fit)
  }
  return kept.length === 0 ? '' : shaped(kept)
}

/** Her phrases without capitals, parted where they run on, and none that says nothing alone. */
export function typedPhrases(phrases: readonly string[], pasted: Texts): string[] {
  return calmed(phrases, pasted.generatedTags)
    .flatMap((phrase) => partedAtGift(phrase, pasted))
    .filter((phrase) => !isBare(phrase, pasted) && contentStems(phrase).length <= TYPED_MAX)
    .filter((phrase, _, all) => phrase.includes(' ') || !all.some((other) => endsIn(other, phrase)))
}

/** Whether a title stays readable and without a fault with one more phrase. */
export function canStayIn(
  kept: readonly string[],
  phrase: string,
  { pasted, input }: Pick<Change, 'pasted' | 'input'>,
): boolean {
  return (
    kept.length < PHRASES_MAX &&
    contentStems(phrase).length > 0 &&
    isReadable([...kept, phrase]) &&
    !isFaulty({ ...pasted, generatedTitle: shaped([...kept, phrase]) }, input)
  )
}

/** "Handmade Patchwork Quilt" says what a "Quilt" before it says. */
function endsIn(phrase: string, noun: string): boolean {
  return phrase.toLowerCase().endsWith(` ${noun.toLowerCase()}`)
}

/** More words in a row are no phrase that anybody reads. */
const TYPED_MAX = 6
const GIFT = 'gift'

/** A row of words that runs on through a gift, in its parts: "Watercolor Painting", "Pet Lover Gift", "Art". */
function partedAtGift(phrase: string, pasted: Texts): string[] {
  const words = phrase.split(' ')
  const at = words.findIndex((word) => word.toLowerCase() === GIFT)
  const isForSomeone = words[at + 1]?.toLowerCase() === 'for'
  // "Earrings Gift for Her" is two.
  if (at === -1 || (words.length <= WORDS_ALONE && !isForSomeone)) return [phrase]
  const starts = words
    .slice(0, at)
    .findIndex((_, from) => isTag(words.slice(from, at + 1).join(' '), pasted))
  const from = starts === -1 ? at : starts
  const to = isForSomeone ? at + WHOM_END : at + 1
  const parts = [words.slice(0, from), words.slice(from, to), words.slice(to)]
  return parts.map((part) => part.join(' ')).filter((part) => part !== '')
}

/** "Gift for Him". */
const WHOM_END = 3

/** One word alone of which neither her text nor a tag of hers speaks: "Gift". */
function isBare(phrase: string, pasted: Texts): boolean {
  return !phrase.includes(' ') && !isKnown(phrase, pasted)
}

function isKnown(word: string, pasted: Texts): boolean {
  const told = new Set(contentStems(pasted.generatedDescription))
  return isTag(word, pasted) || contentStems(word).some((stem) => told.has(stem))
}

function isSaidBy(kept: readonly string[], phrase: string): boolean {
  const said = new Set(kept.flatMap(contentStems))
  return contentStems(phrase).every((stem) => said.has(stem))
}

/** Without the end that is said before, where the rest stands by itself: "Hand Poured" of "Hand Poured Candle"; null where it does not. */
function withoutSaid(phrase: string, kept: readonly string[], pasted: Texts): string | null {
  const said = new Set(kept.flatMap(contentStems))
  const isAgain = (word: string) => contentStems(word).some((stem) => said.has(stem))
  const words = phrase.split(' ')
  const last = words.findLastIndex((word) => !isAgain(word))
  const own = words.slice(0, last + 1)
  if (own.length === words.length || own.some(isAgain)) return own.some(isAgain) ? null : phrase
  const isWhole = own.at(-1)?.endsWith('ed') === true || own.length >= WORDS_ALONE
  const rest = own.join(' ')
  return own.length > 1 && (isWhole || isTag(rest, pasted)) ? rest : null
}

function isTag(phrase: string, { generatedTags }: Texts): boolean {
  return generatedTags.some((tag) => tag.toLowerCase() === phrase.toLowerCase())
}

/** "MUG" that her tags write small. */
function calmed(phrases: readonly string[], tags: readonly string[]): string[] {
  const small = new Set(tags.flatMap((tag) => tag.split(' ')))
  const calm = (word: string) => (small.has(word.toLowerCase()) ? word.toLowerCase() : word)
  return phrases.map((phrase) =>
    phrase
      .split(' ')
      .map((word) => (word === word.toUpperCase() ? calm(word) : word))
      .join(' '),
  )
}

function isFaulty(texts: Texts, input: GeneratorInput): boolean {
  const { hard } = review({ ...texts, generatedExplanation: null }, input)
  return hard.some(({ field }) => field === 'title')
}
