import { Check, X } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { Edit } from './use-edit.ts'

export type EditorProps = {
  label: string
  edit: Edit<string>
  max?: number | undefined
  className?: string
}

/** Several lines: Save and Cancel, Ctrl+Enter saves, Escape cancels, the length is counted. */
export function TextEditor({ label, edit, max, className }: EditorProps) {
  const { save, cancel } = handlersOf(edit)
  const isSaving = edit.phase === 'saving'
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') cancel(event)
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event)
  }
  return (
    <div className="grid gap-2.5">
      <textarea
        {...editingAttributes(label, max)}
        value={edit.text}
        rows={roughRows(edit.text)}
        onChange={(event) => edit.type(event.target.value)}
        onKeyDown={press}
        className={classNames('control', className)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="primary"
          size="small"
          isBusy={isSaving}
          disabled={!edit.canSave}
          onClick={save}
        >
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
        <Button look="quiet" size="small" disabled={isSaving} onClick={cancel}>
          Cancel
        </Button>
        <span className="ml-auto">
          <CharacterCounter length={edit.text.length} max={max} />
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
export function LineEditor({ label, edit, max, className }: EditorProps) {
  const { save, cancel } = handlersOf(edit)
  const press = (event: KeyboardEvent) => {
    // To an input method these keys mean something else.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') cancel(event)
    if (event.key === 'Enter') save(event)
  }
  return (
    <div className="flex items-center gap-1">
      <input
        {...editingAttributes(label, max)}
        value={edit.text}
        onChange={(event) => edit.type(event.target.value)}
        onKeyDown={press}
        className={classNames('control control-small', className)}
      />
      <IconButton
        label={`Save ${label}`}
        icon={<Check />}
        disabled={!edit.canSave}
        onClick={save}
      />
      <IconButton label={`Cancel ${label}`} icon={<X />} onClick={cancel} />
    </div>
  )
}

type Handled = { preventDefault: () => void; stopPropagation: () => void }

function handlersOf(edit: Edit<string>) {
  return {
    save: (event: Handled) => {
      take(event)
      void edit.save()
    },
    cancel: (event: Handled) => {
      take(event)
      edit.cancel()
    },
  }
}

// An Escape that ends an edit must not also close the dialog or the card around it.
function take(event: Handled): void {
  event.preventDefault()
  event.stopPropagation()
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
