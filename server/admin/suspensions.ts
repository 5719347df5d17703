import { sql } from 'kysely'
import type { AdminUser } from '#contract/admin.ts'
import { endTokensOf } from '#server/accounts/access-tokens/access-tokens.ts'
import { noteAct } from '#server/audit/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { Problem } from '#server/platform/problem.ts'
import { findUser } from './users.ts'

type Wanted = { userId: string; actorId: string; reason: string | null }

/** Suspends an account, at once and everywhere, or lifts that. Its credits and listings stay. */
export async function setSuspension(db: Database, wanted: Wanted): Promise<AdminUser> {
  const { userId, actorId, reason } = wanted
  await inTransaction(db, async (tx) => {
    const user = await lock(tx, userId)
    if (user.suspensionReason === reason) return
    if (reason !== null && user.isAdmin) throw new Problem('admin_not_suspended')
    await tx
      .updateTable('users')
      .set({ suspensionReason: reason, suspendedAt: reason === null ? null : sql`now()` })
      .where('id', '=', userId)
      .execute()
    if (reason !== null) await endWaysIn(tx, user)
    await noteAct(tx, {
      actorId,
      action: reason === null ? 'suspension_lifted' : 'account_suspended',
      subjectId: userId,
      detail: reason ?? 'It may be used again',
    })
  })
  return findUser(db, userId)
}

async function lock(tx: Transaction, userId: string) {
  const user = await tx
    .selectFrom('users')
    .select(['isAdmin', 'identityIssuer', 'identitySubject', 'suspensionReason'])
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (user === undefined) throw new Problem('user_not_found')
  return user
}

type Person = { identityIssuer: string; identitySubject: string }

/** They read why when they sign in anew. */
async function endWaysIn(
  tx: Transaction,
  { identityIssuer: issuer, identitySubject: subject }: Person,
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where(sql<string>`sess->>'identityUserId'`, '=', subject)
    .execute()
  await endTokensOf(tx, { issuer, subject })
}
