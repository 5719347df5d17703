import { lazy } from 'react'
import type { Listing } from '#contract/listings.ts'

/** Whether it was pasted, and what was written from it waits for her choice, be it none of it. */
export function isNotChosenYet({ pasted }: Listing): boolean {
  return pasted?.isDecided === false
}

/** Only whoever has one that waits fetches it, with the page, so that nothing moves. */
export const NotChosenYet = lazy(async () => ({
  default: (await import('./not-chosen-yet.tsx')).NotChosenYet,
}))
