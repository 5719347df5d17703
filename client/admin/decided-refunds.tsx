import { Card, CardHeader } from '#client/ui/card.tsx'
import { dayOf } from '#client/ui/day-and-time.ts'
import type { AuditAction, AuditLine } from '#contract/admin.ts'
import { useAuditLines } from './use-admin.ts'
import { WaitingLine } from './waiting-line.tsx'

/** More of them are found in the admin activity. */
const SHOWN_MAX = 5

const DECIDED: Partial<Record<AuditAction, string>> = {
  refund_ordered: 'Refunded',
  refund_declined: 'Declined',
}

/** How the last requests were decided, among what admins did lately; nothing where none was. */
export function DecidedRefunds() {
  const lines = useAuditLines().data?.pages[0]?.answer.filter(({ action }) => DECIDED[action]) ?? []
  if (lines.length === 0) return null
  return (
    <Card aria-labelledby="decided-refunds">
      <CardHeader title="Decided lately" titleId="decided-refunds" size="small" />
      {lines.slice(0, SHOWN_MAX).map((line) => (
        <WaitingLine key={line.id} note={line.detail} action={<Decided {...line} />}>
          {line.subject}
        </WaitingLine>
      ))}
    </Card>
  )
}

function Decided({ action, createdAt }: AuditLine) {
  return (
    <p className="text-end text-small">
      <b className="font-semibold">{DECIDED[action]}</b>
      <span className="block text-meta text-ink-2">{dayOf(createdAt)}</span>
    </p>
  )
}
