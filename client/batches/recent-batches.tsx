import { ChevronRight } from 'lucide-react'
import { sentenceOr } from '#client/api/api-error.ts'
import { QuiltSwatch } from '#client/art/quilt.tsx'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { dayAndTimeOf } from '#client/ui/day-and-time.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { Batch } from '#contract/batches/batches.ts'
import { PAGES } from '#contract/pages.ts'
import { totalOf } from './batch-words.ts'
import { HowItGoes } from './how-it-goes.tsx'
import { useBatches } from './use-batch.ts'

const STATES: Record<Batch['state'], string> = {
  filling: 'Not started',
  running: 'Running',
  paused: 'Paused',
  canceled: 'Canceled',
  done: 'Done',
}

/** The batches of before, each with how far it is; where there are none, what a batch is. */
export function RecentBatches() {
  const { data: batches, error, refetch } = useBatches()
  if (error)
    return (
      <Banner
        look="error"
        title="Your batches could not be loaded"
        isLive
        action={
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {sentenceOr('Please try again.')(error)}
      </Banner>
    )
  const started = batches?.filter(({ state }) => state !== 'filling') ?? []
  if (batches === undefined) return null
  if (started.length === 0) return <HowItGoes />
  return (
    <Card aria-labelledby="batches-before">
      <CardHeader title="Your batches" titleId="batches-before" size="small" />
      <ul>
        {started.map((batch) => (
          <Row key={batch.id} batch={batch} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ batch }: { batch: Batch }) {
  const { id, name, rows, state, createdAt } = batch
  return (
    <li className="border-t border-line-soft last:rounded-b-lg">
      <a
        href={`${PAGES.batches}?batch=${id}`}
        className="grid min-h-16 grid-cols-[36px_minmax(0,1fr)_auto_20px] items-center gap-x-3 md:gap-x-4 gap-y-0.5 px-4 py-2.5 text-small text-ink-2 hover:bg-sunk md:grid-cols-[36px_minmax(0,1fr)_11rem_6rem_11rem_20px] md:px-6"
      >
        <QuiltSwatch seed={name} size={36} className="rounded-sm max-md:row-span-3" />
        <b dir="auto" className="truncate text-body font-semibold text-ink max-md:col-span-2">
          {name}
        </b>
        <span className="max-md:col-start-2">
          {wholeNumber(rows.written)} of {wholeNumber(totalOf(batch))} written
        </span>
        <span className="max-md:text-end">{STATES[state]}</span>
        <span className="max-md:col-span-2 max-md:col-start-2 max-md:text-meta max-md:text-ink-3">
          {dayAndTimeOf(createdAt)}
        </span>
        <ChevronRight
          aria-hidden="true"
          strokeWidth={1.9}
          className="size-5 max-md:col-start-4 max-md:row-span-3 max-md:row-start-1"
        />
      </a>
    </li>
  )
}
