import type { Fault } from '#contract/improving/fault.ts'
import type { Improvement } from '#contract/improving/improving.ts'
import type { Listing } from '#contract/listings.ts'
import { FIELD_OF_PART, type WrittenPart } from '#contract/parts.ts'
import { fixesFor } from '#marketplace/fixes.ts'
import type { Fix } from '#marketplace/fixes/fix.ts'
import { listingHealth } from '#marketplace/health.ts'
import {
  faultsOf,
  type HealthCheck,
  type HealthCheckId,
  type HealthListing,
  isWaiting,
} from '#marketplace/health/check.ts'

/** The listing as it would be with these new parts, held against what was read from the pasted one; her own description against all of itself. */
export function listingWith(
  { listing, pasted, written, details }: Improvement,
  parts: readonly WrittenPart[],
): Listing {
  const taken = parts.map((part) => FIELD_OF_PART[part])
  const texts = Object.fromEntries(taken.map((field) => [field, written[field]]))
  const productType = parts.includes('description') ? details : pasted.generatedDescription
  return { ...listing, ...pasted, ...texts, productType }
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

/** What the checks ask for that did not pass and does now, as many as the count of those that pass grows by. */
export function gainedBetween(was: Standing, is: Standing): string[] {
  return (was.checks ?? [])
    .map((check, at) => ({ check, now: is.states[at], found: is.checks?.[at] }))
    .filter(({ check, now }) => check.state !== 'met' && now === 'met')
    .map(({ check, found }) => passedAs(check, found))
}

/** "All 13 tags used, or every keyword that fits" is said of eleven as what it is. */
function passedAs({ label }: HealthCheck, found: HealthCheck | undefined): string {
  return found?.id === 'tag-count' && found.faults.length === 0 ? found.finding : label
}

/** What the same press mends: its faults, the check that found the first of them, and what one press can do. */
export type ToMend = {
  /** None of what she changes by herself. */
  id: HealthCheckId | null
  faults: readonly string[]
  part: WrittenPart
  fix: Fix | null
}

/** Each fault once, by the press that mends it, as many as the health of a listing counts. */
export function toMend(checks: readonly HealthCheck[], listing: HealthListing): ToMend[] {
  const fixes = fixesFor(listing)
  const open = checks
    .filter(({ state }) => state !== 'met')
    .map((check) => ({ ...check, faults: faultsIn(check) }))
  const once = new Set(faultsOf(open))
  const found = open.flatMap(({ id, faults }) =>
    faults
      .filter((fault) => once.has(fault))
      .map(({ part, text }) => ({ id, part, text, fix: fixes.get(id) ?? null })),
  )
  const byPress = Map.groupBy(found, ({ part, fix }) => fix?.label ?? part)
  return [...byPress.values()].flatMap((same) =>
    same
      .slice(0, 1)
      .map(({ id, part, fix }) => ({ id, part, fix, faults: same.map(({ text }) => text) })),
  )
}

/** As it was judged when it was written, a check may stay open with nothing that is found now. */
function faultsIn(check: HealthCheck): Fault[] {
  if (check.faults.length > 0 || isWaiting(check)) return check.faults
  return [{ part: 'description', text: check.finding }]
}
