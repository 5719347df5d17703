import { sql } from 'kysely'
import type { PaymentWarning as Shown } from '#contract/payment-warnings.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { PaymentRow, PaymentWarningRow } from '#server/database/tables.ts'
import type { PaymentWarning } from './provider.ts'

/** A warning that an admin has not heard of, and the payment it is about. */
export type WarningNews = { warning: PaymentWarning; payment: PaymentRow }

/** Writes down what is said against a payment; answers what of it is new and still open. */
export async function noteWarnings(
  tx: Transaction,
  { payment, warnings }: { payment: PaymentRow; warnings: readonly PaymentWarning[] },
): Promise<WarningNews[]> {
  if (warnings.length === 0) return []
  const known = await tx
    .selectFrom('paymentWarnings')
    .selectAll()
    .where('userId', '=', payment.userId)
    .where('paymentId', '=', payment.id)
    .execute()
  for (const warning of warnings) await keep(tx, payment, warning)
  const isNews = (warning: PaymentWarning) =>
    warning.isOpen && !known.some((before) => saysSo(before, warning))
  return warnings.filter(isNews).map((warning) => ({ warning, payment }))
}

/** An inquiry that becomes a dispute keeps its name and says something else. */
function saysSo(before: PaymentWarningRow, { id, kind }: PaymentWarning): boolean {
  return before.isOpen && before.id === id && before.kind === kind
}

async function keep(
  tx: Transaction,
  { userId, id: paymentId }: PaymentRow,
  { id, ...said }: PaymentWarning,
): Promise<void> {
  await tx
    .insertInto('paymentWarnings')
    .values({ userId, paymentId, id, ...said })
    .onConflict((again) =>
      again.columns(['userId', 'paymentId', 'id']).doUpdateSet({ ...said, updatedAt: sql`now()` }),
    )
    .execute()
}

/** Whether something is open against a payment: only a look that asks for it finds out that it is over. */
export async function isWarned(db: Database, intentId: string): Promise<boolean> {
  const found = await db
    .selectFrom('paymentWarnings as w')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.userId', '=', 'w.userId').onRef('p.id', '=', 'w.paymentId'),
    )
    .select('w.id')
    .where('p.providerPaymentId', '=', intentId)
    .where('w.isOpen', '=', true)
    .executeTakeFirst()
  return found !== undefined
}

/** What waits for an admin, the nearest deadline first. */
export async function listOpenWarnings(db: Database): Promise<Shown[]> {
  const rows = await db
    .selectFrom('paymentWarnings as w')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.userId', '=', 'w.userId').onRef('p.id', '=', 'w.paymentId'),
    )
    .innerJoin('users as u', 'u.id', 'w.userId')
    .select(['w.id', 'w.kind', 'w.reason', 'w.amountCents as amount', 'w.answerBy'])
    .select(['u.email', 'p.credits', 'p.providerPaymentId'])
    .where('w.isOpen', '=', true)
    .orderBy('w.answerBy', (order) => order.asc().nullsLast())
    .orderBy('w.createdAt')
    .execute()
  return rows.map(({ providerPaymentId, answerBy, ...row }) => ({
    ...row,
    paymentIntentId: providerPaymentId ?? '',
    answerBy: answerBy === null ? null : answerBy.toISOString(),
  }))
}

/** How many of each kind are open, and in how many seconds the first answer is due. */
export function countOpenWarnings(db: Database) {
  return db
    .selectFrom('paymentWarnings')
    .select('kind')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<number | null>`extract(epoch FROM min(answer_by) - now())::int`.as('secondsLeft'))
    .where('isOpen', '=', true)
    .groupBy('kind')
    .execute()
}
