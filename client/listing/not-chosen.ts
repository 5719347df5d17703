import type { Listing } from '#contract/listings.ts'

/** Whether it stands as it was pasted, and nothing of what was written from it is chosen yet: it is its own details, and has no reasons. */
export function isNotChosenYet(listing: Listing): boolean {
  const { generatedExplanation, productType, generatedDescription } = listing
  return generatedExplanation === null && productType === generatedDescription
}
