import type { ReactNode } from 'react'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { EditButton } from './edit-button.tsx'
import { EditableText } from './editable-text.tsx'
import type { Edit } from './use-edit.ts'

type EditableNameProps = {
  label: string
  edit: Edit<string>
  max: number
  /** How the saved name looks. */
  children: ReactNode
}

/** A name on one line, with a pencil: Enter saves, Escape cancels. */
export function EditableName({ label, edit, max, children }: EditableNameProps) {
  return (
    <div className="max-w-full">
      <div className="flex items-center gap-1">
        <EditableText look="line" label={label} edit={edit} max={max}>
          {children}
        </EditableText>
        <EditButton edit={edit} thing={label} isSmall />
      </div>
      <ChangedElsewhere edit={edit} now={edit.saved} />
    </div>
  )
}
