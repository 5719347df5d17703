import { openSession } from '#server/checkout/checkout.ts'
import type { PaymentProvider } from '#server/checkout/provider.ts'
import { settle } from '#server/checkout/settle.ts'
import { aState } from '#server/checkout/testing/a-state.ts'
import { openDatabase } from '#server/database/database.ts'
import { systemClock } from '#server/platform/clock.ts'

// A program of its own: buys a Growth package, and is killed at the point that its last argument
// names. With no such point it ends by itself.
const [dataDir = '', userId = '', point = ''] = process.argv.slice(2)

let statements = 0
let isCounting = false
const { db, close } = await openDatabase({
  dataDir,
  onQuery: () => {
    statements += isCounting ? 1 : 0
    dieAt(`statement ${statements}`)
  },
})

// Its idempotency is the provider's promise: one name for each of our payments.
const provider: PaymentProvider = {
  name: 'sandbox',
  publishableKey: null,
  open: async (order) => {
    dieAt('provider asked')
    const intentId = `pi_${order.paymentId}`
    const state = aState({ intentId, status: 'open', receivedCents: 0 })
    return { state, customerId: `cus_${userId}` }
  },
  look: async (intentId) => {
    const order = { userId, paymentId: intentId.slice('pi_'.length) }
    return aState({ intentId, order })
  },
  cancel: async () => undefined,
  refund: async () => false,
  forget: async () => undefined,
  readNotice: async () => ({ eventId: 'evt_1', type: 'payment_intent.succeeded', intentId: null }),
}
const checkout = { db, clock: systemClock, provider, onMismatch: () => undefined }

isCounting = true
await openSession(checkout, { userId, packageKey: 'popular', idempotencyKey: 'the same key' })
dieAt('opened')
const { id } = await db
  .selectFrom('payments')
  .select('id')
  .where('userId', '=', userId)
  .executeTakeFirstOrThrow()
await settle(checkout, `pi_${id}`)
dieAt('settled')
await close()

function dieAt(here: string): void {
  if (here === point) process.kill(process.pid, 'SIGKILL')
}
