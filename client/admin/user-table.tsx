import { useIsPhone } from '#client/browser/phone.ts'
import { Button } from '#client/ui/button.tsx'
import { dayOf } from '#client/ui/day-and-time.ts'
import { Table, type Column } from '#client/ui/table.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { AdminUser } from '#contract/admin.ts'
import { type AccountActions, AccountMenu } from './account-menu.tsx'
import { EmailText } from './email-text.tsx'
import { useSharedBy } from './shared-traits.ts'

const FINGERPRINT_SHOWN = 16

type UserTableProps = AccountActions & { users: AdminUser[] }

/** Users, one a row; the buttons at its end change one. */
export function UserTable({ users, onSelect, onSuspend }: UserTableProps) {
  // On a phone a row is who it is about; what is done with it waits behind one button.
  const isPhone = useIsPhone()
  return (
    <Table
      label="Users"
      columns={COLUMNS}
      rows={users}
      keyOf={({ id }) => id}
      renderActions={(user) => (
        <>
          {!isPhone && (
            <Button
              size="small"
              aria-label={`Update credits of ${user.email}`}
              onClick={() => onSelect(user)}
            >
              Update credits
            </Button>
          )}
          <AccountMenu user={user} onSuspend={onSuspend} {...(isPhone && { onSelect })} />
        </>
      )}
    />
  )
}

const COLUMNS: Column<AdminUser>[] = [
  {
    name: 'Email',
    isLong: true,
    cell: ({ email, suspension }) => (
      <>
        <span className="font-semibold">
          <EmailText>{email}</EmailText>
        </span>
        {suspension !== null && <span className="text-madder-text"> Suspended</span>}
      </>
    ),
  },
  {
    name: 'Credits',
    isNumber: true,
    cell: ({ credits }) => (
      <>
        <span>{wholeNumber(credits)}</span>
        <span className="table-unit"> {credits === 1 ? 'credit' : 'credits'}</span>
      </>
    ),
  },
  { name: 'Joined', cell: ({ createdAt }) => dayOf(createdAt) },
  {
    name: 'Signup IP',
    cell: ({ signupIpAddress }) => <Trait value={signupIpAddress}>{signupIpAddress}</Trait>,
  },
  {
    name: 'Fingerprint',
    cell: ({ fingerprint }) => (
      <Trait value={fingerprint}>{fingerprint?.slice(0, FINGERPRINT_SHOWN) ?? 'None'}</Trait>
    ),
  },
]

type TraitProps = { value: string | null; children: string }

/** With how many accounts have the same, where it is one of the larger groups. */
function Trait({ value, children }: TraitProps) {
  const size = useSharedBy().get(value ?? '')
  return (
    <>
      <span>{children}</span>{' '}
      {value !== null && size !== undefined && (
        <span className="table-flag">{wholeNumber(size)} accounts</span>
      )}
    </>
  )
}
