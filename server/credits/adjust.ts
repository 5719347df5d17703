import { noteAct } from '#server/audit/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { lockBalance } from './ledger.ts'

export type Adjustment = {
  userId: string
  /** The balance there shall be. */
  credits: number
  /** The balance the admin believes there is; another one is left as it is. */
  expectedCredits?: number | undefined
  /** The admin who says so. */
  actorId: string
}

export type AdjustOutcome =
  | { state: 'adjusted'; change: number }
  /** Some credits are set aside for listings that are being written right now. */
  | { state: 'below_held'; held: number }
  /** A purchase, a listing or another admin came first. */
  | { state: 'moved'; credits: number }

/** Sets a balance by posting the difference. No difference, no entry. */
export function adjust(db: Database, wanted: Adjustment): Promise<AdjustOutcome> {
  return inTransaction(db, async (tx) => {
    const { credits, held } = await lockBalance(tx, wanted.userId)
    if (credits !== (wanted.expectedCredits ?? credits)) return { state: 'moved', credits }
    if (wanted.credits < held) return { state: 'below_held', held }
    if (wanted.credits !== credits) await post(tx, { ...wanted, from: credits })
    return { state: 'adjusted', change: wanted.credits - credits }
  })
}

type Posting = Adjustment & { from: number }

async function post(tx: Transaction, { userId, credits, actorId, from }: Posting): Promise<void> {
  await tx
    .insertInto('creditTransactions')
    .values({
      userId,
      amount: credits - from,
      type: 'admin_adjustment',
      description: 'Set by an administrator',
      actorId,
    })
    .execute()
  await noteAct(tx, {
    actorId,
    action: 'credits_set',
    subjectId: userId,
    detail: `From ${from} to ${credits}`,
  })
}
