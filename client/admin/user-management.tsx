import { QuiltSwatch } from '#client/art/quilt.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { useSettled } from '#client/ui/use-settled.ts'
import type { AdminUser } from '#contract/admin.ts'
import { type AccountActions, useAccountActions } from './account-menu.tsx'
import { Loaded, ShowMore } from './loaded.tsx'
import { useUsers } from './use-admin.ts'
import { useUserFilters } from './use-user-filters.ts'
import { UserFilterFields } from './user-filters.tsx'
import { UserTable } from './user-table.tsx'

/** The server is asked once typing rests. */
const REST_MS = 250

/** All users, to find and to give credits. */
export function UserManagement() {
  const [filters, setFilters] = useUserFilters()
  const search = useSettled(filters.search.trim(), REST_MS)
  const pages = useUsers({ search, sort: filters.sort })
  const { dialogs, ...actions } = useAccountActions()
  return (
    <div className="grid grid-cols-1 gap-4">
      <UserFilterFields filters={filters} onChange={setFilters} />
      <div
        aria-busy={pages.isFetching}
        className={classNames('transition-opacity', pages.isPlaceholderData && 'opacity-60')}
      >
        <Loaded query={pages} thing="users">
          {(data) => <Found users={data.pages.flatMap(({ answer }) => answer)} {...actions} />}
        </Loaded>
      </div>
      <ShowMore pages={pages} />
      {dialogs}
    </div>
  )
}

type FoundProps = AccountActions & { users: AdminUser[] }

function Found({ users, ...actions }: FoundProps) {
  if (users.length === 0) {
    return (
      <EmptyState
        swatch={<QuiltSwatch seed="No users" size={56} />}
        title="No users match"
        sentence="Try a shorter part of the email, the IP address or the fingerprint."
      />
    )
  }
  return (
    <div className="table-of-cards">
      <UserTable users={users} {...actions} />
    </div>
  )
}
