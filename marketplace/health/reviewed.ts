import { type Review, review } from '../review.ts'
import type { ListingTexts } from '../review/finding.ts'
import type { HealthListing } from './check.ts'

const asked = new WeakMap<HealthListing, ListingTexts>()

/** What the review says of a listing; several checks ask for it. */
export function reviewed(listing: HealthListing): Review {
  const texts = asked.get(listing) ?? { ...listing, generatedExplanation: null }
  asked.set(listing, texts)
  return review(texts, { ...listing, starredKeywords: listing.starredKeywords ?? '' })
}
