/** What the composer can say in a language whose grammar it does not build sentences in. */
export type LanguagePack = {
  /** Words that never begin or end a tag and stay small in a title. */
  smallWords: readonly string[]
  /** True where a thing is named before its traits: "vela de soja", "bougie parfumée". */
  isNounFirst: boolean
  /** Kinds of products; where two are named, the earlier one of the list speaks. */
  crafts: readonly LocalCraft[]
  /** Whole sentences that help with anything sold by its maker. */
  lines: readonly string[]
  /** Said only when a keyword asks for a gift. */
  gifts: readonly string[]
  giftSign: RegExp
  /** Words of mourning: next to them nothing is said about cosy evenings or giving. */
  solemnSign: RegExp
  reasons: Reasons
}

/**
 * What is true of a whole kind of products: whole sentences with [this|that] as choices. None of them names
 * the product, whose gender and number only the seller's own words would tell.
 */
export type LocalCraft = {
  /** The words that name such a product, with their plurals and compounds. */
  names: RegExp
  /** Where it is at home: the moment, the shelf, the Tuesday. */
  scenes: readonly string[]
  /** What somebody who knows the craft would tell a buyer. */
  tips: readonly string[]
}

/** Sentences of the explanation; numbers and words are filled in. */
export type Reasons = {
  title: string
  tags: string
  short: string
  dropped: string
  noImage: string
  why: {
    trademark: string
    medical: string
    promotional: string
    contradicting: string
    unbacked: string
    unreadable: string
  }
}
