import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import type { RefundRequest } from '#contract/checkout.ts'
import { PurchaseSlip } from './purchase-slip.tsx'
import { refundState } from './refund-state.ts'
import type { usePayments } from './use-credit-entries.ts'

/** Of more than these the newest are shown first, and all on request; above the ledger of a phone the newest alone. */
const FIRST_MAX = 3

type PurchasesProps = {
  payments: ReturnType<typeof usePayments>
  requests: RefundRequest[]
  now: number
}

/** Everything that was bought, each with its receipt and what can be or was given back of it. */
export function Purchases({ payments, requests, now }: PurchasesProps) {
  const [isWhole, setIsWhole] = useState(false)
  const entries = payments.data?.pages.flatMap(({ answer }) => answer) ?? []
  const purchases = entries.filter(({ type }) => type === 'purchase')
  if (purchases.length === 0) return null
  const shown = isWhole ? purchases : purchases.slice(0, FIRST_MAX)
  const hasOlder = payments.hasNextPage
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
            shown.length === purchases.length && !hasOlder && 'lg:hidden',
          )}
          onClick={() => setIsWhole(true)}
        >
          {hasOlder ? 'More purchases' : `All ${purchases.length} purchases`}
        </Button>
      )}
      {isWhole && hasOlder && (
        <Button
          look="quiet"
          className="justify-self-center"
          isBusy={payments.isFetchingNextPage}
          onClick={() => void payments.fetchNextPage()}
        >
          Older purchases
        </Button>
      )}
    </section>
  )
}
