import type { Stripe } from 'stripe'
import { NO_EVIDENCE } from './no-evidence.ts'
import { seconds } from './objects.ts'
import type { ChargeRow, DisputeRow, IntentRow, RefundRow } from './rows.ts'

type Charged = { intent: IntentRow; charge: ChargeRow }

export function refundObject(refund: RefundRow, { intent, charge }: Charged) {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amountCents,
    balance_transaction: null,
    charge: charge.id,
    created: seconds(refund.createdAt),
    currency: intent.currency,
    customer: intent.customerId,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: refund.metadata,
    payment_intent: intent.id,
    payment_method: null,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  } satisfies Stripe.Refund
}

export function disputeObject(dispute: DisputeRow, { intent, charge }: Charged) {
  return {
    id: dispute.id,
    object: 'dispute',
    amount: charge.amountCents - charge.refundedCents,
    balance_transactions: [],
    charge: charge.id,
    created: seconds(dispute.createdAt),
    currency: intent.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: dispute.status,
  } satisfies Stripe.Dispute
}

export function listObject<Item>(url: string, data: Item[]) {
  return { object: 'list', data, has_more: false, url } as const
}
