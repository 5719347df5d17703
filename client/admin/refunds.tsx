import { useState } from 'react'
import { QuiltSwatch } from '#client/art/quilt.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { dayOf } from '#client/ui/day-and-time.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Table, type Column } from '#client/ui/table.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { AdminRefundRequest } from '#contract/checkout.ts'
import { dollars } from '#contract/money.ts'
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
  if (requests.length === 0) {
    return (
      <EmptyState
        swatch={<QuiltSwatch seed="No refund requests" size={56} />}
        title="No refund requests"
        sentence="When somebody asks for their money back, it waits for you here."
      />
    )
  }
  return (
    <Card className="overflow-clip">
      <Table
        label="Refund requests"
        columns={COLUMNS}
        rows={requests}
        keyOf={({ id }) => id}
        renderActions={(request) => <Answers request={request} onAnswer={onAnswer} />}
      />
    </Card>
  )
}

type AnswersProps = { request: AdminRefundRequest; onAnswer: (answer: Answer) => void }

/** What was asked for in time is given; to be declined is left what a bank has taken already. */
function Answers({ request, onAnswer }: AnswersProps) {
  const { isPossible, email } = request
  return isPossible ? (
    <Button
      size="small"
      aria-label={`Refund ${email}`}
      onClick={() => onAnswer({ kind: 'refund', request })}
    >
      Refund
    </Button>
  ) : (
    <Button
      look="quiet"
      size="small"
      aria-label={`Decline ${email}`}
      onClick={() => onAnswer({ kind: 'decline', request })}
    >
      Decline
    </Button>
  )
}

const COLUMNS: Column<AdminRefundRequest>[] = [
  {
    name: 'Email',
    isLong: true,
    cell: ({ email }) => <span className="font-semibold">{email}</span>,
  },
  { name: 'Credits', isNumber: true, cell: ({ credits }) => wholeNumber(credits) },
  { name: 'Paid', isNumber: true, cell: ({ amount }) => dollars(amount) },
  { name: 'Bought', cell: ({ purchasedAt }) => dayOf(purchasedAt) },
  { name: 'Asked', cell: ({ createdAt }) => dayOf(createdAt) },
]
