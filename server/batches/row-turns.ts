import { type RawBuilder, sql } from 'kysely'
import { BATCH, type PauseReason } from '#contract/batches/batches.ts'
import { GeneratorInput, type WriterChoice } from '#contract/listings.ts'
import type { Database } from '#server/database/database.ts'
import { asJson } from '#server/database/json.ts'
import type { RowProblem } from '#server/database/tables-of-batches.ts'
import { inTransaction } from '#server/database/transaction.ts'

/** A row that this process has the turn to write. The attempt tells it from an earlier turn. */
export type RowInTurn = {
  userId: string
  batchId: string
  number: number
  attempt: number
  input: GeneratorInput
  writer: WriterChoice
  usesProfile: boolean
}

const isOpen = sql`r.state = 'waiting' AND coalesce(r.due_at <= now(), true)`

/**
 * Takes the next row for so many seconds of the database's clock; null where no row waits. Sellers take
 * turns, whoever has waited longest first, and a seller's older batch goes before her newer one.
 */
export async function takeRow(db: Database, leaseSeconds: number): Promise<RowInTurn | null> {
  const { rows } = await sql<RowInTurn>`
      WITH turn AS (
        SELECT b.user_id, b.id FROM batches b
        WHERE b.status = 'running' AND coalesce(b.due_at <= now(), true)
          AND EXISTS (SELECT FROM batch_rows r
                      WHERE r.user_id = b.user_id AND r.batch_id = b.id AND ${isOpen})
          AND (SELECT count(*) FROM batch_rows r
               WHERE r.user_id = b.user_id AND r.state = 'writing') < ${BATCH.atOnceOfOnePerson}
          AND EXISTS (SELECT FROM users u
                      WHERE u.id = b.user_id AND u.suspended_at IS NULL AND u.closed_at IS NULL)
        ORDER BY (SELECT max(o.turn_at) FROM batches o WHERE o.user_id = b.user_id) NULLS FIRST,
                 b.created_at, b.id
        LIMIT 1 FOR NO KEY UPDATE OF b SKIP LOCKED
      ), taken AS (
        SELECT r.user_id, r.batch_id, r.number FROM batch_rows r
        JOIN turn ON turn.user_id = r.user_id AND turn.id = r.batch_id
        WHERE ${isOpen} ORDER BY r.number LIMIT 1 FOR NO KEY UPDATE OF r SKIP LOCKED
      ), turned AS (
        UPDATE batches b SET turn_at = clock_timestamp(), due_at = NULL, waits_for = NULL
        FROM turn WHERE b.user_id = turn.user_id AND b.id = turn.id
        RETURNING b.user_id, b.id, b.writer, b.uses_profile
      )
      UPDATE batch_rows r
      SET state = 'writing', attempt = r.attempt + 1, due_at = NULL,
          lease_expires_at = now() + make_interval(secs => ${leaseSeconds})
      FROM taken, turned
      WHERE r.user_id = taken.user_id AND r.batch_id = taken.batch_id AND r.number = taken.number
      RETURNING r.user_id, r.batch_id, r.number, r.attempt, r.input, turned.writer, turned.uses_profile
    `.execute(db)
  const [taken] = rows
  return taken === undefined ? null : { ...taken, input: GeneratorInput.parse(taken.input) }
}

/** The row has its listing: part of the transaction that stores and pays it. Said again it changes nothing. */
export async function noteWritten(
  tx: Database,
  { userId, batchId, number }: RowInTurn,
  listingId: string,
): Promise<void> {
  await sql`UPDATE batch_rows SET state = 'written', listing_id = ${listingId}, input = NULL,
      problem = NULL, due_at = NULL, lease_expires_at = NULL
    WHERE user_id = ${userId} AND batch_id = ${batchId} AND number = ${number}
      AND state <> 'written'`.execute(tx)
}

/** How its listing stands as it was written. */
export async function noteChecks(
  db: Database,
  { userId, batchId, number }: RowInTurn,
  passed: number,
): Promise<void> {
  await sql`UPDATE batch_rows SET checks_passed = ${passed}
    WHERE user_id = ${userId} AND batch_id = ${batchId} AND number = ${number}
      AND state = 'written'`.execute(db)
}

/** What becomes of a row that was not written, and of its batch with it. */
export type Unwritten =
  | { state: 'failed'; problem: RowProblem; isOfWriter: boolean }
  /** It waits again; its batch pauses. */
  | { state: 'waiting'; pause: PauseReason }
  /** It waits again; nothing of its batch is tried for so long. */
  | { state: 'waiting'; batchWaits: { seconds: number; detail: string | null } }
  /** It alone waits so long. */
  | { state: 'waiting'; rowWaits: { seconds: number } }

