import { sentenceOr } from '#client/api/api-error.ts'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { dayAndTimeOf } from '#client/ui/day-and-time.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { Batch } from '#contract/batches/batches.ts'
import { PAGES } from '#contract/pages.ts'
import { totalOf } from './batch-words.ts'
import { useBatches } from './use-batch.ts'

const STATES: Record<Batch['state'], string> = {
  filling: 'Not started',
  running: 'Running',
  paused: 'Paused',
  canceled: 'Canceled',
  done: 'Written',
}

/** The batches of before, each with how far it is. */
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
  if (started.length === 0) return null
  return (
    <Card aria-labelledby="batches-before">
      <CardHeader title="Your batches" titleId="batches-before" size="small" />
      <ul>
        {started.map((batch) => (
          <li key={batch.id} className="border-t border-line-soft">
            <a
              href={`${PAGES.batches}?batch=${batch.id}`}
              className="flex min-h-14 flex-wrap items-center gap-x-4 px-4 py-2 hover:bg-sunk md:px-6"
            >
              <b dir="auto" className="min-w-0 flex-1 basis-40 truncate font-semibold">
                {batch.name}
              </b>
              <span className="text-small text-ink-2">
                {wholeNumber(batch.rows.written)} of {wholeNumber(totalOf(batch))} written
              </span>
              <span className="text-small text-ink-2">{STATES[batch.state]}</span>
              <span className="text-meta text-ink-3 max-md:basis-full">
                {dayAndTimeOf(batch.createdAt)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
