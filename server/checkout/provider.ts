import type { WarningKind } from '#contract/payment-warnings.ts'

/** What a provider says about a payment at one moment. */
export type ProviderState = {
  intentId: string
  clientSecret: string
  status: 'open' | 'processing' | 'succeeded' | 'canceled'
  receivedCents: number
  refundedCents: number
  currency: string
  /** Money in dispute is not ours until the dispute is won. */
  dispute: 'none' | 'open' | 'lost'
  /** What was said against it. All of it only where the look asked for it. */
  warnings: PaymentWarning[]
  /** What we sent along when we opened it; null on a payment of somebody else's. */
  order: { userId: string; paymentId: string } | null
}

/** What a bank says against a payment. An answer may be wanted by a day. */
export type PaymentWarning = {
  /** The provider's name for it. */
  id: string
  kind: WarningKind
  /** In the provider's words, such as 'fraudulent'. */
  reason: string
  amountCents: number
  /** Whether an admin can still do something about it. */
  isOpen: boolean
  answerBy: Date | null
}

/** A look costs two calls more where it asks what banks have said. */
export type LookOptions = { asksForWarnings?: boolean }

/** Everything the provider is told about a purchase. */
export type Order = {
  /** Ours; also the idempotency key, so that a lost reply never opens a second payment. */
  paymentId: string
  userId: string
  email: string
  /** The provider's id for the person, where we know one; it may have forgotten it. */
  customerId: string | null
  amountCents: number
  currency: string
  description: string
  /** Where the buyer's network is, for the tax of that country. */
  networkAddress: string
}

/** How much of a price is tax, or why nobody could say; null where no tax is collected. */
export type Tax = { cents: number } | { unknown: string } | null

export type Opened = { state: ProviderState; customerId: string; tax: Tax }

/** A signed message from the provider: something about this payment may have changed. */
export type Notice = { eventId: string; type: string; intentId: string | null }

/** Who takes the cards. Every call may throw Problem('payment_service_unavailable'). */
export type PaymentProvider = {
  name: 'stripe' | 'sandbox'
  /** For the provider's own card form. */
  publishableKey: string | null
  /** Opens the payment, and says under which id the provider knows the person. */
  open(order: Order): Promise<Opened>
  /** Null for what this account of ours knows nothing about. */
  look(intentId: string, options?: LookOptions): Promise<ProviderState | null>
  /** Does nothing to a payment that is over already. */
  cancel(intentId: string): Promise<void>
  /** Gives everything back; false when the provider says that there is nothing to give. */
  refund(payment: { intentId: string; paymentId: string }): Promise<boolean>
  /** Erases what the provider knows of a person; what they paid stays on its books. */
  forget(customerId: string): Promise<void>
  /** Verifies the signature over the bytes as they came, or throws Problem('signature_refused'). */
  readNotice(message: { body: Buffer; signature: unknown }): Promise<Notice>
}
