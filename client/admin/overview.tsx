import { classNames } from '#client/ui/class-names.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { AuditTrail } from './audit-trail.tsx'
import { Loaded } from './loaded.tsx'
import { useOverview } from './use-admin.ts'

/** The shop in four numbers, and what admins did to it. */
export function Overview() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <Loaded query={useOverview()} thing="overview">
        {({ users, totalCredits, duplicateGroups, listings }) => (
          <dl className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
            <Tile label="Users" value={users} />
            <Tile label="Total credits" value={totalCredits} />
            <Tile
              label="Duplicate groups"
              value={duplicateGroups}
              isWarning={duplicateGroups > 0}
            />
            <Tile label="Listings" value={listings} />
          </dl>
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
        'flex flex-col-reverse rounded-lg px-4 py-4 shadow-e1 md:px-6 md:py-5 forced-colors:border',
        isWarning ? 'bg-weld-tint inset-ring-1 inset-ring-weld-line' : 'bg-sheet',
      )}
    >
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="font-display text-[1.625rem] leading-tight font-semibold wrap-anywhere md:text-[2.125rem]">
        {wholeNumber(value)}
      </dd>
    </div>
  )
}
