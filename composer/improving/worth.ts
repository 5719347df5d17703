import { FAULTS_MENDED } from '#contract/improving/worth.ts'
import type { Fault } from '#contract/improving/fault.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { faultsOf, type HealthCheck } from '#marketplace/health/check.ts'
import { CALLS, isTalk } from '#marketplace/health/talk.ts'
import { isTwice } from '#marketplace/health/title.ts'
import { CONTACT } from '#marketplace/review/plain-text.ts'
import { lowWordsOf } from '#marketplace/searches/words.ts'
import { type Change, choicesOf, type HealthOf } from './change.ts'
import { metIn } from './falls.ts'
import { leftOutOf } from './left-out.ts'
import { isPhrase, onlyAdds } from './tags.ts'
import { betterIn } from './why.ts'

/** Of fewer words of the item nothing can be written that is worth a credit. */
const WORDS_LEAST = 10

/** A credit is charged where so many faults are mended, and not by a tag or two alone: tidier words are not worth one. */
export function isWorth({ change, offered, healthOf }: Judging): boolean {
  if (isTooShort(change)) return false
  const [was, is] = [healthOf([]), healthOf(offered)]
  const isFuller = isMore(change)
  // An alt text is made of her own title: it comes along, and is worth none alone.
  const free = offered.filter((part) => part === 'altText' || (part === 'tags' && !isFuller))
  // What belongs into no description is a fault of each kind: greetings and thanks together are one.
  const kinds = new Set(leftOutOf(change).map(({ why }) => why))
  const leftOut = offered.includes('description') ? kinds.size : 0
  const { slips: slipped, loud } = change.details
  const slips = offered.includes('description')
    ? Math.min(1, slipped.length) + Math.min(1, loud.length)
    : 0
  // She is told how many faults are gone: never fewer than what a credit is charged for.
  const told = faultsOf(was).length - faultsOf(is).length
  return (
    metIn(is) > metIn(healthOf(free)) &&
    told >= FAULTS_MENDED &&
    faultsIn(was, isFuller) - faultsIn(is, isFuller) + leftOut + slips >= FAULTS_MENDED
  )
}

export function isTooShort({ details }: Pick<Change, 'details'>): boolean {
  return lowWordsOf(details.productType).length < WORDS_LEAST
}

/** Each fault once, however many checks find it; what is left out is counted by itself, and a tag or two more are none. */
function faultsIn(checks: readonly HealthCheck[], isFuller: boolean): number {
  const counted = checks.filter(({ id }) => id !== 'alt-text' && (isFuller || id !== 'tag-count'))
  const told = faultsOf(counted).filter((fault) => !isLeftOut(fault) && !isTwice(fault))
  // Whoever shouts, calls and praises in a title sells in it: that is one fault.
  return new Set(told.map(({ text }) => (SELLING.some((one) => text.includes(one)) ? '' : text)))
    .size
}

/** Talk and ways to reach her count as what is left out. */
function isLeftOut(fault: Fault): boolean {
  return isTalk(fault) || fault.text.includes(CONTACT)
}

const SELLING = ['words in capitals', 'is praise; it belongs', CALLS]

type Judging = { change: Change; offered: readonly WrittenPart[]; healthOf: HealthOf }

/**
 * Whether something is won with it: a check that it brings nearer, tags that are true beside all of hers or in the place
 * of fewer, or a description without what does not belong into one. Other words are no gain, and neither is what the shop says of everything.
 */
export function isBetter(part: WrittenPart, { change, offered, healthOf }: Judging): boolean {
  if (part === 'tags' && (isMore(change) || onlyAdds(change))) return true
  const { slips, loud } = change.details
  const isMended = leftOutOf(change).length + slips.length + loud.length > 0
  if (part === 'description' && isMended) return true
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
