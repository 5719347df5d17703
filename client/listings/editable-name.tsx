import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { EditableText } from '#client/ui/editable-text.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { useEditing } from './use-editing.ts'

type EditableNameProps = {
  label: string
  value: string
  max: number
  isRequired?: boolean
  onSave: (text: string) => Promise<unknown>
  /** How the saved name looks. */
  children: ReactNode
}

/** A name on one line, with a pencil: Enter saves, Escape cancels. */
export function EditableName({ label, children, ...name }: EditableNameProps) {
  const { isEditing, changeEditing, editButton } = useEditing()
  return (
    <div className="flex max-w-full items-center gap-1">
      <EditableText
        {...name}
        look="line"
        label={label}
        isEditing={isEditing}
        onEditingChange={changeEditing}
      >
        {children}
      </EditableText>
      {!isEditing && (
        <IconButton
          ref={editButton}
          label={`Edit ${label}`}
          icon={<Pencil />}
          onClick={() => changeEditing(true)}
        />
      )}
    </div>
  )
}
