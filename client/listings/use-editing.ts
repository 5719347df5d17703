import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { dropDraft, keepDraft, readDraft } from '#client/accounts/drafts.ts'

const Kept = z.object({ text: z.string(), base: z.string() })

type Edited = {
  /** Under which what is typed is kept until it is saved or given up. */
  draftName: string
  /** As it is saved now. */
  saved: string
  startsEditing?: boolean
}

/**
 * Whether a text is being edited, also one that was left without saving. After editing, the focus
 * is back on the button that began it.
 */
export function useEditing({ draftName, saved, startsEditing = false }: Edited) {
  const [kept, setKept] = useState(() => readDraft(draftName, Kept))
  const [base, setBase] = useState(kept?.base ?? (startsEditing ? saved : null))
  const [isSaving, setIsSaving] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const changeEditing = (next: boolean) => {
    dropDraft(draftName)
    flushSync(() => {
      setKept(null)
      setBase(next ? saved : null)
      setIsSaving(false)
    })
    if (!next) editButton.current?.focus()
  }
  return {
    isEditing: base !== null,
    changeEditing,
    editButton,
    /** What was typed the last time and not saved. */
    left: kept?.text,
    keep: (text: string) => {
      if (text === base) dropDraft(draftName)
      else if (base !== null) keepDraft(draftName, { text, base })
    },
    /** Saves; meanwhile the text is ours that changes. */
    saving: async (save: () => Promise<unknown>) => {
      setIsSaving(true)
      try {
        await save()
      } catch (error) {
        setIsSaving(false)
        throw error
      }
    },
    /** Another hand has saved something since the editing began. */
    isOutdated: base !== null && base !== saved && !isSaving,
  }
}
