import * as z from 'zod/mini'
import { DEFAULT_PACKAGE, PACKAGE_KEYS } from './credits.ts'
import { route } from './route.ts'
import { requiredText } from './text.ts'

/** Where the provider reports what happened to a payment; signed, not JSON of ours. */
export const WEBHOOK_PATH = '/api/webhooks/stripe'

const PackageChoice = z.strictObject({
  package: z._default(
    z.enum(PACKAGE_KEYS, `Please choose one of these packages: ${PACKAGE_KEYS.join(', ')}.`),
    DEFAULT_PACKAGE,
  ),
})

/** What the browser needs to take the payment; the amount is in cents. */
export const PaymentSession = z.object({
  clientSecret: z.string(),
  credits: z.int(),
  description: z.string(),
  amount: z.int(),
})
export type PaymentSession = z.infer<typeof PaymentSession>

const PaymentName = z.strictObject({
  paymentIntentId: z
    .string('Please name the payment.')
    .check(z.regex(/^[\w-]{1,255}$/, 'This does not look like a payment.')),
})

/** The balance now, and what this call added to it: 0 when the payment was credited already. */
export const AddedCredits = z.object({ credits: z.int(), added: z.int() })
export type AddedCredits = z.infer<typeof AddedCredits>

export const DECLINE_REASON = { max: 500 } as const

const Declining = z.extend(PaymentName, {
  reason: requiredText({ label: 'A reason', max: DECLINE_REASON.max }),
})

/** A wish to have a purchase given back, and what became of it. */
export const RefundRequest = z.object({
  id: z.string(),
  paymentIntentId: z.string(),
  status: z.enum(['open', 'refunded', 'declined']),
  /** What the admin who declined it wrote to the person. */
  declineReason: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})
export type RefundRequest = z.infer<typeof RefundRequest>

/** An open request as the admin sees it; the amount is in cents. */
export const AdminRefundRequest = z.extend(RefundRequest, {
  email: z.string(),
  credits: z.int(),
  amount: z.int(),
  purchasedAt: z.iso.datetime(),
  /** False once the money has moved by itself, as in a dispute: then alone it can be declined. */
  isPossible: z.boolean(),
})
export type AdminRefundRequest = z.infer<typeof AdminRefundRequest>

/** What a refund did to the ledger. Credits that were used already cannot be taken back. */
export const Refund = z.object({
  paymentIntentId: z.string(),
  /** Pending while the provider has not yet reported the money as given back. */
  status: z.enum(['refunded', 'pending']),
  creditsTakenBack: z.int(),
  creditsWrittenOff: z.int(),
})
export type Refund = z.infer<typeof Refund>

/** Buying credits, and having them given back. */
export const checkoutRoutes = {
  createPaymentIntent: route({
    method: 'POST',
    path: '/api/create-payment-intent',
    summary: 'Open a payment session for one package',
    access: 'signedIn',
    scope: null,
    body: PackageChoice,
    answer: PaymentSession,
    isRepeatable: true,
  }),
  addCredits: route({
    method: 'POST',
    path: '/api/add-credits',
    summary: 'Credit a payment that has succeeded; doing so twice changes nothing',
    access: 'signedIn',
    scope: null,
    body: PaymentName,
    answer: AddedCredits,
  }),
  listRefundRequests: route({
    method: 'GET',
    path: '/api/refund-requests',
    summary: 'The own refund requests, newest first',
    access: 'signedIn',
    scope: null,
    answer: z.array(RefundRequest),
  }),
  requestRefund: route({
    method: 'POST',
    path: '/api/refund-requests',
    summary: 'Ask for a full refund of a purchase of the last 7 days',
    access: 'signedIn',
    scope: null,
    body: PaymentName,
    answer: RefundRequest,
  }),
  listOpenRefundRequests: route({
    method: 'GET',
    path: '/api/admin/refund-requests',
    summary: 'Every refund request that waits for an answer, oldest first',
    access: 'admin',
    scope: null,
    answer: z.array(AdminRefundRequest),
  }),
  refund: route({
    method: 'POST',
    path: '/api/admin/refunds',
    summary: 'Give a purchase back in full, through the payment provider',
    access: 'admin',
    scope: null,
    body: PaymentName,
    answer: Refund,
  }),
  declineRefund: route({
    method: 'POST',
    path: '/api/admin/refund-declines',
    summary:
      'Decline a refund request that cannot be met any more, with a reason that the person reads',
    access: 'admin',
    scope: null,
    body: Declining,
    answer: RefundRequest,
  }),
} as const
