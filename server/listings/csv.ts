import {
  DESCRIPTION_LENGTHS,
  type Listing,
  tagsAsText,
  WRITING_STYLES,
} from '#contract/listings.ts'

/** Without it, a spreadsheet takes the file for an old alphabet. */
export const BYTE_ORDER_MARK = '\uFEFF'

const COLUMNS: [heading: string, value: (listing: Listing) => string | null][] = [
  ['Nickname', (listing) => listing.listingTitle],
  ['SKU', (listing) => listing.sku],
  ['Title', (listing) => listing.generatedTitle],
  ['Description', (listing) => listing.generatedDescription],
  ['Tags', (listing) => tagsAsText(listing.generatedTags)],
  ['Image Alt Text', (listing) => listing.generatedAltText],
  ['SEO Explanation', (listing) => listing.generatedExplanation],
  ['Product Description', (listing) => listing.productType],
  ['Keywords', (listing) => listing.keywords],
  ['Focus Keywords', (listing) => listing.starredKeywords],
  ['Target Audience', (listing) => listing.targetAudience],
  ['Writing Style', (listing) => WRITING_STYLES[listing.writingStyle].label],
  ['Emojis', (listing) => yesOrNo(listing.includeEmojis)],
  ['Bulleted Lists', (listing) => yesOrNo(listing.includeBulletedLists)],
  ['Description Length', (listing) => DESCRIPTION_LENGTHS[listing.descriptionLength].label],
  ['Image Description', (listing) => listing.imageDescription],
  ['Custom AI Instructions', (listing) => listing.customAiInstructions],
  ['Listed', (listing) => listing.listedAt],
  ['Created', (listing) => listing.createdAt],
  ['Id', (listing) => listing.id],
]

/** The first line of the file, with the names of the columns. */
export function csvHead(): string {
  return BYTE_ORDER_MARK + csvLine(COLUMNS.map(([heading]) => heading))
}

/** One listing as a line of RFC 4180. */
export function csvRow(listing: Listing): string {
  return csvLine(COLUMNS.map(([, value]) => csvField(value(listing) ?? '')))
}

/** A text as a spreadsheet shows it: never a formula, and still a number where it is one. */
export function csvField(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

// Also in the full width in which East Asian keyboards type them.
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\0]/
const NUMBER = /^[+-]?\d+(\.\d+)?$/

/** Fields as a line of RFC 4180. */
export function csvLine(fields: string[]): string {
  return `${fields.join(',')}\r\n`
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no'
}
