import { examine } from '#marketplace/health.ts'
import { TITLE } from '#marketplace/rules.ts'
import { isSmall, lowWordsOf, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { contentStems, wordFinder } from '#marketplace/text.ts'
import { isDescribing, unitsOf } from '../plan/tags/units-of.ts'
import { isReadable, shaped } from '../plan/title-shape.ts'
import { readOnce, searchesLost } from './facts.ts'
import { borneOutRuns } from './borne-out.ts'
import type { Change } from './change.ts'
import { BETWEEN } from './lone-words.ts'
import { isPhrase } from './tags.ts'
import { toldOfIt } from './told-of-it.ts'

/** The title of the writer, behind it what hers said and there is room for: "Ring Holder" behind "Walnut Ring Dish". */
export function writersTitle(change: Change): string {
  const { generatedTitle } = change.written
  const more = searchesWithRoom(change)
  return more.length === 0 ? generatedTitle : [generatedTitle, shaped(more)].join(BETWEEN)
}

/**
 * A title, and behind it the words of hers that her text bears out, while it stays readable: those of which several stand
 * side by side, "Watercolor Painting", and then with a name for each of the others as well, "Soy Candle".
 */
export function withBorneOut(title: string, change: Change): string[] {
  const lost = borneOutRuns({ ...change, written: { ...change.written, generatedTitle: title } })
  const withRuns = withParts(title, lost.runs)
  const [name = '', ...others] = partsOf(title)
  if (lost.names.length === 0) return [withRuns]
  const all = [...lost.names, ...lost.runs, ...others]
  return [
    withRuns,
    withParts(withRuns, lost.names),
    // Where there is no room behind all of the title, what she said comes before what else it says.
    withParts(name, all),
    withParts(withFront(name, lost.names), all),
  ]
}

/** "Iron on Moth Patch" of a "Moth Patch" of hers that is an "iron on patch" as well: its kind is said once. */
function withFront(name: string, tags: readonly string[]): string {
  const own = wordsOf(name)
  const said = new Set(own.map(({ stem }) => stem))
  const fronts = tags
    .filter((tag) => wordsOf(tag).at(-1)?.stem === own.at(-1)?.stem)
    .map((tag) => wordsOf(tag).slice(0, -1))
  // One word alone may tell of what it is for, and before a name of what it is made: "epoxy mold".
  const front = fronts.find(
    (words) =>
      words.length > 1 && words.every(({ stem }) => !said.has(stem)) && isDescribingAll(words),
  )
  const named = front === undefined ? name : `${shaped([spelt(front)])} ${name}`
  return isReadable([named]) ? named : name
}

/** "Iron on" of an iron on patch stands before any name of it, "large coffee" of a large coffee mug before none. */
function isDescribingAll(words: readonly Word[]): boolean {
  const last = words.at(-1)
  return (last !== undefined && isSmall(last)) || unitsOf(words).every(isDescribing)
}

function withParts(title: string, parts: readonly string[]): string {
  return parts.reduce((whole, part) => {
    const isNew = !wordFinder(whole)(part) && isReadable([...partsOf(whole), part])
    return isNew ? [whole, shaped([part])].join(BETWEEN) : whole
  }, title)
}

/**
 * A title that is short, with what her text tells of the whole thing while it is: of what it is made, how big it is, true
 * searches of hers and for whom a gift is.
 */
export function fuller(title: string, change: Change): string {
  const brief = readOnce(change.input)
  if (brief.language !== 'en') return title
  let whole = title
  const add = (parts: readonly string[]) => {
    for (const part of parts)
      if (whole.length < TITLE.lengthGoodMin && isReadable([...partsOf(whole), part]))
        whole = [whole, shaped([part])].join(BETWEEN)
  }
  add(toldOfIt(brief, whole).stuffs)
  add(newIn(whole, change))
  add(toldOfIt(brief, whole).sizes)
  add(toldOfIt(brief, whole).gifts)
  return whole
}

/** True searches of hers that say something new, and no word again. */
function newIn(title: string, { pasted, input }: Change): string[] {
  const { usable } = examine({ ...pasted, ...input })
  const isTold = wordFinder(input.productType)
  const said = new Set(contentStems(title))
  return usable.filter(
    (search) =>
      isPhrase(search) &&
      !lowWordsOf(search).includes('gift') &&
      contentStems(search).length > 1 &&
      // A size is added by itself, and only where the text gives one alone: "16 gauge" may be one of several.
      wordsOf(search).every(({ isNumber }) => !isNumber) &&
      wordsOf(search)
        .slice(0, 1)
        .every((word) => !isSmall(word)) &&
      contentStems(search).every((stem) => !said.has(stem)) &&
      search.split(' ').every(isTold),
  )
}

/** A title without for whom it is a gift, which is none of what the thing is, and so with more room for that. */
export function withoutGift(title: string): string {
  return partsOf(title)
    .filter((part) => !lowWordsOf(part).includes('gift'))
    .join(BETWEEN)
}

/** A title without the parts that say a word of it again: "Bifold Wallet" behind a "Leather Wallet". */
export function withoutAgain(title: string): string {
  const kept: string[] = []
  for (const part of partsOf(title)) {
    const said = new Set(kept.flatMap(contentStems))
    if (contentStems(part).every((stem) => !said.has(stem))) kept.push(part)
  }
  return kept.join(BETWEEN)
}

/** "Ring Holder" says ring again; "Hand Poured Candle Gift for Her" would say all of it again. */
const AGAIN_MAX = 1

/** The searches of hers that a title holds as well while it is short. */
function searchesWithRoom(change: Change): string[] {
  const parts = partsOf(change.written.generatedTitle)
  const more: string[] = []
  for (const search of searchesLost(change).filter(isPhrase)) {
    const said = new Set([...parts, ...more].flatMap(contentStems))
    if (contentStems(search).filter((stem) => said.has(stem)).length > AGAIN_MAX) continue
    const isShort = shaped([...parts, ...more]).length < TITLE.lengthGoodMin
    if (isShort && isReadable([...parts, ...more, search])) more.push(search)
  }
  return more
}

function partsOf(title: string): string[] {
  return title.split(BETWEEN)
}
