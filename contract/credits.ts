import * as z from 'zod/mini'
import { PageQuery } from './paging.ts'
import { route } from './route.ts'

/** One credit writes one complete listing. */
export const LISTING_COST = 1

/** A purchase can be given back in full for this long. */
export const REFUND_DAYS = 7

export const PACKAGE_KEYS = ['starter', 'popular', 'business'] as const
export type PackageKey = (typeof PACKAGE_KEYS)[number]
export const DEFAULT_PACKAGE: PackageKey = 'popular'

export type CreditPackage = {
  key: PackageKey
  name: string
  credits: number
  priceCents: number
  perCreditCents: number
  isMostPopular: boolean
}

/** The only prices there are; no amount is ever taken from a request. */
export const PACKAGES: Record<PackageKey, CreditPackage> = {
  starter: {
    key: 'starter',
    name: 'Starter',
    credits: 10,
    priceCents: 499,
    perCreditCents: 50,
    isMostPopular: false,
  },
  popular: {
    key: 'popular',
    name: 'Growth',
    credits: 50,
    priceCents: 1999,
    perCreditCents: 40,
    isMostPopular: true,
  },
  business: {
    key: 'business',
    name: 'Pro',
    credits: 100,
    priceCents: 2999,
    perCreditCents: 30,
    isMostPopular: false,
  },
}

/** Why a balance moved. Entries are only ever added. */
export const ENTRY_TYPES = [
  'free_plan',
  'welcome_bonus',
  'purchase',
  'reinstatement',
  'usage',
  'refund',
  'dispute',
  'admin_adjustment',
  'closure',
] as const
export type EntryType = (typeof ENTRY_TYPES)[number]

/** One line of a person's own ledger. */
export const CreditEntry = z.object({
  id: z.string(),
  amount: z.int(),
  balanceAfter: z.int(),
  type: z.enum(ENTRY_TYPES),
  description: z.string(),
  stripePaymentIntentId: z.nullable(z.string()),
  /** What was bought, for whatever moved because of a payment; the amount is in cents. */
  purchase: z.nullable(
    z.object({ package: z.enum(PACKAGE_KEYS), credits: z.int(), amount: z.int() }),
  ),
  /** What the credit wrote; null for anything else, and once the listing is deleted. */
  listing: z.nullable(z.object({ id: z.string(), listingTitle: z.string() })),
  /** The batch that it was written in, as long as that is kept. */
  batch: z.nullable(z.object({ id: z.string(), name: z.string() })),
  createdAt: z.iso.datetime(),
})
export type CreditEntry = z.infer<typeof CreditEntry>

/** Seeing where credits came from and went; apart from buying them, for every screen that spends one. */
export const creditEntryRoutes = {
  listCreditEntries: route({
    method: 'GET',
    path: '/api/credit-transactions',
    summary: 'The own ledger, newest first, whole or only what payments moved',
    access: 'signedIn',
    scope: null,
    query: z.extend(PageQuery, {
      /** "payments": what was bought, and what became of it. */
      only: z.optional(z.literal('payments')),
    }),
    answer: z.array(CreditEntry),
    isPaged: true,
  }),
} as const
