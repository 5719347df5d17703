import type { CheckedListing, HealthReport } from '#contract/checking.ts'
import { joinKeywords, splitKeywords } from '#contract/keywords.ts'
import { LISTING } from '#contract/listings.ts'
import type { HealthListing } from '#marketplace/health/check.ts'
import type { Composing } from '#server/composing/composing.ts'
import { unavailable } from './unavailable.ts'

/** The checks of a listing, made in a thread. Throws Problem('unavailable') where it takes too long. */
export async function checkListing(
  composing: Composing,
  listing: CheckedListing,
): Promise<HealthReport> {
  const checks = await composing
    .ask('health', { listing: asHealthListing(listing) })
    .catch(unavailable)
  return { met: checks.filter(({ state }) => state === 'met').length, of: checks.length, checks }
}

/** Where nothing else is known of the item, its description is what title and tags are held against. */
function asHealthListing(listing: CheckedListing): HealthListing {
  const { title, description, tags, altText, productType, keywords, starredKeywords } = listing
  return {
    generatedTitle: title,
    generatedDescription: description,
    generatedTags: tags,
    generatedAltText: altText,
    listingTitle: '',
    productType: productType ?? description.slice(0, LISTING.productMax),
    keywords: keywords ?? joinKeywords(splitKeywords(tags.join('\n'))),
    starredKeywords,
    imageDescription: altText,
    customAiInstructions: null,
    targetAudience: null,
    // Nobody said how it is meant to be, so however it is, it is meant so.
    includeEmojis: true,
    includeBulletedLists: true,
    descriptionLength: 'long',
  }
}
