import type { RowSettings } from '#contract/batches/row-texts.ts'

/** How an item is written that does not say so itself: the server knows what is usual for the shop. */
export const LEFT_TO_SHOP: RowSettings = {
  writingStyle: null,
  includeEmojis: null,
  includeBulletedLists: null,
  descriptionLength: null,
}
