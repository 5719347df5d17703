import { sql } from 'kysely'
import { RETENTION } from '#contract/retention.ts'
import type { Database } from '#server/database/database.ts'

/** More than a mail server may take: who is not heard of by then is gone, and another tries. */
const LEASE_SECONDS = 120

// After so long its link is of no use to anybody.
const { unsentMailHours: KEPT_HOURS } = RETENTION

export type Kept = { id: string; sealed: string; tries: number }

export async function keepMail(db: Database, kept: Omit<Kept, 'tries'>): Promise<void> {
  await db.insertInto('outgoingMails').values(kept).execute()
}

/** Takes one that is due, for one process alone. */
export function claimDue(db: Database): Promise<Kept | undefined> {
  return db
    .updateTable('outgoingMails')
    .set((eb) => ({ tries: eb('tries', '+', 1), dueAt: inSeconds(LEASE_SECONDS) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outgoingMails')
        .select('id')
        .where('dueAt', '<=', sql<Date>`now()`)
        .orderBy('dueAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'sealed', 'tries'])
    .executeTakeFirst()
}

export async function postpone(
  db: Database,
  { id, delayMs }: { id: string; delayMs: number },
): Promise<void> {
  await db
    .updateTable('outgoingMails')
    .set({ dueAt: inSeconds(delayMs / 1000) })
    .where('id', '=', id)
    .execute()
}

export async function forgetMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('outgoingMails').where('id', '=', id).execute()
}

/** How many wait, and how long the first of them does. */
export async function mailsWaiting(
  db: Database,
): Promise<{ count: number; oldestSeconds: number }> {
  return db
    .selectFrom('outgoingMails')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8`.as(
        'oldestSeconds',
      ),
    ])
    .executeTakeFirstOrThrow()
}

export async function sweepMails(db: Database): Promise<void> {
  await db
    .deleteFrom('outgoingMails')
    .where('createdAt', '<', sql<Date>`now() - make_interval(hours => ${KEPT_HOURS})`)
    .execute()
}

function inSeconds(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`
}
