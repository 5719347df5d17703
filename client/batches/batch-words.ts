import { dayAndTimeOf, dayOf, timeOf as clockOf } from '#client/ui/day-and-time.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { Batch, BatchRow } from '#contract/batches/batches.ts'

/** How many rows a batch has at all. */
export function totalOf({ rows }: Batch): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0)
}

const STANDS: Record<Batch['state'], string> = {
  filling: 'not started',
  running: 'being written',
  paused: 'paused',
  canceled: 'canceled',
  done: 'done',
}

/** The heading of its page. */
export function headingOf({ name, state }: Batch): string {
  return `“${name}” is ${STANDS[state]}`
}

/** What stands below it: when it was, or that nobody has to wait for it. */
export function timeOf({ state, startedAt, finishedAt }: Batch): string {
  if (state === 'running')
    return 'You can close this page. Writing continues, and you will find the batch in History.'
  if (startedAt === null) return 'Nothing was written or charged.'
  const from = dayAndTimeOf(startedAt)
  if (finishedAt === null) return `Started ${from}`
  const until = dayAndTimeOf(finishedAt)
  if (until === from) return from
  const isSameDay = dayOf(startedAt) === dayOf(finishedAt)
  return `${from} to ${isSameDay ? clockOf(finishedAt) : until}`
}

/** What it has cost and what waits, in sentences. */
export function costOf(batch: Batch): string {
  const { written, failed, waiting, canceled } = batch.rows
  const sentences = [
    `${written === 1 ? '1 credit' : `${wholeNumber(written)} credits`} used.`,
    waiting > 0 && `${counted(waiting)} ${waiting === 1 ? 'waits' : 'wait'}.`,
    batch.state === 'running' && 'You pay for a row when it is written.',
    failed > 0 && `${counted(failed)} failed and cost nothing.`,
    canceled > 0 &&
      `${counted(canceled)} ${canceled === 1 ? 'was' : 'were'} canceled and cost nothing.`,
  ]
  return sentences.filter(Boolean).join(' ')
}

/** Whether another try of a failed row can end otherwise: from a row without words nothing can be written. */
export function canTryAgain({ state, problem }: BatchRow): boolean {
  return state === 'failed' && problem?.code !== 'nothing_to_write_about'
}

export function counted(rows: number): string {
  return rows === 1 ? '1 row' : `${wholeNumber(rows)} rows`
}
