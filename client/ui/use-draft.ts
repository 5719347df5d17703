import { useState } from 'react'

type DraftRules = {
  value: string
  initial?: string | undefined
  onSave: (text: string) => Promise<unknown> | void
  onClose: (how: 'saved' | 'cancelled') => void
  onDraft?: ((text: string) => void) | undefined
  isRequired?: boolean
}

type Handled = { preventDefault: () => void; stopPropagation: () => void }

/** A text while it is being changed: typed, then saved or cancelled. */
export function useDraft({ value, initial = value, isRequired = false, ...on }: DraftRules) {
  const { onSave, onClose, onDraft } = on
  const [text, setText] = useState(initial)
  const [isSaving, setIsSaving] = useState(false)
  const canSave = !isSaving && !(isRequired && text.trim() === '')

  const type = (typed: string) => {
    setText(typed)
    onDraft?.(typed)
  }

  const save = (event: Handled) => {
    take(event)
    if (canSave) void finish()
  }

  const cancel = (event: Handled) => {
    take(event)
    if (isSaving) return
    onDraft?.(value)
    onClose('cancelled')
  }

  const finish = async () => {
    if (text === value) return onClose('cancelled')
    setIsSaving(true)
    try {
      await onSave(text)
      onClose('saved')
    } catch {
      // The caller has said what went wrong; what was typed stays here to try again.
      setIsSaving(false)
    }
  }

  return { text, isSaving, canSave, type, save, cancel }
}

// An Escape that ends an edit must not also close the dialog or the card around it.
function take(event: Handled): void {
  event.preventDefault()
  event.stopPropagation()
}
