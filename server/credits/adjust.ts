import type { Database } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { lockBalance } from './ledger.ts'

export type Adjustment = {
  userId: string
  /** The balance there shall be. */
  credits: number
  /** The admin who says so. */
  actorId: string
}

export type AdjustOutcome =
  | { state: 'adjusted'; change: number }
  /** Some credits are set aside for listings that are being written right now. */
  | { state: 'below_held'; held: number }

/** Sets a balance by posting the difference. No difference, no entry. */
export function adjust(db: Database, wanted: Adjustment): Promise<AdjustOutcome> {
  return inTransaction(db, async (tx) => {
    const { credits, held } = await lockBalance(tx, wanted.userId)
    if (wanted.credits < held) return { state: 'below_held', held }
    const change = wanted.credits - credits
    if (change !== 0) {
      await tx
        .insertInto('creditTransactions')
        .values({
          userId: wanted.userId,
          amount: change,
          type: 'admin_adjustment',
          description: 'Set by an administrator',
          actorId: wanted.actorId,
        })
        .execute()
    }
    return { state: 'adjusted', change }
  })
}
