import { listingHealth } from '#marketplace/health.ts'
import type { HealthListing } from '#marketplace/health/check.ts'

export type PassedChecks = { passed: number; count: number }

const known = new WeakMap<HealthListing, PassedChecks>()

/**
 * How many checks a listing passes. A changed listing is another object, so each version is checked
 * once, however often its row is drawn while one scrolls.
 */
export function passedChecks(listing: HealthListing): PassedChecks {
  const before = known.get(listing)
  if (before) return before
  const checks = listingHealth(listing)
  const passed = checks.filter(({ state }) => state === 'met').length
  const counted = { passed, count: checks.length }
  known.set(listing, counted)
  return counted
}
