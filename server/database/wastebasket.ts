import { type RawBuilder, sql } from 'kysely'
import { RETENTION } from '#contract/retention.ts'
import type { Database } from './database.ts'
import { asId } from './ids.ts'
import { deleteInPortions } from './portions.ts'
import type { Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'

type Source = Tables['wastebasket']['source']

/** One person's row in a table from which things can be brought back. */
type OwnRow = { source: Source; userId: string; id: string }

/** Takes a row out of its table, to be brought back while it is kept. Says whether it was there. */
export function throwAway(db: Database, { source, userId, id }: OwnRow): Promise<boolean> {
  const isOwn = sql`user_id = ${userId} AND id = ${asId(id)}`
  return inTransaction(db, async (tx) => {
    // An edit that is being saved comes first: its version goes along.
    await sql`SELECT FROM ${sql.table(source)} WHERE ${isOwn} FOR UPDATE`.execute(tx)
    const { rows } = await sql`
      WITH gone AS (DELETE FROM ${sql.table(source)} WHERE ${isOwn} RETURNING *)
      INSERT INTO wastebasket (user_id, source, id, content, versions)
      SELECT user_id, ${source}, id, to_jsonb(gone), ${VERSIONS[source]} FROM gone
      RETURNING id`.execute(tx)
    return rows.length > 0
  })
}

/** The versions that go along. They are still there in the statement that deletes what they belong to. */
const VERSIONS: Record<Source, RawBuilder<unknown>> = {
  footers: sql`'[]'::jsonb`,
  listings: sql`(
    SELECT coalesce(jsonb_agg(to_jsonb(kept) ORDER BY number), '[]') FROM listing_versions kept
    WHERE kept.user_id = gone.user_id AND kept.listing_id = gone.id)`,
}

/** Puts a row back into its table as it was. Says whether it could be found. */
export async function bringBack(db: Database, { source, userId, id }: OwnRow): Promise<boolean> {
  const { rows } = await sql`
    WITH found AS (
      DELETE FROM wastebasket
      WHERE user_id = ${userId} AND source = ${source} AND id = ${asId(id)} RETURNING content, versions
    ), versioned AS (
      INSERT INTO listing_versions
      SELECT kept.* FROM found, jsonb_populate_recordset(NULL::listing_versions, versions) kept
    )
    INSERT INTO ${sql.table(source)}
    SELECT (jsonb_populate_record(NULL::${sql.table(source)}, content)).* FROM found
    RETURNING id`.execute(db)
  return rows.length > 0
}

/** What was deleted later than this can be had back. */
export const keptSince = sql<Date>`now() - make_interval(days => ${sql.lit(RETENTION.deletedDays)})`

/** Deletes for good what nobody has asked back in time. */
export async function emptyWastebasket(db: Database): Promise<void> {
  const isDue = sql<boolean>`deleted_at < ${keptSince}`
  await deleteInPortions(db, { table: 'wastebasket', isDue, by: 'deletedAt' })
}
