import type { WrittenPart } from '#contract/parts.ts'
import type { HealthCheck } from '#marketplace/health/check.ts'
import { quotedList } from '#marketplace/health/check.ts'
import { rankOf } from './falls.ts'

export const NOTHING_WRITTEN = 'Kept: nothing new was written for it.'
export const SAME = 'Kept: it came out as it stands.'

/** As many of what would be lost are named. */
const LOST_MAX = 3

/** Why a part is kept: what the new one does not tell, or by which check it would be worse; null for neither. */
export function keptFor(reason: readonly string[] | HealthCheck | undefined): string | null {
  if (reason === undefined) return null
  if ('finding' in reason)
    return `Kept: with the new one "${reason.label}" would pass no longer. ${reason.finding}`
  if (reason.length === 0) return null
  const more = reason.length > LOST_MAX ? ` and ${reason.length - LOST_MAX} more` : ''
  return `Kept: the new one does not tell ${quotedList(reason.slice(0, LOST_MAX))}${more}.`
}

/** What a new part mends, in the words of the checks; null where none passes that did not before. */
export function betterIn(
  before: readonly HealthCheck[],
  after: readonly HealthCheck[],
): string | null {
  const mended = before.filter((check, at) => rankOf(after[at]) > rankOf(check))
  // What waits for another check has no finding of its own.
  const own = mended.filter(({ finding }) => !finding.startsWith('Passes once'))
  const findings = [...new Set((own.length > 0 ? own : mended).map(({ finding }) => finding))]
  return findings.length === 0 ? null : `Mended: ${findings.join(' ')}`
}

const BARE: Readonly<Record<WrittenPart, string>> = {
  title:
    'Leads with what it is and what buyers type. Nothing that yours tells of sizes or materials is lost.',
  description: 'Every fact of yours is told, in your own words, and nothing besides.',
  tags: 'Searches that your text bears out, those of yours that do so first.',
  altText: 'Says what yours says.',
}

/** What can be said of any new part that is offered. */
export function bareWhy(part: WrittenPart): string {
  return BARE[part]
}
