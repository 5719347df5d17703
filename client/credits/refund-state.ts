import type { RefundRequest } from '#contract/checkout.ts'
import { type CreditEntry, REFUND_DAYS } from '#contract/credits.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What can be said about giving a purchase back; null where there is nothing to say. */
export type RefundState =
  | { is: 'possible'; until: string; daysLeft: number }
  | { is: 'requested' | 'refunded' }
  | { is: 'declined'; reason: string }
  | null

type Known = { entries: CreditEntry[]; requests: RefundRequest[]; now: number }

export function refundState(entry: CreditEntry, { entries, requests, now }: Known): RefundState {
  const payment = entry.stripePaymentIntentId
  if (entry.type !== 'purchase' || payment === null) return null
  // Requests come newest first, and one that was declined may have been made again.
  const request = requests.find(({ paymentIntentId }) => paymentIntentId === payment)
  const movedBy = (type: CreditEntry['type']) =>
    entries.some((other) => other.type === type && other.stripePaymentIntentId === payment)
  if (request?.status === 'refunded' || movedBy('refund')) return { is: 'refunded' }
  if (movedBy('dispute')) return null
  if (request?.status === 'open') return { is: 'requested' }
  if (request?.status === 'declined') return { is: 'declined', reason: request.declineReason ?? '' }
  const end = Date.parse(entry.createdAt) + REFUND_DAYS * DAY_MS
  if (now > end) return null
  return {
    is: 'possible',
    until: new Date(end).toISOString(),
    daysLeft: Math.ceil((end - now) / DAY_MS),
  }
}
