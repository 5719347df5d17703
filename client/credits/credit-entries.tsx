import { Card } from '#client/ui/card.tsx'
import type { CreditEntry } from '#contract/credits.ts'
import { creditDays } from './credit-days.ts'
import { CreditRow } from './credit-row.tsx'

type CreditEntriesProps = { entries: CreditEntry[]; now: number }

/** Every movement of the balance, day by day: what it was for, and by how much it moved. */
export function CreditEntries({ entries, now }: CreditEntriesProps) {
  return (
    <Card className="pb-px">
      {creditDays(entries, now).map((day) => (
        <section key={day.name} className="border-t border-line first:border-0">
          <header className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-3.5 pb-2 md:px-6">
            <h2 className="font-display text-h3 font-semibold">{day.name}</h2>
            <p className="text-meta text-ink-3">{day.sum}</p>
          </header>
          <ol className="pb-1.5">
            {day.entries.map((entry) => (
              <CreditRow key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </Card>
  )
}
