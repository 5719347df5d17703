import { ReceiptText, Tag } from 'lucide-react'
import { timeOf } from '#client/ui/day-and-time.ts'
import { KraftLabel } from '#client/ui/kraft-label.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { type CreditEntry, PACKAGES } from '#contract/credits.ts'
import { dollars } from '#contract/money.ts'
import { receiptAddress } from './receipt-address.ts'
import type { RefundState } from './refund-state.ts'
import { RefundStatus } from './refund-status.tsx'

type CreditSlipProps = { entry: CreditEntry; refund: RefundState }

/** Credits that came: bought with which pack for how much, or given. */
export function CreditSlip({ entry, refund }: CreditSlipProps) {
  const { type, purchase, description, amount, createdAt, stripePaymentIntentId } = entry
  const Picture = purchase ? ReceiptText : Tag
  return (
    <li className="px-2 py-1.5 md:px-3.5">
      <KraftLabel className="kraft-slip">
        <Picture aria-hidden="true" strokeWidth={1.9} className="size-5 justify-self-center" />
        <div className="min-w-0 text-small">
          <p className="font-semibold wrap-anywhere">
            {purchase ? packOf(purchase.package, amount) : description}
          </p>
          <p className="text-ink-2">
            {purchase && `${description}, ${dollars(purchase.amount)}, `}
            <span className="whitespace-nowrap">{timeOf(createdAt)}</span>{' '}
            {type === 'purchase' && stripePaymentIntentId !== null && (
              <a href={receiptAddress(stripePaymentIntentId)} className="text-link text-ink">
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

function packOf(key: keyof typeof PACKAGES, credits: number): string {
  return `${PACKAGES[key].name} pack, ${wholeNumber(credits)} credits`
}
