import { createHmac } from 'node:crypto'
import { OPENING_CREDITS_AGAIN_MONTHS } from '#contract/me.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { monthsBefore } from '#server/platform/clock.ts'
import type { Identity } from './identity/identity.ts'

type Key = { issuer: string; subject: string }

export type Closures = ReturnType<typeof closures>

/**
 * What is remembered of accounts that were closed: keyed hashes, which say nothing without the
 * secret and nothing about anyone who does not come back.
 */
export function closures(secret: Buffer) {
  const hashOf = (...parts: string[]) =>
    createHmac('sha256', secret)
      .update('closed account')
      .update(JSON.stringify(parts))
      .digest('hex')
  return {
    note: async (
      tx: Transaction,
      { issuer, subject, email, now }: Key & { email: string; now: Date },
    ): Promise<void> => {
      const closed = { emailHash: hashOf(email), closedAt: now }
      await tx
        .insertInto('closedAccounts')
        .values({ identityHash: hashOf(issuer, subject), ...closed })
        .onConflict((conflict) => conflict.column('identityHash').doUpdateSet(closed))
        .execute()
    },

    /** Whether the sign-in was for an account that has been closed since. */
    hasClosedSince: async (db: Database, who: Identity): Promise<boolean> => {
      const found = await db
        .selectFrom('closedAccounts')
        .select('closedAt')
        .where('identityHash', '=', hashOf(who.issuer, who.subject))
        .where('closedAt', '>=', who.authTime)
        .executeTakeFirst()
      return found !== undefined
    },

    /** Whether an account with this address had its opening credits not long ago. */
    hadCredits: async (
      tx: Transaction,
      { email, now }: { email: string; now: Date },
    ): Promise<boolean> => {
      const found = await tx
        .selectFrom('closedAccounts')
        .select('closedAt')
        .where('emailHash', '=', hashOf(email))
        .where('closedAt', '>', monthsBefore(now, OPENING_CREDITS_AGAIN_MONTHS))
        .executeTakeFirst()
      return found !== undefined
    },
  }
}

export async function sweepClosures(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('closedAccounts')
    .where('closedAt', '<=', monthsBefore(now, OPENING_CREDITS_AGAIN_MONTHS))
    .execute()
}
