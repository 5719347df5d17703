import type { Stripe } from 'stripe'
import type { PaymentWarning } from './provider.ts'

/** A dispute in our words; while it is no more than a question, no money has moved. */
export function warningOfDispute(dispute: Stripe.Dispute): PaymentWarning {
  const { due_by: dueBy } = dispute.evidence_details
  return {
    id: dispute.id,
    kind: dispute.status.startsWith('warning_') ? 'inquiry' : 'dispute',
    reason: dispute.reason,
    amountCents: dispute.amount,
    isOpen: WANTS_AN_ANSWER.has(dispute.status),
    answerBy: dueBy === null ? null : new Date(dueBy * 1000),
  }
}

const WANTS_AN_ANSWER = new Set<string>(['needs_response', 'warning_needs_response'])

/** What a card network heard from the cardholder's bank, before any dispute. */
export function warningOfFraud(
  warning: Stripe.Radar.EarlyFraudWarning,
  { amount_received: amountCents }: Stripe.PaymentIntent,
): PaymentWarning {
  return {
    id: warning.id,
    kind: 'fraud_warning',
    reason: warning.fraud_type,
    amountCents,
    isOpen: warning.actionable,
    answerBy: null,
  }
}
