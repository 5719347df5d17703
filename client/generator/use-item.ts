import { useEffect, useState } from 'react'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { showToast, type Toast } from '#client/ui/toasts/toasts.ts'
import { useSteady } from '#client/ui/use-steady.ts'
import type { Listing } from '#contract/listings.ts'
import { freshDraft, draftFrom, withUsual } from './item-of-listing.ts'
import { isEmptyDraft, type ItemDraft, keepItemDraft, readItemDraft } from './item-draft.ts'
import { completeItem, type Item, type ItemForm, reviewItem } from './item.ts'
import { dropPrefill, readPrefill } from './prefill.ts'

/** The form, and what can be done with the item as a whole. */
export type ItemInForm = ItemForm & {
  isEmpty: boolean
  startNew: () => void
  /** Begins with the details of a listing; a series of stock numbers goes on. */
  startFrom: (listing: Listing) => void
}

/**
 * The item in the form: inputs left by the history, else what was typed before, else the usual choices of
 * the shop and those that the last listing was written with.
 */
export function useItem(last: Listing | null): ItemInForm {
  const [{ prefill, draft }] = useState(readStart)
  // Null while untouched: the choices then follow the last listing, which may still be on its way.
  const [typed, setTyped] = useState<ItemDraft | null>(prefill ?? draft)
  const usual = useCurrentUser().data?.usual
  const form = withUsual(typed ?? freshDraft(last), usual)
  const isEmpty = isEmptyDraft(form)
  const { item, typedKeywords } = form

  // Local storage: inputs left there are used once, and spoilt ones go as well.
  useEffect(() => {
    if (!dropPrefill() || prefill === null) return
    showToast({
      ...LOADED,
      ...(draft !== null && !isEmptyDraft(draft) && { action: undo(() => setTyped(draft)) }),
    })
  }, [prefill, draft])

  // Local storage: what was typed outlives a reload, a visit elsewhere and a lapsed session.
  useEffect(() => keepItemDraft(typed), [typed])

  const write = (changes: (current: ItemDraft) => ItemDraft) =>
    setTyped((current) => changes(current ?? freshDraft(last)))
  const change = useSteady((changes: Partial<Item>) =>
    write((current) => {
      // What only follows the profile goes on following it, also where the whole item is given.
      const shown = new Map<string, unknown>(Object.entries(withUsual(current, usual).item))
      const own = Object.entries(changes).filter(([field, value]) => value !== shown.get(field))
      return {
        ...current,
        item: { ...current.item, ...Object.fromEntries(own) },
        changed: current.changed && [
          ...new Set([...current.changed, ...own.map(([field]) => field)]),
        ],
      }
    }),
  )
  const typeKeywords = useSteady((text: string) =>
    write((current) => ({ ...current, typedKeywords: text })),
  )
  return {
    item,
    typedKeywords,
    review: reviewItem(completeItem(form)),
    isEmpty,
    change,
    typeKeywords,
    startNew: () => {
      setTyped(null)
      if (isEmpty) return
      showToast({
        title: 'Started a new item',
        description: 'The form is empty again.',
        action: undo(() => setTyped(typed)),
      })
    },
    startFrom: (listing) => {
      setTyped(draftFrom(listing))
      showToast({ ...LOADED, ...(!isEmpty && { action: undo(() => setTyped(typed)) }) })
    },
  }
}

const LOADED: Toast = {
  title: 'Inputs Loaded',
  description: 'Form populated with previous inputs',
}

function readStart() {
  const item = readPrefill()
  return { prefill: item && { item, typedKeywords: '', changed: null }, draft: readItemDraft() }
}

function undo(onPress: () => void) {
  return { label: 'Undo', onPress }
}
