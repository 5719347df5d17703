import type { SandboxTransaction } from '#server/sandbox/tables.ts'
import { asJson } from '#server/database/json.ts'
import { isPaid, openBooks, type Charged, shownCharge } from './books.ts'
import { announce, type Desk, newId } from './messages.ts'
import { disputeObject, refundObject } from './giving-back-objects.ts'
import { invalidRequest, unexpectedState } from './refusal.ts'
import type { DisputeRow, RefundRow } from './rows.ts'

type Wanted = {
  intentId: string
  /** Without it, all that is left. */
  amountCents?: number | undefined
  reason?: RefundRow['reason'] | undefined
  metadata?: Record<string, string>
}

/** Gives money back, never more than came in. */
export async function giveBack(desk: Desk, wanted: Wanted) {
  const paid = await openPaid(desk.tx, wanted.intentId)
  const { charge } = paid
  const left = charge.amountCents - charge.refundedCents
  if (paid.dispute !== null && paid.dispute.status !== 'won')
    throw invalidRequest({ code: 'charge_disputed', message: 'This charge is disputed.' })
  if (left === 0)
    throw invalidRequest({
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    })
  const amountCents = wanted.amountCents ?? left
  if (amountCents > left)
    throw invalidRequest({
      code: 'amount_too_large',
      message: `The refund is larger than what is left of the charge (${left}).`,
      param: 'amount',
    })
  const refund = await desk.tx
    .insertInto('sandbox.refunds')
    .values({
      id: newId('re'),
      chargeId: charge.id,
      amountCents,
      reason: wanted.reason ?? null,
      metadata: asJson(wanted.metadata ?? {}),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await desk.tx
    .updateTable('sandbox.charges')
    .set((eb) => ({ refundedCents: eb('refundedCents', '+', amountCents) }))
    .where('id', '=', charge.id)
    .execute()
  const shown = refundObject(refund, paid)
  await announce(desk, 'refund.created', shown)
  await announce(desk, 'charge.refunded', shownCharge(await openPaid(desk.tx, wanted.intentId)))
  return shown
}

/** The cardholder calls the bank, and the bank takes the money. */
export async function openDispute(desk: Desk, intentId: string) {
  const paid = await openPaid(desk.tx, intentId)
  if (paid.dispute !== null) throw invalidRequest({ message: 'This charge was disputed already.' })
  const dispute = await desk.tx
    .insertInto('sandbox.disputes')
    .values({ id: newId('du'), chargeId: paid.charge.id })
    .returningAll()
    .executeTakeFirstOrThrow()
  return announceDispute(desk, 'charge.dispute.created', { paid, dispute })
}

/** The bank decides, for the shop or for the cardholder. */
export async function closeDispute(
  desk: Desk,
  { intentId, status }: { intentId: string; status: 'won' | 'lost' },
) {
  const paid = await openPaid(desk.tx, intentId)
  if (paid.dispute?.status !== 'needs_response')
    throw invalidRequest({ message: 'No dispute of this charge is open.' })
  const dispute = await desk.tx
    .updateTable('sandbox.disputes')
    .set({ status })
    .where('id', '=', paid.dispute.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return announceDispute(desk, 'charge.dispute.closed', { paid, dispute })
}

/** Every dispute of a payment, as a list of the API. */
export async function listDisputes({ tx }: Desk, intentId: string) {
  const { intent, charge, dispute } = await openBooks(tx, intentId)
  return charge === null || dispute === null ? [] : [disputeObject(dispute, { intent, charge })]
}

async function openPaid(tx: SandboxTransaction, intentId: string): Promise<Charged> {
  const payment = await openBooks(tx, intentId)
  if (!isPaid(payment)) throw unexpectedState('give back', payment.intent.status)
  return payment
}

async function announceDispute(
  desk: Desk,
  type: 'charge.dispute.created' | 'charge.dispute.closed',
  { paid, dispute }: { paid: Charged; dispute: DisputeRow },
) {
  const shown = disputeObject(dispute, paid)
  await announce(desk, type, shown)
  return shown
}
