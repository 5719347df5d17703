import { Card, CardHeader } from '#client/ui/card.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { DuplicateTrait } from '#contract/admin.ts'
import type { AdminRefundRequest } from '#contract/checkout.ts'
import { dollars } from '#contract/money.ts'
import { dayAsked } from './day-asked.ts'
import { Loaded } from './loaded.tsx'
import { PaymentWarnings } from './payment-warnings.tsx'
import { useDuplicates, useOpenRefundRequests } from './use-admin.ts'
import { WaitingLine, Way } from './waiting-line.tsx'

/** More than these are found on their own tabs. */
const SHOWN_MAX = 4

/** What waits for an admin: what banks want, refunds, oldest first, and accounts that may be one person's. */
export function Waiting() {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <PaymentWarnings />
      <Card aria-labelledby="waiting-refunds">
        <CardHeader title="Refunds" titleId="waiting-refunds" note="Oldest first" />
        <Loaded query={useOpenRefundRequests()} thing="refund requests">
          {(requests) => <WaitingRefunds requests={requests} />}
        </Loaded>
      </Card>
      <Card aria-labelledby="waiting-groups">
        <CardHeader title="Same device or address" titleId="waiting-groups" />
        <WaitingGroups trait="signupIpAddress" what="one address" />
        <WaitingGroups trait="fingerprint" what="one browser" />
        <WaitingLine action={<Way tab="security">Look</Way>}>All groups</WaitingLine>
      </Card>
    </div>
  )
}

function WaitingRefunds({ requests }: { requests: AdminRefundRequest[] }) {
  if (requests.length === 0) return <WaitingLine>Nobody waits for an answer.</WaitingLine>
  return requests.slice(0, SHOWN_MAX).map((request, place) => (
    <WaitingLine
      key={request.id}
      note={`Bought for ${dollars(request.amount)}, ${wholeNumber(request.credits)} credits`}
      mark={`asked on ${dayAsked(request)}`}
      action={
        <Way tab="refunds" isNext={place === 0}>
          Decide
        </Way>
      }
    >
      {request.email}
    </WaitingLine>
  ))
}

type WaitingGroupsProps = { trait: DuplicateTrait; what: string }

function WaitingGroups({ trait, what }: WaitingGroupsProps) {
  const { data } = useDuplicates(trait)
  const groups = data?.pages[0]?.answer ?? []
  return groups.slice(0, SHOWN_MAX / 2).map(({ value, size }) => (
    <WaitingLine key={value} note={value}>
      {wholeNumber(size)} accounts, {what}
    </WaitingLine>
  ))
}
