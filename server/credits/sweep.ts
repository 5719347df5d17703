import { sql } from 'kysely'
import { RETENTION } from '#contract/retention.ts'
import type { Database } from '#server/database/database.ts'
import { deleteInPortions } from '#server/database/portions.ts'
import { daysBefore } from '#server/platform/clock.ts'
import { expire } from './ledger.ts'

const SWEEP_MS = 15_000
const BATCH_MAX = 200

/** Gives back the credits whose writer was never heard of again. */
export async function sweep(db: Database): Promise<void> {
  // The database's clock set the lease, so the database's clock ends it.
  const due = openHolds(db)
    .where('leaseExpiresAt', '<', sql<Date>`now()`)
    .limit(BATCH_MAX)
  // One after the other: each is its own short transaction, and nobody waits for the sweeper.
  for (const lost of await due.execute()) await expire(db, lost)
}

/**
 * Gives back every held credit at once, without waiting for its lease. Only for the start of a
 * database that one process has to itself: whoever held them is gone.
 */
export async function sweepAbandoned(db: Database): Promise<void> {
  for (const abandoned of await openHolds(db).execute()) await expire(db, abandoned)
}

/** Forgets holds that came to nothing; those that paid for a listing belong to its entry. */
export async function sweepFailedTries(db: Database, now: Date): Promise<void> {
  const before = daysBefore(now, RETENTION.failedTryDays)
  // As the index says it.
  const isDue = sql<boolean>`status IN ('released', 'expired') AND resolved_at <= ${before}`
  await deleteInPortions(db, { table: 'creditHolds', isDue, by: 'resolvedAt' })
}

/** Sweeps now and then on, until stopped. */
export function startSweeping(db: Database, onError: (error: unknown) => void): () => void {
  let isSweeping = false
  const run = async () => {
    if (isSweeping) return
    isSweeping = true
    await sweep(db).catch(onError)
    isSweeping = false
  }
  void run()
  const timer = setInterval(() => void run(), SWEEP_MS)
  timer.unref()
  return () => clearInterval(timer)
}

function openHolds(db: Database) {
  return db
    .selectFrom('creditHolds')
    .select(['userId', 'id', 'attempt'])
    .where('status', '=', 'held')
}
