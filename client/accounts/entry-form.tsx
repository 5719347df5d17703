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
  /** What is missing it says itself. */
  isChecked?: boolean
  onSubmit: (event: SubmitEvent) => void
  children: ReactNode
}

/** A few fields and one button; why it was refused stands above them. */
export function EntryForm({ label, isBusy, refusal, ...form }: EntryFormProps) {
  return (
    <form
      aria-label={label}
      noValidate={form.isChecked}
      onSubmit={form.onSubmit}
      className="grid gap-4"
    >
      <RefusalNotice refusal={refusal} />
      {form.children}
      <Button look="primary" type="submit" isBusy={isBusy} className="mt-1">
        {isBusy ? form.busyLabel : form.submitLabel}
      </Button>
    </form>
  )
}

/** Why it was refused, where it was tried: read out each time, and brought into view. */
export function RefusalNotice({ refusal }: { refusal: Refusal | null }) {
  if (refusal === null) return null
  const { title, sentence, action, at } = refusal
  return (
    // A new one for each try: the same words a second time are said a second time.
    <div key={at} ref={comeIntoView}>
      <Banner
        look="error"
        title={title}
        action={
          action && (
            <Button size="small" onClick={action.run}>
              {action.label}
            </Button>
          )
        }
        isLive
      >
        {sentence}
      </Banner>
    </div>
  )
}

function comeIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' })
}
