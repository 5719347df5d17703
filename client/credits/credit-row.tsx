import { Undo2 } from 'lucide-react'
import { ListingSwatch } from '#client/art/listing-swatch.tsx'
import { timeOf } from '#client/ui/day-and-time.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { type CreditEntry, PACKAGES } from '#contract/credits.ts'
import { UNTITLED } from '#contract/listings.ts'
import { listingHash, PAGES } from '#contract/pages.ts'

/** Credits that went: for which listing, or why else. */
export function CreditRow({ entry }: { entry: CreditEntry }) {
  const { listing, createdAt, amount } = entry
  return (
    <li className="grid min-h-[58px] grid-cols-[36px_minmax(0,1fr)_auto] sm:grid-cols-[36px_minmax(0,1fr)_auto_minmax(3rem,auto)] items-center gap-x-3.5 border-t border-line-soft px-4 py-[7px] md:px-6">
      {listing ? (
        <ListingSwatch listing={listing} size={36} />
      ) : (
        <span className="grid size-9 place-items-center rounded-sm border-[1.5px] border-dashed border-line-control text-ink-3">
          {entry.type !== 'usage' && <Undo2 aria-hidden="true" className="size-[18px]" />}
        </span>
      )}
      <div className="min-w-0">
        <p dir="auto" className="leading-snug font-semibold wrap-anywhere">
          <Name entry={entry} />
        </p>
        <p className="text-meta text-ink-3">
          <span>{entry.description}</span>
          <span className="sm:hidden">, {timeOf(createdAt)}</span>
        </p>
      </div>
      <time dateTime={createdAt} className="text-meta text-ink-3 max-sm:hidden">
        {timeOf(createdAt)}
      </time>
      <p className="text-right font-display text-[1.125rem] leading-none font-semibold">
        −{wholeNumber(Math.abs(amount))}
      </p>
    </li>
  )
}

function Name({ entry: { type, listing, purchase } }: { entry: CreditEntry }) {
  if (listing) {
    return (
      <a
        href={`${PAGES.history}${listingHash(listing.id)}`}
        className="underline-offset-3 hover:underline"
      >
        {listing.listingTitle || UNTITLED}
      </a>
    )
  }
  if (purchase) return `${PACKAGES[purchase.package].name} pack`
  return type === 'usage' ? 'A listing you have deleted' : 'Your account'
}
