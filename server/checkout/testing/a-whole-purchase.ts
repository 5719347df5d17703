import { openSession } from '#server/checkout/checkout.ts'
import type { PaymentProvider } from '#server/checkout/provider.ts'
import { settle } from '#server/checkout/settle.ts'
import type { Database } from '#server/database/database.ts'
import { systemClock } from '#server/platform/clock.ts'
import { aState } from './a-state.ts'

type Purchase = { db: Database; userId: string; at?: (point: string) => void }

/** Buys a Growth package from opening the payment to the credits, and names each point it passes. */
export async function buyGrowth({ db, userId, at = () => undefined }: Purchase): Promise<void> {
  // Its idempotency is the provider's promise: one name for each of our payments.
  const provider: PaymentProvider = {
    name: 'sandbox',
    publishableKey: null,
    open: async (order) => {
      at('provider asked')
      const intentId = `pi_${order.paymentId}`
      const state = aState({ intentId, status: 'open', receivedCents: 0 })
      return { state, customerId: `cus_${userId}`, tax: null }
    },
    look: async (intentId) => {
      const order = { userId, paymentId: intentId.slice('pi_'.length) }
      return aState({ intentId, order })
    },
    cancel: async () => undefined,
    refund: async () => false,
    forget: async () => undefined,
    readNotice: async () => ({
      eventId: 'evt_1',
      type: 'payment_intent.succeeded',
      intentId: null,
    }),
  }
  const checkout = {
    db,
    clock: systemClock,
    provider,
    onEvent: () => undefined,
    onUntaxed: () => undefined,
    onMismatch: () => undefined,
    onWarning: async () => undefined,
    onPaidTooLate: () => undefined,
  }
  await openSession(checkout, {
    userId,
    networkAddress: '203.0.113.7',
    packageKey: 'popular',
    idempotencyKey: 'the same key',
  })
  at('opened')
  const { id } = await db
    .selectFrom('payments')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  await settle(checkout, `pi_${id}`)
  at('settled')
}
