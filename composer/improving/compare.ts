import { COMPARED_PARTS, type Comparison } from '#contract/improving/improving.ts'
import { FAULTS_MENDED } from '#contract/improving/worth.ts'
import type { GeneratorInput } from '#contract/listings.ts'
import { FIELD_OF_PART, type WrittenPart } from '#contract/parts.ts'
import { checksOf, examine } from '#marketplace/health.ts'
import { findingsOf, type HealthCheck, isWaiting } from '#marketplace/health/check.ts'
import { review } from '#marketplace/review.ts'
import type { ListingInput } from '#marketplace/review/finding.ts'
import { TITLE } from '#marketplace/rules.ts'
import { lowWordsOf } from '#marketplace/searches/words.ts'
import type { Composed } from '../composer.ts'
import { avoiding } from '../plan/avoided.ts'
import type { Details } from './details.ts'
import { explainedAs } from './explained.ts'
import { factsTold, lostIn } from './facts.ts'
import { fallenIn, metIn } from './falls.ts'
import { isPhrase, tagsFilled } from './tags.ts'
import type { Texts } from './texts.ts'
import { phrasesLost, searchesKept, tidied, titleWith } from './title.ts'
import {
  addedWhy,
  bareWhy,
  betterIn,
  droppedWhy,
  keptFor,
  listedWhy,
  NO_BETTER,
  NONE_AT_ALL,
  NOTHING_WRITTEN,
  SAME,
  tagsWhy,
} from './why.ts'

/** What was pasted, and what was written from its details. */
export type Improving = {
  pasted: Texts
  written: Composed
  /** The form with the whole pasted description. */
  input: Entered
  details: Details
  /** What the new description says because the shop's profile does. */
  fromProfile?: readonly string[]
  /** What the shop never says. */
  neverSay?: readonly string[]
  /** What her title says the thing is, phrase by phrase. */
  phrases?: readonly string[]
}

/**
 * What was pasted beside what was written from it. Of what was written only those parts are offered with which the
 * listing is no worse: however they are chosen, its health does not fall and no fact of the pasted text is lost.
 */
export function compare(improving: Improving): Comparison {
  const {
    pasted,
    written: fresh,
    input: full,
    details,
    fromProfile = [],
    neverSay = [],
    phrases = [],
  } = improving
  const input = { ...full, productType: details.productType }
  const { isAvoided } = avoiding(neverSay)
  const tags = tagsFilled(fresh.generatedTags, { pasted, input, isAvoided })
  const kept = searchesKept({ pasted, written: fresh, input })
  const filled = { ...fresh, generatedTags: tags }
  const withTitle = (generatedTitle: string): Change => ({
    pasted,
    written: { ...filled, generatedTitle },
    input,
    full,
    details,
  })
  const titles = [titleWith(fresh.generatedTitle, kept), tidied(phrases, { pasted, input })]
  const change = bestOf(titles.filter((title) => title !== '').map(withTitle), phrases)
  const { written } = change
  const healthOf = healthOfChoices(change)
  const before = healthOf([])
  const { offered, reasons } = judged(change, healthOf)
  const leftOut = leftOutOf(change)
  return {
    written: {
      ...written,
      generatedExplanation: explainedAs(written, { fresh: fresh.generatedTags, kept, input }),
    },
    details: details.productType,
    parts: COMPARED_PARTS.map((part) => ({
      part,
      isOffered: offered.includes(part),
      why:
        reasons.get(part) ??
        [
          betterIn(before, healthOf([part])) ?? bareWhy(part),
          ...(part === 'title' ? droppedWhy(phrasesLost(phrases, change)) : []),
          ...(part === 'tags' ? tagsWhy(change) : []),
          ...(part === 'description' ? [...listedWhy(change), ...addedWhy(fromProfile)] : []),
        ].join(' '),
    })),
    health: {
      checks: before.length,
      choices: choicesOf(offered).map((parts) => ({ parts, ...standingOf(healthOf(parts)) })),
    },
    facts: factsTold(written, input),
    leftOut,
  }
}

function standingOf(checks: readonly HealthCheck[]) {
  return {
    passed: metIn(checks),
    states: checks.map(({ state }) => state),
    findings: findingsOf(checks),
  }
}

/** The form, and what counts as entered beside it. */
type Entered = GeneratorInput & Pick<ListingInput, 'standingFacts' | 'pasted'>

type Change = {
  pasted: Texts
  written: Composed
  input: Entered
  /** The form with the whole pasted description. */
  full: Entered
  details: Details
}

