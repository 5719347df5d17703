import { Card } from '#client/ui/card.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { CreditEntry } from '#contract/credits.ts'
import { creditDays, type EntryRun, runsOf } from './credit-days.ts'
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
          <div className="pb-1.5">
            {runsOf(day.entries).map((run) => (
              <Run key={run[0].id} run={run} />
            ))}
          </div>
        </section>
      ))}
    </Card>
  )
}

/** Entries of one kind: what all of them are is said once above them. */
function Run({ run }: { run: EntryRun }) {
  const [first, ...others] = run
  const isGroup = others.length > 0
  return (
    <>
      {isGroup && (
        <p className="border-t border-line-soft px-4 pt-2.5 pb-1 text-meta text-ink-3 md:px-6">
          {first.description}, {wholeNumber(run.length)} times
        </p>
      )}
      <ol className={isGroup ? 'grid gap-x-6 pb-2 md:grid-cols-2' : undefined}>
        {run.map((entry) => (
          <CreditRow key={entry.id} entry={entry} isInGroup={isGroup} />
        ))}
      </ol>
    </>
  )
}
