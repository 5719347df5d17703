import type { ChangeEvent } from 'react'
import { Field, PasswordInput, TextInput } from '#client/ui/field.tsx'
import { PASSWORD } from '#contract/accounts.ts'

export type NewAccount = { email: string; password: string; confirmation: string }

type SignUpFieldsProps = { account: NewAccount; onChange: (account: NewAccount) => void }

export function SignUpFields({ account, onChange }: SignUpFieldsProps) {
  const change = (field: keyof NewAccount) => (event: ChangeEvent<HTMLInputElement>) =>
    onChange({ ...account, [field]: event.target.value })
  return (
    <>
      <Field label="Email">
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            placeholder="you@yourshop.com"
            required
            value={account.email}
            onChange={change('email')}
          />
        )}
      </Field>
      <Field label="Password" hint={`At least ${PASSWORD.min} characters.`}>
        {(control) => (
          <PasswordInput
            {...control}
            name="new-password"
            autoComplete="new-password"
            required
            value={account.password}
            onChange={change('password')}
          />
        )}
      </Field>
      <Field label="Confirm Password">
        {(control) => (
          <PasswordInput
            {...control}
            name="confirm-password"
            autoComplete="new-password"
            required
            value={account.confirmation}
            onChange={change('confirmation')}
          />
        )}
      </Field>
    </>
  )
}
