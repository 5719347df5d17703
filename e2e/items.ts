import type { GeneratorInput } from '#contract/listings.ts'

export type Item = Pick<GeneratorInput, 'listingTitle' | 'productType'> & {
  sku: string
  keywords: string[]
  starred: string[]
  style: string
  imageDescription: string
}

/** A seller's usual item: fragments, inch marks, a claim of her own, more keywords than tags. */
export const necklace: Item = {
  listingTitle: 'moon necklace',
  sku: 'NK-0012',
  productType:
    'tiny crescent moon necklace, gold filled chain 16" with 2" extender. I hammer each moon by hand so no two are the same. comes on a card in a kraft box',
  keywords: [
    'moon necklace',
    'crescent moon necklace',
    'gold moon necklace',
    'dainty gold necklace',
    'celestial jewelry',
    'gold filled necklace',
    'layering necklace',
    'minimalist necklace',
    'bridesmaid gift',
    'gift for her',
    'best friend gift',
    'boho necklace',
    'tiny moon charm',
    'everyday necklace',
    'birthday gift for girlfriend',
    'hammered moon pendant',
    'witchy jewelry',
    'simple gold necklace',
    'anniversary gift',
    'necklace for women',
  ],
  starred: ['crescent moon necklace', 'dainty gold necklace'],
  style: 'Friendly & Casual',
  imageDescription: 'gold crescent moon pendant on a thin chain lying on white linen',
}

/** Another kind of item in another voice, with a flaw that must be told. */
export const lamp: Item = {
  listingTitle: 'teak lamp',
  sku: 'LAMP-114',
  productType:
    'Danish teak table lamp, c. 1960, 19 inches to top of socket. Rewired last year with cloth cord. Shade not included. One hairline crack in base',
  keywords: [
    'teak lamp',
    'danish modern lamp',
    'mid century lamp',
    'vintage table lamp',
    'scandinavian lamp',
    '1960s lamp',
    'wood table lamp',
    'rewired lamp',
    'danish teak',
    'retro lighting',
  ],
  starred: ['teak lamp'],
  style: 'Minimalist & Elegant',
  imageDescription: '',
}
