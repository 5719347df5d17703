import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { dropDraft, hasDraft, keepDraft, readDraft } from '#client/browser/drafts.ts'
import { showToast } from '#client/ui/toasts/toasts.ts'

export type EditRules<Value> = {
  /** Under which what is typed is kept until it is saved or given up. */
  draftName: string
  schema: z.ZodMiniType<Value>
  /** As it is saved now. */
  saved: Value
  /** Saves, says how it went, and answers whether it went well. */
  save: (value: Value) => Promise<boolean>
  canSave?: (value: Value) => boolean
  /** What is saved of what was typed. */
  tidy?: (value: Value) => Value
  /** A dialog opens and closes by itself, and its Save answers also where nothing was changed. */
  isForm?: boolean
  /** Takes the focus where nothing of the edit is left. */
  elsewhere?: RefObject<HTMLElement | null>
}

type State<Value> =
  | { phase: 'reading'; closed: 'saved' | 'cancelled' | null }
  | {
      phase: 'editing' | 'saving'
      text: Value
      /** What was saved when the edit began. */
      base: Value
      /** It was left here without saving, and has not been touched since. */
      isRestored: boolean
    }

export type Edit<Value> = {
  phase: 'reading' | 'editing' | 'saving'
  /** How the last edit ended. */
  closed: 'saved' | 'cancelled' | null
  saved: Value
  /** What stands in the editor; what is saved, while there is none. */
  text: Value
  canSave: boolean
  /** Another hand has saved something else since the edit began. */
  isOutdated: boolean
  isRestored: boolean
  /** Begins anew, with what is saved or with what it is to begin with. */
  open: (text?: Value) => void
  type: (text: Value) => void
  save: () => Promise<void>
  /** Saves what a form has made of what was typed. */
  saveAs: (value: Value) => Promise<void>
  cancel: () => void
}

/**
 * A saved value while it is edited, held here and nowhere else. What was typed outlives the page;
 * saving sends only a change, and what could not be saved stays to try again.
 */
export function useEdit<Value>(rules: EditRules<Value>): Edit<Value> {
  const { draftName, saved, tidy = (value) => value, isForm = false } = rules
  const [state, setState] = useState(() => stateAtFirst(rules))
  const text = state.phase === 'reading' ? saved : state.text
  const canSave = state.phase === 'editing' && (rules.canSave?.(text) ?? true)

  const close = (closed: 'saved' | 'cancelled') => {
    dropDraft(draftName)
    flushSync(() => setState({ phase: 'reading', closed }))
    if (document.activeElement === document.body) rules.elsewhere?.current?.focus()
  }
  const saveAs = async (sent: Value) => {
    if (state.phase === 'reading' || !canSave) return
    if (!isForm && isSame(sent, saved)) return close('cancelled')
    setState({ ...state, phase: 'saving' })
    if (!(await rules.save(sent))) {
      setState((now) => (now.phase === 'saving' ? { ...now, phase: 'editing' } : now))
    } else if (isForm) dropDraft(draftName)
    else close('saved')
  }

  return {
    phase: state.phase,
    closed: state.phase === 'reading' ? state.closed : null,
    saved,
    text,
    canSave,
    isOutdated:
      state.phase === 'editing' && !isSame(state.base, saved) && !isSame(state.text, saved),
    isRestored: state.phase === 'editing' && state.isRestored && !isSame(state.text, saved),
    open: (begun = saved) => {
      dropDraft(draftName)
      setState({ phase: 'editing', text: begun, base: saved, isRestored: false })
    },
    type: (typed) => {
      if (state.phase === 'reading') return
      if (isSame(typed, state.base)) dropDraft(draftName)
      else keepDraft(draftName, { text: typed, base: state.base })
      setState({ ...state, text: typed, isRestored: false })
    },
    save: () => saveAs(tidy(text)),
    saveAs,
    cancel: () => {
      if (state.phase !== 'editing') return
      const isTyped = hasDraft(draftName)
      close('cancelled')
      if (!isTyped || isForm) return
      showToast({
        title: 'Changes discarded',
        description: 'The saved text is back.',
        action: {
          label: 'Undo',
          onPress: () => {
            keepDraft(draftName, { text: state.text, base: state.base })
            setState({ ...state, isRestored: false })
          },
        },
      })
    },
  }
}

function stateAtFirst<Value>({ draftName, schema, saved, isForm }: EditRules<Value>): State<Value> {
  const left = readDraft(draftName, z.object({ text: schema, base: schema }))
  if (left !== null) return { phase: 'editing', ...left, isRestored: true }
  if (isForm) return { phase: 'editing', text: saved, base: saved, isRestored: false }
  return { phase: 'reading', closed: null }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

type TextRules = Omit<EditRules<string>, 'schema' | 'canSave' | 'isForm'> & {
  /** A blank text cannot be saved. */
  isRequired?: boolean
}

const Text = z.string()

/** The same for one text. */
export function useTextEdit({ isRequired = false, ...rules }: TextRules): Edit<string> {
  const canSave = (text: string) => !isRequired || text.trim() !== ''
  return useEdit({ ...rules, schema: Text, canSave })
}
