import { Field, TextInput } from '#client/ui/field.tsx'
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx'

export type NewAccount = NewPassword & { email: string }

type SignUpFieldsProps = { account: NewAccount; onChange: (account: NewAccount) => void }

export function SignUpFields({ account, onChange }: SignUpFieldsProps) {
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
            onChange={(event) => onChange({ ...account, email: event.target.value })}
          />
        )}
      </Field>
      <NewPasswordFields
        password={account}
        onChange={(password) => onChange({ ...account, ...password })}
      />
    </>
  )
}
