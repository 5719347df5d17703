import { Item } from './item.ts'
import { parseStored } from './stored-json.ts'

const DRAFT_KEY = 'listwright-draft'

/** Keeps what was typed while the person is at the checkout, in the history, or reloads. */
export function keepDraft(item: Item): void {
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(item))
}

export function readDraft(): Item | null {
  const draft = Item.safeParse(parseStored(sessionStorage.getItem(DRAFT_KEY)))
  return draft.success ? draft.data : null
}
