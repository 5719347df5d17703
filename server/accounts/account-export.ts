import type { Footer } from '#contract/footers.ts'
import type { Listing } from '#contract/listings.ts'
import type { AccountExport, ExportedBatch } from '#contract/me.ts'
import type { ShopProfile } from '#contract/shop-profile.ts'
import type { KeptVersion } from '#contract/versions.ts'
import { tokensOf } from '#server/accounts/access-tokens/access-tokens.ts'
import { history } from '#server/credits/history.ts'
import type { Database } from '#server/database/database.ts'
import type { PaymentRow } from '#server/database/tables.ts'
import type { Clock } from '#server/platform/clock.ts'

/** More entries than anyone has. */
const EVERY_ENTRY = 1_000_000

/** What the slices above know of a person. */
export type Belongings = {
  listings(userId: string): Promise<Listing[]>
  deletedListings(userId: string): Promise<AccountExport['deletedListings']>
  deletedFooters(userId: string): Promise<AccountExport['deletedFooters']>
  listingVersions(userId: string): Promise<KeptVersion[]>
  batches(userId: string): Promise<ExportedBatch[]>
  shopProfile(userId: string): Promise<ShopProfile>
  footers(userId: string): Promise<Footer[]>
}

type ExportServices = { db: Database; clock: Clock; belongings: Belongings }

/** Everything that is kept about a person, but for secrets. */
export async function exportAccount(
  { db, clock, belongings }: ExportServices,
  userId: string,
): Promise<AccountExport> {
  const { entries } = await history(db, { userId, limit: EVERY_ENTRY })
  return {
    exportedAt: clock.now().toISOString(),
    profile: await profile(db, userId),
    listings: await belongings.listings(userId),
    listingVersions: await belongings.listingVersions(userId),
    deletedListings: await belongings.deletedListings(userId),
    batches: await belongings.batches(userId),
    shopProfile: await belongings.shopProfile(userId),
    footers: await belongings.footers(userId),
    deletedFooters: await belongings.deletedFooters(userId),
    accessTokens: await tokensOf(db, userId),
    creditTransactions: entries,
    payments: (await payments(db, userId)).map(asPayment),
  }
}

async function profile(db: Database, userId: string): Promise<AccountExport['profile']> {
  const { createdAt, ...user } = await db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'lastName', 'profileImageUrl', 'credits'])
    .select(['signupIpAddress', 'browserFingerprint', 'createdAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ...user, createdAt: createdAt.toISOString() }
}

function payments(db: Database, userId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute()
}

function asPayment(row: PaymentRow): AccountExport['payments'][number] {
  return {
    id: row.id,
    package: row.packageKey,
    credits: row.credits,
    amount: row.amountCents,
    currency: row.currency,
    status: row.status,
    stripePaymentIntentId: row.providerPaymentId,
    createdAt: row.createdAt.toISOString(),
  }
}
