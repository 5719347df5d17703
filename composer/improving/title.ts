import { capsWords } from '#marketplace/characters.ts'
import { examine, listingHealth, shortTitleOf } from '#marketplace/health.ts'
import { calledIn } from '#marketplace/health/talk.ts'
import { languageOf } from '#marketplace/language.ts'
import { isBareTitle, titleTelling } from '#marketplace/health/title.ts'
import { PRAISE } from '#marketplace/lexicon/claims.ts'
import { review } from '#marketplace/review.ts'
import { TITLE } from '#marketplace/rules.ts'
import { lowWordsOf, wordsOf } from '#marketplace/searches/words.ts'
import { contentStems, phrasesIn } from '#marketplace/text.ts'
import { NAMED_MAX, phrasesLost } from './dropped.ts'
import { capitalised, isAcronym } from '../read/case.ts'
import { type Change, healthOfChoices } from './change.ts'
import { borneOutLost } from './borne-out.ts'
import { lostIn } from './facts.ts'
import { metIn } from './falls.ts'
import { BETWEEN, withoutLoneWords } from './lone-words.ts'
import { herTitleInOrder } from './title-of-hers.ts'
import { isNameBy, titlesOnce, tornIn, wholeIn } from './title-once.ts'
import { withoutStumps } from './stumps.ts'
import { fuller, withBorneOut, withoutAgain, withoutGift, writersTitle } from './title-of-writer.ts'

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
  const full = titles
    // What only a stump says is lost, and comes back as a whole phrase.
    .map((title) => withoutStumps(title, change))
    .flatMap((title) => (title === '' ? [] : withBorneOut(title, change)))
    .flatMap((title) => [fuller(title, fresh), title])
    .concat(onceFuller(fresh, change))
    .concat(
      titlesOnce(phrases, change)
        .map((title) => fuller(title, fresh))
        .filter(isFull),
    )
    .map((title) => withRanges(calm(withoutStumps(title, change), change), change))
  // The words of a title that shouts stand in no order that anybody reads.
  const isCalled = callsOut(fresh.pasted.generatedTitle)
  const parts = new Set(hers.split(BETWEEN).filter((part) => part.includes(' ')))
  const isOfHers = (title: string) =>
    isCalled && title.split(BETWEEN).filter((part) => parts.has(part)).length > 1
  return bestOf(
    [...new Set(full)].map((title) => withTitle(change, title)),
    { phrases, isOfHers },
  )
}

function callsOut(title: string): boolean {
  return calledIn(title).length > 0 || capsWords(title).length > TITLE.capsWordsMax
}

/** The title of the writer without what it says again, where her text tells enough to stand in its place. */
function onceFuller(fresh: Change, change: Change): string[] {
  const once = fuller(withoutAgain(change.written.generatedTitle), fresh)
  return isFull(once) ? [once] : []
}

/** That it says no word twice makes no short title a better one. */
function isFull(title: string): boolean {
  return title.length >= TITLE.frontMax
}

function withTitle(change: Change, generatedTitle: string): Change {
  return { ...change, written: { ...change.written, generatedTitle } }
}

/** "MUG" that her text or a tag writes small. */
function calm(title: string, { pasted, input }: Change): string {
  const small = new Set(
    wordsOf([input.productType, ...pasted.generatedTags].join('\n')).flatMap(({ text, low }) =>
      text === low ? [low] : [],
    ),
  )
  return wordsOf(title).reduceRight((whole, { text, low, start, end }) => {
    const isLoud = isShouted(text) && small.has(low) && !isAcronym(low)
    return isLoud ? whole.slice(0, start) + capitalised(low) + whole.slice(end) : whole
  }, title)
}

/** "7-8" that was read as two numbers. */
function withRanges(title: string, { pasted }: Change): string {
  const said = `${pasted.generatedTitle}\n${pasted.generatedDescription}`
  const typed = pairsOf(said).filter(({ between }) => RANGES.has(between))
  return pairsOf(title).reduceRight((whole, { one, other, between }) => {
    const range = typed.find((pair) => pair.one.low === one.low && pair.other.low === other.low)
    const isParted = between === ' ' && range !== undefined
    return isParted ? whole.slice(0, one.end) + range.between + whole.slice(other.start) : whole
  }, title)
}

const RANGES = new Set(['-', '–', '/', '.'])

/** Numbers beside each other, with what stands between them. */
function pairsOf(text: string) {
  const words = wordsOf(text)
  return words.flatMap((one, at) => {
    const other = words[at + 1]
    if (!one.isNumber || other?.isNumber !== true) return []
    return [{ one, other, between: text.slice(one.end, other.start) }]
  })
}

function isShouted(text: string): boolean {
  const isLetters = text.split('').every((sign) => sign.toLowerCase() !== sign)
  return isLetters && text.length > 1
}

