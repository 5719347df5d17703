import { isPraiseTag } from '#marketplace/spare-tags.ts'
import { rowsInTitle } from '#marketplace/searches/title-phrases.ts'
import { lowWordsOf } from '#marketplace/searches/words.ts'
import { contentStems } from '#marketplace/text.ts'
import type { Change } from './change.ts'
import { BETWEEN } from './lone-words.ts'
import { cutFinder } from './stumps.ts'

type Titles = Pick<Change, 'pasted' | 'written'>
type Dropping = Titles & Pick<Change, 'input'>

/** So few words are named together, for they are a search: "Gift for Plant Lover". */
export const NAMED_MAX = 4

/** A row of more words between two marks is no search. */
const ROW_MAX = 6

/** All that somebody may have typed to find her title and that finds the new one no longer, each once and whole. */
export function dropped(phrases: readonly string[], change: Dropping): string[] {
  const typedIn = typedFinder(phrases, change)
  const all = [
    ...tagsLost(change),
    ...scattered(phrases, change),
    ...phrasesLost(phrases, change),
    ...othersLost(phrases, change),
  ]
    .flatMap(typedIn)
    .filter((one) => !isPraiseTag(one))
  const once = [...new Map(all.map((one) => [said(one), one] as const)).values()]
  return once.filter(
    (one) => !once.some((other) => other !== one && said(other).includes(said(one))),
  )
}

/**
 * What somebody types of it: a tag of hers or a phrase of her title as it is, the phrase that it is an end of, or else each
 * word alone; the end of a row of words is no search.
 */
function typedFinder(
  phrases: readonly string[],
  { pasted, written, input }: Dropping,
): (text: string) => string[] {
  const { generatedTitle: title, generatedTags: tags } = pasted
  const isTorn = cutFinder([input.productType, ...tags])
  // A title that was full ends in a word that is none, "Glass Hu".
  const isCut = (text: string) => said(title).endsWith(said(text)) && isTorn(text)
  const isGone = goneFrom(written.generatedTitle)
  const rows = [...phrases, ...rowsInTitle(title)].filter(
    (row) => row.split(' ').length <= ROW_MAX && !isCut(row),
  )
  const typed = [...tags, ...rows]
  return (text) => {
    const own = said(text)
    if (!text.includes(' ') || typed.some((one) => said(one) === own)) return [text]
    const whole = typed.filter((one) => said(one).includes(own))
    const [least] = whole.toSorted((one, other) => one.length - other.length)
    if (least !== undefined) return [least]
    return isCut(text) ? [] : text.split(' ').filter((word) => isTelling(word) && isGone(word))
  }
}

function said(text: string): string {
  return ` ${lowWordsOf(text).join(' ')} `
}

/** What of her title the new one does not say: a short phrase or one of which nothing is left, else its words that are gone. */
export function phrasesLost(phrases: readonly string[], { pasted, written }: Titles): string[] {
  const isGone = goneFrom(written.generatedTitle)
  const lost = phrases.flatMap((phrase) => {
    const words = phrase.split(' ').filter(isTelling)
    const gone = words.filter(isGone)
    const isWhole = gone.length === words.length || phrase.split(' ').length <= NAMED_MAX
    if (gone.length === 0) return []
    return isWhole ? [phrase] : runsOf(phrase.split(' '), isGone, pasted.generatedTags)
  })
  // "CERAMIC Grater" and "ceramic plate" lose one word.
  return onceEach(lost)
}

/** "Digital Print" is no search that "Mountain Print, Digital Download" answers. */
function scattered(phrases: readonly string[], { written }: Titles): string[] {
  const isHeld = heldIn(written.generatedTitle)
  return phrases.filter((phrase) => phrase.split(' ').length <= NAMED_MAX && !isHeld(phrase))
}

/** Her tags that her title says word for word and no part of the new one does. */
function tagsLost({ pasted, written }: Titles): string[] {
  const isHeld = heldIn(written.generatedTitle)
  const title = said(pasted.generatedTitle)
  return pasted.generatedTags.filter(
    (tag) => tag.includes(' ') && title.includes(said(tag)) && !isHeld(tag),
  )
}

/** What of her title stands in none of its phrases and is not in the new one either: the "Birthday" behind a "Gift for Mom". */
function othersLost(phrases: readonly string[], { pasted, written }: Titles): string[] {
  const isGone = goneFrom([...phrases, written.generatedTitle].join('\n'))
  return onceEach(
    rowsInTitle(pasted.generatedTitle).flatMap((row) =>
      runsOf(row.split(' '), isGone, pasted.generatedTags),
    ),
  )
}

function onceEach(texts: readonly string[]): string[] {
  return [...new Map(texts.map((one) => [one.toLowerCase(), one])).values()]
}

function goneFrom(text: string): (word: string) => boolean {
  const own = new Set(contentStems(text))
  return (word) => contentStems(word).some((stem) => !own.has(stem))
}

/** Whether one part of a title has all words of a search. */
function heldIn(title: string): (search: string) => boolean {
  const parts = title.split(BETWEEN).map((part) => new Set(contentStems(part)))
  return (search) => parts.some((part) => contentStems(search).every((stem) => part.has(stem)))
}

/** "8 oz" and "Gift for Him", where all of it is gone, and the whole search where a word of one is. */
function runsOf(
  words: readonly string[],
  isGone: (word: string) => boolean,
  tags: readonly string[],
): string[] {
  const units = unitsIn(words, tags)
  const isOut = (at: number) =>
    isGone(words[at] ?? '') ||
    units.some(({ from, to }) => from <= at && at < to && goneIn(from, to))
  const goneIn = (from: number, to: number) => words.slice(from, to).some(isGone)
  const runs: string[][] = [[]]
  for (const [at, word] of words.entries()) {
    if (!isTelling(word) || isOut(at)) runs.at(-1)?.push(word)
    else runs.push([])
  }
  return runs.flatMap((run) => {
    const own = run.slice(run.findIndex(isTelling), run.findLastIndex(isTelling) + 1)
    return own.length === 0 ? [] : [own.join(' ')]
  })
}

type Unit = { from: number; to: number }

const GIFT = 'gift'

/** What of a row of words is one search: a tag of hers, and for whom a gift is. */
function unitsIn(words: readonly string[], tags: readonly string[]): Unit[] {
  const low = words.map((word) => word.toLowerCase())
  const found = tags.flatMap((tag) => {
    const own = tag.toLowerCase().split(' ')
    const from = low.findIndex((_, at) => own.every((word, place) => low[at + place] === word))
    return from === -1 || own.length < 2 ? [] : [{ from, to: from + own.length }]
  })
  const gift = low.findIndex((word, at) => word === GIFT && low[at + 1] === 'for')
  return gift === -1 ? found : [...found, { from: gift, to: gift + NAMED_MAX }]
}

function isTelling(word: string): boolean {
  return contentStems(word).length > 0
}
