import { listingHealth } from '#marketplace/health.ts'
import { faultsOf, type HealthCheck, type HealthListing } from '#marketplace/health/check.ts'

type Checks = {
  states: readonly HealthCheck['state'][]
  /** What is to be mended, in the order of the checks. */
  faults: ReturnType<typeof faultsOf>
}

const known = new WeakMap<HealthListing, Checks>()

/**
 * How the checks of a listing end. A changed listing is another object, so each version is checked
 * once, however often its row is drawn while one scrolls.
 */
export function checksOnce(listing: HealthListing): Checks {
  const before = known.get(listing)
  if (before) return before
  const checks = listingHealth(listing)
  const ends = { states: checks.map(({ state }) => state), faults: faultsOf(checks) }
  known.set(listing, ends)
  return ends
}
