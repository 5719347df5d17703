import { lazy, type ReactNode, Suspense } from 'react'
import { ListingSwatch } from '#client/art/listing-swatch.tsx'
import { QuiltSwatch } from '#client/art/quilt.tsx'
import { isNotChosenYet } from '#client/listing/not-chosen.ts'
import type { Placed } from '#client/listing/placing/use-placing.ts'
import { dayAndTimeOf } from '#client/ui/day-and-time.ts'
import { type Listing, UNTITLED } from '#contract/listings.ts'

const importActions = () => import('#client/listing/placing/finished-actions.tsx')
const FinishedActions = lazy(async () => ({ default: (await importActions()).FinishedActions }))
const WritingActions = lazy(async () => ({ default: (await importActions()).WritingActions }))
const CopyingActions = lazy(async () => ({ default: (await importActions()).CopyingActions }))
const Account = lazy(async () => ({ default: (await importActions()).Account }))

/** What stands in the head of the result. It is one head in all states, which keeps the focus. */
export type ResultHead = {
  title: string
  note?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
}

type Finished = {
  placed: Placed
  /** Not of this visit, but the last one there is. */
  isEarlier: boolean
  /** Another is being written. */
  isResting: boolean
  isNext: boolean
  onCopyFields: () => void
}

/** A finished listing: what it is, and the way into the shop. */
export function finishedHead({ placed, isEarlier, ...rest }: Finished): ResultHead {
  const { listing } = placed
  return {
    title: titleOf(listing),
    lead: swatchOf(listing),
    note: (
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 wrap-anywhere">
        <span>
          {isEarlier && 'Your last listing: '}
          {nicknameOf(listing)},{' '}
          <span className="whitespace-nowrap">{dayAndTimeOf(listing.createdAt)}</span>
        </span>
        <Suspense>
          <Account listing={listing} isSpent={!isEarlier && !rest.isResting} />
        </Suspense>
      </span>
    ),
    actions: (
      <Suspense>
        {rest.isResting ? (
          <WritingActions />
        ) : (
          <FinishedActions placed={placed} isNext={rest.isNext} onCopyFields={rest.onCopyFields} />
        )}
      </Suspense>
    ),
  }
}

/** What was pasted and improved is hers, and was generated in part at most. */
function titleOf(listing: Listing): string {
  if (isNotChosenYet(listing)) return 'What you pasted'
  return listing.pasted === null ? 'Generated Listing' : 'Your listing'
}

/** While it is written its button stands where it will be, so that nothing jumps. */
export function writingHead(nickname: string, isTakenUp: boolean): ResultHead {
  return {
    title: isTakenUp ? 'Still writing your listing' : 'Writing your listing',
    lead: <QuiltSwatch seed={nickname.trim().toLowerCase()} size={44} className="rounded-[7px]" />,
    note: (
      <span className="flex flex-wrap gap-y-1 wrap-anywhere">
        {nickname}
        <Suspense>
          <Account />
        </Suspense>
      </span>
    ),
    actions: (
      <Suspense>
        <WritingActions />
      </Suspense>
    ),
  }
}

/** While the fields are copied one after the other. */
export function copyingHead(listing: Listing, onLeave: () => void): ResultHead {
  return {
    title: 'Copy field by field',
    // On a phone the words need the room.
    lead: <span className="contents max-md:hidden">{swatchOf(listing)}</span>,
    note: (
      <span className="wrap-anywhere">
        {nicknameOf(listing)}. In the order of the marketplace’s form.
      </span>
    ),
    actions: (
      <Suspense>
        <CopyingActions onLeave={onLeave} />
      </Suspense>
    ),
  }
}

function swatchOf(listing: Listing) {
  return <ListingSwatch listing={listing} size={44} className="rounded-[7px]" />
}

function nicknameOf(listing: Listing): string {
  return listing.listingTitle || UNTITLED
}
