import { useState } from 'react'
import { dayAndTimeOf } from '#client/ui/day-and-time.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { RefundRequest } from '#contract/checkout.ts'
import type { CreditEntry } from '#contract/credits.ts'
import { EntrySubject } from './entry-subject.tsx'
import { refundState } from './refund-state.ts'
import { RefundStatus } from './refund-status.tsx'

type CreditEntriesProps = { entries: CreditEntry[]; requests: RefundRequest[] }

/** Every movement of the balance: when, why, by how much, and what was there afterwards. */
export function CreditEntries({ entries, requests }: CreditEntriesProps) {
  const [now] = useState(() => Date.now())
  return (
    <ol className="rounded-lg bg-sheet shadow-e1">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line-soft px-4 py-3.5 first:border-0 md:px-6"
        >
          <div className="min-w-0 flex-1 basis-40">
            <p className="font-semibold wrap-anywhere">{entry.description}</p>
            <EntrySubject entry={entry} />
            <p className="text-meta text-ink-3">{dayAndTimeOf(entry.createdAt)}</p>
          </div>
          {entry.stripePaymentIntentId !== null && (
            <div className="order-last empty:hidden max-md:basis-full md:order-none">
              <RefundStatus
                state={refundState(entry, { entries, requests, now })}
                paymentIntentId={entry.stripePaymentIntentId}
                credits={entry.amount}
                amount={entry.purchase?.amount ?? null}
              />
            </div>
          )}
          <Amount entry={entry} />
        </li>
      ))}
    </ol>
  )
}

function Amount({ entry: { amount, balanceAfter } }: { entry: CreditEntry }) {
  const isGain = amount > 0
  return (
    <div className="ml-auto w-24 text-right">
      <p
        className={
          isGain
            ? 'font-display text-[1.25rem] leading-tight font-semibold text-green-text'
            : 'font-display text-[1.25rem] leading-tight font-semibold'
        }
      >
        {isGain ? '+' : '−'}
        {wholeNumber(Math.abs(amount))}
      </p>
      <p className="text-meta text-ink-3">Balance {wholeNumber(balanceAfter)}</p>
    </div>
  )
}
