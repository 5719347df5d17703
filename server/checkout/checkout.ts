import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { AddedCredits, PaymentSession } from '#contract/checkout.ts'
import { PACKAGES, type PackageKey } from '#contract/credits.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { Database } from '#server/database/database.ts'
import type { PaymentRow } from '#server/database/tables.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import { findOwnPayment, linkOrder, noteTax, placeOrder } from './orders.ts'
import type { PaymentEvent } from './payment-events.ts'
import type { PaymentProvider, ProviderState } from './provider.ts'
import { settle } from './settle.ts'
import type { WarningNews } from './warnings.ts'

export type Checkout = {
  db: Database
  clock: Clock
  provider: PaymentProvider
  /** Something new about a payment, for the operator. */
  onEvent: (event: PaymentEvent) => void
  /** A purchase for which nobody could say how much of it is tax. */
  onUntaxed: (untaxed: { paymentId: string; reason: string }) => void
  /** An alarm: money came in that fits no order. */
  onMismatch: (paymentId: string) => void
  /** Somebody's bank is against a payment: an admin has to know, before the deadline. */
  onWarning: (news: WarningNews) => Promise<void>
  /** A closed account was paid for; its refund is ordered. */
  onPaidTooLate: (paymentId: string) => void
}

export type Purchase = {
  userId: string
  /** Where the request came from. */
  networkAddress: string
  packageKey: PackageKey
  idempotencyKey: string | undefined
}

/** Opens a payment for a package, or finds the one that the same key opened before. */
export async function openSession(
  checkout: Checkout,
  { networkAddress, ...purchase }: Purchase,
): Promise<PaymentSession> {
  const { db, clock, provider } = checkout
  const order = await placeOrder(
    { db, clock },
    {
      ...purchase,
      idempotencyKey: purchase.idempotencyKey ?? randomUUID(),
      provider: provider.name,
    },
  )
  const state = await intentFor(checkout, { order, networkAddress })
  if (state === null || state.status === 'canceled') throw new Problem('payment_canceled')
  return {
    clientSecret: state.clientSecret,
    credits: order.credits,
    description: descriptionOf(order),
    amount: order.amountCents,
  }
}

/** Credits a payment of the person's that has succeeded; says what is missing otherwise. */
export async function addCredits(
  checkout: Checkout,
  { userId, intentId }: { userId: string; intentId: string },
): Promise<AddedCredits> {
  const { db, provider } = checkout
  await findOwnPayment(db, { userId, intentId, provider: provider.name })
  const settlement = await settle(checkout, intentId)
  if (settlement === null) throw new Problem('payment_not_found')
  const { payment, posted } = settlement
  if (payment.status !== 'credited') throw new Problem(NOT_CREDITED[payment.status])
  return { credits: await balanceOf(db, userId), added: Math.max(posted, 0) }
}

const NOT_CREDITED = {
  created: 'payment_not_complete',
  pending: 'payment_not_complete',
  canceled: 'payment_canceled',
  mismatch: 'payment_mismatch',
} as const satisfies Record<Exclude<PaymentRow['status'], 'credited'>, ProblemCode>

type Payments = Pick<Checkout, 'db' | 'provider' | 'onUntaxed'>

/** The provider forgets idempotency keys after a while, so a payment it named is asked for by name. */
async function intentFor(
  { db, provider, onUntaxed }: Payments,
  { order, networkAddress }: { order: PaymentRow; networkAddress: string },
): Promise<ProviderState | null> {
  if (order.provider !== provider.name || order.status === 'canceled') return null
  if (order.providerPaymentId !== null) return provider.look(order.providerPaymentId)
  const { email, stripeCustomerId } = await buyerOf(db, order.userId)
  const { state, customerId, tax } = await provider.open({
    paymentId: order.id,
    userId: order.userId,
    email,
    customerId: stripeCustomerId,
    amountCents: order.amountCents,
    currency: order.currency,
    description: descriptionOf(order),
    networkAddress,
  })
  await linkOrder(db, order, state.intentId)
  if (tax !== null && 'cents' in tax) await noteTax(db, order, tax.cents)
  if (tax !== null && 'unknown' in tax) onUntaxed({ paymentId: order.id, reason: tax.unknown })
  if (customerId !== stripeCustomerId) await rememberCustomer(db, order.userId, customerId)
  return state
}

function buyerOf(db: Database, userId: string) {
  return db
    .selectFrom('users')
    .select(['email', 'stripeCustomerId'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

async function rememberCustomer(db: Database, userId: string, customerId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ stripeCustomerId: customerId, updatedAt: sql`now()` })
    .where('id', '=', userId)
    .execute()
}

function descriptionOf({ packageKey, credits }: PaymentRow): string {
  return `${PACKAGES[packageKey].name}: ${credits} complete listings`
}

async function balanceOf(db: Database, userId: string): Promise<number> {
  const { credits } = await db
    .selectFrom('users')
    .select('credits')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return credits
}
