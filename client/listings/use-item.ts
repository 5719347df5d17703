import { useEffect, useState } from 'react'
import { showToast } from '#client/ui/toasts.ts'
import { keepDraft, readDraft } from './draft.ts'
import { EMPTY_ITEM, type Item, type ItemForm, reviewItem } from './item.ts'
import { dropPrefill, readPrefill } from './prefill.ts'

/** The item in the form: inputs left by the history, else what was typed before, else blank. */
export function useItem(): ItemForm & { startNew: () => void } {
  const [{ item, isPrefilled }, setState] = useState(openForm)
  const setItem = (next: Item) => setState({ item: next, isPrefilled })

  // Local storage: inputs left there are used once, and spoilt ones go as well.
  useEffect(() => {
    if (dropPrefill() && isPrefilled) {
      showToast({ title: 'Inputs Loaded', description: 'Form populated with previous inputs' })
    }
  }, [isPrefilled])

  // Session storage: what was typed outlives a visit to the checkout or the history.
  useEffect(() => keepDraft(item), [item])

  return {
    item,
    review: reviewItem(item),
    change: (changes) => setItem({ ...item, ...changes }),
    startNew: () => {
      setItem(EMPTY_ITEM)
      showToast({
        title: 'Started a new item',
        description: 'The form is empty again.',
        action: { label: 'Undo', onPress: () => setItem(item) },
      })
    },
  }
}

function openForm(): { item: Item; isPrefilled: boolean } {
  const prefill = readPrefill()
  return { item: prefill ?? readDraft() ?? EMPTY_ITEM, isPrefilled: prefill !== null }
}
