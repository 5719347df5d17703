import { randomUUIDv7 } from 'node:crypto'
import type { AdminRefundRequest, Refund, RefundRequest } from '#contract/checkout.ts'
import { REFUND_DAYS } from '#contract/credits.ts'
import type { Database } from '#server/database/database.ts'
import type { PaymentRow, RefundRequestRow } from '#server/database/tables.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import type { CheckoutParts } from './checkout.ts'
import { findOwnPayment, findPayment } from './orders.ts'
import { settle } from './settle.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Notes that a person wants a purchase back. Asking again finds the request that is open. */
export async function requestRefund(
  { db, clock, provider }: CheckoutParts,
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
  parts: CheckoutParts,
  { adminId, intentId }: { adminId: string; intentId: string },
): Promise<Refund> {
  const { db, clock, provider } = parts
  const payment = await findPayment(db, { intentId, provider: provider.name })
  if (payment === undefined) throw new Problem('payment_not_found')
  refuseUnlessPaid(payment)
  const request = await openRequest(db, payment)
  if (request === undefined && isTooLate(await purchasedAt(db, payment), clock))
    throw new Problem('refund_too_late')
  const isAccepted = await provider.refund({ intentId, paymentId: payment.id })
  if (isAccepted && request !== undefined) await signRequest(db, request, adminId)
  const settlement = await settle(parts, intentId)
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

/** A person's own requests, newest first. */
export async function listRefundRequests(db: Database, userId: string): Promise<RefundRequest[]> {
  const rows = await requests(db)
    .where('r.userId', '=', userId)
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id', 'desc')
    .execute()
  return rows.map(asRequest)
}

/** Everybody's open requests, the oldest first. */
export async function listOpenRefundRequests(db: Database): Promise<AdminRefundRequest[]> {
  const rows = await requests(db)
    .innerJoin('users as u', 'u.id', 'r.userId')
    .innerJoin('creditTransactions as t', (join) =>
      join
        .onRef('t.userId', '=', 'r.userId')
        .onRef('t.paymentId', '=', 'r.paymentId')
        .on('t.type', '=', 'purchase'),
    )
    .select(['u.email', 'p.credits', 'p.amountCents', 't.createdAt as purchasedAt'])
    .where('r.status', '=', 'open')
    .orderBy('r.createdAt')
    .execute()
  return rows.map((row) => ({
    ...asRequest(row),
    email: row.email,
    credits: row.credits,
    amount: row.amountCents,
    purchasedAt: row.purchasedAt.toISOString(),
  }))
}

function requests(db: Database) {
  return db
    .selectFrom('refundRequests as r')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.userId', '=', 'r.userId').onRef('p.id', '=', 'r.paymentId'),
    )
    .select(['r.id', 'r.status', 'r.createdAt', 'p.providerPaymentId as intentId'])
}

type Listed = Pick<RefundRequestRow, 'id' | 'status' | 'createdAt'> & { intentId: string | null }

function asRequest({ id, status, createdAt, intentId }: Listed): RefundRequest {
  return { id, status, createdAt: createdAt.toISOString(), paymentIntentId: intentId ?? '' }
}

/** Refunded in full, disputed or never paid: there is nothing that could be given back. */
function refuseUnlessPaid({ status, targetCredits }: PaymentRow): void {
  if (status === 'credited' && targetCredits > 0) return
  throw new Problem('refund_not_possible')
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

function openRequest(
  db: Database,
  { userId, id }: PaymentRow,
): Promise<RefundRequestRow | undefined> {
  return db
    .selectFrom('refundRequests')
    .selectAll()
    .where('userId', '=', userId)
    .where('paymentId', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()
}

async function signRequest(
  db: Database,
  { userId, id }: RefundRequestRow,
  adminId: string,
): Promise<void> {
  await db
    .updateTable('refundRequests')
    .set({ actorId: adminId })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute()
}
