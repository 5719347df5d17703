import type { Stripe } from 'stripe'
import type { ProviderState } from './provider.ts'

/** A payment intent in our words. Its charge tells of refunds where it was asked for in full. */
export function stateOf(
  intent: Stripe.PaymentIntent,
  dispute: ProviderState['dispute'],
): ProviderState {
  const { userId, paymentId } = intent.metadata
  return {
    intentId: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: TELLING.find((telling) => telling === intent.status) ?? 'open',
    receivedCents: intent.amount_received,
    refundedCents: chargeOf(intent)?.amount_refunded ?? 0,
    currency: intent.currency,
    dispute,
    warnings: [],
    order: userId === undefined || paymentId === undefined ? null : { userId, paymentId },
  }
}

const TELLING = ['processing', 'succeeded', 'canceled'] as const

export function chargeOf(intent: Stripe.PaymentIntent): Stripe.Charge | null {
  const { latest_charge: charge } = intent
  return typeof charge === 'string' ? null : charge
}

/** What all disputes of a payment together mean for its money. */
export function disputeOf(statuses: Stripe.Dispute.Status[]): ProviderState['dispute'] {
  if (statuses.some((status) => status !== 'lost' && !MONEY_IS_OURS.has(status))) return 'open'
  return statuses.includes('lost') ? 'lost' : 'none'
}

// The money is with us, again or still: an inquiry has not moved any. What is not in this list,
// and what Stripe may add to it, counts as open.
const MONEY_IS_OURS = new Set<string>([
  'won',
  'prevented',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
])
