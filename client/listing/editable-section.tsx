import type { ReactNode } from 'react'
import { ChangedElsewhere } from '#client/editing/changed-elsewhere.tsx'
import { EditableText } from '#client/editing/editable-text.tsx'
import { EditButton } from '#client/editing/edit-button.tsx'
import type { Edit } from '#client/editing/use-edit.ts'
import { CardSection } from '#client/ui/card.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'

type EditableSectionProps = {
  heading: string
  edit: Edit<string>
  /** What is copied, where it is more than the saved text. */
  copied?: string
  /** What the editor opens with, where it is more than the saved text. */
  initial?: string
  counter: ReactNode
  max?: number
  tools?: ReactNode
  className?: string
  /** How the saved text looks. */
  children?: ReactNode
  /** What stands below the text. */
  below?: ReactNode
}

/** A part of the listing that is copied in one press and changed in place. */
export function EditableSection({ heading, edit, ...rest }: EditableSectionProps) {
  const { copied = edit.saved, initial, max, className = '' } = rest
  const isReading = edit.phase === 'reading'
  return (
    <CardSection
      title={heading}
      counter={isReading && rest.counter}
      actions={
        <>
          {isReading && rest.tools}
          <EditButton edit={edit} thing={heading.toLowerCase()} initial={initial} />
          <CopyButton text={copied} thing={heading} />
        </>
      }
    >
      <EditableText label={heading} edit={edit} max={max} className={className}>
        {rest.children}
      </EditableText>
      <ChangedElsewhere edit={edit} now={edit.saved} className="mt-3" />
      {rest.below}
    </CardSection>
  )
}
