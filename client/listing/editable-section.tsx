import type { ReactNode } from 'react'
import { ChangedElsewhere } from '#client/editing/changed-elsewhere.tsx'
import { EditableText } from '#client/editing/editable-text.tsx'
import { EditButton } from '#client/editing/edit-button.tsx'
import type { Edit } from '#client/editing/use-edit.ts'
import { CardSection } from '#client/ui/card.tsx'
import { CopyButton } from '#client/ui/copying/copy-button.tsx'
import type { Listing } from '#contract/listings.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { AgainButton } from './again/again-button.tsx'
import { LatePartAgain } from './again/late-part-again.tsx'
import { ToMendHere } from './to-mend.tsx'
import { useAgain } from './again/use-again.ts'

type EditableSectionProps = {
  listing: Listing
  part: WrittenPart
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
export function EditableSection({ listing, part, heading, edit, ...rest }: EditableSectionProps) {
  const again = useAgain()
  const { copied = edit.saved, initial, max, className = '' } = rest
  const isReading = edit.phase === 'reading'
  const rewrite = { listing, part, again, onEdit: () => edit.open(initial) }
  if (again.isOpen && isReading) {
    return (
      <CardSection
        title={`Rewrite ${heading.toLowerCase()}`}
        actions={<AgainButton again={again} thing={heading.toLowerCase()} />}
      >
        <LatePartAgain {...rewrite} />
      </CardSection>
    )
  }
  return (
    <CardSection
      title={heading}
      counter={isReading && rest.counter}
      actions={
        <>
          {isReading && <AgainButton again={again} thing={heading.toLowerCase()} />}
          {isReading && rest.tools}
          <EditButton edit={edit} thing={heading.toLowerCase()} initial={initial} />
          <CopyButton text={copied} thing={heading} />
        </>
      }
    >
      {again.written && isReading && <LatePartAgain {...rewrite} />}
      {!isReading && <ToMendHere part={part} />}
      <EditableText label={heading} edit={edit} max={max} className={className}>
        {rest.children}
      </EditableText>
      <ChangedElsewhere edit={edit} now={edit.saved} className="mt-3" />
      {rest.below}
    </CardSection>
  )
}
