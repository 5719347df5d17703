import * as z from 'zod/mini'
import { ENTRY_TYPES, PACKAGE_KEYS } from './credits.ts'
import { route } from './route.ts'

/** What a purchase was, for the buyer's own books. Money is in cents. */
export const Receipt = z.object({
  number: z.string(),
  paymentIntentId: z.string(),
  purchasedAt: z.iso.datetime(),
  buyer: z.string(),
  /** Who sold it, as far as the operator has named themselves. */
  seller: z.object({
    name: z.nullable(z.string()),
    address: z.nullable(z.string()),
    supportEmail: z.nullable(z.string()),
  }),
  package: z.enum(PACKAGE_KEYS),
  credits: z.int(),
  amount: z.int(),
  currency: z.string(),
  /** How much of the amount is tax; null where nobody was asked. */
  tax: z.nullable(z.int()),
  /** How many of the credits have gone back with their money since. */
  creditsGivenBack: z.int(),
})
export type Receipt = z.infer<typeof Receipt>

/** What the entries of one kind came to, those that added apart from those that took away. */
export const CreditSum = z.object({ type: z.enum(ENTRY_TYPES), amount: z.int() })

const Moment = z.iso.datetime('Please give a moment such as 2026-11-14T00:00:00.000Z.')

export const receiptRoutes = {
  creditSums: route({
    method: 'GET',
    path: '/api/credit-transactions/sums',
    summary: 'What the own ledger came to, whole or between two moments',
    access: 'signedIn',
    scope: null,
    query: z.strictObject({ since: z.optional(Moment), before: z.optional(Moment) }),
    answer: z.array(CreditSum),
  }),
  receipt: route({
    method: 'GET',
    path: '/api/receipts/:paymentIntentId',
    summary: 'The receipt of a purchase of the own',
    access: 'signedIn',
    scope: null,
    answer: Receipt,
  }),
} as const
