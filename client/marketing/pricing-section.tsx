import type { Reader } from '#contract/site.ts'
import { REFUND_DAYS } from '#contract/credits.ts'
import { PackageCards } from './package-cards.tsx'
import { RefundStamp } from '#client/credits/refund-stamp.tsx'
import { PRICING_LEAD, PRICING_TITLE } from './pricing-words.ts'
import { SectionHeading } from './section-heading.tsx'

/** The prices as a section of another page. */
export function PricingSection({ reader }: { reader: Reader }) {
  return (
    <section className="bg-sunk">
      <div className="page-wrap py-12 sm:pt-24 sm:pb-18">
        <SectionHeading look="centred" title={PRICING_TITLE} lead={PRICING_LEAD} />
        <div className="mt-9 sm:mt-12">
          <PackageCards reader={reader} headingLevel={3} />
        </div>
        <div className="mt-9 flex flex-col items-center justify-center gap-3.5 text-center sm:flex-row sm:gap-6 sm:text-left">
          <RefundStamp />
          <div className="w-fit max-w-[21em] text-ink-2">
            <h3 className="mb-1 font-display text-[1.25rem] font-semibold text-ink">
              Try it on a real item.
            </h3>
            <p>
              If it is not for you, ask within the first {REFUND_DAYS} days and we refund you in
              full.
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
