import type { GeneratorInput } from '#contract/listings.ts'
import { review } from '#marketplace/review.ts'
import { contentStems } from '#marketplace/text.ts'
import { isReadable, shaped } from '../plan/title-shape.ts'
import type { Change } from './change.ts'
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
  const canStay = (phrase: string) =>
    kept.length < PHRASES_MAX &&
    contentStems(phrase).length > 0 &&
    isReadable([...kept, phrase]) &&
    !isFaulty({ ...pasted, generatedTitle: shaped([...kept, phrase]) }, input)
  const typed = calmed(phrases, pasted.generatedTags).filter((phrase) => !isBare(phrase, pasted))
  for (const phrase of typed) {
    const fit = [withoutSaid(phrase, kept, pasted), phrase].find(
      (one) => one !== null && canStay(one),
    )
    if (fit !== undefined && fit !== null && !isSaidBy(kept, fit)) kept.push(fit)
  }
  return kept.length === 0 ? '' : shaped(kept)
}

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
  return isWhole || (own.length === 1 ? isKnown(rest, pasted) : isTag(rest, pasted)) ? rest : null
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
