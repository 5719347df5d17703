import type { Stripe } from 'stripe'
import { Problem } from '#server/platform/problem.ts'
import type { Sale } from '#server/platform/payment-config.ts'
import type { PaymentProvider } from './provider.ts'

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
  sale?: Sale
  patience?: { tryMs: number; wholeMs: number }
}

/** The SDK takes 40 MB of memory, so it waits for the first call. */
export function stripeSdk(account: StripeAccount): () => Promise<Stripe> {
  let sdk: Promise<Stripe> | undefined
  const load = async () => {
    const library = await import('stripe')
    return new library.Stripe(account.secretKey, {
      ...addressOf(account.apiBase),
      telemetry: false,
      maxNetworkRetries: REPEATS,
      timeout: (account.patience ?? PATIENCE).tryMs,
    })
  }
  return () => (sdk ??= load())
}

/** Refusals that are ours to mend stay errors; whatever else went wrong is the service's trouble. */
export async function within<Value>(wholeMs: number, work: () => Promise<Value>): Promise<Value> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(unavailable(new Error('Too slow'))), wholeMs)
  try {
    return await Promise.race([work(), tooLate])
  } catch (error) {
    const type = typeOf(error)
    const isOurs = type === undefined || type === 'StripeInvalidRequestError'
    throw isOurs ? error : unavailable(error)
  } finally {
    clearTimeout(timer)
  }
}

// The SDK takes a 404 without an `error` in it for the object that was asked for.
export function expected<Value>(value: Value, isExpected: boolean): Value {
  if (isExpected) return value
  throw unavailable(new Error('The payment service answered with something else'))
}

/** Null for what the account knows nothing about. */
export async function orNull<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null
    throw error
  }
}

/** Whether the service refused for one of these reasons. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  if (!(error instanceof Error) || typeOf(error) === undefined || !('code' in error)) return false
  return codes.some((code) => code === error.code)
}

/** Undefined for an error that the SDK did not make. */
function typeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('type' in error)) return undefined
  return typeof error.type === 'string' && error.type.startsWith('Stripe') ? error.type : undefined
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
