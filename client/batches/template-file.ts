import { ITEM_COLUMNS, type ItemField } from '#contract/batches/columns.ts'
import { csvFile } from './csv-file.ts'

type ExampleItem = { listingTitle: string; productType: string; keywords: string }

/** Rows as somebody might write them, with no more than what every row must have. */
export const EXAMPLE_ITEMS = [
  {
    listingTitle: 'Beeswax tapers, 8 in',
    productType: 'Hand dipped pair, 8 inch, cotton wick, burn 6 hours each',
    keywords: 'beeswax tapers, dinner candles',
  },
  {
    listingTitle: 'Votives, set of 4',
    productType: 'Four beeswax votives, 2 inch, burn 9 hours each',
    keywords: 'beeswax votives, votive candles',
  },
  {
    listingTitle: 'Fig and cedar jar',
    productType: 'Soy wax in a glass jar, 8 oz, fig and cedar',
    keywords: 'fig candle, soy jar candle',
  },
] as const satisfies ExampleItem[]

const EXAMPLE: Partial<Record<ItemField, string>> = {
  ...EXAMPLE_ITEMS[0],
  sku: 'TAPER-8',
  starredKeywords: 'beeswax tapers',
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
