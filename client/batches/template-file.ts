import { ITEM_COLUMNS } from '#contract/batches/columns.ts'
import { csvFile } from './csv-file.ts'

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
  return csvFile('listwright-template.csv', [
    ITEM_COLUMNS.map(({ heading }) => heading),
    ITEM_COLUMNS.map(({ field }) => EXAMPLE[field] ?? ''),
  ])
}
