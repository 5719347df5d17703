import { ArrowRight, Layers2, Tag } from 'lucide-react'
import { nextSku } from '#client/listing/next-sku.ts'
import { Button } from '#client/ui/button.tsx'
import { dayOf } from '#client/ui/day-and-time.ts'
import type { Listing } from '#contract/listings.ts'
import { takeFocus } from '#client/ui/take-focus.ts'

type AllCopiedProps = {
  listing: Listing
  count: number
  /** The last field was copied just now. */
  isFocused: boolean
  onTakeOff: () => void
  onNext: (() => void) | undefined
}

/** The end of the journey: stamped, and the next item a press away. */
export function AllCopied({ listing, count, isFocused, onTakeOff, onNext }: AllCopiedProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-y border-green-line bg-green-tint px-4 py-5 md:px-6">
      <p className="listed-stamp">
        Listed <small>{listing.listedAt && dayOf(listing.listedAt)}</small>
      </p>
      <div className="min-w-0 flex-1 basis-52">
        <h3 role="status" className="font-display text-[1.125rem] font-semibold md:text-h2">
          All {COUNTS[count] ?? count} fields are copied
        </h3>
        <p className="text-small text-ink-2">
          It is marked in your history. Not in your shop yet?{' '}
          <button type="button" className="text-link" onClick={onTakeOff}>
            Remove the mark
          </button>
        </p>
      </div>
      {onNext && (
        <Button
          ref={isFocused ? takeFocus : undefined}
          look="primary"
          icon={<ArrowRight aria-hidden="true" />}
          onClick={onNext}
        >
          Next item
        </Button>
      )}
    </div>
  )
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five']

type NotYetListedProps = { isChanged: boolean; left: number; onMark: () => void }

export function NotYetListed({ isChanged, left, onMark }: NotYetListedProps) {
  return (
    <div className="flex items-center gap-3 rounded-b-lg border-t border-line bg-paper px-4 py-3.5 md:px-6">
      <p className="flex-1 text-small text-ink-2">{whatComes(isChanged, left)}</p>
      <Button
        look="quiet"
        size="small"
        icon={<Tag aria-hidden="true" />}
        className="-mr-3"
        onClick={onMark}
      >
        Mark as listed now
      </Button>
    </div>
  )
}

function whatComes(isChanged: boolean, left: number): string {
  if (isChanged) return 'Changed since listed: paste the unticked fields again.'
  if (left === 0) return 'Everything is copied, but not marked as listed.'
  return 'After the last one it is marked Listed. The ticks are kept if you leave.'
}

type VariationProps = { sku: string | null; onVary: () => void }

/** The same item in another color or size: its details stay, its number goes on. */
export function Variation({ sku, onVary }: VariationProps) {
  const next = sku === null ? '' : nextSku(sku)
  return (
    <div className="flex items-center gap-3.5 rounded-b-lg border-t border-line bg-paper px-4 py-3 md:px-6">
      <Layers2 aria-hidden="true" strokeWidth={1.9} className="size-5 flex-none" />
      <div className="min-w-0 flex-1">
        <h3 className="leading-snug font-semibold">Make a variation of this one</h3>
        <p className="text-meta text-ink-3">
          Keeps your details{next !== '' && `, continues with ${next}`}
        </p>
      </div>
      <Button size="small" className="max-md:min-h-11" onClick={onVary}>
        Start a variation
      </Button>
    </div>
  )
}
