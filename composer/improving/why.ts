import type { WrittenPart } from '#contract/parts.ts'
import type { HealthCheck } from '#marketplace/health/check.ts'
import { quotedList } from '#marketplace/health/check.ts'
import { rankOf } from './falls.ts'

export const NOTHING_WRITTEN = 'Yours is kept: nothing new was written for it.'
export const NO_BETTER = 'Yours is kept: by the checks the new one is no better.'
export const SAME = 'Yours is kept: the new one says the same.'

/** As many of what would be lost are named. */
const LOST_MAX = 3

/** Why a part is kept: what the new one does not tell, or by which check it would be worse; null for neither. */
export function keptFor(reason: readonly string[] | HealthCheck | undefined): string | null {
  if (reason === undefined) return null
  if ('finding' in reason)
    return `Yours is kept: with the new one "${reason.label}" would pass no longer. ${reason.finding}`
  if (reason.length === 0) return null
  const more = reason.length > LOST_MAX ? ` and ${reason.length - LOST_MAX} more` : ''
  return `Yours is kept: the new one leaves out ${quotedList(reason.slice(0, LOST_MAX))}${more}.`
}

/**
 * What a new part mends, in the words of the checks, and how it stands now where it is not all of it; null where none
 * is better than before.
 */
export function betterIn(
  before: readonly HealthCheck[],
  after: readonly HealthCheck[],
): string | null {
  const better = before.flatMap((was, at) => {
    const is = after[at]
    return is !== undefined && rankOf(is) > rankOf(was) ? [{ was, is }] : []
  })
  // What waits for another check has no finding of its own.
  const own = better.filter(({ was }) => !was.finding.startsWith('Passes once'))
  const [mended, nearer] = partedBy(own.length > 0 ? own : better, ({ is }) => is.state === 'met')
  const sentences = [
    ...(mended.length > 0 ? [`Mended: ${findingsOf(mended.map(({ was }) => was))}`] : []),
    ...(nearer.length > 0
      ? [
          `Better: ${findingsOf(nearer.map(({ was }) => was))} Now: ${findingsOf(nearer.map(({ is }) => is))}`,
        ]
      : []),
  ]
  return sentences.length === 0 ? null : sentences.join(' ')
}

function partedBy<Item>(items: readonly Item[], isFirst: (item: Item) => boolean) {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))] as const
}

function findingsOf(checks: readonly HealthCheck[]): string {
  return [...new Set(checks.map(({ finding }) => finding))].join(' ')
}

/** With what is not hers alone: the shop's profile says it of everything. */
export function addedWhy(fromProfile: readonly string[]): string[] {
  if (fromProfile.length === 0) return []
  const said = fromProfile.map((text) => text.replace(/[.!]$/, ''))
  return [`From your shop profile: ${quotedList(said)}.`]
}

/** What buyers may type and the new title holds no longer. */
export function droppedWhy(searches: readonly string[]): string[] {
  if (searches.length === 0) return []
  const more = searches.length > LOST_MAX ? ` and ${searches.length - LOST_MAX} more` : ''
  return [`It no longer holds ${quotedList(searches.slice(0, LOST_MAX))}${more}.`]
}

const BARE: Readonly<Record<WrittenPart, string>> = {
  title: 'Leads with what it is and what buyers type.',
  description:
    'Tells every fact that was read in yours, and leaves out what is not about the item.',
  tags: 'Tags that your text backs up. Yours come first where it does.',
  altText: 'Says what yours says.',
}

/** What can be said of any new part that is offered. */
export function bareWhy(part: WrittenPart): string {
  return BARE[part]
}
