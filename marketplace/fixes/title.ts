import type { Examined, HealthListing } from '../health/check.ts'
import { languageOf } from '../language.ts'
import { isWholeTitle, repeatedWords, reviewTitle } from '../review/title.ts'
import { TITLE } from '../rules.ts'
import { contentStems, wordFinder } from '../text.ts'
import type { Fix, Words } from './fix.ts'

/** Cuts a title that is too long after its last whole phrase. */
export function shorterTitle({ listing: { generatedTitle } }: Examined): Fix | null {
  const words = generatedTitle.split(' ')
  while (words.join(' ').length > TITLE.lengthMax || !isWholeTitle(words.join(' '))) {
    if (words.pop() === undefined) return null
  }
  return titleFix({ label: 'Shorten the title', done: 'Title shortened' }, words.join(' '))
}

/** Brings a phrase with a focus keyword to the front, or sets the keyword before the title. */
export function frontTitle({ listing, focus }: Examined): Fix | null {
  const { generatedTitle } = listing
  const segments = segmentsOf(generatedTitle)
  const at = segments.findIndex((segment) =>
    focus.some(wordFinder(segment.slice(0, TITLE.frontMax))),
  )
  const [keyword] = focus
  if (keyword === undefined) return null
  const front = at > 0 ? (segments[at] ?? '') : asPhrase(keyword, listing)
  const rest = segments.filter((_, index) => index !== at)
  const words = { label: `Begin with “${front}”`, done: `Title begins with “${front}”` }
  return titleFix(words, [front, ...rest].join(', '))
}

/** Adds the first focus keyword that is missing at the end. */
export function keywordTitle({ listing, focus }: Examined): Fix | null {
  const { generatedTitle } = listing
  const isHeld = wordFinder(generatedTitle)
  const missing = focus.find((keyword) => !isHeld(keyword))
  if (missing === undefined) return null
  const phrase = asPhrase(missing, listing)
  const words = { label: `Add “${phrase}”`, done: `“${phrase}” added` }
  return titleFix(words, [...segmentsOf(generatedTitle), phrase].join(', '))
}

/** Drops the last phrase that uses a word once too often, or else once more than is needed; none that alone holds a focus keyword. */
export function plainerTitle({ listing: { generatedTitle }, focus }: Examined): Fix | null {
  const repeated = repeatedWords(generatedTitle)
  const tooOften = repeated.find(({ times }) => times > TITLE.sameWordMax)
  const word = (tooOften ?? repeated[0])?.word
  const segments = segmentsOf(generatedTitle)
  const [stem = ''] = contentStems(word ?? '')
  const at = segments.findLastIndex((segment) => contentStems(segment).includes(stem))
  if (at < 1) return null
  const rest = segments.filter((_, index) => index !== at)
  const [isHeld, isLeft] = [wordFinder(generatedTitle), wordFinder(rest.join(', '))]
  if (focus.some((keyword) => isHeld(keyword) && !isLeft(keyword))) return null
  const dropped = `“${segments[at]}”`
  return titleFix({ label: `Drop ${dropped}`, done: `${dropped} dropped` }, rest.join(', '))
}

function titleFix(words: Words, generatedTitle: string): Fix | null {
  if (reviewTitle(generatedTitle).some(({ isHard }) => isHard)) return null
  return { kind: 'patch', field: 'generatedTitle', ...words, patch: { generatedTitle } }
}

function segmentsOf(title: string): string[] {
  return title.split(/\s*,\s+/).filter((segment) => segment !== '')
}

/** A keyword as titles are written: "Gift for Her"; in other languages as it was typed. */
function asPhrase(keyword: string, { productType, keywords }: HealthListing): string {
  if (languageOf(`${productType} ${keywords}`) !== 'en') return keyword
  return keyword
    .split(' ')
    .map((word, at) =>
      at > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}

const SMALL = /^(?:an?|the|and|or|of|for|with|to|in|on|at|by|from)$/
