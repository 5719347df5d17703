import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { CreditEntry } from '#contract/credits.ts'
import {
  boundsOfDay,
  type CreditDay,
  creditDays,
  daySum,
  type EntryRun,
  runsOf,
  totalsOf,
} from './credit-days.ts'
import { CreditRow } from './credit-row.tsx'
import { useCreditSums } from './use-credit-sums.ts'

type CreditEntriesProps = {
  entries: CreditEntry[]
  now: number
  /** There are older ones, perhaps of the last day too. */
  isCut: boolean
}

/** Every movement of the balance, day by day: what it was for, and by how much it moved. */
export function CreditEntries({ entries, now, isCut }: CreditEntriesProps) {
  const days = creditDays(entries, now)
  const lastRead = isCut ? entries.at(-1) : undefined
  return (
    <Card className="pb-px">
      {days.map((day) => (
        <section key={day.name} className="border-t border-line first:border-0">
          <header className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-3.5 pb-2 md:px-6">
            <h2 className="font-display text-h3 font-semibold">{day.name}</h2>
            {lastRead && day === days.at(-1) ? <CutDaySum day={day} /> : <DaySum day={day} />}
          </header>
          <div className="pb-1.5">
            {runsOf(day.entries).map((run) => (
              <Run
                key={run[0].id}
                run={run}
                isCut={lastRead !== undefined && run.includes(lastRead)}
              />
            ))}
          </div>
        </section>
      ))}
    </Card>
  )
}

type DayProps = { day: CreditDay }

function DaySum({ day: { entries } }: DayProps) {
  return <p className="text-meta text-ink-3">{daySum(entries, entries[0].balanceAfter)}</p>
}

/** Of a day whose older entries have not been read: the sum is the day's, not that of what is read of it. */
function CutDaySum({ day: { entries } }: DayProps) {
  const { data } = useCreditSums(boundsOfDay(entries[0].createdAt))
  return <p className="text-meta text-ink-3">{daySum(data ?? [], entries[0].balanceAfter)}</p>
}

/** So many of a kind a phone shows at first, where there are more than one more. */
const FIRST = 5

type RunProps = { run: EntryRun; isCut: boolean }

/** Entries of one kind: what all of them are is said once above them. */
function Run({ run, isCut }: RunProps) {
  if (run[0].batch) return <BatchRun run={run} name={run[0].batch.name} isCut={isCut} />
  return <PlainRun run={run} />
}

function PlainRun({ run }: Pick<RunProps, 'run'>) {
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

type BatchRunProps = RunProps & { name: string }

/** What a batch cost is one line; which listings it went to is inside. */
function BatchRun({ run, name, isCut }: BatchRunProps) {
  return (
    <details className="disclosure group/batch border-t border-line-soft">
      <summary className="flex min-h-[58px] items-center gap-3.5 px-4 py-[7px] md:px-6">
        <span className="grid size-9 flex-none place-items-center rounded-sm bg-kraft">
          <ChevronRight
            aria-hidden="true"
            className="size-[18px] transition-[rotate] group-open/batch:rotate-90"
          />
        </span>
        <span className="min-w-0 flex-1">
          <b dir="auto" className="block leading-snug font-semibold wrap-anywhere">
            Batch “{name}”
          </b>
          <span className="text-meta text-ink-3">
            {wholeNumber(run.length)} {run.length === 1 ? 'listing' : 'listings'}
            {isCut && ' so far, the older ones follow'}
          </span>
        </span>
        <span className="font-display text-[1.125rem] leading-none font-semibold">
          −{wholeNumber(totalsOf(run).used)}
        </span>
      </summary>
      <ol className="grid gap-x-6 pb-2 md:grid-cols-2">
        {run.map((entry) => (
          <CreditRow key={entry.id} entry={entry} isInGroup />
        ))}
      </ol>
    </details>
  )
}
