import * as z from 'zod/mini'
import { readStored, writeStored } from '#client/browser/storage.ts'
import type { PaymentSession } from '#contract/checkout.ts'

const STORAGE_KEY = 'paymentUnderWay'

const PaymentUnderWay = z.object({ attempt: z.string(), paymentIntentId: z.string() })

/** A payment whose outcome this tab has not heard, and the attempt that opened its session. */
export type PaymentUnderWay = z.infer<typeof PaymentUnderWay>

/** What was being paid when this page was left or loaded anew; null where nothing was. */
export function paymentUnderWay(): PaymentUnderWay | null {
  return PaymentUnderWay.safeParse(readStored(sessionStorage, STORAGE_KEY)).data ?? null
}

export function keepPayment(payment: PaymentUnderWay): void {
  writeStored(sessionStorage, STORAGE_KEY, payment)
}

export function forgetPayment(): void {
  sessionStorage.removeItem(STORAGE_KEY)
}

/** The provider writes the payment's own name in front of its secret. */
export function intentIdOf({ clientSecret }: PaymentSession): string {
  return clientSecret.split('_secret_')[0] ?? ''
}
