import { sql } from 'kysely'
import type { Batch } from '#contract/batches/batches.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { Problem } from '#server/platform/problem.ts'
import { findBatch, isOwn, type OwnBatch } from './batches.ts'
import { lockBatch } from './lock-batch.ts'

/**
 * Lets the rows be written, if so many are there. Said twice it is the same. Refuses with
 * batch_incomplete or batch_over.
 */
export function startBatch(db: Database, own: OwnBatch, rows: number): Promise<Batch> {
  return inTransaction(db, async (tx) => {
    const { status } = await lockBatch(tx, own)
    if (status === 'canceled') throw new Problem('batch_over')
    if (status !== 'filling') return findBatch(tx, own)
    const { waiting } = (await findBatch(tx, own)).rows
    if (waiting !== rows) throw new Problem('batch_incomplete')
    await run(tx, own)
    return findBatch(tx, own)
  })
}

/** Begins no further row. One that rests or is over stays as it is. */
export function pauseBatch(db: Database, own: OwnBatch): Promise<Batch> {
  return inTransaction(db, async (tx) => {
    const { status } = await lockBatch(tx, own)
    if (status === 'filling') throw new Problem('batch_not_started')
    if (status === 'running')
      await sql`UPDATE batches SET status = 'paused', paused_for = 'asked', due_at = NULL,
        waits_for = NULL, touched_at = now() WHERE ${isOwn(own)}`.execute(tx)
    return findBatch(tx, own)
  })
}

/** Goes on with one that pauses; one that is done stays so. Refuses with batch_not_started, or batch_over after a cancel. */
export function resumeBatch(db: Database, own: OwnBatch): Promise<Batch> {
  return inTransaction(db, async (tx) => {
    const { status } = await lockBatch(tx, own)
    if (status === 'filling') throw new Problem('batch_not_started')
    if (status === 'canceled') throw new Problem('batch_over')
    if (status === 'paused') await run(tx, own)
    return findBatch(tx, own)
  })
}

/** Gives up what waits; a row in writing is finished and paid. One that is over stays as it is. */
export function cancelBatch(db: Database, own: OwnBatch): Promise<Batch> {
  return inTransaction(db, async (tx) => {
    const { status } = await lockBatch(tx, own)
    if (status !== 'canceled' && status !== 'done') {
      await sql`UPDATE batch_rows SET state = 'canceled', due_at = NULL
        WHERE user_id = ${own.userId} AND batch_id = ${own.id} AND state = 'waiting'`.execute(tx)
      await sql`UPDATE batches SET status = 'canceled', paused_for = NULL, due_at = NULL,
        waits_for = NULL, finished_at = now(), touched_at = now() WHERE ${isOwn(own)}`.execute(tx)
    }
    return findBatch(tx, own)
  })
}

type Retry = OwnBatch & { numbers?: number[] | undefined }

/** Lets rows that failed wait for another try. A batch that was canceled stays over. */
export function retryBatch(db: Database, retry: Retry): Promise<Batch> {
  const { numbers, ...own } = retry
  return inTransaction(db, async (tx) => {
    const { status } = await lockBatch(tx, own)
    if (status === 'filling') throw new Problem('batch_not_started')
    if (status === 'canceled') throw new Problem('batch_over')
    const isMeant = numbers === undefined ? sql`true` : sql`number = ANY (${numbers}::int[])`
    const { rows } = await sql`
      UPDATE batch_rows SET state = 'waiting', problem = NULL
      WHERE user_id = ${own.userId} AND batch_id = ${own.id} AND state = 'failed' AND ${isMeant}
      RETURNING number`.execute(tx)
    if (rows.length > 0) await run(tx, own)
    return findBatch(tx, own)
  })
}

async function run(tx: Transaction, own: OwnBatch): Promise<void> {
  await sql`UPDATE batches SET status = 'running', paused_for = NULL, failures_in_row = 0, due_at = NULL,
    waits_for = NULL, started_at = coalesce(started_at, now()), finished_at = NULL, touched_at = now()
    WHERE ${isOwn(own)}`.execute(tx)
}
