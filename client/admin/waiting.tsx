import { Card, CardHeader } from '#client/ui/card.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { AdminRefundRequest } from '#contract/checkout.ts'
import { dollars } from '#contract/money.ts'
import { PAGES } from '#contract/pages.ts'
import { dayAsked } from './day-asked.ts'
import { Loaded } from './loaded.tsx'
import { useDuplicates, useOpenRefundRequests, useOverview } from './use-admin.ts'
import { WaitingLine, Way } from './waiting-line.tsx'

/** More than these are found on their own tabs. */
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

/** Accounts that may be one person's. */
export function WaitingGroups() {
  const addresses = useDuplicates('signupIpAddress').data?.pages[0]?.answer
  const browsers = useDuplicates('fingerprint').data?.pages[0]?.answer
  const counts = useOverview().data?.groupsBy
  const isNone = addresses?.length === 0 && browsers?.length === 0
  return (
    <Card aria-labelledby="waiting-groups">
      <CardHeader
        title="Same device or address"
        titleId="waiting-groups"
        actions={
          <a href={`${PAGES.admin}?tab=security`} className="text-link">
            All groups
          </a>
        }
      />
      {isNone && <WaitingLine>No accounts share a device or an address.</WaitingLine>}
      <Groups groups={addresses} count={counts?.signupIpAddress} what="one address" />
      <Groups groups={browsers} count={counts?.fingerprint} what="one browser" />
    </Card>
  )
}

type GroupsProps = {
  groups: { value: string; size: number }[] | undefined
  count: number | undefined
  what: string
}

/** The largest, and how many more there are. */
function Groups({ groups = [], count = 0, what }: GroupsProps) {
  const shown = groups.slice(0, SHOWN_MAX / 2)
  const more = count - shown.length
  return (
    <>
      {shown.map(({ value, size }) => (
        <WaitingLine key={value} note={value}>
          {wholeNumber(size)} accounts, {what}
        </WaitingLine>
      ))}
      {shown.length > 0 && more > 0 && (
        <p className="border-t border-line-soft px-4 py-2.5 text-small text-ink-2 md:px-6">
          {wholeNumber(more)} more {more === 1 ? 'group shares' : 'groups share'} {what}
        </p>
      )}
    </>
  )
}
