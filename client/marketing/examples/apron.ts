import { EXAMPLE_NAMES } from '../example-names.ts'

/** What its maker typed; the listing beside it is written from this when the product is built. */
export const APRON = {
  nickname: EXAMPLE_NAMES.apron,
  notes:
    'Sage green cross back apron, made of stonewashed linen. It has no ties and two front pockets. It is 35 inches long and fits US 4 to 16. Machine wash warm. Made for cooks, gardeners and potters.',
  keywords: [
    'linen apron',
    'cross back apron',
    'sage green apron',
    'apron with pockets',
    'no tie apron',
    'stonewashed linen',
    'apron for cooks',
    'apron for gardeners',
    'apron for potters',
    'gift for gardener',
    'gift for cook',
    'linen work apron',
    'sage linen apron',
    'kitchen apron',
    'gardening apron',
    'pottery apron',
    'linen apron with pockets',
    'washed linen apron',
    'stonewashed linen apron',
    'cross back linen apron for women',
  ],
  focusKeywords: ['linen apron', 'cross back apron'],
  photo: 'Sage green linen apron with two pockets, hanging on a wooden peg',
} as const
