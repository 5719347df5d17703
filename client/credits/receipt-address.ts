import { PAGES } from '#contract/pages.ts'

const PAYMENT = 'payment'

/** Where the receipt of a payment stands. */
export function receiptAddress(paymentIntentId: string): string {
  return `${PAGES.receipt}?${new URLSearchParams({ [PAYMENT]: paymentIntentId })}`
}

/** Which payment the address asks about; empty where it names none. */
export function receiptAsked(search: string): string {
  return new URLSearchParams(search).get(PAYMENT) ?? ''
}
