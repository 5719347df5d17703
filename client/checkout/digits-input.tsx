import type { ChangeEvent, ComponentProps } from 'react'
import { TextInput } from '#client/ui/field.tsx'
import { digitsOf } from './card-details.ts'

type DigitsInputProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  format: (typed: string) => string
  onChange: (formatted: string) => void
}

/** A field for digits that arranges them while they are typed, wherever the caret stands. */
export function DigitsInput({ format, onChange, ...attributes }: DigitsInputProps) {
  // The field is changed before React is told, because React moves the caret of a field it changes.
  const arrange = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const end = field.value.length
    const caret = field.selectionStart ?? end
    const digitsLeft = digitsOf(field.value.slice(0, caret)).length
    const formatted = format(field.value)
    const place = caret === end ? formatted.length : placeAfter(formatted, digitsLeft)
    field.value = formatted
    field.setSelectionRange(place, place)
    onChange(formatted)
  }
  return <TextInput {...attributes} inputMode="numeric" dir="ltr" onChange={arrange} />
}

/** Where the caret stands with this many digits before it. */
function placeAfter(formatted: string, digits: number): number {
  let left = digits
  for (const [place, character] of Array.from(formatted).entries()) {
    if (left === 0) return place
    if (digitsOf(character) !== '') left -= 1
  }
  return formatted.length
}
