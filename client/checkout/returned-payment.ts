import type { CardOutcome } from './card.ts'

/** The words the provider adds to our address when it sends someone back from their bank. */
const PAYMENT = 'payment_intent'
const SECRET = 'payment_intent_client_secret'
const STATUS = 'redirect_status'

/** How the payment went that someone comes back from; null for every other visit. */
export function returnedPayment(search: string): CardOutcome | null {
  const words = new URLSearchParams(search)
  const paymentIntentId = words.get(PAYMENT)
  const status = words.get(STATUS)
  if (paymentIntentId === null || status === null) return null
  if (status !== 'failed') return { paymentIntentId, status }
  return { error: 'Your bank did not approve this payment. Please try again or use another card.' }
}

/** The address without the provider's words, so that a reload does not bring them up again. */
export function withoutReturn(search: string): string {
  const words = new URLSearchParams(search)
  for (const word of [PAYMENT, SECRET, STATUS]) words.delete(word)
  return words.size === 0 ? '' : `?${words.toString()}`
}
