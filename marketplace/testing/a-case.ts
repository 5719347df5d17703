import type { ListingInput, ListingTexts } from '../review/finding.ts'

/** What a seller entered; the product text is what a test is about. */
export function anEntry(productType: string, changes: Partial<ListingInput> = {}): ListingInput {
  return {
    listingTitle: '',
    productType,
    keywords: '',
    starredKeywords: '',
    imageDescription: null,
    customAiInstructions: null,
    targetAudience: null,
    includeEmojis: false,
    includeBulletedLists: true,
    descriptionLength: 'medium',
    ...changes,
  }
}

/** A listing that says nothing but what a test lets it say. */
export function aListingOf(changes: Partial<ListingTexts>): ListingTexts {
  return {
    generatedTitle: 'One of a Few',
    generatedDescription: 'Here it is.',
    generatedTags: [],
    generatedAltText: null,
    generatedExplanation: null,
    ...changes,
  }
}
