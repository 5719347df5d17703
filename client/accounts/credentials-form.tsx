import type { ComponentProps } from 'react'
import { EntryForm } from './entry-form.tsx'
import { GoogleButton } from './google-button.tsx'

type CredentialsFormProps = ComponentProps<typeof EntryForm> & { onGoogle: () => void }

/** What signing in and signing up have in common: Google first, then the fields and one button. */
export function CredentialsForm({ onGoogle, ...form }: CredentialsFormProps) {
  return (
    <div className="grid gap-6">
      <GoogleButton isBusy={form.isBusy} onPress={onGoogle} />
      <p className="or-line">or with email</p>
      <EntryForm {...form} />
    </div>
  )
}
