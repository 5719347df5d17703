import type { ChangeEvent } from 'react'
import { Field, PasswordInput } from '#client/ui/field.tsx'
import { PASSWORD } from '#contract/accounts.ts'

export type NewPassword = { password: string; confirmation: string }

type NewPasswordFieldsProps = {
  password: NewPassword
  onChange: (password: NewPassword) => void
  labels?: { password: string; confirmation: string }
}

const LABELS = { password: 'Password', confirmation: 'Confirm Password' }

/** A password that is being chosen, typed twice. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password: typed, onChange, labels = LABELS } = props
  const change = (field: keyof NewPassword) => (event: ChangeEvent<HTMLInputElement>) =>
    onChange({
      password: typed.password,
      confirmation: typed.confirmation,
      [field]: event.target.value,
    })
  return (
    <>
      <Field label={labels.password} hint={`At least ${PASSWORD.min} characters.`}>
        {(control) => (
          <PasswordInput
            {...control}
            name="new-password"
            autoComplete="new-password"
            required
            value={typed.password}
            onChange={change('password')}
          />
        )}
      </Field>
      <Field label={labels.confirmation}>
        {(control) => (
          <PasswordInput
            {...control}
            name="confirm-password"
            autoComplete="new-password"
            required
            value={typed.confirmation}
            onChange={change('confirmation')}
          />
        )}
      </Field>
    </>
  )
}
