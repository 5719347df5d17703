import * as z from 'zod/mini'
import { dropDraft, hasDraft, keepDraft, readDraft } from '#client/browser/drafts.ts'
import { EMPTY_ITEM, isBlank, Item } from './item.ts'

const NAME = 'item'

/** What stands in the generator form, with the keywords that were typed but not added yet. */
export const ItemDraft = z.object({
  item: Item,
  typedKeywords: z.string(),
  /** The fields that she has changed for this item; null where all of them are the item's own. */
  changed: z._default(z.nullable(z.array(z.string())), null),
})
export type ItemDraft = z.infer<typeof ItemDraft>

export const EMPTY_DRAFT: ItemDraft = { item: EMPTY_ITEM, typedKeywords: '', changed: [] }

/** Keeps the form for a reload, a visit elsewhere, and the next sign-in; null where it is untouched. */
export function keepItemDraft(draft: ItemDraft | null): void {
  if (draft === null) dropDraft(NAME)
  else keepDraft(NAME, draft)
}

export function hasItemDraft(): boolean {
  return hasDraft(NAME)
}

export function readItemDraft(): ItemDraft | null {
  return hasDraft(NAME) ? readDraft(NAME, ItemDraft) : null
}

/** Nothing typed that could be lost. */
export function isEmptyDraft({ item, typedKeywords }: ItemDraft): boolean {
  return isBlank(item) && typedKeywords.trim() === ''
}
