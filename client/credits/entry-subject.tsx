import { type CreditEntry, PACKAGES } from '#contract/credits.ts'
import { UNTITLED } from '#contract/listings.ts'
import { dollars } from '#contract/money.ts'
import { listingHash, PAGES } from '#contract/pages.ts'
import { receiptAddress } from './receipt-address.ts'

/** What an entry was about: the package and what it cost, or the listing that the credit wrote. */
export function EntrySubject({ entry }: { entry: CreditEntry }) {
  const { type, purchase, listing, stripePaymentIntentId: payment } = entry
  if (type === 'usage') return <Written listing={listing} />
  if (purchase === null) return null
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-ink-2">
      <span>
        {PACKAGES[purchase.package].name}, {purchase.credits} credits for {dollars(purchase.amount)}
      </span>
      {type === 'purchase' && payment !== null && (
        <a href={receiptAddress(payment)} className="text-link">
          Receipt
        </a>
      )}
    </p>
  )
}

function Written({ listing }: Pick<CreditEntry, 'listing'>) {
  if (listing === null) return <p className="text-small text-ink-3">A listing you have deleted</p>
  return (
    <p className="text-small wrap-anywhere">
      <a href={`${PAGES.history}${listingHash(listing.id)}`} className="text-link">
        {listing.listingTitle || UNTITLED}
      </a>
    </p>
  )
}
