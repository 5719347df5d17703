import type { PaymentRow } from '#server/database/tables.ts'
import type { ProviderState } from './provider.ts'

/** What a look found out about a payment, for the log and the figures of the operator. */
export type PaymentEvent = {
  what: 'paid' | 'refunded' | 'disputed' | 'won back' | 'canceled' | 'mismatch'
  userId: string
  paymentId: string
  /** How many credits it is worth more, or less, than before. */
  credits: number
  /** How much money that is. */
  cents: number
}

type Change = { before: PaymentRow; after: PaymentRow; dispute: ProviderState['dispute'] }

/** Null when nothing is new. */
export function eventOf({ before, after, dispute }: Change): PaymentEvent | null {
  const credits = Math.abs(after.targetCredits - before.targetCredits)
  const what = whatHappened({ before, after, dispute })
  if (what === null) return null
  const cents = Math.round((after.amountCents * credits) / after.credits)
  return { what, userId: after.userId, paymentId: after.id, credits, cents }
}

function whatHappened({ before, after, dispute }: Change): PaymentEvent['what'] | null {
  const takenBack = dispute === 'none' ? 'refunded' : 'disputed'
  if (after.targetCredits < before.targetCredits) return takenBack
  if (after.targetCredits > before.targetCredits)
    return before.status === 'credited' ? 'won back' : 'paid'
  if (after.status === before.status) return null
  // Paid and taken back before we first looked.
  if (after.status === 'credited') return takenBack
  return after.status === 'canceled' || after.status === 'mismatch' ? after.status : null
}
