import { Pencil } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { Edit } from './use-edit.ts'
import { takeFocus } from '#client/ui/take-focus.ts'

type EditButtonProps<Value> = {
  edit: Edit<Value>
  thing: string
  /** What the editor opens with, where it is more than the saved value. */
  initial?: Value | undefined
  /** Only a pencil. */
  isSmall?: boolean
}

/** Begins an edit; gone while there is one, and back with the focus. */
export function EditButton<Value>({ edit, thing, initial, isSmall }: EditButtonProps<Value>) {
  if (edit.phase !== 'reading') return null
  const button = {
    ref: edit.closed && takeFocus,
    onClick: () => edit.open(initial),
  }
  if (isSmall) {
    const label = `Edit ${thing}`
    return <IconButton {...button} label={label} icon={<Pencil />} className="max-md:min-h-9" />
  }
  return (
    <Button
      {...button}
      look="quiet"
      size="small"
      icon={<Pencil aria-hidden="true" />}
      aria-label={`Edit ${thing}`}
    >
      Edit
    </Button>
  )
}
