import { TITLE } from '#marketplace/rules.ts'
import { lowWordsOf } from '#marketplace/searches/words.ts'
import { contentStems } from '#marketplace/text.ts'
import { type Change, healthOfChoices } from './change.ts'
import { borneOutLost } from './borne-out.ts'
import { lostIn } from './facts.ts'
import { metIn } from './falls.ts'
import { herTitleInOrder } from './title-of-hers.ts'
import { withBorneOut, writersTitle, writersTitleOfThing } from './title-of-writer.ts'

/**
 * What was written, under the better one of two titles: that of the writer, with the searches of hers that it left out
 * and has room for, or her own in order, without what only sells.
 */
export function bestTitle(change: Change, phrases: readonly string[]): Change {
  const hers = herTitleInOrder(phrases, change)
  const titles = [
    writersTitle(change),
    writersTitleOfThing(change),
    hers === '' ? '' : withBorneOut(hers, change),
  ]
  const changes = titles
    .filter((title) => title !== '')
    .map((generatedTitle) => ({ ...change, written: { ...change.written, generatedTitle } }))
  return bestOf(changes, phrases)
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
  return lowWordsOf(phrase).includes('gift')
}

/** What of her title the new one does not say: a phrase of which nothing is left, else its words that are gone. */
export function phrasesLost(
  phrases: readonly string[],
  { written }: Pick<Change, 'written'>,
): string[] {
  const said = new Set(contentStems(written.generatedTitle))
  const isGone = (word: string) => contentStems(word).some((stem) => !said.has(stem))
  const lost = phrases.flatMap((phrase) => {
    const words = phrase.split(' ').filter((word) => contentStems(word).length > 0)
    return words.every(isGone) ? [phrase] : words.filter(isGone)
  })
  return [...new Set(lost)]
}
