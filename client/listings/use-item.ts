import { useEffect, useState } from 'react'
import { showToast } from '#client/ui/toasts.ts'
import { keepDraft, readDraft } from './draft.ts'
import { EMPTY_ITEM, isBlank, type Item, type ItemForm, reviewItem } from './item.ts'
import { dropPrefill, readPrefill } from './prefill.ts'

/** The item in the form: inputs left by the history, else what was typed before, else blank. */
export function useItem(): ItemForm & { startNew: () => void } {
  const [{ prefill, draft }] = useState(readStart)
  const [item, setItem] = useState(prefill ?? draft)

  // Local storage: inputs left there are used once, and spoilt ones go as well.
  useEffect(() => {
    if (!dropPrefill() || prefill === null) return
    showToast({
      title: 'Inputs Loaded',
      description: 'Form populated with previous inputs',
      ...(!isBlank(draft) && { action: undo(() => setItem(draft)) }),
    })
  }, [prefill, draft])

  // Session storage: what was typed outlives a visit to the checkout or the history.
  useEffect(() => keepDraft(item), [item])

  return {
    item,
    review: reviewItem(item),
    change: (changes) => setItem((current) => ({ ...current, ...changes })),
    startNew: () => {
      setItem(EMPTY_ITEM)
      showToast({
        title: 'Started a new item',
        description: 'The form is empty again.',
        action: undo(() => setItem(item)),
      })
    },
  }
}

function readStart(): { prefill: Item | null; draft: Item } {
  return { prefill: readPrefill(), draft: readDraft() ?? EMPTY_ITEM }
}

function undo(onPress: () => void) {
  return { label: 'Undo', onPress }
}
