import type { Database } from '#server/database/database.ts'
import type { PaymentRow } from '#server/database/tables.ts'

/**
 * Whether the payment brought its credits to an account that was closed already. A closing empties
 * the balance, so what was bought before it is followed by a balance of nothing; no clock is asked.
 */
export async function isPaidTooLate(db: Database, payment: PaymentRow): Promise<boolean> {
  if (payment.status !== 'credited' || payment.targetCredits === 0) return false
  const late = await db
    .selectFrom('users as u')
    .innerJoin('creditTransactions as t', 't.userId', 'u.id')
    .select('t.id')
    .where('u.id', '=', payment.userId)
    .where('u.closedAt', 'is not', null)
    .where('t.paymentId', '=', payment.id)
    .where('t.type', '=', 'purchase')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('creditTransactions as later')
            .select('later.id')
            .whereRef('later.userId', '=', 't.userId')
            .whereRef('later.seq', '>', 't.seq')
            .where('later.balanceAfter', '=', 0),
        ),
      ),
    )
    .executeTakeFirst()
  return late !== undefined
}
