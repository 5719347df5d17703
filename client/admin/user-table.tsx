import { Button } from '#client/ui/button.tsx'
import { dayOf } from '#client/ui/day-and-time.ts'
import { Table, type Column } from '#client/ui/table.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { AdminUser } from '#contract/admin.ts'

const FINGERPRINT_SHOWN = 16

type UserTableProps = { users: AdminUser[]; onSelect: (user: AdminUser) => void }

/** Users, one a row; the button at its end selects one. */
export function UserTable({ users, onSelect }: UserTableProps) {
  return (
    <Table
      label="Users"
      columns={COLUMNS}
      rows={users}
      keyOf={({ id }) => id}
      renderActions={(user) => (
        <Button
          size="small"
          aria-label={`Update credits of ${user.email}`}
          onClick={() => onSelect(user)}
        >
          Update credits
        </Button>
      )}
    />
  )
}

const COLUMNS: Column<AdminUser>[] = [
  {
    name: 'Email',
    isLong: true,
    cell: ({ email }) => <span className="font-semibold">{email}</span>,
  },
  { name: 'Credits', isNumber: true, cell: ({ credits }) => wholeNumber(credits) },
  { name: 'Joined', cell: ({ createdAt }) => dayOf(createdAt) },
  { name: 'Signup IP', cell: ({ signupIpAddress }) => signupIpAddress },
  {
    name: 'Fingerprint',
    cell: ({ fingerprint }) => fingerprint?.slice(0, FINGERPRINT_SHOWN) ?? 'None',
  },
]
