import type { ReactNode, SubmitEvent } from 'react'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { GoogleButton } from './google-button.tsx'
import type { Refusal } from './use-attempt.ts'

type CredentialsFormProps = {
  label: string
  submitLabel: string
  busyLabel: string
  isBusy: boolean
  refusal: Refusal | null
  onGoogle: () => void
  onSubmit: () => void
  children: ReactNode
}

/** What signing in and signing up have in common: Google first, then the fields and one button. */
export function CredentialsForm({ label, isBusy, refusal, ...form }: CredentialsFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    form.onSubmit()
  }
  return (
    <div className="grid gap-6">
      <GoogleButton isBusy={isBusy} onPress={form.onGoogle} />
      <p className="flex items-center gap-4 text-small text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or with email
      </p>
      <form aria-label={label} onSubmit={submit} className="grid gap-4">
        {refusal && (
          <Banner look="error" title={refusal.title}>
            {refusal.sentence}
          </Banner>
        )}
        {form.children}
        <Button look="primary" type="submit" isBusy={isBusy} className="mt-1">
          {isBusy ? form.busyLabel : form.submitLabel}
        </Button>
      </form>
    </div>
  )
}
