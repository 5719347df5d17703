import { listingHealth } from '#marketplace/health.ts'
import type { HealthCheck, HealthListing } from '#marketplace/health/check.ts'

type CheckStates = readonly HealthCheck['state'][]

const known = new WeakMap<HealthListing, CheckStates>()

/**
 * How each check of a listing ends. A changed listing is another object, so each version is checked
 * once, however often its row is drawn while one scrolls.
 */
export function checkStates(listing: HealthListing): CheckStates {
  const before = known.get(listing)
  if (before) return before
  const states = listingHealth(listing).map(({ state }) => state)
  known.set(listing, states)
  return states
}
