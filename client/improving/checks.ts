import type { Improvement } from '#contract/improving/improving.ts'
import type { Listing } from '#contract/listings.ts'
import { FIELD_OF_PART, type WrittenPart } from '#contract/parts.ts'
import { fixesFor } from '#marketplace/fixes.ts'
import type { Fix } from '#marketplace/fixes/fix.ts'
import { listingHealth } from '#marketplace/health.ts'
import {
  type HealthCheck,
  type HealthCheckId,
  type HealthListing,
  isWaiting,
} from '#marketplace/health/check.ts'

/** The listing as it would be with these new parts; all of them are held against what was read from the pasted one. */
export function listingWith(
  { listing, pasted, written, details }: Improvement,
  parts: readonly WrittenPart[],
): Listing {
  const taken = parts.map((part) => FIELD_OF_PART[part])
  const texts = Object.fromEntries(taken.map((field) => [field, written[field]]))
  return { ...listing, ...pasted, ...texts, productType: details }
}

export type Standing = {
  passed: number
  states: HealthCheck['state'][]
  /** What each check found; null of a comparison that was made before that was told. */
  checks: HealthCheck[] | null
}

/** How it stands with these parts: what passes is as it was judged when it was written. */
export function standingWith(improvement: Improvement, parts: readonly WrittenPart[]): Standing {
  const { choices, checks: of } = improvement.health
  const choice = choices.find((one) => one.parts.join() === parts.join())
  const { passed = 0, states } = choice ?? {}
  if (states === undefined) {
    const filled = Array.from({ length: of }, (_, at) => isMet(at < passed))
    return { passed, states: filled, checks: null }
  }
  const checks = listingHealth(listingWith(improvement, parts)).map((check, at) => ({
    ...check,
    state: states[at] ?? check.state,
  }))
  return { passed, states, checks }
}

function isMet(isPassed: boolean): HealthCheck['state'] {
  return isPassed ? 'met' : 'open'
}

/** How it stands as it is saved now, with what she changed by hand. */
export function standingNow({ listing }: Improvement): Standing {
  const checks = listingHealth(listing)
  const states = checks.map(({ state }) => state)
  return { passed: states.filter((state) => state === 'met').length, states, checks }
}

/** A check that did not pass and does now; one that waited for another was no fault of its own. */
export type MendedCheck = { label: string; hasWaited: boolean }

export function mendedBetween(was: Standing, is: Standing): MendedCheck[] {
  return (was.checks ?? [])
    .filter((check, at) => check.state !== 'met' && is.states[at] === 'met')
    .map((check) => ({ label: check.label, hasWaited: isWaiting(check) }))
}

/** One check that does not pass, what it found, the part that is about, and what one press can do. */
export type ToMend = { id: HealthCheckId; text: string; part: WrittenPart; fix: Fix | null }

export function toMend(checks: readonly HealthCheck[], listing: HealthListing): ToMend[] {
  const fixes = fixesFor(listing)
  return checks
    .filter((check) => check.state !== 'met' && !isWaiting(check))
    .map(({ id, finding, faults }) => ({
      id,
      text: faults.length === 0 ? finding : faults.map(({ text }) => text).join(' '),
      part: faults[0]?.part ?? 'description',
      fix: fixes.get(id) ?? null,
    }))
}
