import { splitKeywords } from '#contract/keywords.ts'
import { BUY_AND_GET, PRAISE, PROMOTIONAL_SIGN } from '../lexicon/claims.ts'
import { phrasesIn } from '../text.ts'

/** What a title says the thing is, phrase by phrase, without what only sells. */
export function namesInTitle(title: string, tags: readonly string[]): string[] {
  return namesIn(phrasesOf(title), tags)
}

/** What of a title somebody may type. */
export function searchesInTitle(title: string, tags: readonly string[]): string[] {
  return namesIn(phrasesOf(title).filter(isSearch), tags).filter(isTyped)
}

/** What parts the searches of a title: "Ring Dish | Ring Holder, Gift for Her", and not the numbers of "5/8 in". */
const MARKS = /[|,;•·~!]|(?<!\d)\/|\/(?!\d)|\p{So}|\s[-–—]\s/u

/** "Typewriter w/ new ribbon" */
const IN_SHORT = /(?<![\p{L}\d])w\/(o\b)?\s?(?=\s?\p{L})/giu

function phrasesOf(title: string): string[] {
  return title
    .replaceAll(IN_SHORT, (_, without: string | undefined) => (without ? 'without ' : 'with '))
    .replaceAll(BUY_AND_GET, '|')
    .split(MARKS)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

/** "BEST Gift for Her" and "20% off" praise and sell; nobody is helped by a search for them. */
function isSearch(phrase: string): boolean {
  return phrasesIn(phrase, PRAISE).length === 0 && !PROMOTIONAL_SIGN.test(phrase)
}

/** Whether a tag is a search: of one word, "sale" and "cute" are none. */
export function isTagSearch(tag: string): boolean {
  return tag.trim().includes(' ') || isSearch(tag)
}

/** What a title calls the thing, once it has stopped to sell: of words in one long row, up to each that most tags end with. */
function namesIn(phrases: readonly string[], tags: readonly string[]): string[] {
  const head = headOf(tags)
  return phrases
    .map(withoutPraise)
    .filter((phrase) => !OF_THE_SHOP.test(phrase))
    .flatMap((phrase) => (isTyped(phrase) || head === null ? [phrase] : cutBehind(phrase, head)))
    .filter((phrase) => phrase !== '')
}

/** What a title calls the thing first: "Handmade Ceramic Mug"; of a bare "Soy Candle" what comes behind it as well. */
export function nameInTitle(title: string, tags: readonly string[]): string {
  const [first = title] = namesInTitle(title, tags)
  const whole =
    phrasesOf(title)
      .map(withoutPraise)
      .find((phrase) => phrase !== '' && !OF_THE_SHOP.test(phrase)) ?? title
  return first.split(' ').length < NAME_WORDS_MIN ? whole : first
}

const NAME_WORDS_MIN = 3
const TYPED_MAX = 6

/** Nobody types more words than these to find a thing. */
function isTyped(phrase: string): boolean {
  return phrase.split(' ').length <= TYPED_MAX
}

/** What "FAST SHIPPING" tells is of the shop. */
const TERMS = /\b(?:shipping|delivery|dispatch|postage|ships|returns|refunds?)\b/i
/** "Welcome" greets: neither is a name of the thing. */
const OF_THE_SHOP = new RegExp(`^(?:welcome|hello|hi)\\b|${TERMS.source}`, 'i')

/** All that a title says of the thing between its marks, without what only sells: also what is no name of it. */
export function rowsInTitle(title: string): string[] {
  return phrasesOf(title)
    .filter((phrase) => !TERMS.test(phrase))
    .map((phrase) => bareWords(phrase).join(' '))
}

/** "SALE", "20% off" and "Unique Tea Mug" say nothing, nothing, and "Tea Mug". */
function withoutPraise(phrase: string): string {
  return toOne(bareWords(phrase)).join(' ')
}

function bareWords(phrase: string): string[] {
  const bare = phrasesIn(phrase, PRAISE)
    .toSorted((one, other) => other.length - one.length)
    // A "best gift" that names nobody is praise as a whole.
    .reduce(
      (text, praise) =>
        text.replaceAll(new RegExp(`\\b${praise}\\b(?:\\s+gifts?\\s*$)?`, 'gi'), ' '),
      phrase,
    )
  return (
    bare
      .replaceAll(/\d{1,3}\s?%(?:\s?off)?/gi, ' ')
      // "L@@K" is no word.
      .replaceAll(/\S*[@#*^~_=]\S*/g, ' ')
      .replaceAll(/[^\p{L}\p{N}"'’&+/.:° -]/gu, ' ')
      .split(/\s+/)
      .filter((word) => word !== '')
  )
}

/** "Gift for Mom Birthday Relax" is a gift for her, and then a row of words. */
function toOne(words: readonly string[]): readonly string[] {
  const [first = '', second = ''] = words
  return first.toLowerCase() === 'gift' && second.toLowerCase() === 'for'
    ? words.slice(0, 3)
    : words
}

/** The word that most tags of several words end with: what it is. "Dog" alone is no name of a dog collar. */
function headOf(tags: readonly string[]): string | null {
  const phrases = tags.filter((tag) => wordsOf(tag).includes(' '))
  const ends = Map.groupBy(phrases, (tag) => wordsOf(tag).split(' ').at(-1) ?? '')
  const [most] = [...ends].toSorted(([, one], [, other]) => other.length - one.length)
  return most === undefined || most[0] === '' ? null : most[0]
}

/** "Ceramic Mug Blue Glaze Tea Mug" is "Ceramic Mug" and "Blue Glaze Tea Mug". */
function cutBehind(phrase: string, head: string): string[] {
  const words = phrase.split(' ')
  const ends = words.flatMap((word, at) => (wordsOf(word) === head ? [at + 1] : []))
  return [0, ...ends].map((from, at) => words.slice(from, ends[at] ?? words.length).join(' '))
}

const FOCUS_MAX = 3

/** The tags of several words that a title holds word for word, in its order: what the seller put forward. */
export function focusInTitle(title: string, tags: readonly string[]): string[] {
  const said = ` ${wordsOf(title)} `
  const all = splitKeywords(tags.join('\n')).filter((tag) => tag.includes(' '))
  return all
    .filter((tag) => !isTornIn(title, wordsOf(tag), all))
    .map((tag) => ({ tag, at: said.indexOf(` ${wordsOf(tag)} `) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .slice(0, FOCUS_MAX)
    .map(({ tag }) => tag)
}

/** "Fox nursery" of a "Fox Nursery Print" that other tags call a print: the name goes on for a word, and ends the phrase. */
function isTornIn(title: string, tag: string, tags: readonly string[]): boolean {
  const ends = new Set(
    tags
      .flatMap((other) => wordsOf(other).split(' ').slice(-1))
      .filter((end) => !tag.endsWith(end)),
  )
  const places = phrasesOf(title)
    .map(wordsOf)
    .filter((phrase) => ` ${phrase} `.includes(` ${tag} `))
  return (
    places.length > 0 &&
    places.every((phrase) => [...ends].some((end) => phrase.endsWith(`${tag} ${end}`)))
  )
}

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
