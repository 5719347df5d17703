import { useState } from 'react'
import { QuiltSwatch } from '#client/art/quilt.tsx'
import { KraftLabel } from '#client/ui/kraft-label.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import type { AdminRefundRequest } from '#contract/checkout.ts'
import { REFUND_DAYS } from '#contract/credits.ts'
import { DecidedRefunds } from './decided-refunds.tsx'
import { DecisionSlip } from './decision-slip.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { Loaded } from './loaded.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { useOpenRefundRequests } from './use-admin.ts'

type Answer = { kind: 'refund' | 'decline'; request: AdminRefundRequest }

/** The refund requests that wait for an answer, oldest first. */
export function Refunds() {
  const requests = useOpenRefundRequests()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const close = () => setAnswer(null)
  return (
    <>
      <Loaded query={requests} thing="refund requests">
        {(open) => <OpenRequests requests={open} onAnswer={setAnswer} />}
      </Loaded>
      <RefundDialog request={answer?.kind === 'refund' ? answer.request : null} onClose={close} />
      <DeclineDialog
        key={answer?.request.id}
        request={answer?.kind === 'decline' ? answer.request : null}
        onClose={close}
      />
    </>
  )
}

type OpenRequestsProps = { requests: AdminRefundRequest[]; onAnswer: (answer: Answer) => void }

function OpenRequests({ requests, onAnswer }: OpenRequestsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-1 gap-5">
        {requests.length === 0 ? (
          <EmptyState
            swatch={<QuiltSwatch seed="No refund requests" size={56} />}
            title="No refund requests"
            sentence="New requests appear here."
          />
        ) : (
          <ul aria-label="Refund requests" className="grid grid-cols-1 gap-5">
            {requests.map((request) => (
              <DecisionSlip
                key={request.id}
                request={request}
                onRefund={() => onAnswer({ kind: 'refund', request })}
                onDecline={() => onAnswer({ kind: 'decline', request })}
              />
            ))}
          </ul>
        )}
        <DecidedRefunds />
      </div>
      <TheRule />
    </div>
  )
}

/** What all of them are decided by. */
function TheRule() {
  return (
    <KraftLabel className="grid gap-3 px-6 py-5 text-small lg:sticky lg:top-6">
      <h2 className="font-display text-h3 font-semibold">Refund policy</h2>
      <p>If requested within {REFUND_DAYS} days, a purchase is refunded in full.</p>
      <p>Unused credits are taken off the balance; used ones are written off.</p>
      <p>The outcome appears in the buyer’s credit history and in the admin activity.</p>
    </KraftLabel>
  )
}
