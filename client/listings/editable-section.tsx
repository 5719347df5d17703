import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { CardSection } from '#client/ui/card.tsx'
import { ChangedElsewhere } from '#client/ui/changed-elsewhere.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { EditableText } from '#client/ui/editable-text.tsx'
import { useEditing } from './use-editing.ts'

/** A text of an opened listing: how it stands, and what is told of its edits. */
export type EditedText = {
  saved: string
  draftName: string
  onSave: (text: string) => Promise<unknown>
  /** The text in the editor, and null when the editor is closed. */
  onDraft: (text: string | null) => void
}

type EditableSectionProps = EditedText & {
  heading: string
  /** What is copied, where it is more than the saved text. */
  copied?: string
  /** What the editor opens with, where it is more than the saved text. */
  initial?: string | undefined
  counter: ReactNode
  max?: number
  isRequired?: boolean
  tools?: ReactNode
  className?: string
  /** How the saved text looks. */
  children?: ReactNode
  /** What stands below the text. */
  below?: ReactNode
  startsEditing?: boolean
}

/** A part of the listing that is copied in one press and changed in place. */
export function EditableSection({
  heading,
  saved,
  onSave,
  onDraft,
  ...rest
}: EditableSectionProps) {
  const { copied = saved, initial = saved, max, isRequired = false, className } = rest
  const { isEditing, changeEditing, editButton, ...editing } = useEditing({ saved, ...rest })
  const edit = (next: boolean) => {
    onDraft(next ? initial : null)
    changeEditing(next)
  }
  const type = (text: string) => {
    editing.keep(text)
    onDraft(text)
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
        value={saved}
        initial={editing.left ?? initial}
        {...(max !== undefined && { max })}
        isRequired={isRequired}
        isEditing={isEditing}
        onEditingChange={edit}
        onSave={(text) => editing.saving(() => onSave(text))}
        onDraft={type}
        {...(className !== undefined && { className })}
      >
        {rest.children}
      </EditableText>
      {editing.isOutdated && (
        <div className="mt-3">
          <ChangedElsewhere now={saved} onTake={() => edit(false)} />
        </div>
      )}
      {rest.below}
    </CardSection>
  )
}
