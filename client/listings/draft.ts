import { readStored, writeStored } from './browser-storage.ts'
import { Item } from './item.ts'

const DRAFT_KEY = 'listwright-draft'

/** Keeps what was typed while the person is at the checkout, in the history, or reloads. */
export function keepDraft(item: Item): void {
  writeStored(sessionStorage, DRAFT_KEY, item)
}

export function readDraft(): Item | null {
  const draft = Item.safeParse(readStored(sessionStorage, DRAFT_KEY))
  return draft.success ? draft.data : null
}
