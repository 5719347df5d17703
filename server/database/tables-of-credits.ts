import type { ColumnType } from 'kysely'
import type { EntryType, PackageKey } from '#contract/credits.ts'
import type { WarningKind } from '#contract/payment-warnings.ts'
import type { Fixed, SetByDatabase, WithDefault } from './columns.ts'

export type Payments = {
  userId: string
  id: string
  provider: string
  providerPaymentId: string | null
  packageKey: PackageKey
  credits: number
  amountCents: number
  taxCents: WithDefault<number | null>
  currency: WithDefault<string>
  status: WithDefault<'created' | 'pending' | 'credited' | 'canceled' | 'mismatch'>
  targetCredits: WithDefault<number>
  writtenOff: WithDefault<number>
  stateVersion: WithDefault<number>
  createdAt: WithDefault<Date>
  updatedAt: WithDefault<Date>
}

export type RefundRequests = {
  userId: string
  id: string
  paymentId: string
  status: WithDefault<'open' | 'refunded' | 'declined'>
  actorId: string | null
  declineReason: string | null
  createdAt: WithDefault<Date>
  resolvedAt: Date | null
}

export type PaymentWarnings = {
  userId: string
  paymentId: string
  id: string
  kind: WarningKind
  reason: string
  amountCents: number
  isOpen: boolean
  answerBy: Date | null
  createdAt: WithDefault<Date>
  updatedAt: WithDefault<Date>
}

export type WebhookEvents = {
  id: string
  type: string
  outcome: string
  receivedAt: WithDefault<Date>
}

type Rules = ColumnType<string[], string[] | undefined, string[]>

export type BooksLook = {
  id: WithDefault<number>
  position: WithDefault<string>
  beganAt: WithDefault<Date>
  finishedAt: WithDefault<Date>
  isRunning: WithDefault<boolean>
  newsUntil: WithDefault<Date>
  broken: Rules
  brokenInRound: Rules
}

export type CreditHolds = {
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

/** What an entry is about; each type of entry names its own. */
type Reference = ColumnType<string | null, string | undefined, never>

/** Entries are only added: nothing here can be updated. */
export type CreditTransactions = {
  userId: Fixed<string>
  id: SetByDatabase<string>
  seq: SetByDatabase<number>
  amount: Fixed<number>
  balanceAfter: SetByDatabase<number>
  type: Fixed<EntryType>
  description: Fixed<string>
  stripePaymentIntentId: Reference
  paymentId: Reference
  holdId: Reference
  listingId: Reference
  actorId: Reference
  createdAt: SetByDatabase<Date>
}
