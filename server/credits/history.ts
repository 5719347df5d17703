import type { CreditEntry } from '#contract/credits.ts'
import type { Database } from '#server/database/database.ts'
import type { EntryRow } from '#server/database/tables.ts'

export type HistoryQuery = {
  userId: string
  limit: number
  /** Where the page before this one ended. */
  cursor?: number | undefined
}

export type HistoryPage = { entries: CreditEntry[]; nextCursor: number | null }

/** One page of a person's own ledger, newest first. */
export async function history(db: Database, query: HistoryQuery): Promise<HistoryPage> {
  const { userId, limit, cursor } = query
  const rows = await db
    .selectFrom('creditTransactions')
    .selectAll()
    .where('userId', '=', userId)
    .$if(cursor !== undefined, (page) => page.where('seq', '<', cursor ?? 0))
    .orderBy('seq', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const nextCursor = rows.length > limit ? (shown.at(-1)?.seq ?? null) : null
  return { entries: shown.map(asEntry), nextCursor }
}

function asEntry(row: EntryRow): CreditEntry {
  return {
    id: row.id,
    amount: row.amount,
    balanceAfter: row.balanceAfter,
    type: row.type,
    description: row.description,
    stripePaymentIntentId: row.stripePaymentIntentId,
    createdAt: row.createdAt.toISOString(),
  }
}