/** Gives back the turn at a row that was not written. One that somebody else has taken since stays his. */
export function giveBackRow(db: Database, row: RowInTurn, unwritten: Unwritten): Promise<void> {
  const { userId, batchId, number, attempt } = row
  return inTransaction(db, async (tx) => {
    const isBatch = sql`user_id = ${userId} AND id = ${batchId}`
    // The batch first, in the order in which a turn is taken and a batch is canceled.
    const { rows: batches } = await sql<{ status: string }>`
      SELECT status FROM batches WHERE ${isBatch} FOR NO KEY UPDATE`.execute(tx)
    const isCanceled = batches[0]?.status === 'canceled'
    const failed = unwritten.state === 'failed' ? unwritten : null
    const state = failed === null && isCanceled ? 'canceled' : unwritten.state
    const rowSeconds = 'rowWaits' in unwritten ? unwritten.rowWaits.seconds : 0
    const { rows } = await sql`
      UPDATE batch_rows SET state = ${state}, lease_expires_at = NULL,
        problem = ${failed === null ? null : asJson(failed.problem)},
        due_at = now() + make_interval(secs => ${rowSeconds})
      WHERE user_id = ${userId} AND batch_id = ${batchId} AND number = ${number}
        AND state = 'writing' AND attempt = ${attempt} RETURNING number`.execute(tx)
    if (rows.length === 0) return
    if (failed?.isOfWriter === true)
      await sql`UPDATE batches SET failures_in_row = failures_in_row + 1,
          status = CASE WHEN ${isFailing} THEN 'paused' ELSE status END,
          paused_for = CASE WHEN ${isFailing} THEN 'failing' ELSE paused_for END,
          touched_at = now()
        WHERE ${isBatch}`.execute(tx)
    if ('pause' in unwritten)
      await sql`UPDATE batches SET status = 'paused', paused_for = ${unwritten.pause}, touched_at = now()
        WHERE ${isBatch} AND status = 'running'`.execute(tx)
    if ('batchWaits' in unwritten)
      await sql`UPDATE batches SET waits_for = ${unwritten.batchWaits.detail},
          due_at = now() + make_interval(secs => ${unwritten.batchWaits.seconds})
        WHERE ${isBatch} AND status = 'running'`.execute(tx)
  })
}

const isFailing = sql`status = 'running' AND failures_in_row + 1 >= ${BATCH.failuresInRowMax}`

/** Something of the batch was written: what failed before is no row of failures. Its last row ends it. */
export async function noteProgress(db: Database, { userId, batchId }: RowInTurn): Promise<void> {
  const isBatch = sql`b.user_id = ${userId} AND b.id = ${batchId}`
  await sql`UPDATE batches b SET failures_in_row = 0, touched_at = now() WHERE ${isBatch}`.execute(
    db,
  )
  await finish(db, isBatch)
}

/** Ends the batches that have no row left to be written. */
export function finishBatches(db: Database): Promise<void> {
  return finish(db, sql`true`)
}

async function finish(db: Database, isMeant: RawBuilder<unknown>): Promise<void> {
  await sql`UPDATE batches b SET status = 'done', paused_for = NULL, due_at = NULL, waits_for = NULL,
      finished_at = now(), touched_at = now()
    WHERE ${isMeant} AND b.status IN ('running', 'paused') AND NOT EXISTS (
      SELECT FROM batch_rows r WHERE r.user_id = b.user_id AND r.batch_id = b.id
        AND r.state IN ('waiting', 'writing'))`.execute(db)
}

/** Lets the rows wait again whose writer was never heard of again. */
export function freeLostRows(db: Database): Promise<void> {
  return free(db, sql`r.lease_expires_at < now()`)
}

/**
 * Lets all rows wait again that are in writing. Only for the start of a database that one process has
 * to itself: whoever wrote them is gone.
 */
export function freeAbandonedRows(db: Database): Promise<void> {
  return free(db, sql`true`)
}

async function free(db: Database, isLost: RawBuilder<unknown>): Promise<void> {
  await sql`UPDATE batch_rows r SET lease_expires_at = NULL,
      state = CASE WHEN b.status = 'canceled' THEN 'canceled' ELSE 'waiting' END
    FROM batches b
    WHERE b.user_id = r.user_id AND b.id = r.batch_id AND r.state = 'writing' AND ${isLost}`.execute(
    db,
  )
}
