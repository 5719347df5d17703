import type { CheckedListing, HealthReport } from '#contract/checking.ts'
import { LISTING } from '#contract/listings.ts'
import { usualSettings } from '#contract/shop-profile/usual-settings.ts'
import type { HealthListing } from '#marketplace/health/check.ts'
import type { Composing } from '#server/composing/composing.ts'
import type { Database } from '#server/database/database.ts'
import { formOf } from './pasted.ts'
import { asUsual, shopProfileOf, statedBy } from './shop-profile.ts'
import { unavailable } from './unavailable.ts'

/** The checks of a listing, made in a thread, beside what the shop of its seller states, where she does not do without that. Throws Problem('unavailable') where it takes too long. */
export async function checkListing(
  { db, composing }: { db: Database; composing: Composing },
  { userId, listing }: { userId: string; listing: CheckedListing },
): Promise<HealthReport> {
  const { usesProfile } = listing
  const standingFacts = usesProfile ? statedBy(await shopProfileOf(db, userId)) : []
  const checks = await composing
    .ask('health', { listing: { ...asHealthListing(listing), standingFacts } })
    .catch(unavailable)
  return { met: checks.filter(({ state }) => state === 'met').length, of: checks.length, checks }
}

/**
 * Where nothing else is known of the item, its description is what title and tags are held against, and what it
 * should be found by is read from it as from a listing that is improved.
 */
function asHealthListing(listing: CheckedListing): HealthListing {
  const { title, description, tags, altText, productType, keywords, starredKeywords } = listing
  const pasted = { ...listing, sku: null, listingTitle: null, writingStyle: null }
  const form = asUsual(formOf(pasted), usualSettings(null))
  return {
    ...form,
    generatedTitle: title,
    generatedDescription: description,
    generatedTags: tags,
    generatedAltText: altText,
    listingTitle: '',
    // Where nothing else is known, what its title says she has said.
    pasted: productType === null ? { title } : null,
    productType: productType ?? description.slice(0, LISTING.productMax),
    keywords: keywords ?? form.keywords,
    starredKeywords: starredKeywords ?? (keywords === null ? form.starredKeywords : null),
    // Nobody said whether they are wanted, so however it is, it is meant so.
    includeEmojis: true,
  }
}
