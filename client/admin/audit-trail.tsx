import { dayAndTimeOf } from '#client/ui/day-and-time.ts'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { Table, type Column } from '#client/ui/table.tsx'
import type { AuditAction, AuditLine } from '#contract/admin.ts'
import { Loaded, ShowMore } from './loaded.tsx'
import { useAuditLines } from './use-admin.ts'

const ACTIONS: Record<AuditAction, string> = {
  credits_set: 'Credits set',
  refund_ordered: 'Refund started',
  refund_declined: 'Refund declined',
  admin_granted: 'Made an admin',
  admin_revoked: 'No longer an admin',
  account_suspended: 'Account suspended',
  suspension_lifted: 'Suspension lifted',
}

// What was done leads: on a phone it is the title of its entry.
const COLUMNS: Column<AuditLine>[] = [
  {
    name: 'Action',
    isLong: true,
    cell: ({ action }) => <span className="font-semibold">{ACTIONS[action]}</span>,
  },
  { name: 'Account', isLong: true, cell: ({ subject }) => subject },
  { name: 'Detail', isLong: true, cell: ({ detail }) => detail },
  { name: 'Admin', isLong: true, cell: actorOf },
  { name: 'When', cell: ({ createdAt }) => dayAndTimeOf(createdAt) },
]

/** Nobody orders a refund at the command line: the server does, for accounts that are closed. */
function actorOf({ actor, action }: AuditLine): string {
  return actor ?? (action === 'refund_ordered' ? 'The server' : 'The command line')
}

/** Every act of an admin, newest first. */
export function AuditTrail() {
  const pages = useAuditLines()
  return (
    <Card aria-labelledby="audit-trail">
      <CardHeader title="Admin activity" titleId="audit-trail" />
      <div className="grid grid-cols-1 gap-4 pb-2">
        <Loaded query={pages} thing="admin activity">
          {(data) => <Lines lines={data.pages.flatMap(({ answer }) => answer)} />}
        </Loaded>
        <ShowMore pages={pages} />
      </div>
    </Card>
  )
}

function Lines({ lines }: { lines: AuditLine[] }) {
  if (lines.length === 0) {
    return <p className="px-4 text-ink-2 md:px-6">No admin activity yet.</p>
  }
  return <Table label="Admin activity" columns={COLUMNS} rows={lines} keyOf={({ id }) => id} />
}
