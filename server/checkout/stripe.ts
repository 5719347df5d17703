import { Stripe } from 'stripe'
import { Problem } from '#server/platform/problem.ts'
import type { Order, PaymentProvider, ProviderState } from './provider.ts'
import { readStripeNotice } from './stripe-notice.ts'
import { chargeOf, disputeOf, stateOf } from './stripe-state.ts'

/** Within what a browser waits; the SDK's own tries, all together, take less than the whole. */
export const PATIENCE = { tryMs: 2500, wholeMs: 9000 } as const
const REPEATS = 2

export type StripeAccount = {
  name: PaymentProvider['name']
  secretKey: string
  publishableKey: string | null
  /** Several while a secret is being changed: a message signed with any of them is believed. */
  webhookSecrets: readonly string[]
  /** Where the API is, when it is not Stripe's own. */
  apiBase?: string | undefined
  patience?: { tryMs: number; wholeMs: number }
}

/** Stripe, through its own SDK. The sandbox is the same code at another address. */
export function stripeProvider(account: StripeAccount, now: () => Date): PaymentProvider {
  const { tryMs, wholeMs } = account.patience ?? PATIENCE
  const stripe = new Stripe(account.secretKey, {
    ...addressOf(account.apiBase),
    telemetry: false,
    maxNetworkRetries: REPEATS,
    timeout: tryMs,
  })
  const inTime = <Value>(work: () => Promise<Value>) => within(wholeMs, work)
  const isLive = /^[rs]k_live_/.test(account.secretKey)
  return {
    name: account.name,
    publishableKey: account.publishableKey,
    customerFor: (person) => inTime(() => customerFor(stripe, person)),
    open: (order) => inTime(() => open(stripe, order)),
    look: (intentId) => inTime(() => look(stripe, { intentId, isLive })),
    cancel: (intentId) => inTime(() => cancel(stripe, intentId)),
    refund: (payment) => inTime(() => refund(stripe, payment)),
    readNotice: (message) =>
      readStripeNotice(stripe, { ...message, secrets: account.webhookSecrets, isLive, now: now() }),
  }
}

type Person = Parameters<PaymentProvider['customerFor']>[0]

async function customerFor(stripe: Stripe, { userId, email, knownId }: Person): Promise<string> {
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

async function open(stripe: Stripe, order: Order): Promise<ProviderState> {
  const intent = await stripe.paymentIntents.create(
    {
      amount: order.amountCents,
      currency: order.currency,
      customer: order.customerId,
      description: order.description,
      metadata: { userId: order.userId, paymentId: order.paymentId },
      automatic_payment_methods: { enabled: true },
    },
    { idempotencyKey: order.paymentId },
  )
  return stateOf(expected(intent, intent.object === 'payment_intent'), 'none')
}

async function look(
  stripe: Stripe,
  { intentId, isLive }: { intentId: string; isLive: boolean },
): Promise<ProviderState | null> {
  const found = await orNull(
    stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
  )
  if (found === null) return null
  const intent = expected(found, found.object === 'payment_intent' && found.id === intentId)
  if (intent.livemode !== isLive) return null
  if (chargeOf(intent)?.disputed !== true) return stateOf(intent, 'none')
  const { data } = await stripe.disputes.list({ payment_intent: intentId })
  const disputes = expected(data, Array.isArray(data))
  return stateOf(intent, disputeOf(disputes.map(({ status }) => status)))
}

async function cancel(stripe: Stripe, intentId: string): Promise<void> {
  try {
    await stripe.paymentIntents.cancel(intentId)
  } catch (error) {
    if (!hasCode(error, 'payment_intent_unexpected_state', 'resource_missing')) throw error
  }
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

// The SDK takes a 404 without an `error` in it for the object that was asked for.
function expected<Value>(value: Value, isExpected: boolean): Value {
  if (isExpected) return value
  throw unavailable(new Error('The payment service answered with something else'))
}

async function orNull<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null
    throw error
  }
}

/** Refusals that are ours to mend stay errors; whatever else went wrong is the service's trouble. */
async function within<Value>(wholeMs: number, work: () => Promise<Value>): Promise<Value> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(unavailable(new Error('Too slow'))), wholeMs)
  try {
    return await Promise.race([work(), tooLate])
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw error
    throw error instanceof Stripe.errors.StripeError ? unavailable(error) : error
  } finally {
    clearTimeout(timer)
  }
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Stripe.errors.StripeError && codes.includes(error.code ?? '')
}

function unavailable(cause: unknown): Problem {
  return new Problem('payment_service_unavailable', { cause, retryAfterSeconds: 5 })
}

function addressOf(apiBase: string | undefined) {
  if (apiBase === undefined) return {}
  const { protocol, hostname, port } = new URL(apiBase)
  const isHttps = protocol === 'https:'
  return {
    protocol: isHttps ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port === '' ? (isHttps ? 443 : 80) : Number(port),
  }
}
