import { useEffect, useState } from 'react'
import { showToast } from '#client/ui/toasts.ts'
import { EMPTY_DRAFT, isEmptyDraft, keepItemDraft, readItemDraft } from './item-draft.ts'
import { type ItemForm, reviewItem } from './item.ts'
import { dropPrefill, readPrefill } from './prefill.ts'

/** The item in the form: inputs left by the history, else what was typed before, else blank. */
export function useItem(): ItemForm & { isEmpty: boolean; startNew: () => void } {
  const [{ prefill, draft }] = useState(readStart)
  const [form, setForm] = useState(prefill ?? draft)
  const { item, typedKeywords } = form

  // Local storage: inputs left there are used once, and spoilt ones go as well.
  useEffect(() => {
    if (!dropPrefill() || prefill === null) return
    showToast({
      title: 'Inputs Loaded',
      description: 'Form populated with previous inputs',
      ...(!isEmptyDraft(draft) && { action: undo(() => setForm(draft)) }),
    })
  }, [prefill, draft])

  // Local storage: what was typed outlives a reload, a visit elsewhere and a lapsed session.
  useEffect(() => keepItemDraft(form), [form])

  return {
    item,
    typedKeywords,
    review: reviewItem(item),
    isEmpty: isEmptyDraft(form),
    change: (changes) =>
      setForm((current) => ({ ...current, item: { ...current.item, ...changes } })),
    typeKeywords: (typed) => setForm((current) => ({ ...current, typedKeywords: typed })),
    startNew: () => {
      setForm(EMPTY_DRAFT)
      showToast({
        title: 'Started a new item',
        description: 'The form is empty again.',
        action: undo(() => setForm(form)),
      })
    },
  }
}

function readStart() {
  const item = readPrefill()
  return { prefill: item && { ...EMPTY_DRAFT, item }, draft: readItemDraft() }
}

function undo(onPress: () => void) {
  return { label: 'Undo', onPress }
}
