import { EmailField } from './email-field.tsx'
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx'

export type NewAccount = NewPassword & { email: string }

type SignUpFieldsProps = { account: NewAccount; onChange: (account: NewAccount) => void }

export function SignUpFields({ account, onChange }: SignUpFieldsProps) {
  return (
    <>
      <EmailField email={account.email} onChange={(email) => onChange({ ...account, email })} />
      <NewPasswordFields
        password={account}
        onChange={(password) => onChange({ ...account, ...password })}
      />
    </>
  )
}
