import type { ComponentProps } from 'react'
import { EntryForm } from './entry-form.tsx'
import { GoogleButton } from './google-button.tsx'

type CredentialsFormProps = ComponentProps<typeof EntryForm> & { onGoogle: () => void }

/** What signing in and signing up have in common: Google first, then the fields and one button. */
export function CredentialsForm({ onGoogle, ...form }: CredentialsFormProps) {
  return (
    <div className="grid gap-6">
      <GoogleButton isBusy={form.isBusy} onPress={onGoogle} />
      <p className="flex items-center gap-4 text-small text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or with email
      </p>
      <EntryForm {...form} />
    </div>
  )
}
