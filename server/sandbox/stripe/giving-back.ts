import type { SandboxTransaction } from '#server/sandbox/tables.ts'
import { asJson } from '#server/database/json.ts'
import { isPaid, openBooks, type Charged, shownCharge } from './books.ts'
import { announce, type Desk, newId } from './messages.ts'
import { disputeObject, fraudWarningObject, refundObject } from './giving-back-objects.ts'
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
  if (paid.dispute !== null && !LEAVES_THE_MONEY.has(paid.dispute.status))
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

const LEAVES_THE_MONEY = new Set<DisputeRow['status']>([
  'won',
  'warning_needs_response',
  'warning_closed',
])

/** The cardholder calls the bank, which takes the money or, in an inquiry, only asks. */
export async function openDispute(
  desk: Desk,
  intentId: string,
  status: 'needs_response' | 'warning_needs_response' = 'needs_response',
) {
  const paid = await openPaid(desk.tx, intentId)
  if (paid.dispute !== null) throw invalidRequest({ message: 'This charge was disputed already.' })
  const dispute = await desk.tx
    .insertInto('sandbox.disputes')
    .values({ id: newId('du'), chargeId: paid.charge.id, status })
    .returningAll()
    .executeTakeFirstOrThrow()
  return announceDispute(desk, 'charge.dispute.created', { paid, dispute })
}

/** The bank makes a dispute of its question. */
export async function escalateInquiry(desk: Desk, intentId: string) {
  const paid = await openPaid(desk.tx, intentId)
  if (paid.dispute?.status !== 'warning_needs_response')
    throw invalidRequest({ message: 'No inquiry about this charge is open.' })
  return moveDispute(desk, {
    paid,
    id: paid.dispute.id,
    status: 'needs_response',
    type: 'charge.dispute.updated',
  })
}

/** The bank decides, for the shop or for the cardholder, or leaves it at its question. */
export async function closeDispute(
  desk: Desk,
  { intentId, status }: { intentId: string; status: 'won' | 'lost' | 'warning_closed' },
) {
  const paid = await openPaid(desk.tx, intentId)
  const open = status === 'warning_closed' ? 'warning_needs_response' : 'needs_response'
  if (paid.dispute?.status !== open)
    throw invalidRequest({ message: 'No dispute of this charge is open.' })
  return moveDispute(desk, { paid, id: paid.dispute.id, status, type: 'charge.dispute.closed' })
}

type Move = { paid: Charged; id: string; status: DisputeRow['status']; type: DisputeNews }

async function moveDispute(desk: Desk, { paid, id, status, type }: Move) {
  const dispute = await desk.tx
    .updateTable('sandbox.disputes')
    .set({ status })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return announceDispute(desk, type, { paid, dispute })
}

/** Every dispute of a payment, as a list of the API. */
export async function listDisputes({ tx }: Desk, intentId: string) {
  const { intent, charge, dispute } = await openBooks(tx, intentId)
  return charge === null || dispute === null ? [] : [disputeObject(dispute, { intent, charge })]
}

/** The cardholder's bank tells the card network, before anybody disputes anything. */
export async function warnOfFraud(desk: Desk, intentId: string) {
  const paid = await openPaid(desk.tx, intentId)
  const warning = await desk.tx
    .insertInto('sandbox.fraudWarnings')
    .values({ id: newId('issfr'), chargeId: paid.charge.id })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (warning === undefined) throw invalidRequest({ message: 'This charge was warned of already.' })
  const shown = fraudWarningObject(warning, { ...paid, isDisputed: paid.dispute !== null })
  await announce(desk, 'radar.early_fraud_warning.created', shown)
  return shown
}

/** Every warning of fraud about a payment, as a list of the API. */
export async function listFraudWarnings({ tx }: Desk, intentId: string) {
  const { intent, charge, dispute } = await openBooks(tx, intentId)
  if (charge === null) return []
  const warnings = await tx
    .selectFrom('sandbox.fraudWarnings')
    .selectAll()
    .where('chargeId', '=', charge.id)
    .execute()
  return warnings.map((warning) =>
    fraudWarningObject(warning, { intent, charge, isDisputed: dispute !== null }),
  )
}

async function openPaid(tx: SandboxTransaction, intentId: string): Promise<Charged> {
  const payment = await openBooks(tx, intentId)
  if (!isPaid(payment)) throw unexpectedState('give back', payment.intent.status)
  return payment
}

type DisputeNews = 'charge.dispute.created' | 'charge.dispute.updated' | 'charge.dispute.closed'

async function announceDispute(
  desk: Desk,
  type: DisputeNews,
  { paid, dispute }: { paid: Charged; dispute: DisputeRow },
) {
  const shown = disputeObject(dispute, paid)
  await announce(desk, type, shown)
  return shown
}
