import type { ComponentProps } from 'react'
import { Field, TextInput } from '#client/ui/field.tsx'

type EmailFieldProps = Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'aria-invalid'>

/** The address one signs in with, as password managers know it. */
export function EmailField(attributes: EmailFieldProps) {
  return (
    <Field label="Email">
      {(control) => (
        <TextInput
          {...control}
          type="email"
          name="email"
          autoComplete="username"
          placeholder="you@yourshop.com"
          required
          {...attributes}
        />
      )}
    </Field>
  )
}
