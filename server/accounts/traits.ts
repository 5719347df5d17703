import { RETENTION } from '#contract/retention.ts'
import type { Database } from '#server/database/database.ts'
import { monthsBefore } from '#server/platform/clock.ts'

// Who opened an account twice is found out in the first year, or never.
const { traitsMonths: TRAITS_KEPT_MONTHS } = RETENTION

/** The first fingerprint stays: it says which browser the account was opened with. */
export async function storeFingerprint(
  db: Database,
  { userId, fingerprint, now }: { userId: string; fingerprint: string; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ browserFingerprint: fingerprint, updatedAt: now })
    .where('id', '=', userId)
    .where('browserFingerprint', 'is', null)
    .where('closedAt', 'is', null)
    .where('createdAt', '>', monthsBefore(now, TRAITS_KEPT_MONTHS))
    .execute()
}

/** Forgets from where and with which browser old accounts were opened. */
export async function forgetOldTraits(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ signupIpAddress: null, browserFingerprint: null })
    .where('createdAt', '<=', monthsBefore(now, TRAITS_KEPT_MONTHS))
    .where((eb) =>
      eb.or([eb('signupIpAddress', 'is not', null), eb('browserFingerprint', 'is not', null)]),
    )
    .execute()
}
