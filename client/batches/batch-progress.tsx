import { type ComponentType, useState } from 'react'
import { BuyCredits } from '#client/credits/buy-credits.tsx'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { dayAndTimeOf } from '#client/ui/day-and-time.ts'
import { Spinner } from '#client/ui/loading.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { Batch, BatchRow } from '#contract/batches/batches.ts'
import { BatchQuilt } from './batch-quilt.tsx'
import { BatchRows } from './batch-rows.tsx'
import { costOf, counted, totalOf } from './batch-words.ts'
import { RowFilter } from './row-filter.tsx'
import { RowsNotUsed } from './rows-not-used.tsx'
import { useBatchAct, useBatchRows } from './use-batch.ts'

/** So many are seen at once in their list, each with its patch; once written, the cloth only repeats them. */
const FEW_ROWS = 12

type Shown = 'all' | 'written' | 'failed' | 'waiting'

type BatchProgressProps = {
  batch: Batch
  /** What is checked of one of its listings. */
  Checks: ComponentType<{ listingId: string }>
}

/** How far a batch is: its cloth, its rows, and what it waits for. */
export function BatchProgress({ batch: known, Checks }: BatchProgressProps) {
  const rows = useBatchRows(known)
  const batch = rows ? { ...known, rows: countedIn(rows) } : known
  const { act, failure } = useBatchAct(batch.id)
  const [shown, setShown] = useState<Shown>('all')
  const { written, failed, waiting, writing, canceled } = batch.rows
  const choices = [
    { value: 'all' as const, label: 'All rows', count: totalOf(batch) },
    { value: 'written' as const, label: 'Written', count: written },
    { value: 'failed' as const, label: 'Failed', count: failed },
    { value: 'waiting' as const, label: 'Not written', count: waiting + writing + canceled },
  ]
  const isOpen = batch.state === 'running' || batch.state === 'paused'
  const canRetry = batch.state !== 'canceled' && batch.state !== 'filling'
  return (
    <Card>
      <div className="grid items-center gap-x-6 gap-y-2 px-4 pt-4 pb-3.5 md:grid-cols-[auto_minmax(0,1fr)] md:px-6">
        <p role="status" className="whitespace-nowrap text-ink-2">
          <b className="font-display text-[2rem] leading-none font-semibold text-ink">
            {wholeNumber(written)}
          </b>{' '}
          of {wholeNumber(totalOf(batch))} written
        </p>
        <p className="text-small text-ink-2">{costOf(batch)}</p>
      </div>
      {failure && (
        <Notice look="error" title="That did not work">
          {failure}
        </Notice>
      )}
      <Standstill batch={batch} onGoOn={() => void act('resume')} />
      {rows ? (
        <>
          {(isOpen || rows.length > FEW_ROWS) && (
            <div className="px-4 pb-4 md:px-6 md:pb-5">
              <BatchQuilt rows={rows} />
            </div>
          )}
          <RowsNotUsed batch={batch} />
          <RowFilter value={shown} onChange={setShown} choices={choices} />
          <BatchRows
            key={shown}
            rows={shownOf(rows, shown)}
            Checks={Checks}
            onRetry={canRetry ? (number) => void act('retry', [number]) : null}
          />
        </>
      ) : (
        <Spinner label="Loading the rows" className="min-h-40" />
      )}
    </Card>
  )
}

function shownOf(rows: BatchRow[], shown: Shown): BatchRow[] {
  if (shown === 'all') return rows
  if (shown === 'waiting')
    return rows.filter(({ state }) => state !== 'written' && state !== 'failed')
  return rows.filter(({ state }) => state === shown)
}

/** The rows are counted as they are shown, so that a number and its rows never differ. */
function countedIn(rows: BatchRow[]): Batch['rows'] {
  const counts = { waiting: 0, writing: 0, written: 0, failed: 0, canceled: 0 }
  for (const { state } of rows) counts[state] += 1
  return counts
}

/** Why a batch does not go on, and what helps. */
function Standstill({ batch, onGoOn }: { batch: Batch; onGoOn: () => void }) {
  const { state, pausedFor, waits, rows } = batch
  const [triedAt, setTriedAt] = useState<number | null>(null)
  const goOn = (
    <Button
      size="small"
      onClick={() => {
        setTriedAt(rows.written)
        onGoOn()
      }}
    >
      Resume
    </Button>
  )
  if (state === 'running' && waits !== null)
    return (
      <Notice look="info" title={`Resumes ${dayAndTimeOf(waits.until)}`}>
        {waits.detail}
      </Notice>
    )
  if (state !== 'paused' || pausedFor === 'asked') return null
  if (pausedFor === 'no_credits')
    return (
      <Notice
        look="warning"
        title={triedAt === rows.written ? 'Still out of credits' : 'You are out of credits'}
        action={
          <div className="flex flex-wrap gap-2">
            <BuyCredits size="small" look="primary" />
            {goOn}
          </div>
        }
      >
        {counted(rows.waiting)} {rows.waiting === 1 ? 'waits' : 'wait'}, and cost nothing so far.
        Buy credits, then resume.
      </Notice>
    )
  return (
    <Notice look="error" title="Five rows in a row could not be written" action={goOn}>
      Nothing was charged for them. Check their messages, or resume later and retry them.
    </Notice>
  )
}

type NoticeProps = Pick<Parameters<typeof Banner>[0], 'look' | 'title' | 'action' | 'children'>

function Notice({ children, ...banner }: NoticeProps) {
  return (
    <div className="px-4 pb-4 md:px-6">
      <Banner {...banner} isLive>
        <p>{children}</p>
      </Banner>
    </div>
  )
}
