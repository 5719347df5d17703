import { sql } from 'kysely'
import type { Database } from './database.ts'
import { asId } from './ids.ts'
import type { Tables } from './tables.ts'

type Source = Tables['wastebasket']['source']

/** One person's row in a table from which things can be brought back. */
type OwnRow = { source: Source; userId: string; id: string }

/** Takes a row out of its table, to be brought back within a day. Says whether it was there. */
export async function throwAway(db: Database, { source, userId, id }: OwnRow): Promise<boolean> {
  const { rows } = await sql`
    WITH gone AS (
      DELETE FROM ${sql.table(source)} WHERE user_id = ${userId} AND id = ${asId(id)} RETURNING *
    )
    INSERT INTO wastebasket (user_id, source, id, content)
    SELECT user_id, ${source}, id, to_jsonb(gone) FROM gone RETURNING id`.execute(db)
  return rows.length > 0
}

/** Puts a row back into its table as it was. Says whether it could be found. */
export async function bringBack(db: Database, { source, userId, id }: OwnRow): Promise<boolean> {
  const { rows } = await sql`
    WITH found AS (
      DELETE FROM wastebasket
      WHERE user_id = ${userId} AND source = ${source} AND id = ${asId(id)} RETURNING content
    )
    INSERT INTO ${sql.table(source)}
    SELECT (jsonb_populate_record(NULL::${sql.table(source)}, content)).* FROM found
    RETURNING id`.execute(db)
  return rows.length > 0
}

/** Deletes for good what nobody has asked back for a day. */
export async function emptyWastebasket(db: Database): Promise<void> {
  await db
    .deleteFrom('wastebasket')
    .where('deletedAt', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
