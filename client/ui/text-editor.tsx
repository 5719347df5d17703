import { Check, X } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { CharacterCounter } from './counter.tsx'
import { IconButton } from './icon-button.tsx'
import { useDraft } from './use-draft.ts'

export type EditorProps = {
  label: string
  value: string
  /** What the editor opens with, where that is not the saved text. */
  initial?: string | undefined
  /** Called only with a changed text. While it is pending the editor waits; if it rejects, it stays. */
  onSave: (text: string) => Promise<unknown> | void
  onClose: (how: 'saved' | 'cancelled') => void
  /** The text while it is typed, so that a tape can move along. */
  onDraft?: ((text: string) => void) | undefined
  max?: number
  /** A blank text cannot be saved. */
  isRequired?: boolean
  className?: string
}

/** Several lines: Save and Cancel, Ctrl+Enter saves, Escape cancels, the length is counted. */
export function TextEditor(props: EditorProps) {
  const { label, max, className } = props
  const draft = useDraft(props)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') draft.cancel(event)
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) draft.save(event)
  }
  return (
    <div className="grid gap-2.5">
      <textarea
        {...editingAttributes(label, max)}
        value={draft.text}
        rows={roughRows(draft.text)}
        onChange={(event) => draft.type(event.target.value)}
        onKeyDown={press}
        className={classNames('control', className)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="primary"
          size="small"
          isBusy={draft.isSaving}
          disabled={!draft.canSave}
          onClick={draft.save}
        >
          {draft.isSaving ? 'Saving...' : 'Save'}
        </Button>
        <Button look="quiet" size="small" disabled={draft.isSaving} onClick={draft.cancel}>
          Cancel
        </Button>
        <span className="ml-auto">
          <CharacterCounter length={draft.text.length} max={max} />
        </span>
      </div>
    </div>
  )
}

// For browsers in which a text area does not grow by itself.
function roughRows(text: string): number {
  const rows = text.split('\n').map((line) => 1 + Math.floor(line.length / 60))
  return Math.min(
    20,
    rows.reduce((sum, count) => sum + count, 0),
  )
}

/** One line: Enter or the tick saves, Escape or the cross cancels. */
export function LineEditor(props: EditorProps) {
  const { label, max, className } = props
  const draft = useDraft(props)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') draft.cancel(event)
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) draft.save(event)
  }
  return (
    <div className="flex items-center gap-1">
      <input
        {...editingAttributes(label, max)}
        value={draft.text}
        onChange={(event) => draft.type(event.target.value)}
        onKeyDown={press}
        className={classNames('control control-small', className)}
      />
      <IconButton
        label={`Save ${label}`}
        icon={<Check />}
        disabled={!draft.canSave}
        onClick={draft.save}
      />
      <IconButton label={`Cancel ${label}`} icon={<X />} onClick={draft.cancel} />
    </div>
  )
}

function editingAttributes(
  label: string,
  max: number | undefined,
): ComponentProps<'input'> & ComponentProps<'textarea'> {
  return { 'aria-label': label, dir: 'auto', maxLength: max, ref: focusAtEnd }
}

function focusAtEnd(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus({ preventScroll: true })
  field?.setSelectionRange(field.value.length, field.value.length)
}
