import type { Listing } from '#contract/listings.ts'

/** Whether it was pasted, and what was written from it waits for her choice, be it none of it. */
export function isNotChosenYet({ pasted }: Listing): boolean {
  return pasted?.isDecided === false
}
