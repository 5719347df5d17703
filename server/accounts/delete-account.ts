import { emptyBalance } from '#server/credits/empty.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Closures } from './closures.ts'
import { refuseStaleSignIn } from './fresh-sign-in.ts'
import type { IdentityProvider } from './identity/identity.ts'

const MINUTE_MS = 60_000

/** What a person made here. A listing takes along its versions and what search keeps of it, a batch its rows. */
export const ERASED = ['listings', 'batches', 'footers', 'wastebasket', 'accessTokens'] as const

/** Cancels what a person has not paid; throws Problem('payment_under_way') where that is too late. */
export type CancelOpenPayments = (userId: string) => Promise<void>

export type ForgetCustomer = (customerId: string) => Promise<void>

type DeletionServices = {
  db: Database
  clock: Clock
  identity: IdentityProvider
  closed: Closures
  cancelOpenPayments: CancelOpenPayments
  forgetCustomer: ForgetCustomer
}

/**
 * Closes an account for good. What the tax office asks for is kept under an id that says nothing:
 * the ledger, the payments, and the row they belong to.
 */
export async function deleteAccount(
  { db, clock, identity, closed, cancelOpenPayments, forgetCustomer }: DeletionServices,
  { id: userId, authTime }: Actor,
): Promise<void> {
  const now = clock.now()
  refuseStaleSignIn({ signedInAt: authTime, now })
  await cancelOpenPayments(userId)
  const customerId = await inTransaction(db, async (tx) => {
    await emptyBalance(tx, { userId, description: 'Account closed' })
    const user = await oneUser(tx, userId)
    const { identityIssuer: issuer, identitySubject: subject, email } = user
    await identity.forget(tx, subject)
    await closed.note(tx, { issuer, subject, email, now })
    await eraseBelongings(tx, { userId, now })
    await eraseUser(tx, { userId, now })
    return user.stripeCustomerId
  })
  if (customerId !== null) await forgetCustomer(customerId)
}

/** Erases what a call that was on its way wrote into an account while it was being closed. */
export async function sweepLeftovers(db: Database, now: Date): Promise<void> {
  const lately = new Date(now.getTime() - 60 * MINUTE_MS)
  for (const table of ERASED)
    await db
      .deleteFrom(table)
      .where('userId', 'in', (eb) =>
        eb.selectFrom('users').select('users.id').where('closedAt', '>', lately),
      )
      .execute()
}

async function oneUser(tx: Transaction, userId: string) {
  const user = await tx
    .selectFrom('users')
    .select(['identityIssuer', 'identitySubject', 'email', 'stripeCustomerId'])
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  if (user === undefined) throw new Problem('not_signed_in')
  return user
}

async function eraseBelongings(
  tx: Transaction,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  for (const table of ERASED) await tx.deleteFrom(table).where('userId', '=', userId).execute()
  // The key is whatever the caller chose.
  await tx
    .updateTable('creditHolds')
    .set((eb) => ({ idempotencyKey: eb.ref('id') }))
    .where('userId', '=', userId)
    .execute()
  // Nobody is left who could be given the money back on request, or answered in an admin's words.
  await tx
    .updateTable('refundRequests')
    .set((eb) => ({
      status: 'declined',
      declineReason: 'The account was closed',
      resolvedAt: eb.fn.coalesce('resolvedAt', eb.val(now)),
    }))
    .where('userId', '=', userId)
    .where('status', 'in', ['open', 'declined'])
    .execute()
}

async function eraseUser(
  tx: Transaction,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      identityIssuer: 'closed',
      identitySubject: userId,
      // A domain that exists nowhere (RFC 2606): addresses are unique, and this one is nobody's.
      email: `${userId}@closed.invalid`,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      stripeCustomerId: null,
      signupIpAddress: null,
      browserFingerprint: null,
      isAdmin: false,
      usualFooterId: null,
      shopProfile: null,
      closedAt: now,
      suspendedAt: null,
      suspensionReason: null,
      updatedAt: now,
    })
    .where('id', '=', userId)
    .execute()
}