/** In other languages one word is a whole name: "Nackenkissen". */
function tidied({ written: { generatedTitle }, input }: Change): string {
  return languageOf(input.productType) === 'en' ? withoutLoneWords(generatedTitle) : generatedTitle
}

/** Of several titles the one with which the listing stands best, that drops least of hers, and that is not bare; the first among equals. */
type Hers = { phrases: readonly string[]; isOfHers: (title: string) => boolean }

function bestOf(changes: readonly Change[], { phrases, isOfHers }: Hers): Change {
  const standing = changes.map((change) => {
    const isWhole = lostIn('title', change).length === 0
    const { length } = change.written.generatedTitle
    const isBare = length < TITLE.frontMax
    const dropped = phrasesLost(phrases, change).filter((phrase) => !isGift(phrase))
    const passed = metIn(healthOfChoices(change)(['title']))
    const lost = borneOutLost(change).length
    const again = saidAgain(change.written.generatedTitle)
    const whole = wholeIn(change.written.generatedTitle, phrases.filter(isNameBy(change)))
    const torn = tornIn(change.written.generatedTitle, change)
    const isNumberTorn = torn.some((tag) => wordsOf(tag).some(({ isNumber }) => isNumber))
    const isRead = !isOfHers(change.written.generatedTitle)
    return {
      change,
      // What sorts one candidate before another, the gravest first.
      ranks: [
        isWhole && !isNumberTorn ? 1 : 0,
        isThin(change) || isBarer(change) ? 0 : 1,
        passed,
        isRead ? 1 : 0,
        -lost,
        -torn.length,
        -dropped.length,
        isBare ? 0 : 1,
        -again,
        whole,
      ],
    }
  })
  const [best] = standing.toSorted((one, other) => {
    const at = one.ranks.findIndex((rank, place) => rank !== other.ranks[place])
    return at === -1 ? 0 : (other.ranks[at] ?? 0) - (one.ranks[at] ?? 0)
  })
  if (best === undefined) throw new Error('There is always the title of the writer')
  return best.change
}

/** How many words a title says again. */
function saidAgain(title: string): number {
  const stems = contentStems(title)
  return stems.length - new Set(stems).size
}

/** Whether a new title is bare where hers was not; a short true one is better than one that shouts. */
export function isBarer({ pasted, written, full }: Change): boolean {
  if (callsOut(pasted.generatedTitle)) return false
  const [was, is] = [pasted, written].map(({ generatedTitle }) =>
    titleTelling(examine({ ...pasted, generatedTitle, ...full })),
  )
  return is !== undefined && isBareTitle(is) && was !== undefined && !isBareTitle(was)
}

/** With fewer words of the item there is no more to say. */
const RICH_LEAST = 20
/** A shorter one is none that a rich text is sold by, and one that adds less says no more. */
const TELLING_LEAST = 35
const ADDED_LEAST = 15

/** Whether a title says little of a text that tells much, and the one before it breaks no rule. */
export function isThin({ pasted, written, details, full }: Change): boolean {
  const { length } = written.generatedTitle
  const isRich = lowWordsOf(details.productType).length >= RICH_LEAST
  const isLonger = length >= TELLING_LEAST && length >= pasted.generatedTitle.length + ADDED_LEAST
  if (length >= TITLE.lengthGoodMin || isLonger || !isRich) return false
  // A short true one is better than one that shouts.
  if (callsOut(pasted.generatedTitle) || onlyWithoutPraise(pasted, written)) return false
  const { hard } = review({ ...pasted, generatedExplanation: null }, full)
  const listing = { ...pasted, ...full }
  if (shortTitleOf(listing) === 'bare' && length > pasted.generatedTitle.length) return false
  const form = listingHealth(listing).find(({ id }) => id === 'title-form')
  return form?.state === 'met' && !hard.some(({ field }) => field === 'title')
}

/** "Great gift" is all that the new one does not say: a fault less, and nothing lost. */
function onlyWithoutPraise(pasted: Titled, written: Titled): boolean {
  const praise = phrasesIn(pasted.generatedTitle, PRAISE)
  const sold = new Set([GIFT, ...praise].flatMap(contentStems))
  const own = new Set(contentStems(written.generatedTitle))
  const isPraised = phrasesIn(written.generatedTitle, PRAISE).length > 0
  const isKept = (stem: string) => own.has(stem) || sold.has(stem)
  return praise.length > 0 && !isPraised && contentStems(pasted.generatedTitle).every(isKept)
}

type Titled = Pick<Change['pasted'], 'generatedTitle'>

const GIFT = 'gift'

/** Anything is a gift: of it alone no title is better. */
function isGift(phrase: string): boolean {
  const words = lowWordsOf(phrase)
  return words.includes('gift') && words.length <= NAMED_MAX
}
