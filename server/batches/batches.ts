import { createHash, randomUUIDv7 } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import {
  BATCH,
  type Batch,
  type BatchRow,
  type NewBatch,
  type NewBatchRow,
} from '#contract/batches/batches.ts'
import type { Database } from '#server/database/database.ts'
import { asId } from '#server/database/ids.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { pageOfRows, positionIn } from '#server/http/cursor.ts'
import type { PageOf } from '#server/http/serve.ts'
import { asUsual, usualFor } from '#server/listings/shop-profile.ts'
import { Problem } from '#server/platform/problem.ts'
import { lockBatch } from './lock-batch.ts'

/** A batch of a person, by the id that came in an address. */
export type OwnBatch = { userId: string; id: string }

type Opening = NewBatch & {
  userId: string
  idempotencyKey?: string | undefined
  /** Refuses who opens too many in a while. */
  count: () => Promise<void>
}

/** Opens a batch without rows; once for each key. Refuses with too_many_batches or idempotency_key_reused. */
export async function openBatch(db: Database, opening: Opening): Promise<Batch> {
  const { userId, name, writer, usesProfile, count } = opening
  const id = idOf(opening)
  const known = await selectBatches(db, sql`user_id = ${userId} AND id = ${id}`)
  const [again] = known
  if (again !== undefined) {
    if (again.name !== name) throw new Problem('idempotency_key_reused')
    return again
  }
  await expectFewUnfinished(db, userId)
  await count()
  await db
    .insertInto('batches')
    .values({ userId, id, name, writer, usesProfile })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return findBatch(db, { userId, id })
}

/** Puts rows into a batch that was not started; one that is sent again takes the place of the former. */
export function addRows(db: Database, own: OwnBatch, rows: NewBatchRow[]): Promise<Batch> {
  return inTransaction(db, async (tx) => {
    const { status, usesProfile } = await lockBatch(tx, own)
    if (status !== 'filling') throw new Problem('batch_started')
    const inputs = rows.map(({ input }) => input)
    const usual = await usualFor(tx, { userId: own.userId, usesProfile }, inputs)
    const told = rows.map(({ number, input }) => ({ number, input: asUsual(input, usual) }))
    await sql`
      INSERT INTO batch_rows (user_id, batch_id, number, nickname, input)
      SELECT ${own.userId}, ${own.id}, told.number, told.input ->> 'listingTitle', told.input
      FROM jsonb_to_recordset(${JSON.stringify(told)}::text::jsonb) told (number integer, input jsonb)
      ON CONFLICT (user_id, batch_id, number)
        DO UPDATE SET nickname = excluded.nickname, input = excluded.input`.execute(tx)
    await sql`UPDATE batches SET touched_at = now() WHERE ${isOwn(own)}`.execute(tx)
    const batch = await findBatch(tx, own)
    if (batch.rows.waiting > BATCH.rowsMax) throw new Problem('batch_full')
    return batch
  })
}

export async function findBatch(db: Database, own: OwnBatch): Promise<Batch> {
  const [batch] = await selectBatches(db, isOwn(own))
  if (batch === undefined) throw new Problem('batch_not_found')
  return batch
}

type Asked = { userId: string; limit: number; cursor?: string | undefined }

/** The batches of a person, newest first. */
export async function batchesPage(db: Database, asked: Asked): Promise<PageOf<Batch[]>> {
  const { userId, limit, cursor } = asked
  const before = cursor === undefined ? null : positionIn(cursor, Place)
  const isBefore = before && sql`(created_at, id) < (${before[0]}::timestamptz, ${before[1]})`
  const batches = await selectBatches(
    db,
    sql`user_id = ${userId} AND ${isBefore ?? sql`true`}`,
    limit + 1,
  )
  return pageOfRows(batches, { limit, positionOf: ({ createdAt, id }) => [createdAt, id] })
}

const Place = z.tuple([z.iso.datetime(), z.string()])

/** All rows of a batch in the order of the file. */
export async function batchRows(db: Database, own: OwnBatch): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    SELECT number, nickname, state, problem, made.listing_id, listings.generated_title AS title,
      checks_passed
    FROM batch_rows made LEFT JOIN listings
      ON listings.user_id = made.user_id AND listings.id = made.listing_id
    WHERE made.user_id = ${own.userId} AND made.batch_id = ${asId(own.id)}
    ORDER BY number`.execute(db)
  if (rows.length === 0) await findBatch(db, own)
  return rows
}

export function isOwn({ userId, id }: OwnBatch): RawBuilder<unknown> {
  return sql`user_id = ${userId} AND id = ${asId(id)}`
}

type Found = Pick<
  Batch,
  'id' | 'name' | 'state' | 'pausedFor' | 'rows' | 'writer' | 'usesProfile'
> & {
  waitsFor: string | null
  dueAt: Date | null
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
}

/** More than anybody has. */
const ALL = 100_000

async function selectBatches(
  db: Database,
  which: RawBuilder<unknown>,
  limit = ALL,
): Promise<Batch[]> {
  const { rows } = await sql<Found>`
    SELECT id, name, status AS state, paused_for, writer, uses_profile, waits_for, due_at, created_at,
           started_at, finished_at, counted.rows
    FROM (SELECT * FROM batches WHERE ${which} ORDER BY created_at DESC, id DESC LIMIT ${limit}) batch
    CROSS JOIN LATERAL (
      SELECT json_build_object(${COUNTS}) AS rows FROM batch_rows row_of
      WHERE row_of.user_id = batch.user_id AND row_of.batch_id = batch.id) counted
    ORDER BY created_at DESC, id DESC`.execute(db)
  return rows.map(asBatch)
}

const COUNTS = sql.raw(
  ['waiting', 'writing', 'written', 'failed', 'canceled']
    .map((state) => `'${state}', count(*) FILTER (WHERE state = '${state}')`)
    .join(', '),
)

function asBatch({ waitsFor, dueAt, createdAt, startedAt, finishedAt, ...said }: Found): Batch {
  const isLate = said.state === 'running' && dueAt !== null && waitsFor !== null
  return {
    ...said,
    waits: isLate ? { detail: waitsFor, until: dueAt.toISOString() } : null,
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

async function expectFewUnfinished(db: Database, userId: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM batches
    WHERE user_id = ${userId} AND finished_at IS NULL`.execute(db)
  if ((rows[0]?.count ?? 0) >= BATCH.unfinishedMax) throw new Problem('too_many_batches')
}

/** The same key of the same person is the same batch, however often its answer was lost. */
function idOf({ userId, idempotencyKey }: Opening): string {
  if (idempotencyKey === undefined) return randomUUIDv7()
  const parts = JSON.stringify([userId, idempotencyKey])
  return `batch_${createHash('sha256').update(parts).digest('hex').slice(0, 32)}`
}
