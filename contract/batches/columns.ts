import type { GeneratorInput } from '../listings.ts'

export type ItemField = keyof GeneratorInput

/** The columns of our template, which our export has among others, and the field of the form that each fills. */
export const ITEM_COLUMNS: readonly { heading: string; field: ItemField }[] = [
  { heading: 'Nickname', field: 'listingTitle' },
  { heading: 'SKU', field: 'sku' },
  { heading: 'Product Description', field: 'productType' },
  { heading: 'Keywords', field: 'keywords' },
  { heading: 'Focus Keywords', field: 'starredKeywords' },
  { heading: 'Target Audience', field: 'targetAudience' },
  { heading: 'Writing Style', field: 'writingStyle' },
  { heading: 'Emojis', field: 'includeEmojis' },
  { heading: 'Bulleted Lists', field: 'includeBulletedLists' },
  { heading: 'Description Length', field: 'descriptionLength' },
  { heading: 'Image Description', field: 'imageDescription' },
  { heading: 'Custom AI Instructions', field: 'customAiInstructions' },
]

/** Those of the marketplace's own export that tell of an item; it has more. */
export const MARKETPLACE_COLUMNS = ['TITLE', 'DESCRIPTION', 'TAGS', 'MATERIALS', 'SKU'] as const
