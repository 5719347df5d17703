import { useState } from 'react'
import { Card } from '#client/ui/card.tsx'
import type { RefundRequest } from '#contract/checkout.ts'
import type { CreditEntry } from '#contract/credits.ts'
import { creditDays } from './credit-days.ts'
import { CreditRow } from './credit-row.tsx'
import { CreditSlip } from './credit-slip.tsx'
import { refundState } from './refund-state.ts'

type CreditEntriesProps = { entries: CreditEntry[]; requests: RefundRequest[] }

/** Every movement of the balance, day by day: what it was for, and by how much it moved. */
export function CreditEntries({ entries, requests }: CreditEntriesProps) {
  const [now] = useState(() => Date.now())
  return (
    <Card className="pb-px">
      {creditDays(entries, now).map((day) => (
        <section key={day.name} className="border-t border-line first:border-0">
          <header className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-3.5 pb-2 md:px-6">
            <h2 className="font-display text-h3 font-semibold">{day.name}</h2>
            <p className="text-meta text-ink-3">{day.sum}</p>
          </header>
          <ol className="pb-1.5">
            {day.entries.map((entry) =>
              isGain(entry) ? (
                <CreditSlip
                  key={entry.id}
                  entry={entry}
                  refund={refundState(entry, { entries, requests, now })}
                />
              ) : (
                <CreditRow key={entry.id} entry={entry} />
              ),
            )}
          </ol>
        </section>
      ))}
    </Card>
  )
}

/** What brought credits is a slip of its own; what took them is a line. */
function isGain({ amount }: CreditEntry): boolean {
  return amount > 0
}
