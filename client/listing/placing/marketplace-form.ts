import {
  type Listing,
  MARKETPLACE_FIELDS,
  type MarketplaceField,
  tagsAsText,
} from '#contract/listings.ts'

export type FormField = {
  field: MarketplaceField
  name: string
  /** Where the marketplace asks for it. */
  where: string
  text: string
}

export type PlacedTexts = Pick<
  Listing,
  'sku' | 'generatedTitle' | 'generatedDescription' | 'generatedTags' | 'generatedAltText'
>

/** What a listing has for the marketplace's own form, in the order in which that asks for it. */
export function marketplaceForm(listing: PlacedTexts): FormField[] {
  const texts: Record<MarketplaceField, string | null> = {
    title: listing.generatedTitle,
    altText: listing.generatedAltText,
    description: listing.generatedDescription,
    sku: listing.sku,
    tags: tagsAsText(listing.generatedTags),
  }
  return MARKETPLACE_FIELDS.flatMap((field) => {
    const text = texts[field]
    return text === null || text === '' ? [] : [{ field, text, ...PLACES[field] }]
  })
}

const PLACES: Record<MarketplaceField, { name: string; where: string }> = {
  title: { name: 'Title', where: 'under “Title”' },
  altText: { name: 'Photo alt text', where: 'at your first photo' },
  description: { name: 'Description', where: 'under “Description”' },
  sku: { name: 'SKU', where: 'under “Inventory”' },
  tags: { name: 'Tags', where: 'in the tags box, all at once' },
}
