import { Check } from 'lucide-react'
import { REFUND_DAYS } from '#contract/credits.ts'
import { KraftLabel } from '#client/ui/kraft-label.tsx'
import { RefundStamp } from '#client/credits/refund-stamp.tsx'

const TERMS = ['No subscription', 'Credits never expire', 'Edits are free']

/** The refund promise, on a stitched label. */
export function Guarantee() {
  return (
    <KraftLabel className="mt-8 grid items-center gap-x-8 gap-y-4 p-8 md:grid-cols-[auto_1fr] md:py-6 lg:grid-cols-[auto_1fr_auto]">
      <RefundStamp />
      <div>
        <h2 className="font-display text-h2 font-semibold">
          Not for you? Full refund within the first {REFUND_DAYS} days.
        </h2>
        <p className="mt-1 max-w-[44em] text-ink-2">
          Write a few listings, put them in your shop, see how they sit. If you would rather not
          keep them, ask for your money back.
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-4.5 gap-y-2 font-semibold md:col-start-2 lg:col-start-3 lg:grid">
        {TERMS.map((term) => (
          <li key={term} className="flex items-center gap-2">
            <Check aria-hidden="true" className="size-4.5 text-green-text" />
            {term}
          </li>
        ))}
      </ul>
    </KraftLabel>
  )
}
