import type { SandboxTransaction } from '#server/sandbox/tables.ts'
import { chargeObject, intentObject } from './objects.ts'
import { missing } from './refusal.ts'
import type { ChargeRow, DisputeRow, IntentRow } from './rows.ts'

/** A payment with what became of it; the charge is that of the latest try. */
export type Payment = {
  intent: IntentRow
  charge: ChargeRow | null
  dispute: DisputeRow | null
}

/** A payment with a charge, taken or refused. */
export type Charged = Payment & { charge: ChargeRow }

/** Locks a payment for the rest of the transaction and reads it whole. */
export async function openBooks(tx: SandboxTransaction, intentId: string): Promise<Payment> {
  const intent = await tx
    .selectFrom('sandbox.paymentIntents')
    .selectAll()
    .where('id', '=', intentId)
    .forUpdate()
    .executeTakeFirst()
  if (intent === undefined) throw missing('payment_intent', { id: intentId })
  const charge = await tx
    .selectFrom('sandbox.charges')
    .selectAll()
    .where('paymentIntentId', '=', intentId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  const dispute =
    charge &&
    (await tx
      .selectFrom('sandbox.disputes')
      .selectAll()
      .where('chargeId', '=', charge.id)
      .executeTakeFirst())
  return { intent, charge: charge ?? null, dispute: dispute ?? null }
}

/** The payment as the API shows it, its charge as a name or in full. */
export function shownIntent({ intent, charge, dispute }: Payment, isExpanded = false) {
  if (charge === null || !isExpanded) return intentObject(intent, charge?.id ?? null)
  return intentObject(intent, { intent, charge, isDisputed: dispute !== null })
}

export function shownCharge({ intent, charge, dispute }: Charged) {
  return chargeObject({ intent, charge, isDisputed: dispute !== null })
}

export function isPaid(payment: Payment): payment is Charged {
  return payment.intent.status === 'succeeded' && payment.charge !== null
}
