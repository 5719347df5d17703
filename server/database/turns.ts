import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Takes the turn at something that one process does for all, for so many seconds of the database's
 * clock; false while it is another's. A lock of a session would be lost behind a pooler.
 */
export async function takeTurn(
  db: Database,
  { name, seconds }: { name: string; seconds: number },
): Promise<boolean> {
  const takenUntil = sql<Date>`now() + make_interval(secs => ${seconds})`
  const taken = await db
    .insertInto('turns')
    .values({ name, takenUntil })
    .onConflict((known) =>
      known
        .column('name')
        .doUpdateSet({ takenUntil })
        .where('turns.takenUntil', '<=', sql<Date>`now()`),
    )
    .returning('name')
    .executeTakeFirst()
  return taken !== undefined
}
