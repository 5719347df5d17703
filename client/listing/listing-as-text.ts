import { type Listing, tagsAsText } from '#contract/listings.ts'

type Texts = Pick<
  Listing,
  'generatedTitle' | 'generatedDescription' | 'generatedTags' | 'generatedAltText'
>

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
