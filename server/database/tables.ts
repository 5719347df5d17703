import type { Insertable, Selectable } from 'kysely'
import type { WithDefault } from './columns.ts'
import type {
  AccessTokens,
  AttemptCounts,
  ClosedAccounts,
  IdentityAccounts,
  IdentityKeys,
  IdentityUsers,
  IdentityVerifications,
  Sessions,
  Users,
  UsualNetworks,
} from './tables-of-accounts.ts'
import type { AuditLog } from './tables-of-admin.ts'
import type { BatchRows, Batches } from './tables-of-batches.ts'
import type {
  BooksLook,
  CreditHolds,
  CreditTransactions,
  Payments,
  PaymentWarnings,
  RefundRequests,
  WebhookEvents,
} from './tables-of-credits.ts'
import type { OutgoingMails, Turns } from './tables-of-upkeep.ts'
import type {
  Footers,
  Listings,
  ListingSearch,
  ListingVersions,
  Wastebasket,
} from './tables-of-listings.ts'

/** All tables. A test holds these types against the migrated database. */
export type Tables = {
  users: Users
  attemptCounts: AttemptCounts
  usualNetworks: UsualNetworks
  closedAccounts: ClosedAccounts
  accessTokens: AccessTokens
  sessions: Sessions
  identityUsers: IdentityUsers
  identityAccounts: IdentityAccounts
  identityVerifications: IdentityVerifications
  identityKeys: IdentityKeys
  payments: Payments
  paymentWarnings: PaymentWarnings
  refundRequests: RefundRequests
  webhookEvents: WebhookEvents
  auditLog: AuditLog
  creditHolds: CreditHolds
  creditTransactions: CreditTransactions
  listings: Listings
  listingSearch: ListingSearch
  listingVersions: ListingVersions
  batches: Batches
  batchRows: BatchRows
  footers: Footers
  wastebasket: Wastebasket
  booksLook: BooksLook
  turns: Turns
  outgoingMails: OutgoingMails
  migrations: Migrations
}

export type UserRow = Selectable<Users>
export type NewUser = Insertable<Users>
export type HoldRow = Selectable<CreditHolds>
export type PaymentRow = Selectable<Payments>
export type PaymentWarningRow = Selectable<PaymentWarnings>
export type RefundRequestRow = Selectable<RefundRequests>
export type ListingRow = Selectable<Listings>
export type FooterRow = Selectable<Footers>

type Migrations = {
  name: string
  checksum: string
  appliedAt: WithDefault<Date>
}
