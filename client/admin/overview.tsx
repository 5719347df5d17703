import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { AdminOverview } from '#contract/admin.ts'
import { AuditTrail } from './audit-trail.tsx'
import { Loaded } from './loaded.tsx'
import { PaymentWarnings } from './payment-warnings.tsx'
import { useOverview } from './use-admin.ts'
import { WaitingGroups } from './waiting-groups.tsx'
import { WaitingRefunds } from './waiting.tsx'

/** What waits, the shop in four numbers, and what admins did to it. */
export function Overview() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <PaymentWarnings />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <WaitingRefunds />
        <WaitingGroups />
      </div>
      <Numbers />
      <AuditTrail />
    </div>
  )
}

function Numbers() {
  return (
    <Loaded query={useOverview()} thing="overview">
      {({ users, totalCredits, duplicateGroups, groupsBy, listings }) => (
        <Card>
          <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg bg-line-soft lg:grid-cols-4">
            <Tile label="Users" value={users} />
            <Tile label="Total credits" value={totalCredits} note="not yet used, in all accounts" />
            <Tile label="Listings" value={listings} />
            <Tile
              label={duplicateGroups === 1 ? 'Duplicate group' : 'Duplicate groups'}
              value={duplicateGroups}
              note={duplicateGroups > 0 ? countedBy(groupsBy) : undefined}
              isWarning={duplicateGroups > 0}
            />
          </dl>
        </Card>
      )}
    </Loaded>
  )
}

/** The number is the larger of the two. */
function countedBy({ signupIpAddress, fingerprint }: AdminOverview['groupsBy']): string {
  return fingerprint >= signupIpAddress ? 'counted by browser' : 'counted by address'
}

type TileProps = {
  label: string
  value: number
  note?: string | undefined
  isWarning?: boolean
}

function Tile({ label, value, note, isWarning = false }: TileProps) {
  return (
    <div
      className={classNames(
        'flex flex-col-reverse justify-end px-4 py-4 md:px-6',
        isWarning ? 'bg-weld-tint' : 'bg-sheet',
      )}
    >
      <dt className="text-small text-ink-2">
        {label}
        {note && <span className="text-meta text-ink-3">, {note}</span>}
      </dt>
      <dd className="font-display text-[1.625rem] leading-tight font-semibold wrap-anywhere">
        {wholeNumber(value)}
      </dd>
    </div>
  )
}
