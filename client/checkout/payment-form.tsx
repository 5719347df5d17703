import { Lock, ShieldCheck } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { dollars } from '#contract/money.ts'

type PaymentFormProps = {
  amountCents: number
  isProcessing: boolean
  refusal: string | null
  /** False while the fields of the card are still on their way. */
  isReady?: boolean
  onSubmit: () => void
  /** Where the details of the card go. */
  note?: string
  children: ReactNode
}

/** The fields of a card, the one button that pays, and what happens to the details. */
export function PaymentForm({ amountCents, isProcessing, ...form }: PaymentFormProps) {
  const { refusal, isReady = true, onSubmit, note, children } = form
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form aria-label="Pay by card" noValidate onSubmit={submit} className="grid gap-6">
      {children}
      {refusal && (
        <Banner look="error" title="Payment Failed" isLive>
          <p>{refusal}</p>
        </Banner>
      )}
      <div className="grid gap-3.5">
        <Button
          look="primary"
          size="large"
          type="submit"
          icon={<Lock aria-hidden="true" />}
          isBusy={isProcessing}
          disabled={!isReady}
        >
          {isProcessing ? 'Processing...' : `Complete Purchase - ${dollars(amountCents)}`}
        </Button>
        <p className="flex justify-center gap-2 text-small text-ink-2">
          <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 flex-none text-green-text" />
          Your payment information is encrypted and secure.
        </p>
      </div>
      {note && <p className="text-meta text-ink-3">{note}</p>}
    </form>
  )
}
