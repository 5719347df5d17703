import { joinKeywords, splitKeywords } from '#contract/keywords.ts'
import type { ImproveRequest } from '#contract/improving/improving.ts'
import { type AskedInput, LISTING } from '#contract/listings.ts'
import { PRAISE, PROMOTIONAL_SIGN } from '#marketplace/lexicon/claims.ts'
import { phrasesIn } from '#marketplace/text.ts'

type Pasted = Pick<
  ImproveRequest,
  'title' | 'description' | 'tags' | 'altText' | 'sku' | 'listingTitle' | 'writingStyle'
>

/** A pasted listing as the form that a writer reads: its description is what is told, its tags and title the searches. */
export function formOf(pasted: Pasted): AskedInput {
  const { title, description, tags, altText, sku, writingStyle } = pasted
  const phrases = splitKeywords(phrasesOf(title).filter(isSearch).join('\n'))
  const keywords = splitKeywords([...tags.filter(isNamed), ...phrases].join('\n'))
  return {
    listingTitle: pasted.listingTitle ?? nameIn(title),
    sku,
    productType: description,
    keywords: joinKeywords(keywords).slice(0, LISTING.keywordsMax),
    starredKeywords: joinKeywords(focusOf(title, tags)),
    writingStyle,
    includeEmojis: EMOJI.test(description),
    includeBulletedLists: true,
    // Nothing of it may be lost, however long it is.
    descriptionLength: 'long',
    imageDescription: altText,
    customAiInstructions: null,
    targetAudience: null,
  }
}

/** The texts of a listing as they were pasted. */
export function textsOf({ title, description, tags, altText }: Pasted) {
  return {
    generatedTitle: title,
    generatedDescription: description,
    generatedTags: tags,
    generatedAltText: altText,
  }
}

const EMOJI = /\p{Extended_Pictographic}/u
/** What parts the searches of a title: "Ring Dish | Ring Holder, Gift for Her". */
const MARKS = /[|,;•·~/!]|\p{So}|\s[-–—]\s/u

function phrasesOf(title: string): string[] {
  return title
    .split(MARKS)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

/** "BEST Gift for Her" and "20% off" praise and sell; nobody is helped by a search for them. */
function isSearch(phrase: string): boolean {
  return phrasesIn(phrase, PRAISE).length === 0 && !PROMOTIONAL_SIGN.test(phrase)
}

/** Of a tag of one word, "sale" or "cute". */
function isNamed(tag: string): boolean {
  return tag.trim().includes(' ') || isSearch(tag)
}

/** The first words of a title name the thing, once it has stopped to sell. */
function nameIn(title: string): string {
  const phrases = phrasesOf(title)
  return phrases.find(isSearch) ?? phrases[0] ?? title
}

const FOCUS_MAX = 3

/** The tags of several words that the title holds word for word, in its order: what the seller put forward. */
function focusOf(title: string, tags: readonly string[]): string[] {
  const said = ` ${wordsOf(title)} `
  return splitKeywords(tags.join('\n'))
    .filter((tag) => tag.includes(' '))
    .map((tag) => ({ tag, at: said.indexOf(` ${wordsOf(tag)} `) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .slice(0, FOCUS_MAX)
    .map(({ tag }) => tag)
}

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
