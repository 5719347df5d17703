import type { Stripe } from 'stripe'
import { NO_EVIDENCE } from './no-evidence.ts'
import { seconds } from './objects.ts'
import type { ChargeRow, DisputeRow, FraudWarningRow, IntentRow, RefundRow } from './rows.ts'

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

/** Banks give a shop one to three weeks. */
const ANSWER_SECONDS = 9 * 24 * 60 * 60

export function disputeObject(dispute: DisputeRow, { intent, charge }: Charged) {
  const isWaiting = dispute.status.endsWith('needs_response')
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
      due_by: isWaiting ? seconds(dispute.createdAt) + ANSWER_SECONDS : null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: dispute.status.startsWith('warning_'),
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: dispute.status,
  } satisfies Stripe.Dispute
}

export function fraudWarningObject(
  warning: FraudWarningRow,
  { intent, charge, isDisputed }: Charged & { isDisputed: boolean },
) {
  return {
    id: warning.id,
    object: 'radar.early_fraud_warning',
    actionable: !isDisputed && charge.refundedCents < charge.amountCents,
    charge: charge.id,
    created: seconds(warning.createdAt),
    fraud_type: 'made_with_stolen_card',
    livemode: false,
    payment_intent: intent.id,
  } satisfies Stripe.Radar.EarlyFraudWarning
}

export function listObject<Item>(url: string, data: Item[]) {
  return { object: 'list', data, has_more: false, url } as const
}
