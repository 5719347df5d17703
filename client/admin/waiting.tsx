import { Card, CardHeader } from '#client/ui/card.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { AdminRefundRequest } from '#contract/checkout.ts'
import { dollars } from '#contract/money.ts'
import { dayAsked } from './day-asked.ts'
import { Loaded } from './loaded.tsx'
import { useOpenRefundRequests } from './use-admin.ts'
import { WaitingLine, Way } from './waiting-line.tsx'

/** More than these are found on their own tab. */
const SHOWN_MAX = 4

/** The refunds that wait for an answer, oldest first. */
export function WaitingRefunds() {
  const requests = useOpenRefundRequests()
  const areMany = (requests.data?.length ?? 0) > 1
  return (
    <Card aria-labelledby="waiting-refunds">
      <CardHeader
        title="Refunds"
        titleId="waiting-refunds"
        actions={areMany && <p className="text-meta text-ink-3">Oldest first</p>}
      />
      <Loaded query={requests} thing="refund requests">
        {(open) => <Requests requests={open} />}
      </Loaded>
    </Card>
  )
}

function Requests({ requests }: { requests: AdminRefundRequest[] }) {
  if (requests.length === 0) return <WaitingLine>No requests waiting.</WaitingLine>
  return requests.slice(0, SHOWN_MAX).map((request, place) => (
    <WaitingLine
      key={request.id}
      note={`Bought for ${dollars(request.amount)}, ${wholeNumber(request.credits)} credits`}
      mark={`Requested on ${dayAsked(request)}`}
      action={
        <Way tab="refunds" isNext={place === 0}>
          Review
        </Way>
      }
    >
      {request.email}
    </WaitingLine>
  ))
}
