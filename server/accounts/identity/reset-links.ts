import { createHash, randomBytes } from 'node:crypto'
import { RESET_LINK_MINUTES } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'
import type { Database, Transaction } from '#server/database/database.ts'

/** Tells these rows from the other things that are verified. */
const PURPOSE = 'reset-password'

const MINUTE_MS = 60_000

/** Makes the secret of a link; the database keeps only its hash. */
export async function makeResetLink(
  db: Database,
  { personId, origin, now }: { personId: string; origin: string; now: Date },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db
    .insertInto('identityVerifications')
    .values({
      id: idOf(secret),
      identifier: PURPOSE,
      value: personId,
      expiresAt: new Date(now.getTime() + RESET_LINK_MINUTES * MINUTE_MS),
    })
    .execute()
  // After the #, which browsers send to no server: the secret reaches no log and no other site.
  return `${origin}${PAGES.resetPassword}#${secret}`
}

/** Whether the link would work now. Asked before the new password is hashed, which takes its time. */
export async function isResetLink(
  db: Database,
  { secret, now }: { secret: string; now: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('identityVerifications')
    .select('id')
    .where('id', '=', idOf(secret))
    .where('identifier', '=', PURPOSE)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/** Takes the secret of a link, once, and answers whose it is. */
export async function useResetLink(
  tx: Transaction,
  { secret, now }: { secret: string; now: Date },
): Promise<string | undefined> {
  const used = await tx
    .deleteFrom('identityVerifications')
    .where('id', '=', idOf(secret))
    .where('identifier', '=', PURPOSE)
    .where('expiresAt', '>', now)
    .returning('value')
    .executeTakeFirst()
  return used?.value
}

/** No link outlives the password that it was asked for. */
export async function dropResetLinks(tx: Transaction, personId: string): Promise<void> {
  await tx
    .deleteFrom('identityVerifications')
    .where('identifier', '=', PURPOSE)
    .where('value', '=', personId)
    .execute()
}

export async function sweepResetLinks(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('identityVerifications')
    .where('identifier', '=', PURPOSE)
    .where('expiresAt', '<=', now)
    .execute()
}

function idOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
