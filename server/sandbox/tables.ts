import type { Kysely, Transaction } from 'kysely'
import type { Json, WithDefault } from '#server/database/columns.ts'
import type { Database } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'

/** The tables of the schema that exists only where a sandbox is on. */
export type SandboxTables = {
  'sandbox.customers': SandboxCustomers
  'sandbox.paymentIntents': SandboxPaymentIntents
  'sandbox.charges': SandboxCharges
  'sandbox.refunds': SandboxRefunds
  'sandbox.disputes': SandboxDisputes
  'sandbox.fraudWarnings': SandboxFraudWarnings
  'sandbox.taxCalculations': SandboxTaxCalculations
  'sandbox.answers': SandboxAnswers
  'sandbox.messages': SandboxMessages
  'sandbox.googleCodes': SandboxGoogleCodes
}

export type SandboxDatabase = Kysely<Tables & SandboxTables>
export type SandboxTransaction = Transaction<Tables & SandboxTables>

/** The same database, knowing the sandbox's tables. */
export function onSandbox(db: Database): SandboxDatabase {
  return db.withTables<SandboxTables>()
}

export type SandboxCustomers = {
  id: string
  email: string | null
  metadata: Json<Record<string, string>>
  deletedAt: Date | null
  createdAt: WithDefault<Date>
}

export type SandboxPaymentIntents = {
  id: string
  clientSecret: string
  customerId: string | null
  amountCents: number
  currency: string
  description: string | null
  receiptEmail: string | null
  statementDescriptorSuffix: string | null
  taxCalculationId: WithDefault<string | null>
  metadata: Json<Record<string, string>>
  status: WithDefault<'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'>
  lastPaymentError: Json<SandboxCardError | null>
  waitingCard: Json<SandboxWaitingCard | null>
  canceledAt: Date | null
  createdAt: WithDefault<Date>
}

export type SandboxCharges = {
  id: string
  paymentIntentId: string
  amountCents: number
  refundedCents: WithDefault<number>
  card: Json<SandboxCardOnFile>
  failure: Json<SandboxCardError | null>
  createdAt: WithDefault<Date>
}

export type SandboxRefunds = {
  id: string
  chargeId: string
  amountCents: number
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null
  metadata: Json<Record<string, string>>
  createdAt: WithDefault<Date>
}

export type SandboxDisputes = {
  id: string
  chargeId: string
  status: WithDefault<
    'needs_response' | 'won' | 'lost' | 'warning_needs_response' | 'warning_closed'
  >
  createdAt: WithDefault<Date>
}

export type SandboxFraudWarnings = {
  id: string
  chargeId: string
  createdAt: WithDefault<Date>
}

export type SandboxTaxCalculations = {
  id: string
  amountCents: number
  currency: string
  taxCents: number
  ipAddress: string
  createdAt: WithDefault<Date>
}

export type SandboxAnswers = {
  idempotencyKey: string
  requestHash: string
  answer: string | null
  createdAt: WithDefault<Date>
}

export type SandboxMessages = {
  id: string
  type: string
  body: string
  attempts: WithDefault<number>
  acknowledged: WithDefault<number>
  dueAt: WithDefault<Date>
  createdAt: WithDefault<Date>
}

/** What is kept of a card: enough to recognise it by, not enough to pay with it. */
export type SandboxCardOnFile = { brand: string; last4: string; expMonth: number; expYear: number }

/** Why a card was refused, in the provider's codes, with a sentence for the person. */
export type SandboxCardError = { code: string; declineCode: string | null; message: string }

/** A card whose bank asks first; then it is charged, or refused all the same. */
export type SandboxWaitingCard = { card: SandboxCardOnFile; failure: SandboxCardError | null }

export type SandboxGoogleCodes = {
  codeHash: string
  granted: Json<unknown>
  expiresAt: Date
}
