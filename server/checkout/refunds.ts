import { randomUUIDv7 } from 'node:crypto'
import type { Refund, RefundRequest } from '#contract/checkout.ts'
import { REFUND_DAYS } from '#contract/credits.ts'
import type { Database } from '#server/database/database.ts'
import type { PaymentRow } from '#server/database/tables.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Checkout } from './checkout.ts'
import { findOwnPayment, findPayment } from './orders.ts'
import { noteRefundOrder } from './refund-orders.ts'
import { asRequest, canBeGivenBack, openRequest } from './refund-requests.ts'
import { settle } from './settle.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Notes that a person wants a purchase back. Asking again finds the request that is open. */
export async function requestRefund(
  { db, clock, provider }: Checkout,
  { userId, intentId }: { userId: string; intentId: string },
): Promise<RefundRequest> {
  const payment = await findOwnPayment(db, { userId, intentId, provider: provider.name })
  refuseUnlessPaid(payment)
  if (isTooLate(await purchasedAt(db, payment), clock)) throw new Problem('refund_too_late')
  await db
    .insertInto('refundRequests')
    .values({ userId, id: randomUUIDv7(), paymentId: payment.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const open = await openRequest(db, payment)
  // Somebody may have answered it in this very moment; then there is nothing left to ask for.
  if (open === undefined) throw new Problem('refund_not_possible')
  return asRequest({ ...open, intentId })
}

/** Gives a purchase back in full. What happens to the credits follows from what the provider says. */
export async function refund(
  checkout: Checkout,
  { adminId, intentId }: { adminId: string; intentId: string },
): Promise<Refund> {
  const { db, clock, provider } = checkout
  const payment = await findPayment(db, { intentId, provider: provider.name })
  if (payment === undefined) throw new Problem('payment_not_found')
  refuseUnlessPaid(payment)
  const request = await openRequest(db, payment)
  if (request === undefined && isTooLate(await purchasedAt(db, payment), clock))
    throw new Problem('refund_too_late')
  await noteRefundOrder(db, { payment, request, actorId: adminId })
  const isAccepted = await provider.refund({ intentId, paymentId: payment.id })
  const settlement = await settle(checkout, intentId)
  if (settlement === null) throw new Problem('payment_not_found')
  const { credits, targetCredits, writtenOff } = settlement.payment
  if (!isAccepted && targetCredits > 0) throw new Problem('refund_not_possible')
  return {
    paymentIntentId: intentId,
    status: targetCredits === 0 ? 'refunded' : 'pending',
    creditsTakenBack: credits - targetCredits - writtenOff,
    creditsWrittenOff: writtenOff,
  }
}

/** Refunded in full, disputed or never paid: there is nothing that could be given back. */
function refuseUnlessPaid(payment: PaymentRow): void {
  if (!canBeGivenBack(payment)) throw new Problem('refund_not_possible')
}

function isTooLate(purchased: Date, clock: Clock): boolean {
  return clock.now().getTime() - purchased.getTime() > REFUND_DAYS * DAY_MS
}

async function purchasedAt(db: Database, { userId, id }: PaymentRow): Promise<Date> {
  const { createdAt } = await db
    .selectFrom('creditTransactions')
    .select('createdAt')
    .where('userId', '=', userId)
    .where('paymentId', '=', id)
    .where('type', '=', 'purchase')
    .executeTakeFirstOrThrow()
  return createdAt
}
