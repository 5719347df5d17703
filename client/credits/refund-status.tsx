import { useState } from 'react'
import { messageOf } from '#client/api/api-error.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/dialog.tsx'
import { shortDayOf } from '#client/ui/day-and-time.ts'
import { toasted } from '#client/ui/toasts/toasted.ts'
import { dollars } from '#contract/money.ts'
import type { RefundState } from './refund-state.ts'
import { useRequestRefund } from './use-refund-requests.ts'

type RefundStatusProps = {
  state: RefundState
  paymentIntentId: string
  credits: number
  /** What was paid, in cents. */
  amount: number | null
}

/** Asks for a purchase back, or says what became of that. */
export function RefundStatus({ state, ...purchase }: RefundStatusProps) {
  if (state === null) return null
  switch (state.is) {
    case 'possible':
      return (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="flex-1 basis-52">
            <b className="font-semibold">Not for you?</b> Full refund until{' '}
            {shortDayOf(state.until)}: {daysLeftIn(state.daysLeft)}.
          </p>
          <RefundButton {...purchase} />
        </div>
      )
    case 'requested':
      return <Note>Refund requested</Note>
    case 'declined':
      return <Declined reason={state.reason} />
    case 'refunded':
      return <Note>Refunded</Note>
    default:
      return state satisfies never
  }
}

function daysLeftIn(days: number): string {
  return days === 1 ? 'the last day' : `${days} days left`
}

function Note({ children }: { children: string }) {
  return <p className="font-medium">{children}</p>
}

function Declined({ reason }: { reason: string }) {
  return (
    <div>
      <Note>Refund declined</Note>
      <p className="wrap-anywhere text-ink-2">{reason}</p>
    </div>
  )
}

function RefundButton({ paymentIntentId, credits, amount }: Omit<RefundStatusProps, 'state'>) {
  const [isAsking, setIsAsking] = useState(false)
  const request = useRequestRefund()
  const ask = async () => {
    await toasted(request.mutateAsync(paymentIntentId), {
      done: { title: 'Refund requested', description: 'We will review it shortly.' },
      failed: (error) => messageOf(error, 'Failed to request a refund'),
    })
    setIsAsking(false)
  }
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        Request refund
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Request a refund?"
        sentence={`You get back ${paid(amount)} for these ${credits} credits. Unused ones are taken off your balance. Listings you have written stay yours.`}
        confirmLabel="Request refund"
        isBusy={request.isPending}
        isHarmless
        onConfirm={() => void ask()}
      />
    </>
  )
}

function paid(amount: number | null): string {
  return amount === null ? 'what you paid' : `the ${dollars(amount)} you paid`
}
