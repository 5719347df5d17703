import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isWorthRepeating } from './errors.ts'
import { insideTransaction } from './guard.ts'
import type { Tables } from './tables.ts'

const REPEATS_MAX = 5

/**
 * Does the work in one transaction. It may run again when PostgreSQL broke a deadlock, so it must
 * touch nothing but the transaction: above all it never waits for a network.
 */
export async function inTransaction<Schema extends Tables, Result>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await db.transaction().execute((tx) => insideTransaction(() => work(tx)))
    } catch (error) {
      if (repeats === REPEATS_MAX || !isWorthRepeating(error)) throw error
      // Two that met once must not meet again at the same step.
      await wait(Math.random() * 10 * 2 ** repeats)
    }
  }
}
