import type { KeyboardEvent, ReactNode } from 'react'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { Field, TextInput } from '#client/ui/field.tsx'
import { TAG } from '#contract/listings.ts'
import type { TagNote } from '#marketplace/tag-notes.ts'

type TagFieldProps = {
  label: string
  value: string
  note: TagNote | null
  hint?: ReactNode
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** The text of one tag, with its length and what is to say about it. */
export function TagField({ label, value, note, hint, onType, onKeyDown }: TagFieldProps) {
  return (
    <Field
      label={label}
      error={note?.isRefused ? note.text : undefined}
      hint={note && !note.isRefused ? note.text : hint}
      counter={<CharacterCounter length={value.length} max={TAG.lengthMax} />}
    >
      {(control) => (
        <TextInput
          {...control}
          value={value}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
        />
      )}
    </Field>
  )
}
