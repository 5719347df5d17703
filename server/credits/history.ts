import type { CreditEntry } from '#contract/credits.ts'
import type { Database } from '#server/database/database.ts'

export type HistoryQuery = {
  userId: string
  limit: number
  /** Where the page before this one ended. */
  cursor?: number | undefined
}

export type HistoryPage = { entries: CreditEntry[]; nextCursor: number | null }

/** One page of a person's own ledger, newest first, with what each entry paid for. */
export async function history(db: Database, query: HistoryQuery): Promise<HistoryPage> {
  const { userId, limit, cursor } = query
  const rows = await entriesOf(db, userId)
    .$if(cursor !== undefined, (page) => page.where('t.seq', '<', cursor ?? 0))
    .orderBy('t.seq', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const nextCursor = rows.length > limit ? (shown.at(-1)?.seq ?? null) : null
  return { entries: shown.map(asEntry), nextCursor }
}

function entriesOf(db: Database, userId: string) {
  return db
    .selectFrom('creditTransactions as t')
    .leftJoin('payments as p', (join) =>
      join.onRef('p.userId', '=', 't.userId').onRef('p.id', '=', 't.paymentId'),
    )
    .leftJoin('listings as l', (join) =>
      join.onRef('l.userId', '=', 't.userId').onRef('l.id', '=', 't.listingId'),
    )
    .select(['t.id', 't.seq', 't.amount', 't.balanceAfter', 't.type', 't.description'])
    .select(['t.stripePaymentIntentId', 't.createdAt'])
    .select(['p.packageKey', 'p.credits as packageCredits', 'p.amountCents'])
    .select(['l.id as listingId', 'l.listingTitle'])
    .where('t.userId', '=', userId)
}

type Row = Awaited<ReturnType<ReturnType<typeof entriesOf>['executeTakeFirstOrThrow']>>

function asEntry(row: Row): CreditEntry {
  return {
    id: row.id,
    amount: row.amount,
    balanceAfter: row.balanceAfter,
    type: row.type,
    description: row.description,
    stripePaymentIntentId: row.stripePaymentIntentId,
    purchase: purchaseOf(row),
    listing: listingOf(row),
    createdAt: row.createdAt.toISOString(),
  }
}

function purchaseOf({ packageKey, packageCredits, amountCents }: Row): CreditEntry['purchase'] {
  if (packageKey === null || packageCredits === null || amountCents === null) return null
  return { package: packageKey, credits: packageCredits, amount: amountCents }
}

function listingOf({ listingId, listingTitle }: Row): CreditEntry['listing'] {
  return listingId === null || listingTitle === null ? null : { id: listingId, listingTitle }
}
