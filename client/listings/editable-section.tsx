import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { CardSection } from '#client/ui/card.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { EditableText } from '#client/ui/editable-text.tsx'
import { useEditing } from './use-editing.ts'

type EditableSectionProps = {
  heading: string
  /** The saved text. */
  text: string
  /** What is copied, where it is more than the saved text. */
  copied?: string
  /** What the editor opens with, where it is more than the saved text. */
  initial?: string | undefined
  counter: ReactNode
  max?: number
  isRequired?: boolean
  tools?: ReactNode
  className?: string
  onSave: (text: string) => Promise<unknown>
  /** How the saved text looks. */
  children?: ReactNode
  /** What stands below the text. */
  below?: ReactNode
  /** The text in the editor, and null when the editor is closed. */
  onDraft?: (text: string | null) => void
  startsEditing?: boolean
}

/** A part of the listing that is copied in one press and changed in place. */
export function EditableSection({ heading, text, ...rest }: EditableSectionProps) {
  const { copied = text, initial = text, max, isRequired = false, onSave } = rest
  const { isEditing, changeEditing, editButton } = useEditing(rest)
  const edit = (next: boolean) => {
    rest.onDraft?.(next ? initial : null)
    changeEditing(next)
  }
  return (
    <CardSection
      title={heading}
      counter={!isEditing && rest.counter}
      actions={
        <>
          {!isEditing && rest.tools}
          {!isEditing && (
            <Button
              ref={editButton}
              look="quiet"
              size="small"
              icon={<Pencil aria-hidden="true" />}
              aria-label={`Edit ${heading.toLowerCase()}`}
              onClick={() => edit(true)}
            >
              Edit
            </Button>
          )}
          <CopyButton text={copied} thing={heading} />
        </>
      }
    >
      <EditableText
        label={heading}
        value={text}
        initial={initial}
        {...(max !== undefined && { max })}
        isRequired={isRequired}
        isEditing={isEditing}
        onEditingChange={edit}
        onSave={onSave}
        onDraft={rest.onDraft}
        {...(rest.className !== undefined && { className: rest.className })}
      >
        {rest.children}
      </EditableText>
      {rest.below}
    </CardSection>
  )
}
