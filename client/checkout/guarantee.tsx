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
        {hasPaid
          ? 'Not for you? Ask for it in your credit history.'
          : 'Credits never expire and add to what you already have.'}
      </p>
    </div>
  )
}
