import type { BatchState } from '#contract/batches/batches.ts'
import type { Transaction } from '#server/database/database.ts'
import { asId } from '#server/database/ids.ts'
import { Problem } from '#server/platform/problem.ts'

/** How a batch stands, which nobody else changes before the transaction ends. Refuses with batch_not_found. */
export async function lockBatch(
  tx: Transaction,
  { userId, id }: { userId: string; id: string },
): Promise<{ status: BatchState; usesProfile: boolean }> {
  const row = await tx
    .selectFrom('batches')
    .select(['status', 'usesProfile'])
    .where('userId', '=', userId)
    .where('id', '=', asId(id))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new Problem('batch_not_found')
  return row
}
