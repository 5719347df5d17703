import * as z from 'zod/mini'
import { AccessToken } from './access-tokens/access-tokens.ts'
import { Batch, BatchRow } from './batches/batches.ts'
import { CreditEntry, PACKAGE_KEYS } from './credits.ts'
import { Footer } from './footers.ts'
import { Listing } from './listings.ts'
import { route } from './route.ts'
import { ShopProfile } from './shop-profile.ts'
import { KeptVersion } from './versions.ts'

/** Deleting an account asks for a sign-in that is at most this old. */
export const FRESH_SIGN_IN_MINUTES = 10

/** Whoever comes back with the same address sooner gets no opening credits a second time. */
export const OPENING_CREDITS_AGAIN_MONTHS = 12

const Profile = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  credits: z.int(),
  signupIpAddress: z.nullable(z.string()),
  browserFingerprint: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})

const ExportedPayment = z.object({
  id: z.string(),
  package: z.enum(PACKAGE_KEYS),
  credits: z.int(),
  /** In cents, as the checkout has it. */
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  stripePaymentIntentId: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})

const FilledForm = z.omit(Listing, {
  id: true,
  standingFacts: true,
  pasted: true,
  generatedTitle: true,
  generatedDescription: true,
  generatedTags: true,
  generatedAltText: true,
  generatedExplanation: true,
  version: true,
  copied: true,
  listedAt: true,
  createdAt: true,
})

/** A batch with its rows; what a written one was written from stands with its listing. */
const ExportedBatch = z.extend(Batch, {
  content: z.array(z.extend(BatchRow, { input: z.nullable(FilledForm) })),
})
export type ExportedBatch = z.infer<typeof ExportedBatch>

/** Everything that is kept about a person, as one file. */
export const AccountExport = z.object({
  exportedAt: z.iso.datetime(),
  profile: Profile,
  listings: z.array(Listing),
  /** Also of listings in the wastebasket. */
  listingVersions: z.array(KeptVersion),
  /** What is in the wastebasket. */
  deletedListings: z.array(z.extend(Listing, { deletedAt: z.iso.datetime() })),
  batches: z.array(ExportedBatch),
  shopProfile: ShopProfile,
  footers: z.array(Footer),
  deletedFooters: z.array(z.extend(Footer, { deletedAt: z.iso.datetime() })),
  accessTokens: z.array(AccessToken),
  creditTransactions: z.array(CreditEntry),
  payments: z.array(ExportedPayment),
})
export type AccountExport = z.infer<typeof AccountExport>

/** A person's own account: taking everything along, and leaving. */
export const meRoutes = {
  exportAccount: route({
    method: 'GET',
    path: '/api/me/export',
    summary: 'Everything that is kept about the person, as one JSON file',
    access: 'signedIn',
    scope: null,
    answer: AccountExport,
  }),
  deleteAccount: route({
    method: 'DELETE',
    path: '/api/me',
    summary: 'Delete the account for good; needs a sign-in of the last minutes',
    access: 'signedIn',
    scope: null,
    answer: null,
  }),
} as const
