import type { ComponentProps } from 'react'
import { Field, TextInput } from '#client/ui/field.tsx'

type EmailFieldProps = Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'aria-invalid'> & {
  error?: string | undefined
}

/** The address one signs in with, as password managers know it. */
export function EmailField({ error, ...attributes }: EmailFieldProps) {
  return (
    <Field label="Email" error={error}>
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
