import { sql } from 'kysely'
import type { ExportedBatch } from '#contract/me.ts'
import { RETENTION } from '#contract/retention.ts'
import type { Database } from '#server/database/database.ts'
import { deleteInPortions } from '#server/database/portions.ts'
import { batchesPage, batchRows } from './batches.ts'

/** More than anybody has. */
const ALL = 100_000

/** Each takes its rows along, a thousand at most. */
const PORTION = 5

/** Every batch of a person with its rows, and what those hold that were not written. */
export async function keptBatches(db: Database, userId: string): Promise<ExportedBatch[]> {
  const { page } = await batchesPage(db, { userId, limit: ALL })
  const kept: ExportedBatch[] = []
  for (const batch of page) {
    const inputs = await inputsOf(db, { userId, id: batch.id })
    const rows = await batchRows(db, { userId, id: batch.id })
    const content = rows.map((row) => ({ ...row, input: inputs.get(row.number) ?? null }))
    kept.push({ ...batch, content })
  }
  return kept
}

type Input = ExportedBatch['content'][number]['input']

async function inputsOf(db: Database, { userId, id }: { userId: string; id: string }) {
  const { rows } = await sql<{ number: number; input: Input }>`
    SELECT number, input FROM batch_rows
    WHERE user_id = ${userId} AND batch_id = ${id} AND input IS NOT NULL`.execute(db)
  return new Map(rows.map(({ number, input }) => [number, input]))
}

/** Forgets batches that are long over, that rest for so long, or that were never started. Their listings stay. */
export async function sweepBatches(db: Database): Promise<void> {
  const due = [
    sql<boolean>`status <> 'running' AND ${isUntouched(RETENTION.batchDays)}`,
    sql<boolean>`status = 'filling' AND ${isUntouched(RETENTION.unstartedBatchDays)}`,
  ]
  for (const isDue of due)
    await deleteInPortions(db, { table: 'batches', isDue, by: 'touchedAt', portion: PORTION })
}

function isUntouched(days: number) {
  return sql`touched_at <= now() - make_interval(days => ${days})`
}
