import type { ColumnType, Generated, Insertable, Selectable } from 'kysely'
import type { EntryType, PackageKey } from '#contract/credits.ts'
import type { DescriptionLength, WritingStyle } from '#contract/listings.ts'

/** All tables. A test holds these types against the migrated database. */
export type Tables = {
  users: Users
  sessions: Sessions
  identityUsers: IdentityUsers
  identityAccounts: IdentityAccounts
  identityVerifications: IdentityVerifications
  identityKeys: IdentityKeys
  payments: Payments
  refundRequests: RefundRequests
  webhookEvents: WebhookEvents
  creditHolds: CreditHolds
  creditTransactions: CreditTransactions
  listings: Listings
  listingSearch: ListingSearch
  footers: Footers
  migrations: Migrations
}

export type UserRow = Selectable<Users>
export type NewUser = Insertable<Users>
export type PaymentRow = Selectable<Payments>
export type EntryRow = Selectable<CreditTransactions>
export type ListingRow = Selectable<Listings>
export type FooterRow = Selectable<Footers>

type WithDefault<Value> = Generated<Value>
/** Filled in by a trigger; a statement that names it does not compile. */
type SetByDatabase<Value> = ColumnType<Value, never, never>
/** JSON goes in through asJson(), which both drivers understand alike. */
type Json<Value> = ColumnType<Value, Value, Value>

type Users = {
  id: string
  identityIssuer: string
  identitySubject: string
  email: string
  firstName: string | null
  lastName: string | null
  profileImageUrl: string | null
  credits: SetByDatabase<number>
  creditsHeld: ColumnType<number, never, number>
  ledgerSeq: SetByDatabase<number>
  stripeCustomerId: string | null
  isAdmin: WithDefault<boolean>
  signupIpAddress: string | null
  browserFingerprint: string | null
  tokensValidAfter: Date | null
  createdAt: WithDefault<Date>
  updatedAt: WithDefault<Date>
}

type Sessions = {
  sid: string
  sess: Json<unknown>
  expire: Date
}

type IdentityUsers = {
  id: string
  name: string
  email: string
  emailVerified: WithDefault<boolean>
  image: string | null
  createdAt: WithDefault<Date>
  updatedAt: WithDefault<Date>
}

type IdentityAccounts = {
  id: string
  accountId: string
  providerId: string
  userId: string
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: Date | null
  refreshTokenExpiresAt: Date | null
  scope: string | null
  password: string | null
  createdAt: WithDefault<Date>
  updatedAt: WithDefault<Date>
}

type IdentityVerifications = {
  id: string
  identifier: string
  value: string
  expiresAt: Date
  createdAt: WithDefault<Date>
  updatedAt: WithDefault<Date>
}

type IdentityKeys = {
  id: string
  publicKey: string
  privateKey: string
  createdAt: WithDefault<Date>
  expiresAt: Date | null
  alg: string | null
  crv: string | null
}

type Payments = {
  userId: string
  id: string
  provider: string
  providerPaymentId: string | null
  packageKey: PackageKey
  credits: number
  amountCents: number
  currency: WithDefault<string>
  status: WithDefault<'created' | 'pending' | 'credited' | 'canceled' | 'mismatch'>
  targetCredits: WithDefault<number>
  writtenOff: WithDefault<number>
  stateVersion: WithDefault<number>
  createdAt: WithDefault<Date>
  updatedAt: WithDefault<Date>
}

type RefundRequests = {
  userId: string
  id: string
  paymentId: string
  status: WithDefault<'open' | 'refunded' | 'declined'>
  actorId: string | null
  createdAt: WithDefault<Date>
  resolvedAt: Date | null
}

type WebhookEvents = {
  id: string
  type: string
  outcome: string
  receivedAt: WithDefault<Date>
}

type CreditHolds = {
  userId: string
  id: string
  idempotencyKey: string
  requestHash: string
  attempt: WithDefault<number>
  status: WithDefault<'held' | 'captured' | 'released' | 'expired'>
  leaseExpiresAt: Date
  listingId: string | null
  createdAt: WithDefault<Date>
  resolvedAt: Date | null
}

/** Entries are only added: nothing here can be updated. */
type CreditTransactions = {
  userId: ColumnType<string, string, never>
  id: SetByDatabase<string>
  seq: SetByDatabase<number>
  amount: ColumnType<number, number, never>
  balanceAfter: SetByDatabase<number>
  type: ColumnType<EntryType, EntryType, never>
  description: ColumnType<string, string, never>
  stripePaymentIntentId: ColumnType<string | null, string | undefined, never>
  paymentId: ColumnType<string | null, string | undefined, never>
  holdId: ColumnType<string | null, string | undefined, never>
  listingId: ColumnType<string | null, string | undefined, never>
  actorId: ColumnType<string | null, string | undefined, never>
  createdAt: SetByDatabase<Date>
}

type Listings = {
  userId: string
  id: string
  listingTitle: string
  sku: string | null
  productType: string
  keywords: string
  starredKeywords: string | null
  targetAudience: string | null
  writingStyle: WritingStyle
  includeEmojis: WithDefault<boolean>
  includeBulletedLists: WithDefault<boolean>
  descriptionLength: WithDefault<DescriptionLength>
  imageDescription: string | null
  customAiInstructions: string | null
  generatedTitle: string
  generatedDescription: string
  generatedTags: Json<string[]>
  generatedAltText: string | null
  generatedExplanation: string | null
  version: WithDefault<number>
  createdAt: WithDefault<Date>
}

/** Kept by a trigger on listings; searching reads it, nothing writes it. */
type ListingSearch = {
  userId: SetByDatabase<string>
  createdAt: SetByDatabase<Date>
  listingId: SetByDatabase<string>
  folded: SetByDatabase<string>
}

type Footers = {
  userId: string
  id: string
  name: string
  content: string
  createdAt: WithDefault<Date>
  updatedAt: WithDefault<Date>
}

type Migrations = {
  name: string
  checksum: string
  appliedAt: WithDefault<Date>
}
