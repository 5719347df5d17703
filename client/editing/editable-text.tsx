import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { type EditorProps, LineEditor, TextEditor } from './text-editor.tsx'

type EditableTextProps = EditorProps & {
  /** 'line' for a name: Enter, tick and cross. 'text' for more: Save, Cancel and Ctrl+Enter. */
  look?: 'line' | 'text'
  /** How the saved text is shown; the plain text otherwise. */
  children?: ReactNode
}

/** A text that is changed where it stands. */
export function EditableText({ look = 'text', children, ...editor }: EditableTextProps) {
  const { edit, className } = editor
  if (edit.phase !== 'reading') {
    const Editor = look === 'line' ? LineEditor : TextEditor
    return <Editor {...editor} />
  }
  return (
    <div
      ref={edit.closed && takeLostFocus}
      dir="auto"
      tabIndex={-1}
      className={classNames(
        'wrap-anywhere whitespace-pre-wrap',
        edit.closed === 'saved' && 'animate-flash rounded-xs',
        className,
      )}
    >
      {children ?? edit.saved}
    </div>
  )
}

// The editor that had the focus is gone; without this, the next Tab would start at the page's top.
function takeLostFocus(text: HTMLElement | null): void {
  if (document.activeElement === document.body) text?.focus({ preventScroll: true })
}
