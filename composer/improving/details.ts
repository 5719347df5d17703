import type { Comparison } from '#contract/improving/improving.ts'
import type { GeneratorInput } from '#contract/listings.ts'
import { readText } from '#marketplace/reading/reading.ts'
import { lowWordsOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { PRAISE } from '#marketplace/lexicon/claims.ts'
import { contentStems, phrasesIn, proseSentences } from '#marketplace/text.ts'
import { avoiding } from '../plan/avoided.ts'
import { phrasingOf } from '../plan/phrasing.ts'
import { cleanText } from '../read/clean.ts'
import { readForm } from '../read/form.ts'
import { hasAddress } from '../read/talk/talk.ts'
import { meantBy, typedIn } from '../read/typing.ts'
import type { Statement } from '../read/statement.ts'
import { type Fact, isPolicy, type Omission } from '../read/told.ts'
import { endBefore, onceEach, typedAs } from './as-typed.ts'
import { isCalled, isShoutedSentence, shoutedIn, type Span } from './shouted.ts'

export type Details = {
  /** What a pasted description tells of the item, in the seller's own words and lines. */
  productType: string
  /** Limits and times among the terms of the shop, which buyers need as well: to be told word for word. */
  terms: string[]
  /** What is left out as it was typed and as it was meant, with the reason. */
  leftOut: (Comparison['leftOut'][number] & { meant: string })[]
  /** Greetings, thanks, talk of the shop and praise among it: of no use in any description. */
  talk: string[]
  /** What was typed in short or with a slip, and is written in full here. */
  slips: string[]
  /** How what is shouted of the item begins: whole sentences in capitals, which are calm in the new text. */
  loud: string[]
  /** Whether what is told of the item bears emojis of hers: where none does, none of ours is put there. */
  hasEmojis: boolean
  /** False of a text without a word of the item: signs alone, greetings, links or terms of the shop. */
  isTelling: boolean
}

/**
 * Parts a pasted description into what tells of the item and what does not: greetings, links and most terms of the
 * shop are taken out of it whole, so that nothing is asked of a new listing that no buyer needs.
 */
export function detailsOf(typed: GeneratorInput, neverSay: readonly string[] = []): Details {
  const { text: meant, slips } = typedIn(typed)
  const input = { ...typed, productType: meant }
  const { facts, omissions, language } = readForm(input)
  const { isAvoided } = avoiding(neverSay)
  const unsaid = facts.filter((fact) => isFree(fact) && isAvoided(wholeOf(fact.said)))
  const isTelling = facts.some((fact) => !isGiftPraise(fact))
  const hasEmojis = facts.some(
    ({ said }) => said.emoji !== '' || (said.section?.emoji ?? '') !== '',
  )
  const praise = facts.filter((fact) => !unsaid.includes(fact) && isGiftPraise(fact))
  const terms = omissions.filter(isNeeded)
  const others = omissions.filter((one) => !terms.includes(one))
  const text = cleanText(input.productType)
  const isRead = [...facts, ...omissions].map(({ said }) => ({ said }))
  const shouted = shoutedIn(text, spansOf(text, isRead))
  const { say } = phrasingOf(language)
  const asTyped = typedAs(cleanText(typed.productType), wordsOf(text))
  const out = [
    ...others.map(({ reason, said }) => ({ said, reason, why: whyOf({ reason, said }, say) })),
    ...unsaid.map(({ said }) => ({ said, reason: null, why: NEVER_SAID })),
    ...praise.map(({ said }) => ({ said, reason: 'advert' as const, why: PRAISED })),
  ]
  const places = placesOf(text, out)
  const spans = places.flatMap((place) => (place === null ? [] : [spanOf(text, place)]))
  const productType = withoutSpans(text, [...spans, ...shouted])
  if (wordsOf(productType).length === 0)
    return {
      productType: input.productType,
      terms: [],
      leftOut: [],
      talk: [],
      slips,
      loud: [],
      hasEmojis,
      isTelling,
    }
  const gone = [
    ...out.map(({ said, reason, why }, at) => {
      const place = places[at] ?? null
      const whole = wholeOf(said)
      const isTalk = reason !== null && TALK.has(reason)
      return { text: place === null ? whole : asTyped(place), meant: whole, why, isTalk }
    }),
    ...shouted.map(({ start, end }) => {
      const line = text.slice(start, end).trim()
      return { text: line, meant: line, why: SHOUTED, isTalk: true }
    }),
  ]
  return {
    productType,
    // Each of them alone: of several in one, only the first would be added.
    terms: terms.flatMap(({ said }) => wholeSentences(wholeOf(said))),
    leftOut: onceEach(gone),
    talk: onceEach(gone.filter(({ isTalk }) => isTalk)).map(({ text: said }) => said),
    slips,
    loud: proseSentences(productType).filter(isShoutedSentence),
    hasEmojis,
    isTelling,
  }
}

/** Why it is left out: of what gives no address only that it tells how to write to her. */
function whyOf(omission: Omission, say: (key: string) => string): string {
  const { reason, said } = omission
  const [why, reach] = [say(reason), say('reach')]
  const text = wholeOf(said)
  if (reason === 'shipping' && why === 'shipping') return SHIPPED
  // "PLEASE READ BEFORE ORDERING" names nothing.
  if (reason === 'heading' && isCalled(text)) return SHOUTED
  const isReach =
    (reason === 'link' && !hasAddress(text)) || (reason === 'thanks' && isAsking(text))
  return isReach && reach !== '' ? reach : why
}

const ASKING = new Set('message msg contact ask email write convo dm pm'.split(' '))

/** "Any questions just message me" */
function isAsking(text: string): boolean {
  const words = lowWordsOf(text)
  return words.some((word, at) => ASKING.has(word) && ['me', 'us'].includes(words[at + 1] ?? ''))
}

/** Said to whoever reads, and not of the item. */
const TALK: ReadonlySet<Omission['reason']> = new Set([
  'thanks',
  'review',
  'advert',
  'link',
] as const)

/** "VAT not applicable, art. 293 B": no sentence begins with the number of an article. */
function wholeSentences(text: string): string[] {
  return proseSentences(text).reduce<string[]>((all, sentence) => {
    const before = all.at(-1)
    const isArticle = before?.toLowerCase().endsWith(' art.') === true
    return isArticle ? [...all.slice(0, -1), `${before} ${sentence}`] : [...all, sentence]
  }, [])
}

/** Of shipping times, days and limits are told. */
const SHIPPED = 'shipping other than times and limits'
const NEVER_SAID = 'what your shop never says'
const PRAISED = 'praise that says nothing about the item'
const SHOUTED = 'headings that say nothing about the item'

const GIFTS = new Set(['gift', 'present'])
/** Words for whom it is. */
const WHOM_MAX = 3

/** "The perfect gift for mom!": of anything it can be said. */
function isGiftPraise(fact: Fact): boolean {
  const text = wholeOf(fact.said)
  const praise = phrasesIn(text, PRAISE)
  const words = lowWordsOf(text)
  const at = words.findIndex((word) => GIFTS.has(word))
  const praised = new Set(praise.flatMap(contentStems))
  const [before, behind] = [words.slice(0, at), words.slice(at + 1)]
  const isBare = contentStems(before.join(' ')).every((stem) => praised.has(stem))
  const isForSomeone = behind.length === 0 || behind[0] === 'for'
  const whom = contentStems(behind.join(' ')).filter((stem) => !praised.has(stem))
  return (
    at >= 0 &&
    praise.length > 0 &&
    isBare &&
    isForSomeone &&
    whom.length <= WHOM_MAX &&
    isFree(fact)
  )
}

/** A size is needed, in whatever words it stands. */
function isFree({ said, isMustKnow }: Fact): boolean {
  return !isMustKnow && readText(wholeOf(said)).measures.every(({ unit }) => unit === '')
}

/** "We do not ship to Hawaii", "ready in a week", "posted on Fridays": what is not done, how long it takes and when. */
export function isNeeded(omission: Omission): boolean {
  const text = wholeOf(omission.said)
  if (!isPolicy(omission)) return lowWordsOf(text).some((word) => PROMISED.has(word))
  const { denials, measures } = readText(text)
  return (
    denials.length > 0 ||
    measures.some(({ unit }) => TIMES.has(unit)) ||
    wordsOf(text).some(
      ({ low, stem }) =>
        LIMITS.has(low) || low.endsWith("n't") || TIMES.has(stem) || DAYS.has(stem),
    )
  )
}

/** A statement with its label. */
export function wholeOf({ label, text }: Statement): string {
  return label === '' ? text : `${label}: ${text}`
}

/** "Message me if it arrives broken" is a promise, whatever else it is. */
const PROMISED = new Set('broken damaged replace replacement refund refunded'.split(' '))
const TIMES = new Set(['hour', 'day', 'week', 'month'])
const DAYS = new Set('monday tuesday wednesday thursday friday saturday sunday tomorrow'.split(' '))
const LIMITS = new Set(
  'no not never only cannot cant dont wont except nicht kein keine nur pas non ne sin solo niet geen alleen não nie tylko'.split(
    ' ',
  ),
)

type Place = { first: number; last: number }

/** Where the words of each stand side by side; a statement that cannot be found stays. */
function spansOf(text: string, omissions: readonly Pick<Omission, 'said'>[]): Span[] {
  return placesOf(text, omissions).flatMap((place) => (place === null ? [] : spanOf(text, place)))
}

function placesOf(text: string, omissions: readonly Pick<Omission, 'said'>[]): (Place | null)[] {
  const words = wordsOf(text)
  const taken = new Set<number>()
  return omissions.map(({ said }) => {
    const own = lowWordsOf(`${said.label} ${said.text}`)
    const first = placeOf(own, words, taken)
    if (first === -1) return null
    own.forEach((_, place) => taken.add(first + place))
    return { first, last: first + own.length - 1 }
  })
}

/** "Thanks for looking" was typed as "thx for looking": so many words may be written otherwise, the last one apart. */
const OTHERWISE = 1 / 3

function isSame(word: Word | undefined, other: string | undefined): boolean {
  return word !== undefined && (word.low === other || meantBy(word.low) === other)
}

function placeOf(
  own: readonly string[],
  words: readonly Word[],
  taken: ReadonlySet<number>,
): number {
  const isWithin = (max: number) => (_: Word, from: number) => {
    if (!isSame(words[from + own.length - 1], own.at(-1))) return false
    let others = 0
    for (let place = 0; place < own.length && others <= max; place += 1) {
      if (taken.has(from + place)) return false
      if (!isSame(words[from + place], own[place])) others += 1
    }
    return others <= max
  }
  if (own.length === 0) return -1
  const at = words.findIndex(isWithin(0))
  return at === -1 ? words.findIndex(isWithin(Math.floor(own.length * OTHERWISE))) : at
}

/** From its first word to the next one, or to the end of the line of its last. */
function spanOf(text: string, place: Place): Span {
  const words = wordsOf(text)
  const [first, last, next] = [place.first, place.last, place.last + 1].map((at) => words[at])
  const lineEnd = text.indexOf('\n', last?.end ?? 0)
  const ends = [endBefore(text, next?.start ?? text.length), lineEnd === -1 ? text.length : lineEnd]
  return { start: endBefore(text, first?.start ?? 0), end: Math.min(...ends) }
}

function withoutSpans(text: string, spans: readonly Span[]): string {
  let kept = ''
  let from = 0
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    kept += text.slice(from, start)
    from = end
    const [before, out] = [kept.trimEnd(), text.slice(start, end)]
    // "(follow @me)." leaves the stop that ends the sentence before it.
    if (before.endsWith('(') && out.includes(')'))
      kept = before.slice(0, -1).trimEnd() + out.slice(out.lastIndexOf(')') + 1)
  }
  kept += text.slice(from)
  return kept
    .split('\n')
    .filter(isSaying)
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
}

/** A line of signs alone framed what was taken out. */
function isSaying(line: string): boolean {
  return line.trim() === '' || wordsOf(line).length > 0
}
