import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import { type EditorProps, LineEditor, TextEditor } from './text-editor.tsx'

type EditableTextProps = Omit<EditorProps, 'onClose'> & {
  isEditing: boolean
  onEditingChange: (isEditing: boolean) => void
  /** 'line' for a name: Enter, tick and cross. 'text' for more: Save, Cancel and Ctrl+Enter. */
  look?: 'line' | 'text'
  /** How the saved text is shown; the plain text otherwise. */
  children?: ReactNode
}

/**
 * A text that is changed where it stands. Save keeps it and tells the caller only if it changed,
 * Cancel brings the saved text back, and what was typed stays when saving fails.
 */
export function EditableText({
  isEditing,
  onEditingChange,
  look = 'text',
  ...props
}: EditableTextProps) {
  const [closings, setClosings] = useState<('saved' | 'cancelled')[]>([])
  const { children, ...editor } = props
  const close = (how: 'saved' | 'cancelled') => {
    setClosings([...closings, how])
    onEditingChange(false)
  }
  if (isEditing) {
    const Editor = look === 'line' ? LineEditor : TextEditor
    return <Editor {...editor} onClose={close} />
  }
  return (
    <SavedText key={closings.length} closed={closings.at(-1)} className={props.className}>
      {children ?? props.value}
    </SavedText>
  )
}

type SavedTextProps = {
  closed: 'saved' | 'cancelled' | undefined
  className: string | undefined
  children: ReactNode
}

function SavedText({ closed, className, children }: SavedTextProps) {
  return (
    <div
      ref={closed && takeLostFocus}
      dir="auto"
      tabIndex={-1}
      className={classNames(
        'wrap-anywhere whitespace-pre-wrap',
        closed === 'saved' && 'animate-flash rounded-xs',
        className,
      )}
    >
      {children}
    </div>
  )
}

// The editor that had the focus is gone; without this, the next Tab would start at the page's top.
function takeLostFocus(text: HTMLElement | null): void {
  if (document.activeElement === document.body) text?.focus({ preventScroll: true })
}
