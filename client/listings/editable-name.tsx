import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChangedElsewhere } from '#client/ui/changed-elsewhere.tsx'
import { EditableText } from '#client/ui/editable-text.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { useEditing } from './use-editing.ts'

type EditableNameProps = {
  label: string
  value: string
  draftName: string
  max: number
  isRequired?: boolean
  onSave: (text: string) => Promise<unknown>
  /** How the saved name looks. */
  children: ReactNode
}

/** A name on one line, with a pencil: Enter saves, Escape cancels. */
export function EditableName({ label, children, draftName, onSave, ...name }: EditableNameProps) {
  const { isEditing, changeEditing, editButton, ...editing } = useEditing({
    draftName,
    saved: name.value,
  })
  return (
    <div className="flex max-w-full flex-wrap items-center gap-1">
      <EditableText
        {...name}
        look="line"
        label={label}
        initial={editing.left}
        isEditing={isEditing}
        onEditingChange={changeEditing}
        onSave={(text) => editing.saving(() => onSave(text))}
        onDraft={editing.keep}
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
      {editing.isOutdated && (
        <ChangedElsewhere now={name.value} onTake={() => changeEditing(false)} />
      )}
    </div>
  )
}
