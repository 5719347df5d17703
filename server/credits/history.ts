import { sql } from 'kysely'
import type { CreditEntry } from '#contract/credits.ts'
import type { Database } from '#server/database/database.ts'

export type HistoryQuery = {
  userId: string
  limit: number
  /** Where the page before this one ended. */
  cursor?: number | undefined
  /** Purchases and what became of them, and nothing that was spent. */
  isOfPayments?: boolean
}

export type HistoryPage = { entries: CreditEntry[]; nextCursor: number | null }

/** One page of a person's own ledger, newest first, with what each entry paid for. */
export async function history(db: Database, query: HistoryQuery): Promise<HistoryPage> {
  const { userId, limit, cursor, isOfPayments = false } = query
  const rows = await entriesOf(db, userId)
    .$if(isOfPayments, (page) => page.where('t.paymentId', 'is not', null))
    .$if(cursor !== undefined, (page) => page.where('t.seq', '<', cursor ?? 0))
    .orderBy('t.seq', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const batches = await batchesOf(db, userId, shown)
  const nextCursor = rows.length > limit ? (shown.at(-1)?.seq ?? null) : null
  return { entries: shown.map((row) => asEntry(row, batches)), nextCursor }
}

export type SumsQuery = { userId: string; since?: string | undefined; before?: string | undefined }

/** What a person's own ledger came to by kind, whole or between two moments: more than a page of it shows. */
export async function sums(db: Database, { userId, since, before }: SumsQuery) {
  const rows = await db
    .selectFrom('creditTransactions')
    .select(['type', sql<string>`sum(amount)`.as('amount')])
    .where('userId', '=', userId)
    .$if(since !== undefined, (some) => some.where('createdAt', '>=', new Date(since ?? 0)))
    .$if(before !== undefined, (some) => some.where('createdAt', '<', new Date(before ?? 0)))
    .groupBy(['type', sql`amount < 0`])
    .orderBy('type')
    .execute()
  return rows.map(({ type, amount }) => ({ type, amount: Number(amount) }))
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
    .select(['l.id as listingId', 'l.listingTitle', 't.listingId as spentOn'])
    .where('t.userId', '=', userId)
}

type Row = Awaited<ReturnType<ReturnType<typeof entriesOf>['executeTakeFirstOrThrow']>>

/** The batches in which the listings of these rows were written, by listing; asked for once for a page. */
async function batchesOf(
  db: Database,
  userId: string,
  rows: readonly Row[],
): Promise<Map<string, NonNullable<CreditEntry['batch']>>> {
  const listings = rows.flatMap(({ spentOn }) => (spentOn === null ? [] : [spentOn]))
  if (listings.length === 0) return new Map()
  const found = await db
    .selectFrom('batchRows as r')
    .innerJoin('batches as b', (join) =>
      join.onRef('b.userId', '=', 'r.userId').onRef('b.id', '=', 'r.batchId'),
    )
    .select(['r.listingId', 'b.id', 'b.name'])
    .where('r.userId', '=', userId)
    .where('r.listingId', 'in', listings)
    .execute()
  return new Map(found.map(({ listingId, id, name }) => [listingId ?? '', { id, name }]))
}

function asEntry(row: Row, batches: ReadonlyMap<string, CreditEntry['batch']>): CreditEntry {
  return {
    id: row.id,
    amount: row.amount,
    balanceAfter: row.balanceAfter,
    type: row.type,
    description: row.description,
    stripePaymentIntentId: row.stripePaymentIntentId,
    purchase: purchaseOf(row),
    listing: listingOf(row),
    batch: batches.get(row.spentOn ?? '') ?? null,
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
