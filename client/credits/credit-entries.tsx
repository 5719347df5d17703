import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
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

/** So many of a kind a phone shows at first, where there are more than one more. */
const FIRST = 5

/** Entries of one kind: what all of them are is said once above them. */
function Run({ run }: { run: EntryRun }) {
  const [first, ...others] = run
  const isGroup = others.length > 0
  const [isWhole, setIsWhole] = useState(run.length <= FIRST + 1)
  return (
    <>
      {isGroup && (
        <p className="border-t border-line-soft px-4 pt-2.5 pb-1 text-meta text-ink-3 md:px-6">
          {first.description}, {wholeNumber(run.length)} times
        </p>
      )}
      <ol className={isGroup ? 'grid gap-x-6 pb-2 md:grid-cols-2' : undefined}>
        {run.map((entry, at) => (
          <CreditRow
            key={entry.id}
            entry={entry}
            isInGroup={isGroup}
            className={classNames(!isWhole && at >= FIRST && 'max-md:hidden')}
          />
        ))}
      </ol>
      {!isWhole && (
        <Button
          look="quiet"
          size="small"
          icon={<ChevronDown aria-hidden="true" />}
          className="mb-1 ml-1 md:hidden"
          onClick={() => setIsWhole(true)}
        >
          All {wholeNumber(run.length)}
        </Button>
      )}
    </>
  )
}
