import { COMPARED_PARTS, type Comparison } from '#contract/improving/improving.ts'
import { FIELD_OF_PART, type WrittenPart } from '#contract/parts.ts'
import type { HealthFound } from '#contract/improving/health-found.ts'
import { faultsOf, type HealthCheck } from '#marketplace/health/check.ts'
import { lowWordsOf } from '#marketplace/searches/words.ts'
import type { Composed } from '../composer.ts'
import { avoiding } from '../plan/avoided.ts'
import { inFull, standingAsPasted, withSlips } from './as-pasted.ts'
import { type Change, choicesOf, type HealthOf, healthOfChoices } from './change.ts'
import type { Details } from './details.ts'
import { dropped } from './dropped.ts'
import { explainedAs } from './explained.ts'
import { factsTold, lostIn } from './facts.ts'
import { fallenIn, metIn } from './falls.ts'
import { leftOutOf } from './left-out.ts'
import { withOpening } from './opening.ts'
import { tagsFilled, tagsToAdd } from './tags.ts'
import { seenOf } from './seen.ts'
import type { Entered, Texts } from './texts.ts'
import { bestTitle, isBarer, isThin } from './title.ts'
import {
  addedWhy,
  bareWhy,
  betterIn,
  droppedWhy,
  goneBetween,
  keptFor,
  listedWhy,
  littleWhy,
  NO_BETTER,
  NONE_ALONE,
  NONE_AT_ALL,
  NOTHING_WRITTEN,
  ofPasted,
  SAME,
  seenWhy,
  slipsWhy,
  tagsFree,
  tagsWhy,
  talkWhy,
  THIN,
  TOO_SHORT,
  withoutKept,
} from './why.ts'
import { isBetter, isTooShort, isWorth } from './worth.ts'

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

/** How what was pasted stands, and what was written beside it where that is worth a credit. */
export type Compared = { asPasted: HealthFound; comparison: Comparison | null }

/**
 * What was pasted beside what was written from it. Of what was written only those parts are offered with which the
 * listing is no worse: however they are chosen, its health does not fall and no fact of the pasted text is lost.
 */
export function compare(improving: Improving): Compared {
  const { pasted, input: full, neverSay = [], phrases = [] } = improving
  const details = inFull(full, withSlips(full, improving.details))
  const fresh = withTerms(improving.written, details)
  const input = { ...full, productType: details.productType }
  const { isAvoided } = avoiding(neverSay)
  const tags = tagsFilled(fresh.generatedTags, { pasted, input, isAvoided })
  const filled = { pasted, written: { ...fresh, generatedTags: tags }, input, full, details }
  const titled = bestTitle(withOpening(filled), phrases)
  const written = { ...titled.written, generatedAltText: seenOf(titled) }
  const change = { ...titled, written }
  const healthOf = healthOfChoices(change)
  const { offered, reasons } = judged(change, healthOf)
  const { checks: _, ...found } = standingAsPasted({ pasted, full, details })
  const telling = { change, improving, healthOf }
  const more = tagsToAdd(tags, { pasted, input })
  const kept = COMPARED_PARTS.map((part) => ({
    part,
    why: littleIn(part, { kept: reasons.get(part), more, ...telling }),
  }))
  const asPasted = { ...found, tagsToAdd: more, kept }
  if (!isWorth({ change, offered, healthOf })) return { asPasted, comparison: null }
  const parts = COMPARED_PARTS.map((part) => ({
    part,
    isOffered: offered.includes(part),
    why: reasons.get(part) ?? whyBetter(part, telling),
  }))
  const comparison = {
    written: {
      ...change.written,
      generatedExplanation: explainedAs(change, fresh),
    },
    details: details.productType,
    parts,
    health: {
      checks: asPasted.of,
      choices: choicesOf(offered).map((some) => ({ parts: some, ...standingOf(healthOf(some)) })),
    },
    facts: factsTold(change.written, input),
    leftOut: leftOutOf(change),
  }
  return { asPasted, comparison }
}

/** With each term that is to be told word for word, also where the writer took it for one of the shop. */
function withTerms(written: Composed, { terms }: Details): Composed {
  const isTold = phraseFinder(written.generatedDescription)
  const untold = terms.filter((term) => !isTold(term))
  const generatedDescription = [written.generatedDescription, ...untold].join('\n\n')
  return { ...written, generatedDescription }
}

function phraseFinder(text: string): (phrase: string) => boolean {
  const said = ` ${lowWordsOf(text).join(' ')} `
  return (phrase) => said.includes(` ${lowWordsOf(phrase).join(' ')} `)
}

function standingOf(checks: readonly HealthCheck[]) {
  return {
    passed: metIn(checks),
    states: checks.map(({ state }) => state),
    findings: faultsOf(checks).map(({ text }) => ofPasted(text)),
  }
}

type Telling = { change: Change; improving: Improving; healthOf: HealthOf }

/** What is better with a part that is offered, in words for the seller: what it mends, a blank line, and what else is new. */
function whyBetter(part: WrittenPart, { change, improving, healthOf }: Telling): string {
  const { fromProfile = [], phrases = [] } = improving
  const others = [
    ...(part === 'title' ? droppedWhy(dropped(phrases, change)) : []),
    ...(part === 'tags' ? tagsWhy(change) : []),
    ...(part === 'altText' ? seenWhy(change) : []),
    ...(part === 'description'
      ? [...slipsWhy(change), ...listedWhy(change), ...addedWhy(fromProfile)]
      : []),
  ]
  const isTold = part === 'description' && others.length > 0
  const bare = isTold ? '' : bareWhy(part, change)
  const mended = betterIn(healthOf([]), healthOf([part])) ?? bare
  const gone = part === 'description' ? talkWhy(change, mended) : []
  return [mended, [...gone, ...others].join('\n')].filter((text) => text !== '').join('\n\n')
}

type Little = Telling & { kept: string | undefined; more: readonly string[] }

/** Why a new part is not worth a credit, in one line: what speaks against it, or how little it would mend. */
function littleIn(part: WrittenPart, { kept, more, change, healthOf }: Little): string {
  if (part === 'description' && isTooShort(change)) return TOO_SHORT
  if (kept !== undefined) return withoutKept(kept)
  if (part === 'altText') return NONE_ALONE
  if (part === 'tags') return tagsFree(more)
  return littleWhy(goneBetween(healthOf([]), healthOf([part])))
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
      (part === 'title' && (isThin(change) || isBarer(change)) ? THIN : null) ??
      // It may be taken with any of those that are offered already.
      choicesOf(offered)
        .map((others) => keptFor(fallenIn(before, healthOf([...others, part]))))
        .find((one) => one !== null) ??
      (isBetter(part, { change, offered, healthOf }) ? undefined : NO_BETTER)
    if (why === undefined) offered.push(part)
    else reasons.set(part, why)
  }
  return { offered, reasons }
}

function unchanged({ pasted, written }: Change, part: WrittenPart): string | null {
  const [was, is] = [pasted[FIELD_OF_PART[part]], written[FIELD_OF_PART[part]]]
  const [isBare, isUnwritten] = [was, is].map((said) => said === null || said.length === 0)
  if (isUnwritten === true) return isBare === true ? NONE_AT_ALL : NOTHING_WRITTEN
  return JSON.stringify(is) === JSON.stringify(was) ? SAME : null
}
