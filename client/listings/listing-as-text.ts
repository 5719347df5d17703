import type { Listing } from '#contract/listings.ts'

type Texts = Pick<
  Listing,
  'generatedTitle' | 'generatedDescription' | 'generatedTags' | 'generatedAltText'
>

/** The tags in the form the marketplace's tag box takes. */
export function tagsAsText(tags: readonly string[]): string {
  return tags.join(', ')
}

/** Everything a listing needs on the marketplace, as one text to paste. */
export function listingAsText(listing: Texts): string {
  const parts = [
    ['TITLE', listing.generatedTitle],
    ['DESCRIPTION', listing.generatedDescription],
    ['TAGS', tagsAsText(listing.generatedTags)],
    ...(listing.generatedAltText ? [['ALT TEXT', listing.generatedAltText]] : []),
  ]
  return parts.map(([heading, text]) => `${heading}:\n${text}`).join('\n\n')
}
