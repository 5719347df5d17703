import { noteAct } from '#server/audit/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { PaymentRow, RefundRequestRow } from '#server/database/tables.ts'
import { inTransaction } from '#server/database/transaction.ts'

type RefundOrder = {
  payment: PaymentRow
  /** Null where nobody ordered it but the server itself. */
  actorId: string | null
  /** What they answer with it. */
  request?: RefundRequestRow | undefined
}

/**
 * Writes down who ordered a refund, before the money moves, so that a crash in between hides nobody.
 * Ordered again, by a second click, by another admin or after an outage, it stays one line.
 */
export async function noteRefundOrder(
  db: Database,
  { payment, actorId, request }: RefundOrder,
): Promise<void> {
  const why = actorId === null ? ', paid for an account that was closed' : ''
  const detail = describePayment(payment) + why
  await inTransaction(db, async (tx) => {
    await lock(tx, payment)
    if (request !== undefined && actorId !== null) await signRequest(tx, request, actorId)
    const noted = await tx
      .selectFrom('auditLog')
      .select('id')
      .where('action', '=', 'refund_ordered')
      .where('subjectId', '=', payment.userId)
      .where('detail', 'like', `${describePayment(payment)}%`)
      .executeTakeFirst()
    if (noted !== undefined) return
    await noteAct(tx, { actorId, action: 'refund_ordered', subjectId: payment.userId, detail })
  })
}

async function lock(tx: Transaction, { userId, id }: PaymentRow): Promise<void> {
  await tx
    .selectFrom('payments')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
}

async function signRequest(
  tx: Transaction,
  { userId, id }: RefundRequestRow,
  adminId: string,
): Promise<void> {
  await tx
    .updateTable('refundRequests')
    .set({ actorId: adminId })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** A payment in the words of the audit. */
export function describePayment({ credits, providerPaymentId }: PaymentRow): string {
  return `${credits} credits, payment ${providerPaymentId ?? 'without a name'}`
}
