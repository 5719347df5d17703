import { setImmediate as letOthersIn } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

type Due = {
  table: keyof Tables
  /** Which rows are to go. */
  isDue: RawBuilder<boolean>
  /** Their time, by which an index finds the oldest of them. */
  by: string
  /** Fewer, where others' rows go with each of them. */
  portion?: number
}

/** A few hundredths of a second's worth. */
const PORTION = 1000

/**
 * Deletes what has run out in many short statements: no limit of time ends one of them, whatever has piled up, nobody
 * waits long for a lock, and whoever waits for the embedded database comes in between. Rows that somebody else holds,
 * another process that sweeps for instance, are left for the next time.
 */
export async function deleteInPortions(
  db: Database,
  { table, isDue, by, portion = PORTION }: Due,
): Promise<void> {
  const source = sql.table(table)
  for (let deleted = portion; deleted === portion; await letOthersIn()) {
    const { numAffectedRows } = await sql`
      DELETE FROM ${source} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${source} WHERE ${isDue} ORDER BY ${sql.ref(by)}
        LIMIT ${portion}::int FOR UPDATE SKIP LOCKED))`.execute(db)
    deleted = Number(numAffectedRows ?? 0)
  }
}
