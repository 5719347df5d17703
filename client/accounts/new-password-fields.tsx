import type { ComponentProps } from 'react'
import { Field, PasswordInput } from '#client/ui/field.tsx'
import { PASSWORD } from '#contract/accounts.ts'

export type NewPassword = { password: string; confirmation: string }

type NewPasswordFieldsProps = {
  /** Ties each of the two to its value. */
  field: (name: keyof NewPassword) => Pick<ComponentProps<'input'>, 'value' | 'onChange'>
  errorOf?: (name: keyof NewPassword) => string | undefined
  labels?: NewPassword
}

const LABELS = { password: 'Password', confirmation: 'Confirm Password' }

/** A password that is being chosen, typed twice. */
export function NewPasswordFields({ field, errorOf, labels = LABELS }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label={labels.password}
        hint={`At least ${PASSWORD.min} characters.`}
        error={errorOf?.('password')}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...field('password')}
            name="new-password"
            autoComplete="new-password"
            required
          />
        )}
      </Field>
      <Field label={labels.confirmation} error={errorOf?.('confirmation')}>
        {(control) => (
          <PasswordInput
            {...control}
            {...field('confirmation')}
            name="confirm-password"
            autoComplete="new-password"
            required
          />
        )}
      </Field>
    </>
  )
}
