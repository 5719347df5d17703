import { type Listing, tagsAsText } from '#contract/listings.ts'

export type FormField = { name: string; text: string }

type Texts = Pick<
  Listing,
  'sku' | 'generatedTitle' | 'generatedDescription' | 'generatedTags' | 'generatedAltText'
>

/** What a listing has for the marketplace's own form, in the order in which that asks for it. */
export function marketplaceForm(listing: Texts): FormField[] {
  const fields = [
    { name: 'Title', text: listing.generatedTitle },
    { name: 'Photo alt text', text: listing.generatedAltText ?? '' },
    { name: 'Description', text: listing.generatedDescription },
    { name: 'SKU', text: listing.sku ?? '' },
    { name: 'Tags', text: tagsAsText(listing.generatedTags) },
  ]
  return fields.filter(({ text }) => text !== '')
}
