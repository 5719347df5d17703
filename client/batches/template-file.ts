import { ITEM_COLUMNS } from '#contract/batches/columns.ts'

const EXAMPLE: Partial<Record<(typeof ITEM_COLUMNS)[number]['field'], string>> = {
  listingTitle: 'Beeswax tapers, 8 in',
  sku: 'TAPER-8',
  productType: 'Hand dipped pair, 8 inch, 3/4 inch base, cotton wick, burn about 6 hours each',
  keywords: 'beeswax taper candles, dinner candles, hand dipped candles',
  starredKeywords: 'beeswax taper candles',
  writingStyle: 'Friendly & Casual',
  includeEmojis: 'no',
  includeBulletedLists: 'yes',
  descriptionLength: 'Medium',
}

/** The file to begin with: our columns, and a row that shows what goes where. */
export function templateFile(): File {
  const lines = [
    ITEM_COLUMNS.map(({ heading }) => heading),
    ITEM_COLUMNS.map(({ field }) => EXAMPLE[field] ?? ''),
  ]
  const text = lines.map((cells) => cells.map(quoted).join(',') + '\r\n').join('')
  return new File(['\uFEFF', text], 'listwright-template.csv', { type: 'text/csv' })
}

function quoted(cell: string): string {
  return /[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
