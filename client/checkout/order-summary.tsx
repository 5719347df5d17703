import { RefundStamp } from '#client/credits/refund-stamp.tsx'
import { Button } from '#client/ui/button.tsx'
import { type CreditPackage, REFUND_DAYS } from '#contract/credits.ts'
import { dollars } from '#contract/money.ts'
import { OtherPackages } from './other-packages.tsx'
import { PAYMENT_ID } from './checkout-split.tsx'
import { Ticket } from './ticket.tsx'

type OrderSummaryProps = {
  offer: CreditPackage
  description: string | undefined
  balance: number | undefined
  /** From then on the package cannot be changed any more. */
  isPaying: boolean
  hasPaid: boolean
}

/** What one gets, for how much, and what is promised. */
export function OrderSummary({ offer, isPaying, ...ticket }: OrderSummaryProps) {
  return (
    <>
      <h1 tabIndex={-1} className="text-h3 font-medium text-ink-2">
        {offer.name} pack
      </h1>
      <p className="mt-1.5 mb-5 font-display text-[3rem] leading-none font-semibold tracking-logo lg:mb-7 lg:text-[4rem] forced-colors:leading-[1.5]">
        {dollars(offer.priceCents)}
      </p>
      {!ticket.hasPaid && (
        <Button look="primary" className="mb-5 lg:hidden" onClick={showPayment}>
          Pay by card
        </Button>
      )}
      <Ticket offer={offer} {...ticket} />
      {!isPaying && <OtherPackages chosen={offer.key} />}
      <div className="mt-5 flex items-center gap-4.5 text-small text-ink-2 lg:mt-7">
        <RefundStamp className="w-23" />
        <p>
          <b className="block font-semibold text-ink">
            Full refund within the first {REFUND_DAYS} days.
          </b>
          {ticket.hasPaid
            ? 'Not for you? Ask for it in your credit history.'
            : 'Credits never expire and add to what you already have.'}
        </p>
      </div>
    </>
  )
}

// On a phone the card form stands below the whole summary.
function showPayment(): void {
  const payment = document.getElementById(PAYMENT_ID)
  payment?.focus({ preventScroll: true })
  payment?.scrollIntoView()
}
