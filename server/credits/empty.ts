import type { Transaction } from '#server/database/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { lockBalance } from './ledger.ts'

/** Takes every credit off a balance. A credit that is held for a listing cannot be taken. */
export async function emptyBalance(
  tx: Transaction,
  { userId, description }: { userId: string; description: string },
): Promise<void> {
  const { credits, held } = await lockBalance(tx, userId)
  if (held > 0) throw new Problem('account_busy', { retryAfterSeconds: 30 })
  if (credits === 0) return
  await tx
    .insertInto('creditTransactions')
    .values({ userId, amount: -credits, type: 'closure', description })
    .execute()
}
