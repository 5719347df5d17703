import { sql } from 'kysely'
import { lockBalance } from '#server/credits/ledger.ts'
import { postDifference } from '#server/credits/payment-entries.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { PaymentRow } from '#server/database/tables.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { Clock } from '#server/platform/clock.ts'
import { isPaidTooLate } from './late-payments.ts'
import { forgetOpenOrder } from './orders.ts'
import { eventOf, type PaymentEvent } from './payment-events.ts'
import type { LookOptions, PaymentProvider, ProviderState } from './provider.ts'
import { noteRefundOrder } from './refund-orders.ts'
import { isWarned, noteWarnings, type WarningNews } from './warnings.ts'

/** The payment as it stands after the look, what the look posted and found out, and whether it ended the order. */
export type Settlement = {
  payment: PaymentRow
  posted: number
  event: PaymentEvent | null
  isJustClosed: boolean
  /** What was said against it since the last look. */
  warnings: WarningNews[]
}

type SettlingServices = {
  db: Database
  clock: Clock
  provider: PaymentProvider
  onEvent: (event: PaymentEvent) => void
  onMismatch: (paymentId: string) => void
  onWarning: (news: WarningNews) => Promise<void>
  /** A closed account was paid for; its refund is ordered. */
  onPaidTooLate: (paymentId: string) => void
}

/**
 * Brings the ledger to what the provider says now. The browser, the webhook and the reconciler all
 * end here, in any order and any number: none of them carries a fact, each is only a reason to look.
 */
export async function settle(
  services: SettlingServices,
  intentId: string,
  options: LookOptions = {},
): Promise<Settlement | null> {
  const settlement = await lookAndRecord(services, intentId, options)
  if (settlement === null) return null
  const { payment, isJustClosed } = settlement
  if (isJustClosed) await forgetOpenOrder(services, payment)
  if (payment.status === 'mismatch') services.onMismatch(payment.id)
  if (!(await isPaidTooLate(services.db, payment))) return settlement
  await giveBackLate(services, { payment, intentId })
  return (await lookAndRecord(services, intentId)) ?? settlement
}

async function lookAndRecord(
  { db, provider, onEvent, onWarning }: SettlingServices,
  intentId: string,
  { asksForWarnings = false }: LookOptions = {},
): Promise<Settlement | null> {
  const version = await nextVersion(db)
  const state = await provider.look(intentId, {
    asksForWarnings: asksForWarnings || (await isWarned(db, intentId)),
  })
  if (state === null) return null
  const settlement = await record(db, { provider: provider.name, version, state })
  if (settlement === null) return null
  if (settlement.event !== null) onEvent(settlement.event)
  for (const news of settlement.warnings) await onWarning(news)
  return settlement
}

/** Nobody is left who could ask for it. Where the provider is away, the next look tries again. */
async function giveBackLate(
  { db, provider, onPaidTooLate }: SettlingServices,
  { payment, intentId }: { payment: PaymentRow; intentId: string },
): Promise<void> {
  await noteRefundOrder(db, { payment, actorId: null })
  onPaidTooLate(payment.id)
  await provider.refund({ intentId, paymentId: payment.id })
}

/**
 * Numbers a look before it begins. The highest number began last, so it has seen all that the
 * others saw; whatever happened after it brings a message, and with it a look, of its own.
 */
export async function nextVersion(db: Database): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    SELECT nextval('payment_state_versions') AS version`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The sequence of looks has no next number')
  return row.version
}

export type Look = { provider: PaymentProvider['name']; version: number; state: ProviderState }

/** Writes down one look. An older one than the last changes nothing. */
export function record(db: Database, look: Look): Promise<Settlement | null> {
  return inTransaction(db, async (tx) => {
    const found = await find(tx, look)
    if (found === undefined) return null
    const { available } = await lockBalance(tx, found.userId)
    const payment = await lock(tx, found)
    if (payment.stateVersion > look.version)
      return { payment, posted: 0, event: null, isJustClosed: false, warnings: [] }
    const { state } = look
    const linked = { ...payment, providerPaymentId: state.intentId }
    const worth = creditsWorth(payment, state)
    const { posted, writtenOff } = await postDifference(tx, {
      payment: linked,
      worth,
      takenBackBy: state.dispute === 'none' ? 'refund' : 'dispute',
      available,
    })
    const now = await update(tx, linked, {
      providerPaymentId: state.intentId,
      status: statusOf(payment, state),
      targetCredits: worth,
      writtenOff,
      stateVersion: look.version,
    })
    if (isGivenBack(payment, state)) await closeRequests(tx, payment)
    const warnings = await noteWarnings(tx, { payment: now, warnings: state.warnings })
    const event = eventOf({ before: payment, after: now, dispute: state.dispute })
    return { payment: now, posted, event, isJustClosed: isOpen(payment) && !isOpen(now), warnings }
  })
}

function isOpen({ status }: PaymentRow): boolean {
  return status === 'created' || status === 'pending'
}

/** How many credits the payment is worth, as the provider sees it now. */
export function creditsWorth(payment: PaymentRow, state: ProviderState): number {
  if (state.status !== 'succeeded' || isMismatch(payment, state)) return 0
  if (state.dispute !== 'none') return 0
  const refunded = Math.min(state.refundedCents, payment.amountCents)
  return payment.credits - Math.ceil((payment.credits * refunded) / payment.amountCents)
}

function isMismatch(payment: PaymentRow, state: ProviderState): boolean {
  return state.receivedCents < payment.amountCents || state.currency !== payment.currency
}

function isGivenBack(payment: PaymentRow, state: ProviderState): boolean {
  return state.refundedCents >= payment.amountCents || state.dispute === 'lost'
}

function statusOf(payment: PaymentRow, state: ProviderState): PaymentRow['status'] {
  if (state.status === 'succeeded') return isMismatch(payment, state) ? 'mismatch' : 'credited'
  return state.status === 'canceled' ? 'canceled' : 'pending'
}

/** By the provider's id, or by our own where the reply that carried the provider's was lost. */
async function find(
  tx: Transaction,
  { provider, state }: Look,
): Promise<Pick<PaymentRow, 'userId' | 'id'> | undefined> {
  const ofProvider = tx
    .selectFrom('payments')
    .select(['userId', 'id'])
    .where('provider', '=', provider)
  const known = await ofProvider.where('providerPaymentId', '=', state.intentId).executeTakeFirst()
  if (known !== undefined || state.order === null) return known
  return ofProvider
    .where('userId', '=', state.order.userId)
    .where('id', '=', state.order.paymentId)
    .where('providerPaymentId', 'is', null)
    .executeTakeFirst()
}

function lock(tx: Transaction, { userId, id }: Pick<PaymentRow, 'userId' | 'id'>) {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

type Change = Pick<
  PaymentRow,
  'providerPaymentId' | 'status' | 'targetCredits' | 'writtenOff' | 'stateVersion'
>

function update(tx: Transaction, { userId, id }: PaymentRow, change: Change): Promise<PaymentRow> {
  return tx
    .updateTable('payments')
    .set({ ...change, updatedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function closeRequests(tx: Transaction, { userId, id }: PaymentRow): Promise<void> {
  await tx
    .updateTable('refundRequests')
    .set({ status: 'refunded', resolvedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('paymentId', '=', id)
    .where('status', '=', 'open')
    .execute()
}
