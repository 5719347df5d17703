import type { CheckedListing, HealthReport } from '#contract/checking.ts'
import { LISTING } from '#contract/listings.ts'
import { NO_PROFILE, type ShopProfile } from '#contract/shop-profile.ts'
import { usualSettings } from '#contract/shop-profile/usual-settings.ts'
import { faultsOf, type HealthListing } from '#marketplace/health/check.ts'
import type { Composing } from '#server/composing/composing.ts'
import type { Database } from '#server/database/database.ts'
import { enteredOf, formOf, textsOf } from './pasted.ts'
import { asUsual, shopProfileOf, statedBy } from './shop-profile.ts'
import { unavailable } from './unavailable.ts'

/** The checks of a listing, made in a thread, beside what the shop of its seller states, where she does not do without that. Throws Problem('unavailable') where it takes too long. */
export async function checkListing(
  { db, composing }: { db: Database; composing: Composing },
  { userId, listing }: { userId: string; listing: CheckedListing },
): Promise<HealthReport> {
  const { usesProfile } = listing
  const profile = usesProfile ? await shopProfileOf(db, userId) : NO_PROFILE
  const standingFacts = statedBy(profile)
  // What else is told of the item is what it is held against; by itself it is read as one that is to be improved.
  if (listing.productType === null) return pastedHealth({ composing, profile, listing })
  const { productType } = listing
  const form = { ...asHealthListing({ ...listing, productType }), standingFacts }
  const checks = await composing.ask('health', { listing: form }).catch(unavailable)
  const met = checks.filter(({ state }) => state === 'met').length
  return { met, of: checks.length, faults: faultsOf(checks), checks }
}

type PastedHealth = { composing: Composing; profile: ShopProfile; listing: CheckedListing }

async function pastedHealth({ composing, profile, listing }: PastedHealth): Promise<HealthReport> {
  const { keywords, starredKeywords } = listing
  const pasted = pastedOf(listing)
  // However long a listing is, no more of it is read than of one that is improved.
  const form = { ...formOf(pasted), productType: listing.description.slice(0, LISTING.productMax) }
  const input = asUsual(form, usualSettings(profile))
  const entered = enteredOf(input, { ...listing, standingFacts: statedBy(profile) })
  const full = {
    ...entered,
    ...(keywords !== null && { keywords, starredKeywords: '' }),
    ...(starredKeywords !== null && { starredKeywords }),
  }
  const sent = { pasted: textsOf(pasted), input, full, neverSay: profile.neverSay }
  const { met, of, faults, checks } = await composing.ask('pastedHealth', sent).catch(unavailable)
  return { met, of, faults, checks }
}

function pastedOf(listing: CheckedListing) {
  return { ...listing, sku: null, writingStyle: null }
}

/** What is told of the item, and what it should be found by, which is read of the listing by itself. */
function asHealthListing(listing: CheckedListing & { productType: string }): HealthListing {
  const { listingTitle, productType, keywords, starredKeywords } = listing
  const form = asUsual(formOf(pastedOf(listing)), usualSettings(null))
  return {
    ...form,
    ...textsOf(listing),
    listingTitle: listingTitle ?? '',
    pasted: null,
    productType,
    keywords: keywords ?? form.keywords,
    starredKeywords: starredKeywords ?? (keywords === null ? form.starredKeywords : null),
    // Nobody said whether they are wanted, so however it is, it is meant so.
    includeEmojis: true,
  }
}
