import type { Receipt } from '#contract/receipts.ts'
import type { Database } from '#server/database/database.ts'
import { Problem } from '#server/platform/problem.ts'

export type Seller = Receipt['seller']

type Asked = { userId: string; intentId: string }

/** The receipt of one's own purchase. Somebody else's, an unpaid one and none look the same. */
export async function receiptOf(
  db: Database,
  { userId, intentId, seller }: Asked & { seller: Seller },
): Promise<Receipt> {
  const bought = await purchase(db, { userId, intentId })
  if (bought === undefined) throw new Problem('payment_not_found')
  return {
    number: numberOf(bought.id),
    paymentIntentId: intentId,
    purchasedAt: bought.purchasedAt.toISOString(),
    buyer: bought.email,
    seller,
    package: bought.packageKey,
    credits: bought.credits,
    amount: bought.amountCents,
    currency: bought.currency,
    tax: bought.taxCents,
    creditsGivenBack: bought.credits - bought.targetCredits,
  }
}

/** Whatever provider took the money, which may have been another one than today's. */
function purchase(db: Database, { userId, intentId }: Asked) {
  return db
    .selectFrom('creditTransactions as t')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.userId', '=', 't.userId').onRef('p.id', '=', 't.paymentId'),
    )
    .innerJoin('users as u', 'u.id', 't.userId')
    .select(['p.id', 'p.packageKey', 'p.credits', 'p.amountCents', 'p.taxCents', 'p.currency'])
    .select(['p.targetCredits', 't.createdAt as purchasedAt', 'u.email'])
    .where('t.userId', '=', userId)
    .where('t.type', '=', 'purchase')
    .where('t.stripePaymentIntentId', '=', intentId)
    .executeTakeFirst()
}

/** Short enough to be read out, and the same each time. */
function numberOf(paymentId: string): string {
  return `LW-${paymentId.replace(/^pay_/, '').slice(0, 12).toUpperCase()}`
}
