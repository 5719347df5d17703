import { SALES_TALK } from '#marketplace/lexicon/claims.ts'
import { protectedNameFinder } from '#marketplace/names.ts'
import { isSmall, rootOf, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { titleText } from '../read/naming/own-words.ts'
import { rootsOf } from './additions.ts'
import { titleReading } from './own-lead.ts'

const WORDS_LEAST = 4
const LENGTH_MAX = 90
/** What no title says: prices, sums, several lines, a pile of searches. */
const UNFIT = ['£', '$', '€', '%', '#', '\n', '!', '?', '|', '/', '~', ';', ':', '(', '[']

/** "With 3 hanging toys", "for house hens": a title with these is put together by somebody who speaks. */
const JOINING = new Set(['with', 'for', 'from', 'by', 'and', '&'])
/** Said of the listing or of no one thing. */
const UNTOLD = new Set('small medium large size sizes all new old sale made handmade'.split(' '))

/**
 * The seller's own title, as she typed it, where it is put together well or the one that we built lost a word of it.
 * Null where it is short, shouts, sells, lists or holds what a title may not.
 */
export function wholeOwnTitle(brief: Brief, built: string): string | null {
  const text = titleText(titleReading(brief)).trim()
  const words = wordsOf(text)
  const low = ` ${words.map((word) => word.low).join(' ')} `
  const isFit =
    words.filter((word) => !isSmall(word)).length >= WORDS_LEAST &&
    text.length <= LENGTH_MAX &&
    text.split(',').length <= 2 &&
    text !== text.toUpperCase() &&
    protectedNameFinder('')(text) === undefined &&
    UNFIT.every((sign) => !text.includes(sign)) &&
    words.some((word) => word.stem === brief.item.head) &&
    new Set(words.map((word) => word.stem)).size === words.length &&
    SALES_TALK.every((phrase) => !low.includes(` ${phrase} `))
  const said = rootsOf([built])
  const isLost = words.some(
    (word) =>
      !isSmall(word) && !UNTOLD.has(word.low) && !isCount(word.low) && !said.has(rootOf(word.stem)),
  )
  const isJoined = text.includes('&') || words.some((word) => JOINING.has(word.low))
  return isFit && (isLost || isJoined) ? text : null
}

/** "x6" is six of them, told otherwise. */
function isCount(low: string): boolean {
  return low.startsWith('x') && Number.isFinite(Number(low.slice(1)))
}
