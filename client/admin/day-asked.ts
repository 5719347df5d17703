import type { AdminRefundRequest } from '#contract/checkout.ts'
import { REFUND_DAYS } from '#contract/credits.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** "day 3 of 7": the promise is counted from the purchase, and asking in time keeps it. */
export function dayAsked({ purchasedAt, createdAt }: AdminRefundRequest): string {
  const asked = Math.ceil((Date.parse(createdAt) - Date.parse(purchasedAt)) / DAY_MS)
  return `day ${Math.max(1, asked)} of ${REFUND_DAYS}`
}
