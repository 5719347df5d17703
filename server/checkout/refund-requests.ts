import { sql } from 'kysely'
import type { AdminRefundRequest, RefundRequest } from '#contract/checkout.ts'
import { noteAct } from '#server/audit/audit.ts'
import type { Database } from '#server/database/database.ts'
import type { PaymentRow, RefundRequestRow } from '#server/database/tables.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Checkout } from './checkout.ts'
import { findPayment } from './orders.ts'
import { describePayment } from './refund-orders.ts'

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
    .select(['p.status as paymentStatus', 'p.targetCredits'])
    .where('r.status', '=', 'open')
    .orderBy('r.createdAt')
    .execute()
  return rows.map((row) => ({
    ...asRequest(row),
    email: row.email,
    credits: row.credits,
    amount: row.amountCents,
    purchasedAt: row.purchasedAt.toISOString(),
    isPossible: canBeGivenBack({ status: row.paymentStatus, targetCredits: row.targetCredits }),
  }))
}

function requests(db: Database) {
  return db
    .selectFrom('refundRequests as r')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.userId', '=', 'r.userId').onRef('p.id', '=', 'r.paymentId'),
    )
    .select(['r.id', 'r.status', 'r.declineReason', 'r.createdAt'])
    .select('p.providerPaymentId as intentId')
}

type Decline = { adminId: string; intentId: string; reason: string }

/** Whether a payment's money is still here: paid, neither given back nor in dispute. */
export function canBeGivenBack(payment: Pick<PaymentRow, 'status' | 'targetCredits'>): boolean {
  return payment.status === 'credited' && payment.targetCredits > 0
}

/**
 * Answers an open request with no, where it cannot be met any more; the person reads the reason. Any
 * other was asked for in time, and is given.
 */
export async function declineRefund(
  { db, provider }: Pick<Checkout, 'db' | 'provider'>,
  { adminId, intentId, reason }: Decline,
): Promise<RefundRequest> {
  const payment = await findPayment(db, { intentId, provider: provider.name })
  if (payment === undefined) throw new Problem('payment_not_found')
  if ((await openRequest(db, payment)) === undefined) throw new Problem('no_open_request')
  if (canBeGivenBack(payment)) throw new Problem('refund_due')
  return inTransaction(db, async (tx) => {
    const declined = await tx
      .updateTable('refundRequests')
      .set({
        status: 'declined',
        declineReason: reason,
        actorId: adminId,
        resolvedAt: sql`now()`,
      })
      .where('userId', '=', payment.userId)
      .where('paymentId', '=', payment.id)
      .where('status', '=', 'open')
      .returningAll()
      .executeTakeFirst()
    if (declined === undefined) throw new Problem('no_open_request')
    await noteAct(tx, {
      actorId: adminId,
      action: 'refund_declined',
      subjectId: payment.userId,
      detail: describePayment(payment),
    })
    return asRequest({ ...declined, intentId })
  })
}

/** The open request about a payment, where somebody made one. */
export function openRequest(
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

type Listed = Pick<RefundRequestRow, 'id' | 'status' | 'declineReason' | 'createdAt'> & {
  intentId: string | null
}

export function asRequest({ intentId, createdAt, ...request }: Listed): RefundRequest {
  return {
    id: request.id,
    status: request.status,
    declineReason: request.declineReason,
    createdAt: createdAt.toISOString(),
    paymentIntentId: intentId ?? '',
  }
}
