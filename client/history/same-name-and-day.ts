import { dayOf } from '#client/ui/day-and-time.ts'
import type { Listing } from '#contract/listings.ts'

/** Those that share their nickname and their day with another: only the time tells them apart. */
export function sameNameAndDay(listings: readonly Listing[]): ReadonlySet<string> {
  const groups = Map.groupBy(listings, ({ listingTitle, createdAt }) => {
    return `${listingTitle.trim().toLowerCase()} ${dayOf(createdAt)}`
  })
  const alike = [...groups.values()].filter((group) => group.length > 1)
  return new Set(alike.flat().map(({ id }) => id))
}
