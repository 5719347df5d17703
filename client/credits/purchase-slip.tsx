import { ReceiptText } from 'lucide-react'
import { dayAndTimeOf } from '#client/ui/day-and-time.ts'
import { KraftLabel } from '#client/ui/kraft-label.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { type CreditEntry, PACKAGES } from '#contract/credits.ts'
import { dollars } from '#contract/money.ts'
import { receiptAddress } from './receipt-address.ts'
import type { RefundState } from './refund-state.ts'
import { RefundStatus } from './refund-status.tsx'

type PurchaseSlipProps = {
  entry: CreditEntry
  refund: RefundState
  className?: string | undefined
}

/** Which pack was bought for how much, with its receipt and the way to have the money back. */
export function PurchaseSlip({ entry, refund, className }: PurchaseSlipProps) {
  const { purchase, description, amount, createdAt, stripePaymentIntentId } = entry
  return (
    <li className={className}>
      <KraftLabel className="kraft-slip">
        <ReceiptText aria-hidden="true" strokeWidth={1.9} className="size-5 justify-self-center" />
        <div className="min-w-0 text-small">
          <p className="font-semibold wrap-anywhere">
            {purchase
              ? `${PACKAGES[purchase.package].name} pack, ${wholeNumber(amount)} credits`
              : description}
          </p>
          <p className="text-ink-2">
            {purchase && `${dollars(purchase.amount)}, `}
            <span className="whitespace-nowrap">{dayAndTimeOf(createdAt)}</span>{' '}
            {stripePaymentIntentId !== null && (
              <a
                href={receiptAddress(stripePaymentIntentId)}
                className="text-link whitespace-nowrap text-ink"
              >
                Receipt
              </a>
            )}
          </p>
        </div>
        <p className="text-right font-display text-[1.375rem] leading-none font-semibold">
          +{wholeNumber(amount)}
        </p>
        {stripePaymentIntentId !== null && refund !== null && (
          <div className="kraft-slip-foot text-small">
            <RefundStatus
              state={refund}
              paymentIntentId={stripePaymentIntentId}
              credits={amount}
              amount={purchase?.amount ?? null}
            />
          </div>
        )}
      </KraftLabel>
    </li>
  )
}
