/** What the examples are called, where their words are not needed yet. */
export const EXAMPLE_NAMES = {
  dish: 'Walnut ring dish',
  mug: 'Speckled mug, oat',
  apron: 'Linen apron, sage',
} as const
