import { setTimeout as wait } from 'node:timers/promises'
import { USED_UP_FOR_TODAY } from '#contract/batches/batches.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { Database } from '#server/database/database.ts'
import type { CountChecks } from '#server/listings/checks-passed.ts'
import type { Generator, SparePlace } from '#server/listings/generate.ts'
import { Problem } from '#server/platform/problem.ts'
import {
  finishBatches,
  freeLostRows,
  giveBackRow,
  noteChecks,
  noteProgress,
  noteWritten,
  type RowInTurn,
  takeRow,
  type Unwritten,
} from './row-turns.ts'

/** As long as the lease of a hold: by then a writer in time has answered. */
const LEASE_SECONDS = 180
/** Single listings go first, but where they never end a row begins this often all the same. */
const PATIENCE_MS = 1000
/** Where nothing waits, it looks again after the first, and then less and less often. */
const LOOK_AGAIN_MS = { first: 50, last: 2000 } as const

export type BatchWriter = {
  /** Looks for rows at once. */
  wake: () => void
  /** Looks for them by itself from now on: those that another process was told of, and those that were to wait. */
  start: () => void
  /** Takes no more rows, and ends when those in hand are written or given up. */
  stop: () => Promise<void>
}

type Options = {
  db: Database
  generator: Pick<Generator, 'spare' | 'quiet'>
  countChecks: CountChecks
  leaseSeconds?: number | undefined
  onError: (error: unknown) => void
}

/**
 * Writes the rows of all batches, each in its turn, by the very path of a single listing. Several
 * processes may: what one takes no other has.
 */
export function createBatchWriter(options: Options): BatchWriter {
  const { db, generator, countChecks, leaseSeconds = LEASE_SECONDS, onError } = options
  const stopping = new AbortController()
  const inHand = new Set<Promise<void>>()
  let isLooking = false
  let isWanted = false
  let looks: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let pauseMs: number = LOOK_AGAIN_MS.first
  let isStarted = false

  const isOver = () => stopping.signal.aborted

  function follow(work: Promise<void>): void {
    const followed = work.catch(onError).finally(() => inHand.delete(followed))
    inHand.add(followed)
  }

  /** Waits for a place that nobody else wants; null once it is to stop. */
  async function placeForRow(): Promise<SparePlace | null> {
    while (!isOver()) {
      const enough = new AbortController()
      await Promise.race([generator.quiet(), bePatient(enough)])
      enough.abort()
      const place = isOver() ? null : generator.spare()
      if (place !== null) return place
      // A place becomes free when a row of ours is written; where there is none, others have them all.
      await (inHand.size > 0 ? Promise.race(inHand) : bePatient())
    }
    return null
  }

  async function bePatient(enough = new AbortController()): Promise<void> {
    const signal = AbortSignal.any([enough.signal, stopping.signal])
    await wait(PATIENCE_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }

  async function lookForRows(): Promise<void> {
    await freeLostRows(db)
    for (;;) {
      const place = await placeForRow()
      if (place === null) return
      const row = await takeRow(db, leaseSeconds).catch((error: unknown) => {
        place.leave()
        throw error
      })
      if (row === null) {
        place.leave()
        break
      }
      pauseMs = LOOK_AGAIN_MS.first
      follow(writeRow(row, { db, place, countChecks, onError, isOver }).then(wake))
    }
    if (inHand.size === 0) await finishBatches(db)
  }

  function wake(): void {
    isWanted = true
    if (isLooking || isOver()) return
    isLooking = true
    clearTimeout(timer)
    looks = look()
  }

  async function look(): Promise<void> {
    while (isWanted && !isOver()) {
      isWanted = false
      await lookForRows().catch(onError)
    }
    isLooking = false
    if (!isStarted || isOver()) return
    timer = setTimeout(wake, pauseMs)
    timer.unref()
    pauseMs = Math.min(pauseMs * 2, LOOK_AGAIN_MS.last)
  }

  return {
    wake,
    start: () => {
      isStarted = true
      wake()
    },
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await looks
      await Promise.all(inHand)
    },
  }
}

type Writing = Pick<Options, 'db' | 'countChecks' | 'onError'> & {
  place: SparePlace
  isOver: () => boolean
}

/** Under a key of its own, so that a row is written and paid once, whatever died on the way. */
async function writeRow(row: RowInTurn, writing: Writing): Promise<void> {
  const { db, place, onError, isOver } = writing
  const { userId, batchId, number, input, writer: choice, usesProfile } = row
  try {
    const listing = await place.generate({
      userId,
      input,
      choice,
      usesProfile,
      // No key that comes with a request has a space in it.
      idempotencyKey: `batch ${batchId} row ${number}`,
      onStored: (tx, listingId) => noteWritten(tx, row, listingId),
    })
    await noteWritten(db, row, listing.id)
    // A row whose checks could not be counted is written all the same.
    const passed = await writing.countChecks(listing).catch(onError)
    if (passed !== undefined) await noteChecks(db, row, passed)
    await noteProgress(db, row)
  } catch (error) {
    if (!(error instanceof Problem)) onError(error)
    await giveBackRow(db, row, isOver() ? AT_ONCE : unwrittenBy(error))
    await finishBatches(db)
  }
}

/** Another process goes on with it. */
const AT_ONCE: Unwritten = { state: 'waiting', rowWaits: { seconds: 0 } }

/** A refusal that says nothing of the row lets it wait; any other is the row's own. */
function unwrittenBy(error: unknown): Unwritten {
  const problem = error instanceof Problem ? error : new Problem('generation_failed')
  const { code, detail, retryAfterSeconds: seconds = 5 } = problem
  if (code === 'insufficient_credits') return { state: 'waiting', pause: 'no_credits' }
  if (code === 'generation_running') return { state: 'waiting', rowWaits: { seconds } }
  if (code === 'daily_limit')
    return { state: 'waiting', batchWaits: { seconds, detail: USED_UP_FOR_TODAY } }
  if (code === 'too_many_requests' || code === 'unavailable')
    return { state: 'waiting', batchWaits: { seconds, detail: null } }
  return { state: 'failed', problem: { code, detail }, isOfWriter: OF_WRITER.has(code) }
}

const OF_WRITER = new Set<ProblemCode>([
  'generation_failed',
  'generation_timed_out',
  'model_failed',
])
