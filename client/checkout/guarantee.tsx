import { RefundStamp } from '#client/credits/refund-stamp.tsx'
import { REFUND_DAYS } from '#contract/credits.ts'

/** What is promised, below where one pays. */
export function Guarantee({ hasPaid }: { hasPaid: boolean }) {
  return (
    <div className="mt-6 flex items-center gap-4.5 border-t border-line-soft pt-6 text-small text-ink-2 lg:mt-8 lg:pt-7">
      <RefundStamp className="w-23" />
      <p>
        <b className="block font-semibold text-ink">
          Full refund within the first {REFUND_DAYS} days.
        </b>
        {hasPaid ? 'Not for you? Ask for it in your credit history.' : BEFORE_PAYING}
      </p>
    </div>
  )
}

const BEFORE_PAYING =
  'You pay once: there is no subscription. Your credits are added as soon as the payment is confirmed and never expire. The receipt stands in your credit history.'
