import { QuiltSwatch } from '#client/art/quilt.tsx'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { dayOf } from '#client/ui/day-and-time.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Table, type Column } from '#client/ui/table.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { AdminUser, DuplicateGroup, DuplicateTrait } from '#contract/admin.ts'
import { Loaded, ShowMore } from './loaded.tsx'
import { useDuplicates } from './use-admin.ts'
import { addressOfUsers } from './use-user-filters.ts'

/** Accounts that may belong to one person. */
export function Security() {
  return (
    <div className="grid grid-cols-1 gap-10">
      <Groups
        trait="signupIpAddress"
        title="Same signup IP"
        nothing="No two accounts were opened from the same address."
      />
      <Groups
        trait="fingerprint"
        title="Same browser fingerprint"
        nothing="No two accounts share a browser."
      />
    </div>
  )
}

type GroupsProps = { trait: DuplicateTrait; title: string; nothing: string }

function Groups({ trait, title, nothing }: GroupsProps) {
  const pages = useDuplicates(trait)
  return (
    <section aria-labelledby={trait} className="grid grid-cols-1 gap-4">
      <h2 id={trait} className="font-display text-h2 font-semibold">
        {title}
      </h2>
      <Loaded query={pages} thing="groups">
        {(data) => (
          <GroupCards groups={data.pages.flatMap(({ answer }) => answer)} {...{ nothing }} />
        )}
      </Loaded>
      <ShowMore pages={pages} />
    </section>
  )
}

function GroupCards({ groups, nothing }: { groups: DuplicateGroup[]; nothing: string }) {
  if (groups.length === 0) {
    return (
      <EmptyState
        swatch={<QuiltSwatch seed={nothing} size={56} />}
        title="No duplicates"
        sentence={nothing}
      />
    )
  }
  return groups.map((group) => <GroupCard key={group.value} group={group} />)
}

function GroupCard({ group: { value, size, members } }: { group: DuplicateGroup }) {
  return (
    <Card>
      <CardHeader level={3} title={value} note={`${wholeNumber(size)} accounts`} />
      <div className="pb-3">
        <Table
          label={`Accounts with ${value}`}
          columns={COLUMNS}
          rows={members}
          keyOf={({ id }) => id}
        />
      </div>
      <p className="border-t border-line-soft px-4 py-3 md:px-6">
        <a href={addressOfUsers(value)} className="text-link">
          {size > members.length ? `See all ${wholeNumber(size)}` : 'See them'} in User Management
        </a>
      </p>
    </Card>
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
]
