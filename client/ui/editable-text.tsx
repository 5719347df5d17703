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
  const [saves, setSaves] = useState(0)
  const { children, ...editor } = props
  const close = (how: 'saved' | 'cancelled') => {
    if (how === 'saved') setSaves(saves + 1)
    onEditingChange(false)
  }
  if (!isEditing) {
    return (
      <SavedText key={saves} isFresh={saves > 0} className={props.className}>
        {children ?? props.value}
      </SavedText>
    )
  }
  const Editor = look === 'line' ? LineEditor : TextEditor
  return <Editor {...editor} onClose={close} />
}

type SavedTextProps = { isFresh: boolean; className: string | undefined; children: ReactNode }

function SavedText({ isFresh, className, children }: SavedTextProps) {
  return (
    <div
      dir="auto"
      className={classNames(
        'wrap-anywhere whitespace-pre-wrap',
        isFresh && 'animate-flash rounded-xs',
        className,
      )}
    >
      {children}
    </div>
  )
}
