import { ChevronRight } from 'lucide-react'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { DuplicateGroup, DuplicateTrait } from '#contract/admin.ts'
import { PAGES } from '#contract/pages.ts'
import { alsoShared, ownAddresses } from './shared-traits.ts'
import { useDuplicates } from './use-admin.ts'
import { addressOfUsers } from './use-user-filters.ts'
import { WaitingLine } from './waiting-line.tsx'

/** More than these are found on their own tab. */
const SHOWN_MAX = 4

/** More than these are told by their number. */
const NAMED_MAX = 2

/** Accounts that may be one person's: each group once, those of one browser first. */
export function WaitingGroups() {
  const addresses = useDuplicates('signupIpAddress').data?.pages[0]?.answer ?? []
  const browsers = useDuplicates('fingerprint').data?.pages[0]?.answer
  const own = ownAddresses({ browsers: browsers ?? [], addresses })
  const lines = [
    ...(browsers ?? []).map((group) => ({ group, by: 'fingerprint' as const })),
    ...own.map((group) => ({ group, by: 'signupIpAddress' as const })),
  ]
  return (
    <Card aria-labelledby="waiting-groups" className="overflow-clip">
      <CardHeader
        title="Same device or address"
        titleId="waiting-groups"
        actions={
          <a href={`${PAGES.admin}?tab=security`} className="text-link">
            All groups
          </a>
        }
      />
      {browsers && lines.length === 0 && (
        <WaitingLine>No accounts share a device or an address.</WaitingLine>
      )}
      {lines.slice(0, SHOWN_MAX).map((line) => (
        <GroupLine key={line.group.value} {...line} />
      ))}
    </Card>
  )
}

type GroupLineProps = { group: DuplicateGroup; by: DuplicateTrait }

/** Whose accounts they are and what they share; pressed, it shows them. */
function GroupLine({ group, by }: GroupLineProps) {
  return (
    <a
      href={addressOfUsers(group.value)}
      className="flex min-h-15 items-center gap-3 border-t border-line-soft px-4 py-2.5 -outline-offset-3 hover:bg-sunk md:px-6"
    >
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold wrap-anywhere">{accountsOf(group)}</span>
        <span className="block text-small text-ink-2">
          {wholeNumber(group.size)} accounts, {traitsOf({ group, by })}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4.5 flex-none text-ink-3" />
    </a>
  )
}

function accountsOf({ size, members }: DuplicateGroup): string {
  const named = members.slice(0, NAMED_MAX).map(({ email }) => email)
  const more = size - named.length
  return more > 0 ? `${named.join(', ')} and ${wholeNumber(more)} more` : named.join(', ')
}

function traitsOf({ group, by }: GroupLineProps): string {
  if (by === 'signupIpAddress') return 'one address'
  return alsoShared(group, 'signupIpAddress') === null
    ? 'one browser'
    : 'one browser and one address'
}
