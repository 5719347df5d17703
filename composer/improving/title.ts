import { languageOf } from '#marketplace/language.ts'
import { TITLE } from '#marketplace/rules.ts'
import { lowWordsOf } from '#marketplace/searches/words.ts'
import { contentStems } from '#marketplace/text.ts'
import { type Change, healthOfChoices } from './change.ts'
import { borneOutLost } from './borne-out.ts'
import { lostIn } from './facts.ts'
import { metIn } from './falls.ts'
import { withoutLoneWords } from './lone-words.ts'
import { herTitleInOrder } from './title-of-hers.ts'
import { withBorneOut, withoutGift, writersTitle } from './title-of-writer.ts'

/**
 * What was written, under the best of some titles: that of the writer, with the searches of hers that it left out and
 * has room for, or her own in order, without what only sells; each also without for whom it is a gift.
 */
export function bestTitle(fresh: Change, phrases: readonly string[]): Change {
  const change = withTitle(fresh, tidied(fresh))
  const hers = herTitleInOrder(phrases, change)
  const titles = [
    writersTitle(change),
    ...[change.written.generatedTitle, hers].map(withoutGift),
    hers,
  ]
  const full = titles.flatMap((title) => (title === '' ? [] : withBorneOut(title, change)))
  return bestOf(
    [...new Set(full)].map((title) => withTitle(change, title)),
    phrases,
  )
}

function withTitle(change: Change, generatedTitle: string): Change {
  return { ...change, written: { ...change.written, generatedTitle } }
}

/** In other languages one word is a whole name: "Nackenkissen". */
function tidied({ written: { generatedTitle }, input }: Change): string {
  return languageOf(input.productType) === 'en' ? withoutLoneWords(generatedTitle) : generatedTitle
}

/** Of several titles the one with which the listing stands best, that drops least of hers, and that is not bare; the first among equals. */
function bestOf(changes: readonly Change[], phrases: readonly string[]): Change {
  const standing = changes.map((change) => {
    const isWhole = lostIn('title', change).length === 0
    const isBare = change.written.generatedTitle.length < TITLE.frontMax
    const dropped = phrasesLost(phrases, change).filter((phrase) => !isGift(phrase))
    const passed = metIn(healthOfChoices(change)(['title']))
    const lost = borneOutLost(change).length
    return {
      change,
      ranks: [isWhole ? 1 : 0, passed, -lost, -dropped.length, isBare ? 0 : 1],
    }
  })
  const [best] = standing.toSorted((one, other) => {
    const at = one.ranks.findIndex((rank, place) => rank !== other.ranks[place])
    return at === -1 ? 0 : (other.ranks[at] ?? 0) - (one.ranks[at] ?? 0)
  })
  if (best === undefined) throw new Error('There is always the title of the writer')
  return best.change
}

/** Anything is a gift: of it alone no title is better. */
function isGift(phrase: string): boolean {
  const words = lowWordsOf(phrase)
  return words.includes('gift') && words.length <= NAMED_MAX
}

/** So few words are named together, for they are a search: "Ring Holder". */
const NAMED_MAX = 3

/** What of her title the new one does not say: a short phrase or one of which nothing is left, else its words that are gone. */
export function phrasesLost(
  phrases: readonly string[],
  { written }: Pick<Change, 'written'>,
): string[] {
  const said = new Set(contentStems(written.generatedTitle))
  const isGone = (word: string) => contentStems(word).some((stem) => !said.has(stem))
  const lost = phrases.flatMap((phrase) => {
    const words = phrase.split(' ').filter(isTelling)
    const gone = words.filter(isGone)
    const isWhole = gone.length === words.length || words.length <= NAMED_MAX
    if (gone.length === 0) return []
    return isWhole ? [phrase] : runsOf(phrase.split(' '), isGone)
  })
  // "CERAMIC Grater" and "ceramic plate" lose one word.
  return [...new Map(lost.map((one) => [one.toLowerCase(), one])).values()]
}

/** "8 oz" and "Gift for Him", where all of it is gone. */
function runsOf(words: readonly string[], isGone: (word: string) => boolean): string[] {
  const runs: string[][] = [[]]
  for (const word of words) {
    if (!isTelling(word) || isGone(word)) runs.at(-1)?.push(word)
    else runs.push([])
  }
  return runs.flatMap((run) => {
    const own = run.slice(run.findIndex(isTelling), run.findLastIndex(isTelling) + 1)
    return own.length === 0 ? [] : [own.join(' ')]
  })
}

function isTelling(word: string): boolean {
  return contentStems(word).length > 0
}
