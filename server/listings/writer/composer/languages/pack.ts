/** What the composer can say in a language whose grammar it does not build sentences in. */
export type LanguagePack = {
  /** Words that never begin or end a tag and stay small in a title. */
  smallWords: readonly string[]
  /** True where a thing is named before its traits: "vela de soja", "bougie parfumée". */
  isNounFirst: boolean
  /** Lead-ins to the seller's own first words; {keyword} is the focus keyword. */
  openers: readonly [string, ...string[]]
  /** Whole sentences that are true of anything sold by its maker. */
  lines: readonly string[]
  /** Names another focus keyword. */
  also: string
  /** Said only when a keyword asks for a gift. */
  gifts: readonly string[]
  giftSign: RegExp
  reasons: Reasons
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
