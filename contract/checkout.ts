import * as z from 'zod/mini'
import { CreditEntry, DEFAULT_PACKAGE, PACKAGE_KEYS } from './credits.ts'
import { route } from './route.ts'

/** Entries of the ledger on one page, when the caller names no number. */
export const ENTRIES_PER_PAGE = { default: 50, max: 100 } as const

/** Where the provider reports what happened to a payment; signed, not JSON of ours. */
export const WEBHOOK_PATH = '/api/webhooks/stripe'

const PackageChoice = z.object({
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

const PaymentName = z.object({
  paymentIntentId: z
    .string('Please name the payment.')
    .check(z.regex(/^[\w-]{1,255}$/, 'This does not look like a payment.')),
})

/** The balance now, and what this call added to it: 0 when the payment was credited already. */
export const AddedCredits = z.object({ credits: z.int(), added: z.int() })
export type AddedCredits = z.infer<typeof AddedCredits>

/** A wish to have a purchase given back, and what became of it. */
export const RefundRequest = z.object({
  id: z.string(),
  paymentIntentId: z.string(),
  status: z.enum(['open', 'refunded', 'declined']),
  createdAt: z.iso.datetime(),
})
export type RefundRequest = z.infer<typeof RefundRequest>

/** An open request as the admin sees it; the amount is in cents. */
export const AdminRefundRequest = z.extend(RefundRequest, {
  email: z.string(),
  credits: z.int(),
  amount: z.int(),
  purchasedAt: z.iso.datetime(),
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

const wholeNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, 'Please give a whole number.')),
  z.transform(Number),
)

const OUT_OF_RANGE = `The limit must be from 1 to ${ENTRIES_PER_PAGE.max}.`
const limit = z.pipe(
  wholeNumber,
  z.int().check(z.gte(1, OUT_OF_RANGE), z.lte(ENTRIES_PER_PAGE.max, OUT_OF_RANGE)),
)

const PageQuery = z.object({
  limit: z._default(limit, ENTRIES_PER_PAGE.default),
  cursor: z.optional(wholeNumber),
})

/** Buying credits, seeing where they went, and having them given back. */
export const checkoutRoutes = {
  createPaymentIntent: route({
    method: 'POST',
    path: '/api/create-payment-intent',
    summary: 'Open a payment session for one package',
    access: 'signedIn',
    body: PackageChoice,
    answer: PaymentSession,
    isRepeatable: true,
  }),
  addCredits: route({
    method: 'POST',
    path: '/api/add-credits',
    summary: 'Credit a payment that has succeeded; doing so twice changes nothing',
    access: 'signedIn',
    body: PaymentName,
    answer: AddedCredits,
  }),
  listCreditEntries: route({
    method: 'GET',
    path: '/api/credit-transactions',
    summary: 'The own ledger, newest first; the next page is named by the Link header',
    access: 'signedIn',
    query: PageQuery,
    answer: z.array(CreditEntry),
  }),
  listRefundRequests: route({
    method: 'GET',
    path: '/api/refund-requests',
    summary: 'The own refund requests, newest first',
    access: 'signedIn',
    answer: z.array(RefundRequest),
  }),
  requestRefund: route({
    method: 'POST',
    path: '/api/refund-requests',
    summary: 'Ask for a full refund of a purchase of the last 7 days',
    access: 'signedIn',
    body: PaymentName,
    answer: RefundRequest,
  }),
  listOpenRefundRequests: route({
    method: 'GET',
    path: '/api/admin/refund-requests',
    summary: 'Every refund request that waits for an answer, oldest first',
    access: 'admin',
    answer: z.array(AdminRefundRequest),
  }),
  refund: route({
    method: 'POST',
    path: '/api/admin/refunds',
    summary: 'Give a purchase back in full, through the payment provider',
    access: 'admin',
    body: PaymentName,
    answer: Refund,
  }),
} as const
