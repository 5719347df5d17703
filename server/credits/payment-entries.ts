import type { EntryType } from '#contract/credits.ts'
import type { Transaction } from '#server/database/database.ts'
import type { PaymentRow } from '#server/database/tables.ts'

export type Claim = {
  payment: PaymentRow
  /** How many credits the payment is worth now. */
  worth: number
  /** Why credits go back, when they do. */
  takenBackBy: 'refund' | 'dispute'
  /** Credits that are neither used nor set aside; the caller holds the user's lock. */
  available: number
}

/** What was posted, with its sign, and what could not be taken back because it was used. */
export type Posted = { posted: number; writtenOff: number }

/**
 * Posts the difference between what a payment is worth now and what the ledger holds for it.
 * Called with the same worth again it posts nothing, and no balance ever goes below zero.
 */
export async function postDifference(tx: Transaction, claim: Claim): Promise<Posted> {
  const { payment, worth } = claim
  const held = await entriesOf(tx, payment)
  const difference = worth - (held.sum - payment.writtenOff)
  if (difference > 0) {
    const forgiven = Math.min(payment.writtenOff, difference)
    const posted = difference - forgiven
    await post(tx, payment, {
      amount: posted,
      type: held.hasPurchase ? 'reinstatement' : 'purchase',
    })
    return { posted, writtenOff: payment.writtenOff - forgiven }
  }
  const taken = Math.min(claim.available, -difference)
  await post(tx, payment, { amount: -taken, type: claim.takenBackBy })
  return { posted: -taken, writtenOff: payment.writtenOff - difference - taken }
}

async function entriesOf(
  tx: Transaction,
  { userId, id }: PaymentRow,
): Promise<{ sum: number; hasPurchase: boolean }> {
  const entries = await tx
    .selectFrom('creditTransactions')
    .select(['amount', 'type'])
    .where('userId', '=', userId)
    .where('paymentId', '=', id)
    .execute()
  return {
    sum: entries.reduce((sum, { amount }) => sum + amount, 0),
    hasPurchase: entries.some(({ type }) => type === 'purchase'),
  }
}

type Entry = { amount: number; type: EntryType & keyof typeof DESCRIPTIONS }

const DESCRIPTIONS = {
  purchase: 'Credits purchased',
  reinstatement: 'Credits given back after a dispute',
  refund: 'Purchase refunded',
  dispute: 'Payment disputed with the bank',
} as const satisfies Partial<Record<EntryType, string>>

async function post(tx: Transaction, payment: PaymentRow, entry: Entry): Promise<void> {
  if (entry.amount === 0) return
  await tx
    .insertInto('creditTransactions')
    .values({
      ...entry,
      userId: payment.userId,
      description: DESCRIPTIONS[entry.type],
      paymentId: payment.id,
      ...(payment.providerPaymentId !== null && {
        stripePaymentIntentId: payment.providerPaymentId,
      }),
    })
    .execute()
}
