import { dayOf } from '#client/ui/day-and-time.ts'
import { LISTING_COST } from '#contract/credits.ts'
import { PARTS_AGAIN } from '#contract/improving/parts-again.ts'
import type { PartsLeft, WrittenPart } from '#contract/parts.ts'

type PartsLeftNoteProps = { left: PartsLeft | undefined; part: WrittenPart }

/** What writing a part again costs, and what becomes of the rest. */
export function PartsLeftNote({ left, part }: PartsLeftNoteProps) {
  if (left?.left === 0) {
    return (
      <p className="text-meta text-ink-2">
        All {PARTS_AGAIN.max} of this listing are used{left.until && ` until ${dayOf(left.until)}`}.
        Another version of the whole listing costs {LISTING_COST} credit.
      </p>
    )
  }
  return (
    <p className="text-meta text-ink-2">
      {/* The place is kept while it is asked for. */}
      {left === undefined
        ? 'Free.'
        : `Free: ${left.left} of ${PARTS_AGAIN.max} left for this listing ${within(left)}.`}{' '}
      {STAYS[part]} The old part is kept under Versions.
    </p>
  )
}

function within({ until }: PartsLeft): string {
  return until === null ? `within ${PARTS_AGAIN.days} days` : `until ${dayOf(until)}`
}

const STAYS: Record<WrittenPart, string> = {
  title: 'Everything else on the card stays as it is.',
  altText: 'Everything else on the card stays as it is.',
  description: 'Pinned sentences and everything else on the card stay exactly as they are.',
  tags: 'Pinned tags and everything else on the card stay exactly as they are.',
}
