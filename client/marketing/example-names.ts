/** What the examples are called, where their words are not needed yet. */
export const EXAMPLE_NAMES = {
  dish: 'Walnut ring dish',
  mug: 'Speckled mug',
  apron: 'Linen apron',
} as const
