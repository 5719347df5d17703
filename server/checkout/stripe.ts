import type { Stripe } from 'stripe'
import type { Sale } from '#server/platform/payment-config.ts'
import type { LookOptions, Opened, Order, PaymentProvider, ProviderState } from './provider.ts'
import { readStripeNotice } from './stripe-notice.ts'
import {
  expected,
  hasCode,
  orNull,
  PATIENCE,
  type StripeAccount,
  stripeSdk,
  within,
} from './stripe-sdk.ts'
import { chargeOf, disputeOf, stateOf } from './stripe-state.ts'
import { taxOf } from './stripe-tax.ts'
import { warningOfDispute, warningOfFraud } from './stripe-warnings.ts'

/** Stripe, through its own SDK. The sandbox is the same code at another address. */
export function stripeProvider(account: StripeAccount, now: () => Date): PaymentProvider {
  const { wholeMs } = account.patience ?? PATIENCE
  const sdk = stripeSdk(account)
  const call = <Value>(work: (stripe: Stripe) => Promise<Value>) =>
    within(wholeMs, async () => work(await sdk()))
  const isLive = /^[rs]k_live_/.test(account.secretKey)
  const secrets = account.webhookSecrets
  return {
    name: account.name,
    publishableKey: account.publishableKey,
    open: (order) => call((stripe) => open(stripe, order, account.sale)),
    look: (intentId, options) => call((stripe) => look(stripe, { intentId, isLive, ...options })),
    cancel: (intentId) => call((stripe) => cancel(stripe, intentId)),
    refund: (payment) => call((stripe) => refund(stripe, payment)),
    forget: (customerId) => call((stripe) => forget(stripe, customerId)),
    readNotice: async (message) =>
      readStripeNotice(await sdk(), { ...message, secrets, isLive, now: now() }),
  }
}

async function open(
  stripe: Stripe,
  order: Order,
  sale: Sale = { statementSuffix: undefined, collectsTax: false },
): Promise<Opened> {
  const customerId = await customerFor(stripe, order)
  const intent = await stripe.paymentIntents.create(
    {
      amount: order.amountCents,
      currency: order.currency,
      customer: customerId,
      description: order.description,
      metadata: { userId: order.userId, paymentId: order.paymentId },
      automatic_payment_methods: { enabled: true },
      receipt_email: order.email,
      ...(sale.statementSuffix && { statement_descriptor_suffix: sale.statementSuffix }),
    },
    { idempotencyKey: order.paymentId },
  )
  const state = stateOf(expected(intent, intent.object === 'payment_intent'), 'none')
  const tax = sale.collectsTax ? await taxOf(stripe, { order, intentId: intent.id }) : null
  return { state, customerId, tax }
}

async function customerFor(stripe: Stripe, order: Order): Promise<string> {
  const { userId, email, customerId: knownId } = order
  // A customer of the sandbox, or of a test account, is unknown to the live one.
  if (knownId !== null) {
    const known = await orNull(stripe.customers.retrieve(knownId))
    if (known !== null && known.id === knownId && known.deleted !== true) return knownId
  }
  const customer = await stripe.customers.create(
    { email, metadata: { userId } },
    { idempotencyKey: `customer:${userId}:${knownId ?? 'first'}` },
  )
  return expected(customer, customer.object === 'customer').id
}

async function look(
  stripe: Stripe,
  {
    intentId,
    isLive,
    asksForWarnings = false,
  }: { intentId: string; isLive: boolean } & LookOptions,
): Promise<ProviderState | null> {
  const found = await orNull(
    stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
  )
  if (found === null) return null
  const intent = expected(found, found.object === 'payment_intent' && found.id === intentId)
  if (intent.livemode !== isLive) return null
  const isDisputed = chargeOf(intent)?.disputed === true
  const disputes = isDisputed || asksForWarnings ? await disputesOf(stripe, intentId) : []
  const warnings = asksForWarnings ? await fraudWarningsOf(stripe, intent) : []
  return {
    ...stateOf(intent, disputeOf(disputes.map(({ status }) => status))),
    warnings: [...disputes.map(warningOfDispute), ...warnings],
  }
}

async function disputesOf(stripe: Stripe, intentId: string): Promise<Stripe.Dispute[]> {
  const { data } = await stripe.disputes.list({ payment_intent: intentId })
  return expected(data, Array.isArray(data))
}

async function fraudWarningsOf(stripe: Stripe, intent: Stripe.PaymentIntent) {
  const { data } = await stripe.radar.earlyFraudWarnings.list({ payment_intent: intent.id })
  return expected(data, Array.isArray(data)).map((one) => warningOfFraud(one, intent))
}

async function cancel(stripe: Stripe, intentId: string): Promise<void> {
  try {
    await stripe.paymentIntents.cancel(intentId)
  } catch (error) {
    if (!hasCode(error, 'payment_intent_unexpected_state', 'resource_missing')) throw error
  }
}

async function forget(stripe: Stripe, customerId: string): Promise<void> {
  await orNull(stripe.customers.del(customerId))
}

async function refund(
  stripe: Stripe,
  { intentId, paymentId }: { intentId: string; paymentId: string },
): Promise<boolean> {
  try {
    const given = await stripe.refunds.create(
      { payment_intent: intentId },
      { idempotencyKey: `refund:${paymentId}` },
    )
    return expected(given, given.object === 'refund').status !== 'failed'
  } catch (error) {
    if (hasCode(error, 'charge_already_refunded', 'charge_disputed')) return false
    throw error
  }
}
