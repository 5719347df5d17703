import type { ItemField } from './item.ts'

export type NamedField = Exclude<ItemField, 'starredKeywords' | 'usesProfile'>

/** What the fields of the form are called. */
export const FIELD_NAMES: Record<NamedField, string> = {
  listingTitle: 'Nickname',
  sku: 'SKU',
  productType: 'Product Description',
  keywords: 'Keywords',
  writingStyle: 'Writing Style',
  includeEmojis: 'Include Emojis',
  includeBulletedLists: 'Include Bulleted Lists',
  descriptionLength: 'Description Length',
  imageDescription: 'Image Description',
  targetAudience: 'Target Audience',
  customAiInstructions: 'Custom AI Instructions',
}
