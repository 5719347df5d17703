import { sql } from 'kysely'
import type { PaymentSession } from '#contract/checkout.ts'
import type { PackageKey } from '#contract/credits.ts'
import type { SandboxPaymentIntent } from '#contract/sandbox.ts'
import { openPayments } from '#server/assembly/payments.ts'
import { type Checkout, openSession } from '#server/checkout/checkout.ts'
import type { PaymentEvent } from '#server/checkout/payment-events.ts'
import type { HandOver } from '#server/checkout/webhook.ts'
import type { Database } from '#server/database/database.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Sandbox } from '#server/sandbox/stripe/sandbox.ts'
import { aCard, CARDS } from '#server/testing/cards.ts'
import { testDatabase } from '#server/testing/database.ts'

export type Till = {
  db: Database
  checkout: Checkout
  sandbox: Sandbox
  alarms: unknown[]
  events: PaymentEvent[]
  reconcile(): Promise<void>
  open(userId: string, packageKey?: PackageKey): Promise<PaymentSession>
  payWith(clientSecret: string, number?: string): Promise<SandboxPaymentIntent>
  /** Opens a payment and pays it, as a browser would that then goes away. */
  pay(userId: string, packageKey?: PackageKey): Promise<string>
  /** Makes every payment older. */
  letTimePass(time: string): Promise<void>
  close(): Promise<void>
}

/** Checkout on the sandbox, without the server around it. */
export async function aTill(handOver: HandOver = async () => 200): Promise<Till> {
  const { db, close } = await testDatabase()
  const alarms: unknown[] = []
  const events: PaymentEvent[] = []
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (...alarm: unknown[]) => void alarms.push(alarm),
  }
  const sale = { statementSuffix: undefined, collectsTax: false }
  const mailer = { send: () => undefined }
  const payments = await openPayments(
    { provider: 'sandbox' },
    {
      db,
      clock: systemClock,
      log,
      mailer,
      sale,
      handOver,
      onEvent: (event) => void events.push(event),
    },
  )
  const { checkout, sandbox } = payments
  if (checkout === null || sandbox === null) throw new Error('The sandbox did not open')
  const open: Till['open'] = (userId, packageKey = 'popular') =>
    openSession(checkout, {
      userId,
      networkAddress: '203.0.113.7',
      packageKey,
      idempotencyKey: undefined,
    })
  const payWith: Till['payWith'] = (clientSecret, number = CARDS.pays) =>
    sandbox.confirm({ id: intentIdOf(clientSecret), clientSecret, card: aCard({ number }) })
  return {
    db,
    checkout,
    sandbox,
    alarms,
    events,
    reconcile: () => payments.reconcile(),
    open,
    payWith,
    pay: async (userId, packageKey) => {
      const { clientSecret } = await open(userId, packageKey)
      return (await payWith(clientSecret)).id
    },
    letTimePass: async (time) => {
      await sql`UPDATE payments SET
        created_at = created_at - ${time}::interval,
        updated_at = updated_at - ${time}::interval`.execute(db)
    },
    close: async () => {
      await payments.close()
      await close()
    },
  }
}

/** A client secret begins with the name of its payment. */
export function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? ''
}
