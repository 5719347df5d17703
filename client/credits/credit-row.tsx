import { ReceiptText, Tag, Undo2 } from 'lucide-react'
import { ListingSwatch } from '#client/art/listing-swatch.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { timeOf } from '#client/ui/day-and-time.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { type CreditEntry, PACKAGES } from '#contract/credits.ts'
import { UNTITLED } from '#contract/listings.ts'
import { listingHash, PAGES } from '#contract/pages.ts'

type CreditRowProps = {
  entry: CreditEntry
  /** What it is stands above it. */
  isInGroup?: boolean
  className?: string
}

/** Credits that went or came: for which listing, with which pack, or why else. */
export function CreditRow({ entry, isInGroup = false, className }: CreditRowProps) {
  const { createdAt, amount } = entry
  const isGain = amount > 0
  const name = nameOf(entry)
  const saysWhat = name !== null && !isInGroup
  return (
    <li
      className={classNames(
        'grid grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-x-3.5 px-4 sm:grid-cols-[36px_minmax(0,1fr)_auto_minmax(2.25rem,auto)] md:px-6',
        isInGroup ? 'min-h-12 py-1' : 'min-h-[58px] border-t border-line-soft py-[7px]',
        className,
      )}
    >
      <Picture entry={entry} />
      <div className="min-w-0">
        <p dir="auto" className="leading-snug font-semibold wrap-anywhere">
          {name ?? entry.description}
        </p>
        <p className="text-meta text-ink-3">
          {saysWhat && <span>{entry.description}</span>}
          <span className="sm:hidden">
            {saysWhat && ', '}
            {timeOf(createdAt)}
          </span>
        </p>
      </div>
      <time dateTime={createdAt} className="text-meta text-ink-3 max-sm:hidden">
        {timeOf(createdAt)}
      </time>
      <p
        className={classNames(
          'text-right font-display text-[1.125rem] leading-none font-semibold',
          isGain && 'text-green-text',
        )}
      >
        {isGain ? '+' : '−'}
        {wholeNumber(Math.abs(amount))}
      </p>
    </li>
  )
}

function Picture({ entry: { listing, type, amount } }: { entry: CreditEntry }) {
  if (listing) return <ListingSwatch listing={listing} size={36} />
  const Icon = type === 'purchase' ? ReceiptText : amount > 0 ? Tag : Undo2
  return (
    <span
      className={classNames(
        'grid size-9 place-items-center rounded-sm',
        amount > 0 ? 'bg-kraft' : 'border-[1.5px] border-dashed border-line-control text-ink-3',
      )}
    >
      {type !== 'usage' && <Icon aria-hidden="true" strokeWidth={1.9} className="size-[18px]" />}
    </span>
  )
}

/** What the credits were for; null where the entry's own words say all. */
function nameOf({ type, amount, listing, purchase }: CreditEntry) {
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
  if (type === 'usage') return 'A listing you have deleted'
  return amount > 0 ? null : 'Your account'
}
