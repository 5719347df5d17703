import { Stripe } from 'stripe'
import type { SandboxDatabase } from '#server/sandbox/tables.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Send } from '#server/sandbox/stripe/delivery.ts'
import { openSandbox, type Sandbox } from '#server/sandbox/stripe/sandbox.ts'
import { aCard } from '#server/testing/cards.ts'
import { testDatabase } from '#server/testing/database.ts'

export type OpenSandbox = {
  db: SandboxDatabase
  sandbox: Sandbox
  /** The sandbox through Stripe's own SDK. */
  stripe: Stripe
  /** A request in the wire's own form; answers status and body. */
  send(method: 'GET' | 'POST', path: string, wire?: Wire): Promise<Answer>
  open(): Promise<{ id: string; clientSecret: string }>
  payWith(number: string): Promise<string>
  errors: unknown[]
  close(): Promise<void>
}

type Wire = { form?: string; headers?: Record<string, string> }
export type Answer = { status: number; body: Record<string, unknown> }

export async function aSandbox(handOver: Send = async () => 200): Promise<OpenSandbox> {
  const { db, close } = await testDatabase()
  const errors: unknown[] = []
  const sandbox = await openSandbox({
    db,
    clock: systemClock,
    send: handOver,
    onError: (error) => errors.push(error),
  })
  const stripe = new Stripe(sandbox.secretKey, {
    host: '127.0.0.1',
    port: Number(new URL(sandbox.address).port),
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  })
  const open = async () => {
    const intent = await stripe.paymentIntents.create({ amount: 1999, currency: 'usd' })
    return { id: intent.id, clientSecret: intent.client_secret ?? '' }
  }
  return {
    db,
    sandbox,
    stripe,
    errors,
    open,
    send: async (method, path, { form, headers = {} } = {}) => {
      const answer = await fetch(`${sandbox.address}${path}`, {
        method,
        headers: { authorization: `Bearer ${sandbox.secretKey}`, ...headers },
        ...(form === undefined ? {} : { body: form }),
        redirect: 'manual',
      })
      const text = await answer.text()
      const isJson = answer.headers.get('content-type') === 'application/json'
      return { status: answer.status, body: isJson ? JSON.parse(text) : { text } }
    },
    payWith: async (number) => {
      const key = await open()
      await sandbox.confirm({ ...key, card: aCard({ number }) })
      return key.id
    },
    close: async () => {
      await sandbox.close()
      await close()
    },
  }
}
