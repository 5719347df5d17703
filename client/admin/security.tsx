import { QuiltSwatch } from '#client/art/quilt.tsx'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { dayOf } from '#client/ui/day-and-time.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { KraftLabel } from '#client/ui/kraft-label.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { AdminUser, DuplicateGroup, DuplicateTrait } from '#contract/admin.ts'
import { type AccountActions, AccountMenu, useAccountActions } from './account-menu.tsx'
import { EmailText } from './email-text.tsx'
import { Loaded, ShowMore } from './loaded.tsx'
import { ownAddresses, sharedAddresses } from './shared-traits.ts'
import { useDuplicates, useOverview } from './use-admin.ts'
import { addressOfUsers } from './use-user-filters.ts'

/** Accounts that may belong to one person. */
export function Security() {
  const { dialogs, ...actions } = useAccountActions()
  return (
    <div className="grid grid-cols-1 gap-7">
      <WhatAMatchSays />
      <Groups trait="fingerprint" {...actions} />
      <Groups trait="signupIpAddress" {...actions} />
      {dialogs}
    </div>
  )
}

/** What the groups are good for, and that nothing follows from them by itself. */
function WhatAMatchSays() {
  return (
    <KraftLabel className="grid gap-x-6 gap-y-2 px-6 py-5 text-small lg:grid-cols-3">
      <h2 className="font-display text-h3 font-semibold lg:col-span-3">What a match means</h2>
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
  /** What all of a group share. */
  shared: string
}

const WORDS: Record<DuplicateTrait, Words> = {
  signupIpAddress: {
    title: 'Same signup IP',
    nothing: 'No two accounts were opened from the same address.',
    shared: 'opened from one address',
  },
  fingerprint: {
    title: 'Same browser fingerprint',
    nothing: 'No two accounts share a browser.',
    shared: 'used in one browser',
  },
}

type GroupsProps = AccountActions & { trait: DuplicateTrait }

/** The groups of one trait; by address only where they say more than those by browser. */
function Groups({ trait, ...actions }: GroupsProps) {
  const pages = useDuplicates(trait)
  const browsers = useDuplicates('fingerprint').data?.pages.flatMap(({ answer }) => answer) ?? []
  const count = useOverview().data?.groupsBy[trait]
  const all = pages.data?.pages.flatMap(({ answer }) => answer) ?? []
  const shown = trait === 'fingerprint' ? all : ownAddresses({ browsers, addresses: all })
  const above = all.length - shown.length
  if (above > 0 && shown.length === 0 && !pages.hasNextPage) return null
  return (
    <section aria-labelledby={trait} className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-baseline gap-x-2.5">
        <h2 id={trait} className="font-display text-h2 font-semibold">
          {WORDS[trait].title}
        </h2>
        {count !== undefined && (
          <p className="text-meta text-ink-3">{countedGroups(count - above)}</p>
        )}
      </header>
      <Loaded query={pages} thing="groups">
        {() => <GroupCards groups={shown} words={WORDS[trait]} {...actions} />}
      </Loaded>
      <ShowMore pages={pages} />
    </section>
  )
}

function countedGroups(count: number): string {
  return count === 1 ? '1 group' : `${wholeNumber(count)} groups`
}

type GroupCardsProps = AccountActions & { groups: DuplicateGroup[]; words: Words }

function GroupCards({ groups, words, ...actions }: GroupCardsProps) {
  if (groups.length === 0) {
    return (
      <EmptyState
        swatch={<QuiltSwatch seed={words.nothing} size={56} />}
        title="No duplicates"
        sentence={words.nothing}
      />
    )
  }
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      {groups.map((group) => (
        <GroupCard key={group.value} group={group} words={words} {...actions} />
      ))}
    </div>
  )
}

type GroupCardProps = AccountActions & { group: DuplicateGroup; words: Words }

/** A group by what its accounts share, then account by account, each with what can be decided about it. */
function GroupCard({ group, words, ...actions }: GroupCardProps) {
  const { value, size, members } = group
  const addresses = words === WORDS.fingerprint ? sharedAddresses(group) : []
  return (
    <Card className="lg:only:col-span-2">
      <CardHeader
        level={3}
        title={`${wholeNumber(size)} accounts ${words.shared}`}
        note={
          <span className="wrap-anywhere">
            <b className="font-semibold text-ink-2">{value}</b>
            {addresses.map((address) => `, ${address}`)}
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
    <li className="grid min-h-15 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 border-t border-line-soft px-4 py-2 md:px-6">
      <p className="leading-snug font-semibold wrap-anywhere max-sm:col-span-3 max-sm:pt-1">
        <EmailText>{email}</EmailText>
      </p>
      <p className="text-small text-ink-3 sm:row-start-2">
        Joined {dayOf(createdAt)}
        {suspension !== null && <span className="text-madder-text">, suspended</span>}
      </p>
      <p className="text-small whitespace-nowrap text-ink-2 sm:row-span-2">
        {wholeNumber(credits)} {credits === 1 ? 'credit' : 'credits'}
      </p>
      <div className="-mr-3 sm:row-span-2">
        <AccountMenu user={member} {...actions} />
      </div>
    </li>
  )
}
