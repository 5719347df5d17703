import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { PACKAGES, type PackageKey } from '#contract/credits.ts'
import type { Database } from '#server/database/database.ts'
import type { PaymentRow } from '#server/database/tables.ts'
import { limiter } from '#server/limits/limiter.ts'
import { LIMITS } from '#server/limits/limits.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import type { PaymentProvider } from './provider.ts'

export type Wanted = {
  userId: string
  packageKey: PackageKey
  /** The same key is the same order, however often its answer was lost. */
  idempotencyKey: string
  provider: PaymentProvider['name']
}

/**
 * Writes the order down before anyone else hears of it, at our price; once for each key. Refuses with
 * idempotency_key_reused where the key ordered something else.
 */
export async function placeOrder(
  { db, clock }: { db: Database; clock: Clock },
  wanted: Wanted,
): Promise<PaymentRow> {
  const { userId, packageKey, provider } = wanted
  const id = orderId(wanted)
  const known = await findOrder(db, { userId, id })
  if (known !== undefined) return asWanted(known, wanted)
  const limits = limiter(db, clock)
  await limits.take('openOrdersOfOnePerson', userId)
  const { credits, priceCents } = PACKAGES[packageKey]
  const isNew = await db
    .insertInto('payments')
    .values({ userId, id, provider, packageKey, credits, amountCents: priceCents })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (isNew === undefined) await limits.giveBack('openOrdersOfOnePerson', userId)
  const placed = await findOrder(db, { userId, id })
  if (placed === undefined) throw new Error('An order was placed and is not there')
  return asWanted(placed, wanted)
}

function asWanted(order: PaymentRow, { packageKey }: Wanted): PaymentRow {
  if (order.packageKey !== packageKey) throw new Problem('idempotency_key_reused')
  return order
}

/** Remembers under which name the provider knows the payment. */
export async function linkOrder(db: Database, order: PaymentRow, intentId: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ providerPaymentId: intentId, status: 'pending', updatedAt: sql`now()` })
    .where('userId', '=', order.userId)
    .where('id', '=', order.id)
    .where('providerPaymentId', 'is', null)
    .execute()
}

/** An order that was paid or canceled is no open one; an older one has left the count by itself. */
export async function forgetOpenOrder(
  { db, clock }: { db: Database; clock: Clock },
  { userId, createdAt }: PaymentRow,
): Promise<void> {
  const { windowMs } = LIMITS.openOrdersOfOnePerson
  if (clock.now().getTime() - createdAt.getTime() >= windowMs) return
  await limiter(db, clock).giveBack('openOrdersOfOnePerson', userId)
}

/** Remembers how much of the price is tax; a message may have named the payment to us before. */
export async function noteTax(db: Database, order: PaymentRow, taxCents: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ taxCents, updatedAt: sql`now()` })
    .where('userId', '=', order.userId)
    .where('id', '=', order.id)
    .execute()
}

type Name = { intentId: string; provider: PaymentProvider['name'] }

/** A payment by the name it has at the provider, whoever's it is. */
export async function findPayment(
  db: Database,
  { intentId, provider }: Name,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('providerPaymentId', '=', intentId)
    .executeTakeFirst()
}

/** One's own payment. Somebody else's and none at all look the same. */
export async function findOwnPayment(
  db: Database,
  { userId, ...name }: Name & { userId: string },
): Promise<PaymentRow> {
  const payment = await findPayment(db, name)
  if (payment === undefined || payment.userId !== userId) throw new Problem('payment_not_found')
  return payment
}

function orderId({ userId, idempotencyKey }: Wanted): string {
  const parts = JSON.stringify([userId, idempotencyKey])
  return `pay_${createHash('sha256').update(parts).digest('hex').slice(0, 32)}`
}

function findOrder(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}
