import { LISTING, TAG } from '#contract/listings.ts'

/** Where a rule comes from; advice is Etsy's own unless it says otherwise. */
export type Source = { isRule: boolean; name: string }

export const SOURCES = {
  truth: { isRule: true, name: 'Etsy Seller Policy: describe your items honestly and accurately' },
  mustKnow: { isRule: false, name: 'Etsy Seller Handbook: answer what a buyer has to know' },
  whole: { isRule: false, name: 'Etsy Seller Handbook: write clear titles and descriptions' },
  facts: { isRule: false, name: 'Etsy Seller Handbook: answer what buyers ask about an item' },
  titleLength: { isRule: true, name: 'Etsy Help: titles can be up to 140 characters' },
  titleWords: { isRule: false, name: 'Etsy Seller Handbook: consider fewer than 15 words' },
  titleRepeats: { isRule: false, name: 'Etsy Seller Handbook: try not to repeat words' },
  titleFront: { isRule: false, name: 'Etsy Help: search pages show the first 50 to 60 characters' },
  titleKeywords: { isRule: false, name: 'Etsy Seller Handbook: clearly state the item for sale' },
  tagLength: { isRule: true, name: 'Etsy Help: each tag can contain up to 20 characters' },
  tagCount: { isRule: false, name: 'Etsy Keywords 101: use all 13 tags' },
  tagRepeats: { isRule: true, name: 'Etsy: a listing may not have duplicate tags' },
  tagKeywords: { isRule: false, name: 'Etsy Keywords 101: use phrases buyers search for' },
  opening: { isRule: false, name: 'Etsy Help: the first 160 characters become the search preview' },
  altText: { isRule: false, name: 'Etsy Help: describe each photo in up to 250 characters' },
} as const satisfies Record<string, Source>

/** Titles: 140 characters is the rule; the rest is what reads well and shows in search. */
export const TITLE = {
  lengthMax: LISTING.titleMax,
  /** From here to there it reads well: a shorter one that leaves something out wastes searches, longer ones tire. */
  lengthGoodMin: 50,
  lengthGood: 100,
  wordsMax: 14,
  /** Search pages cut titles about here. */
  shownMax: 60,
  /** Phones cut titles about here: our advice for where a focus keyword should begin and end. */
  frontMax: 40,
  capsWordsMax: 3,
  segmentsMax: 4,
  sameWordMax: 2,
} as const

export const TAGS = { max: TAG.max, lengthMax: TAG.lengthMax, lengthMin: 2 } as const

/** Descriptions: the opening is what search engines preview. */
export const DESCRIPTION = { openingMax: 160, samePhraseMax: 3 } as const

export const ALT_TEXT = { lengthMax: LISTING.altTextMax, lengthGood: 250 } as const

/** How many emojis a description of each length carries when they are wanted. */
export const EMOJIS = {
  short: { min: 1, max: 4 },
  medium: { min: 2, max: 7 },
  long: { min: 3, max: 10 },
} as const
