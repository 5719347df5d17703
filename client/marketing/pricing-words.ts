import { LISTING_COST } from '#contract/credits.ts'
import { TAG } from '#contract/listings.ts'

/** What the prices are for, said the same wherever they stand. */
export const PRICING_TITLE = 'Pay for listings, not for months'
export const PRICING_LEAD = `${LISTING_COST} credit generates ${LISTING_COST} complete listing with ${TAG.max} tags. Credits never expire, and new packs add to what you have.`
