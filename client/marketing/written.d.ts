/** The listing that the product's own writer makes of an example's notes, made by scripts/build/written-examples.ts. */
declare module 'virtual:written-*' {
  export const WRITTEN: {
    title: string
    /** By paragraphs. */
    description: readonly string[]
    tags: readonly string[]
    altText: string
    /** By lines, each with its name in front. */
    reasons: readonly string[]
    /** Of the ten checks, those that it passes. */
    checksMet: number
    checks: number
  }
}

/** As much of an example as a first look at it shows, so that the rest can come later. */
declare module 'virtual:first-*' {
  export const FIRST: {
    notes: string
    focusKeywords: readonly string[]
    /** How many keywords there are beside them. */
    more: number
    title: string
    description: readonly string[]
    tags: readonly string[]
  }
}
