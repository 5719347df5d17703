import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import type { RefundRequest } from '#contract/checkout.ts'
import type { CreditEntry } from '#contract/credits.ts'
import { PurchaseSlip } from './purchase-slip.tsx'
import { refundState } from './refund-state.ts'

/** Of more than these the newest are shown first, and all on request; above the ledger of a phone the newest alone. */
const FIRST_MAX = 3

type PurchasesProps = { entries: CreditEntry[]; requests: RefundRequest[]; now: number }

/** What was bought, each with its receipt and what can be or was given back of it. */
export function Purchases({ entries, requests, now }: PurchasesProps) {
  const [isWhole, setIsWhole] = useState(false)
  const purchases = entries.filter(({ type }) => type === 'purchase')
  if (purchases.length === 0) return null
  const shown = isWhole ? purchases : purchases.slice(0, FIRST_MAX)
  return (
    <section aria-labelledby="purchases" className="grid grid-cols-1 gap-2">
      <h2 id="purchases" className="mb-1 font-display text-h3 font-semibold">
        Purchases and refunds
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {shown.map((entry, at) => (
          <PurchaseSlip
            key={entry.id}
            className={isWhole || at === 0 ? undefined : 'max-lg:hidden'}
            entry={entry}
            refund={refundState(entry, { entries, requests, now })}
          />
        ))}
      </ul>
      {!isWhole && purchases.length > 1 && (
        <Button
          look="quiet"
          className={classNames(
            'justify-self-center',
            shown.length === purchases.length && 'lg:hidden',
          )}
          onClick={() => setIsWhole(true)}
        >
          All {purchases.length} purchases
        </Button>
      )}
    </section>
  )
}
