import * as z from 'zod/mini'
import { route } from './route.ts'

/** A bank that took the money back, one that only asks about it, and one that warns of fraud. */
export const WARNING_KINDS = ['dispute', 'inquiry', 'fraud_warning'] as const
export type WarningKind = (typeof WARNING_KINDS)[number]

/** Something against a payment that an admin can still do something about; the amount is in cents. */
export const PaymentWarning = z.object({
  id: z.string(),
  kind: z.enum(WARNING_KINDS),
  /** In the payment service's words, such as 'fraudulent'. */
  reason: z.string(),
  email: z.string(),
  paymentIntentId: z.string(),
  credits: z.int(),
  amount: z.int(),
  /** By when the payment service wants an answer; a warning of fraud has no such day. */
  answerBy: z.nullable(z.iso.datetime()),
})
export type PaymentWarning = z.infer<typeof PaymentWarning>

export const paymentWarningRoutes = {
  listPaymentWarnings: route({
    method: 'GET',
    path: '/api/admin/payment-warnings',
    summary: 'Disputes, inquiries and warnings of fraud that are open, the nearest deadline first',
    access: 'admin',
    scope: null,
    answer: z.array(PaymentWarning),
  }),
} as const
