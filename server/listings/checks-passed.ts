import type { Listing } from '#contract/listings.ts'
import type { Composing } from '#server/composing/composing.ts'

/** How many of its checks a listing passes. */
export type CountChecks = (listing: Listing) => Promise<number>

/** Counted in a thread: the checks read every word of it. */
export function checksCounter(composing: Composing): CountChecks {
  return async (listing) => {
    const checks = await composing.ask('health', { listing })
    return checks.filter(({ state }) => state === 'met').length
  }
}
