import { TAG } from '#contract/listings.ts'

/** What the prices are for, said the same wherever they stand. */
export const PRICING_TITLE = 'Pay for listings, not for months'
export const PRICING_LEAD = `One credit generates one complete listing with up to ${TAG.max} tags. Credits never expire, and new packs add to what you have.`