/** Of several titles the one with which the listing stands best, that drops least of hers, and that is not bare; the first among equals. */
function bestOf(changes: readonly Change[], phrases: readonly string[]): Change {
  const standing = changes.map((change) => {
    const isWhole = lostIn('title', change).length === 0
    const isBare = change.written.generatedTitle.length < TITLE.frontMax
    const dropped = phrasesLost(phrases, change).filter((phrase) => !isGift(phrase))
    const passed = metIn(healthOfChoices(change)(['title']))
    return { change, ranks: [isWhole ? 1 : 0, passed, -dropped.length, isBare ? 0 : 1] }
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

type HealthOf = (parts: readonly WrittenPart[]) => HealthCheck[]

/** The health with some parts taken. Each choice is asked for several times, and judged once. */
function healthOfChoices(change: Change): HealthOf {
  const { pasted, input, full } = change
  // What stands with the pasted description is held against all of it, and with the new one against the details.
  const anew = examine({ ...pasted, ...input })
  const asPasted = examine({ ...pasted, ...full })
  const known = new Map<string, HealthCheck[]>()
  return (parts) => {
    const [examined, form] = parts.includes('description') ? [anew, input] : [asPasted, full]
    const key = parts.join()
    const checks =
      known.get(key) ?? checksOf({ ...examined, listing: { ...mixed(change, parts), ...form } })
    known.set(key, checks)
    return checks
  }
}

function mixed({ pasted, written }: Change, parts: readonly WrittenPart[]): Texts {
  const taken = parts.map((part) => [FIELD_OF_PART[part], written[FIELD_OF_PART[part]]])
  return { ...pasted, ...Object.fromEntries(taken) }
}

/** The parts that are offered, and of the others why they are kept. */
function judged(change: Change, healthOf: HealthOf) {
  const before = healthOf([])
  const offered: WrittenPart[] = []
  const reasons = new Map<WrittenPart, string>()
  for (const part of COMPARED_PARTS) {
    const why =
      unchanged(change, part) ??
      keptFor(lostIn(part, change)) ??
      // It may be taken with any of those that are offered already.
      choicesOf(offered)
        .map((others) => keptFor(fallenIn(before, healthOf([...others, part]))))
        .find((one) => one !== null) ??
      (isBetter(part, { change, offered, healthOf }) ? undefined : NO_BETTER)
    if (why === undefined) offered.push(part)
    else reasons.set(part, why)
  }
  if (isWorth({ change, offered, healthOf })) return { offered, reasons }
  for (const part of offered) reasons.set(part, NO_BETTER)
  return { offered: [], reasons }
}

/** Of fewer words of the item nothing can be written that is worth a credit. */
const WORDS_LEAST = 10

/** A credit is charged where so many faults are mended, and not by a tag or two alone: tidier words are not worth one. */
function isWorth({ change, offered, healthOf }: Judging): boolean {
  if (lowWordsOf(change.details.productType).length < WORDS_LEAST) return false
  const [was, is] = [healthOf([]), healthOf(offered)]
  const tags = offered.filter((part) => part === 'tags')
  // What belongs into no description is a fault as well.
  const leftOut = offered.includes('description') ? leftOutOf(change).length : 0
  return (
    metIn(is) > metIn(healthOf(isMore(change) ? [] : tags)) &&
    // One fault keeps several checks from passing, and is one.
    faultsIn(was) - faultsIn(is) + leftOut >= FAULTS_MENDED
  )
}

function faultsIn(checks: readonly HealthCheck[]): number {
  return checks.filter((check) => check.state !== 'met' && !isWaiting(check)).length
}

type Judging = { change: Change; offered: readonly WrittenPart[]; healthOf: HealthOf }

/**
 * Whether something is won with it: a check that it brings nearer, more tags that are true, or a description without
 * what does not belong into one. Other words are no gain, and neither is what the shop says of everything.
 */
function isBetter(part: WrittenPart, { change, offered, healthOf }: Judging): boolean {
  if (part === 'tags' && isMore(change)) return true
  if (part === 'description' && leftOutOf(change).length > 0) return true
  return choicesOf(offered).some(
    (others) => betterIn(healthOf(others), healthOf([...others, part])) !== null,
  )
}

/** One tag more is worth no credit. */
const TAGS_WON = 3

function isMore({ pasted, written }: Change): boolean {
  const [was, is] = [pasted, written].map(({ generatedTags }) => generatedTags.filter(isPhrase))
  return (is ?? []).length >= (was ?? []).length + TAGS_WON
}

function unchanged({ pasted, written }: Change, part: WrittenPart): string | null {
  const [was, is] = [pasted[FIELD_OF_PART[part]], written[FIELD_OF_PART[part]]]
  const [isBare, isUnwritten] = [was, is].map((said) => said === null || said.length === 0)
  if (isUnwritten === true) return isBare === true ? NONE_AT_ALL : NOTHING_WRITTEN
  return JSON.stringify(is) === JSON.stringify(was) ? SAME : null
}

/** Every choice of some of them, none first and all last. */
function choicesOf<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((all, item) => [...all, ...all.map((one) => [...one, item])], [[]])
}

/** What of the pasted texts the new ones do not say, because nobody needs it. */
function leftOutOf(change: Change): Comparison['leftOut'] {
  const said = lowWordsOf(change.written.generatedDescription).join(' ')
  return [
    ...change.details.leftOut.filter(({ text }) => !said.includes(lowWordsOf(text).join(' '))),
    ...forbiddenIn(change, change.written),
  ]
}

const FORBIDDEN = 'what no listing may say'

/** What no listing may say and the pasted title or description did, where the new ones no longer do. */
function forbiddenIn({ pasted, full }: Change, texts: Texts): Comparison['leftOut'] {
  const { hard } = review({ ...pasted, generatedExplanation: null }, full)
  const said = `${texts.generatedTitle}\n${texts.generatedDescription}`.toLowerCase()
  return hard
    .filter(({ field, isForbidden }) => isForbidden === true && field !== 'tags')
    .flatMap(({ about }) => (about === undefined ? [] : [{ text: about, why: FORBIDDEN }]))
    .filter(({ text }) => !said.includes(text.toLowerCase()))
}
