import type { FastifyBaseLogger } from 'fastify'
import type { Checkout } from '#server/checkout/checkout.ts'
import type { PaymentEvent } from '#server/checkout/payment-events.ts'
import { reconcile } from '#server/checkout/reconcile.ts'
import { stripeProvider } from '#server/checkout/stripe.ts'
import type { StripeAccount } from '#server/checkout/stripe-sdk.ts'
import { mailsToAdmins } from '#server/checkout/warning-mails.ts'
import type { WarningNews } from '#server/checkout/warnings.ts'
import type { HandOver } from '#server/checkout/webhook.ts'
import type { Database } from '#server/database/database.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PaymentChoice, Sale } from '#server/platform/payment-config.ts'
import type { Sandbox } from '#server/sandbox/stripe/sandbox.ts'

type Surroundings = {
  db: Database
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  mailer: Pick<Mailer, 'send'>
  sale: Sale
  /** Counts what happens to payments. */
  onEvent: (event: PaymentEvent) => void
  /** Takes the sandbox's messages to our own webhook. */
  handOver: HandOver
}

export type OpenPayments = {
  /** What checkout works with; null where nothing is sold. */
  checkout: Checkout | null
  sandbox: Sandbox | null
  /** Settles what the browser and the webhook both missed. */
  reconcile(): Promise<void>
  close(): Promise<void>
}

/** Opens what takes the cards. The sandbox is reached as Stripe is, only at another address. */
export async function openPayments(
  choice: PaymentChoice,
  surroundings: Surroundings,
): Promise<OpenPayments> {
  if (choice.provider === 'off') return NOTHING_SOLD
  if (choice.provider === 'stripe')
    return opened(surroundings, {
      account: { name: 'stripe', ...choice, sale: surroundings.sale },
      sandbox: null,
    })
  const sandbox = await openSandbox(surroundings)
  const account = {
    name: 'sandbox',
    secretKey: sandbox.secretKey,
    publishableKey: null,
    webhookSecrets: [sandbox.webhookSecret],
    apiBase: sandbox.address,
    sale: surroundings.sale,
  } as const
  return opened(surroundings, { account, sandbox })
}

const NOTHING_SOLD: OpenPayments = {
  checkout: null,
  sandbox: null,
  reconcile: async () => undefined,
  close: async () => undefined,
}

type Behind = { account: StripeAccount; sandbox: Sandbox | null }

function opened(
  { db, clock, log, mailer, onEvent }: Surroundings,
  { account, sandbox }: Behind,
): OpenPayments {
  const checkout: Checkout = {
    db,
    clock,
    provider: stripeProvider(account, () => clock.now()),
    onEvent: (event) => {
      onEvent(event)
      tell(log, event)
    },
    onWarning: async (news) => {
      tellWarning(log, news)
      for (const mail of await mailsToAdmins(db, news)) mailer.send(mail)
    },
    onUntaxed: (untaxed) =>
      log.warn(untaxed, 'A payment was opened for which Stripe could not tell the tax'),
    onMismatch: (paymentId) => log.error({ paymentId }, 'What was paid is not what was ordered'),
    onPaidTooLate: (paymentId) =>
      log.error({ paymentId }, 'A closed account was paid for; the refund is ordered'),
  }
  return {
    checkout,
    sandbox,
    reconcile: () => reconcile(checkout),
    close: async () => sandbox?.close(),
  }
}

/** A dispute has a deadline, so that somebody has to see it. */
function tell(log: Surroundings['log'], event: PaymentEvent): void {
  if (event.what === 'disputed')
    log.warn(event, 'A payment is disputed: answer it at the payment service before its deadline')
  else log.info(event, `A payment: ${event.what}`)
}

function tellWarning(log: Surroundings['log'], { warning, payment }: WarningNews): void {
  const { userId, id: paymentId } = payment
  log.warn({ userId, paymentId, ...warning }, 'A bank is against a payment: admins are told')
}

async function openSandbox({ db, clock, log, handOver }: Surroundings): Promise<Sandbox> {
  const sandbox = await import('#server/sandbox/stripe/sandbox.ts')
  return sandbox.openSandbox({
    db,
    clock,
    send: handOver,
    onError: (error) => log.error({ err: error }, 'The sandbox failed'),
  })
}
