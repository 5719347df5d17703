import { TITLE } from '#marketplace/rules.ts'
import { lowWordsOf } from '#marketplace/searches/words.ts'
import { contentStems } from '#marketplace/text.ts'
import { isReadable, shaped } from '../plan/title-shape.ts'
import { borneOutRuns } from './borne-out.ts'
import type { Change } from './change.ts'
import { BETWEEN } from './lone-words.ts'
import { searchesLost } from './facts.ts'
import { isPhrase } from './tags.ts'

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
  return [withRuns, withParts(withRuns, lost.names)]
}

function withParts(title: string, parts: readonly string[]): string {
  return parts.reduce(
    (whole, part) =>
      isReadable([...partsOf(whole), part]) ? [whole, shaped([part])].join(BETWEEN) : whole,
    title,
  )
}

/** A title without for whom it is a gift, which is none of what the thing is, and so with more room for that. */
export function withoutGift(title: string): string {
  return partsOf(title)
    .filter((part) => !lowWordsOf(part).includes('gift'))
    .join(BETWEEN)
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
