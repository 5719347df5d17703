import { sql } from 'kysely'
import type { PaymentRow } from '#server/database/tables.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Checkout } from './checkout.ts'
import { settle } from './settle.ts'

/** Time for the browser and the message to come first. */
const PATIENCE = sql<Date>`now() - interval '2 minutes'`
/** Whoever has not paid by then starts anew. */
const GIVEN_UP = sql<Date>`now() - interval '24 hours'`
const BATCH_MAX = 200

/** Refunds and disputes come this late, and their messages can be lost like any other. */
const LATE_NEWS_DAYS = 120
/** Few at a time, each once a day at most: the provider counts how often it is asked. */
const PAID_BATCH_MAX = 20

/**
 * Looks at every payment that is still open, for those whose message and browser were both lost,
 * and again at a few of those that were paid.
 */
export async function reconcile(checkout: Checkout): Promise<void> {
  const failures: unknown[] = []
  for (const payment of [...(await openPayments(checkout)), ...(await paidPayments(checkout))]) {
    try {
      await lookAt(checkout, payment)
    } catch (error) {
      // The others would only wait in vain.
      if (error instanceof Problem && error.code === 'payment_service_unavailable') throw error
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new Error(`${failures.length} payments could not be settled`, { cause: failures[0] })
}

type OpenPayment = Pick<PaymentRow, 'userId' | 'id' | 'providerPaymentId'> & {
  isGivenUp: boolean
  isPaid: boolean
}

/** Those that nobody looked at for the longest time come first. */
async function openPayments({ db, provider }: Checkout): Promise<OpenPayment[]> {
  const open = await db
    .selectFrom('payments')
    .select(['userId', 'id', 'providerPaymentId'])
    .select((eb) => eb('createdAt', '<', GIVEN_UP).$castTo<boolean>().as('isGivenUp'))
    .where('provider', '=', provider.name)
    .where('status', 'in', ['created', 'pending'])
    .where('createdAt', '<', PATIENCE)
    .where((eb) => eb.or([eb('providerPaymentId', 'is not', null), eb('createdAt', '<', GIVEN_UP)]))
    .orderBy('updatedAt')
    .limit(BATCH_MAX)
    .execute()
  return open.map((payment) => ({ ...payment, isPaid: false }))
}

/** Those of which we heard nothing for the longest time. Marked first, so each run takes others. */
async function paidPayments({ db, provider }: Checkout): Promise<OpenPayment[]> {
  const lateNews = sql<Date>`now() - make_interval(days => ${LATE_NEWS_DAYS})`
  const paid = await db
    .updateTable('payments')
    .set({ updatedAt: sql`now()` })
    .where((eb) =>
      eb(
        eb.refTuple('userId', 'id'),
        'in',
        eb
          .selectFrom('payments')
          .select(['userId', 'id'])
          .where('provider', '=', provider.name)
          .where('status', '=', 'credited')
          .where('createdAt', '>', lateNews)
          // Says no more than the line above, but lets the index skip what is older.
          .where('updatedAt', '>', lateNews)
          .where('updatedAt', '<', sql<Date>`now() - interval '1 day'`)
          .orderBy('updatedAt')
          .limit(PAID_BATCH_MAX)
          .forUpdate()
          .skipLocked()
          .$asTuple('userId', 'id'),
      ),
    )
    .returning(['userId', 'id', 'providerPaymentId'])
    .execute()
  return paid.map((payment) => ({ ...payment, isGivenUp: false, isPaid: true }))
}

async function lookAt(checkout: Checkout, payment: OpenPayment): Promise<void> {
  const { providerPaymentId: intentId, isGivenUp, isPaid } = payment
  // Nobody has the secret to pay what was never opened, as far as we know.
  if (intentId === null) return isGivenUp ? drop(checkout, payment) : undefined
  if (isGivenUp) await checkout.provider.cancel(intentId)
  const settlement = await settle(checkout, intentId, { asksForWarnings: isPaid })
  if (settlement === null && isGivenUp) await drop(checkout, payment)
}

async function drop({ db }: Checkout, { userId, id }: OpenPayment): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'canceled', updatedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('status', 'in', ['created', 'pending'])
    .execute()
}
