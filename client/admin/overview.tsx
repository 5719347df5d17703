import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { AuditTrail } from './audit-trail.tsx'
import { Loaded } from './loaded.tsx'
import { useOverview } from './use-admin.ts'
import { Waiting } from './waiting.tsx'

/** What waits, the shop in four numbers, and what admins did to it. */
export function Overview() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <Waiting />
      <Loaded query={useOverview()} thing="overview">
        {({ users, totalCredits, duplicateGroups, listings }) => (
          <Card>
            <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg bg-line-soft lg:grid-cols-4">
              <Tile label="Users" value={users} />
              <Tile label="Total credits" value={totalCredits} />
              <Tile
                label="Duplicate groups"
                value={duplicateGroups}
                isWarning={duplicateGroups > 0}
              />
              <Tile label="Listings" value={listings} />
            </dl>
          </Card>
        )}
      </Loaded>
      <AuditTrail />
    </div>
  )
}

type TileProps = { label: string; value: number; isWarning?: boolean }

function Tile({ label, value, isWarning = false }: TileProps) {
  return (
    <div
      className={classNames(
        'flex flex-col-reverse px-4 py-4 md:px-6',
        isWarning ? 'bg-weld-tint' : 'bg-sheet',
      )}
    >
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="font-display text-[1.625rem] leading-tight font-semibold wrap-anywhere">
        {wholeNumber(value)}
      </dd>
    </div>
  )
}
