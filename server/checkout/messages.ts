import { sql } from 'kysely'
import { RETENTION } from '#contract/retention.ts'
import type { Database } from '#server/database/database.ts'
import { deleteInPortions } from '#server/database/portions.ts'
import { daysBefore } from '#server/platform/clock.ts'
import type { Checkout } from './checkout.ts'
import type { Notice } from './provider.ts'
import { settle } from './settle.ts'

/**
 * Takes a message from the provider for what it is: a reason to look. Throws when the look fails,
 * so that the provider sends the message again.
 */
export async function receiveMessage(
  checkout: Checkout,
  message: { body: Buffer; signature: unknown },
): Promise<void> {
  const notice = await checkout.provider.readNotice(message)
  await note(checkout.db, notice, await outcomeOf(checkout, notice))
}

const ABOUT_WARNINGS = /^(charge\.dispute|radar\.early_fraud_warning)\./

async function outcomeOf(checkout: Checkout, { intentId, type }: Notice): Promise<string> {
  if (intentId === null) return 'not about a payment'
  const settlement = await settle(checkout, intentId, {
    asksForWarnings: ABOUT_WARNINGS.test(type),
  })
  if (settlement === null) return 'not a payment of ours'
  return `${settlement.payment.status}, ${settlement.posted} credits posted`
}

/** For the operator's eyes only. */
async function note(db: Database, { eventId, type }: Notice, outcome: string): Promise<void> {
  await db
    .insertInto('webhookEvents')
    .values({ id: eventId, type, outcome })
    .onConflict((again) => again.column('id').doUpdateSet({ outcome, receivedAt: sql`now()` }))
    .execute()
}

/** What a payment became stands in the books; that we were told of it is of no use for long. */
export async function sweepMessages(db: Database, now: Date): Promise<void> {
  const before = daysBefore(now, RETENTION.paymentMessageDays)
  const isDue = sql<boolean>`received_at <= ${before}`
  await deleteInPortions(db, { table: 'webhookEvents', isDue, by: 'receivedAt' })
}
