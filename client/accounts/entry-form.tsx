import type { ReactNode, SubmitEvent } from 'react'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import type { Refusal } from './use-attempt.ts'

type EntryFormProps = {
  label: string
  submitLabel: string
  busyLabel: string
  isBusy: boolean
  refusal: Refusal | null
  onSubmit: (event: SubmitEvent) => void
  children: ReactNode
}

/** A few fields and one button; why it was refused stands above them. */
export function EntryForm({ label, isBusy, refusal, ...form }: EntryFormProps) {
  return (
    <form aria-label={label} onSubmit={form.onSubmit} className="grid gap-4">
      {refusal && (
        <Banner look="error" title={refusal.title} action={<RefusalAction refusal={refusal} />}>
          {refusal.sentence}
        </Banner>
      )}
      {form.children}
      <Button look="primary" type="submit" isBusy={isBusy} className="mt-1">
        {isBusy ? form.busyLabel : form.submitLabel}
      </Button>
    </form>
  )
}

function RefusalAction({ refusal: { action } }: { refusal: Refusal }) {
  return (
    action && (
      <Button size="small" onClick={action.run}>
        {action.label}
      </Button>
    )
  )
}
