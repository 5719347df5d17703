import { QuiltSwatch } from '#client/art/quilt.tsx'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { dayOf } from '#client/ui/day-and-time.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { KraftLabel } from '#client/ui/kraft-label.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { AdminUser, DuplicateGroup, DuplicateTrait } from '#contract/admin.ts'
import { type AccountActions, AccountMenu, useAccountActions } from './account-menu.tsx'
import { Loaded, ShowMore } from './loaded.tsx'
import { useDuplicates, useOverview } from './use-admin.ts'
import { addressOfUsers } from './use-user-filters.ts'

/** Accounts that may belong to one person. */
export function Security() {
  const { dialogs, ...actions } = useAccountActions()
  return (
    <div className="grid grid-cols-1 items-start gap-x-5 gap-y-8 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-1 gap-8">
        <Groups trait="fingerprint" {...actions} />
        <Groups trait="signupIpAddress" {...actions} />
      </div>
      <WhatAMatchSays />
      {dialogs}
    </div>
  )
}

/** What the groups are good for, and that nothing follows from them by itself. */
function WhatAMatchSays() {
  return (
    <KraftLabel className="grid gap-3 px-6 py-5 text-small lg:sticky lg:top-6">
      <h2 className="font-display text-h3 font-semibold">What a match means</h2>
      <p>
        <b className="font-semibold">One browser</b> is most likely one person, with the free
        credits of each account.
      </p>
      <p>
        <b className="font-semibold">One address</b> may be a household, a workshop or a whole town.
        Start where both are shared.
      </p>
      <p>Nothing happens automatically: update credits or suspend an account under More.</p>
    </KraftLabel>
  )
}

type Words = {
  title: string
  nothing: string
  /** What all of a group share, and what is said of a group that shares the other trait as well. */
  shared: string
  too: string
  other: DuplicateTrait
}

const WORDS: Record<DuplicateTrait, Words> = {
  signupIpAddress: {
    title: 'Same signup IP',
    nothing: 'No two accounts were opened from the same address.',
    shared: 'opened from one address',
    too: 'All of them share a browser too.',
    other: 'fingerprint',
  },
  fingerprint: {
    title: 'Same browser fingerprint',
    nothing: 'No two accounts share a browser.',
    shared: 'used in one browser',
    too: 'All of them share an address too.',
    other: 'signupIpAddress',
  },
}

type GroupsProps = AccountActions & { trait: DuplicateTrait }

function Groups({ trait, ...actions }: GroupsProps) {
  const pages = useDuplicates(trait)
  const count = useOverview().data?.groupsBy[trait]
  return (
    <section aria-labelledby={trait} className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-baseline gap-x-2.5">
        <h2 id={trait} className="font-display text-h2 font-semibold">
          {WORDS[trait].title}
        </h2>
        {count !== undefined && <p className="text-meta text-ink-3">{countedGroups(count)}</p>}
      </header>
      <Loaded query={pages} thing="groups">
        {(data) => (
          <GroupCards
            groups={data.pages.flatMap(({ answer }) => answer)}
            words={WORDS[trait]}
            isSecond={trait === 'signupIpAddress'}
            {...actions}
          />
        )}
      </Loaded>
      <ShowMore pages={pages} />
    </section>
  )
}

function countedGroups(count: number): string {
  return count === 1 ? '1 group' : `${wholeNumber(count)} groups`
}

type GroupCardsProps = AccountActions & {
  groups: DuplicateGroup[]
  words: Words
  /** What they share comes second: a group whose accounts share the other trait as well stands above. */
  isSecond: boolean
}

function GroupCards({ groups, words, isSecond, ...actions }: GroupCardsProps) {
  const above = useDuplicates(words.other).data?.pages.flatMap(({ answer }) => answer)
  if (groups.length === 0) {
    return (
      <EmptyState
        swatch={<QuiltSwatch seed={words.nothing} size={56} />}
        title="No duplicates"
        sentence={words.nothing}
      />
    )
  }
  const valuesAbove = new Set(isSecond ? above?.map(({ value }) => value) : [])
  const isAbove = (group: DuplicateGroup) => {
    const shared = alsoShared(group, words.other)
    return shared !== null && valuesAbove.has(shared)
  }
  const repeated = groups.filter(isAbove)
  return (
    <>
      {groups
        .filter((group) => !isAbove(group))
        .map((group) => (
          <GroupCard key={group.value} group={group} words={words} {...actions} />
        ))}
      {repeated.length > 0 && (
        <Card className="px-4 py-4 md:px-6">
          <p className="font-semibold wrap-anywhere">
            {repeated.map(({ value }) => value).join(', ')}
          </p>
          <p className="text-small text-ink-2">Shown above: their accounts share a browser too.</p>
        </Card>
      )}
    </>
  )
}

/** What all accounts of a group have in common besides what makes them a group; null where nothing. */
function alsoShared({ size, members }: DuplicateGroup, other: DuplicateTrait): string | null {
  const values = new Set(members.map((member) => member[other]))
  const [value] = values
  return size === members.length && values.size === 1 ? (value ?? null) : null
}

type GroupCardProps = AccountActions & { group: DuplicateGroup; words: Words }

/** A group by what its accounts share, then account by account, each with what can be decided about it. */
function GroupCard({ group, words, ...actions }: GroupCardProps) {
  const { value, size, members } = group
  return (
    <Card>
      <CardHeader
        level={3}
        title={`${wholeNumber(size)} accounts ${words.shared}`}
        note={
          <span className="wrap-anywhere">
            <b className="font-semibold text-ink-2">{value}</b>
            {alsoShared(group, words.other) !== null && ` ${words.too}`}
          </span>
        }
      />
      <ul>
        {members.map((member) => (
          <Member key={member.id} member={member} {...actions} />
        ))}
      </ul>
      <p className="border-t border-line-soft px-4 py-3 text-small md:px-6">
        <a href={addressOfUsers(value)} className="text-link">
          {size > members.length ? `See all ${wholeNumber(size)}` : 'See them'} in User Management
        </a>
      </p>
    </Card>
  )
}

type MemberProps = AccountActions & { member: AdminUser }

function Member({ member, ...actions }: MemberProps) {
  const { email, createdAt, credits, suspension } = member
  return (
    <li className="flex min-h-15 items-center gap-4 border-t border-line-soft px-4 py-2 md:px-6">
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-semibold wrap-anywhere">{email}</p>
        <p className="text-small text-ink-3">
          Joined {dayOf(createdAt)}
          {suspension !== null && <span className="text-madder-text">, suspended</span>}
        </p>
      </div>
      <p className="text-small whitespace-nowrap text-ink-2">
        {wholeNumber(credits)} {credits === 1 ? 'credit' : 'credits'}
      </p>
      <AccountMenu user={member} {...actions} />
    </li>
  )
}
