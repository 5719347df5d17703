import type { Listing } from '#contract/listings.ts'

/** Hers as often as ours: that she did not enter it is not said of it. */
export const REFUSED = 'The marketplace may refuse'

/** Whoever pasted a listing entered its tags as well: what stands behind none of them is her text. */
export function notBacked({ pasted }: Pick<Listing, 'pasted'>): string {
  return pasted === null ? 'Not in what you entered' : 'Not in your description'
}
