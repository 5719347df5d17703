import { type RawBuilder, sql } from 'kysely'
import type { PaymentRow } from '#server/database/tables.ts'
import type { CheckoutParts } from './checkout.ts'
import { settle } from './settle.ts'

/** Time for the browser and the webhook to come first. */
const PATIENCE = sql<Date>`now() - interval '2 minutes'`
/** Whoever has not paid by then starts anew. */
const GIVEN_UP = sql<Date>`now() - interval '24 hours'`
const BATCH_MAX = 200

/** Looks at every payment that is still open, for those whose message and browser were both lost. */
export async function reconcile(parts: CheckoutParts): Promise<void> {
  await dropUnheardOf(parts)
  for (const { intentId } of await openPayments(parts, PATIENCE)) await settle(parts, intentId)
  for (const { intentId } of await openPayments(parts, GIVEN_UP)) {
    await parts.provider.cancel(intentId)
    await settle(parts, intentId)
  }
}

/** Those that nobody looked at for the longest time come first. */
async function openPayments(
  { db, provider }: CheckoutParts,
  before: RawBuilder<Date>,
): Promise<{ intentId: string }[]> {
  return db
    .selectFrom('payments')
    .select('providerPaymentId as intentId')
    .$narrowType<{ intentId: string }>()
    .where('provider', '=', provider.name)
    .where('status', '=', 'pending')
    .where('providerPaymentId', 'is not', null)
    .where('createdAt', '<', before)
    .orderBy('updatedAt')
    .limit(BATCH_MAX)
    .execute()
}

/** Orders whose payment was never opened, as far as we know; nobody has the secret to pay them. */
async function dropUnheardOf({ db }: CheckoutParts): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'canceled' satisfies PaymentRow['status'], updatedAt: sql`now()` })
    .where('status', '=', 'created')
    .where('createdAt', '<', GIVEN_UP)
    .execute()
}
