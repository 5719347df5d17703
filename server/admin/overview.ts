import type { AdminOverview } from '#contract/admin.ts'
import type { Database } from '#server/database/database.ts'
import { countDuplicates } from './duplicates.ts'

/** The shop in four numbers. */
export async function overview(db: Database): Promise<AdminOverview> {
  const { users, totalCredits } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('users'))
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('credits'), eb.val(0)).as('totalCredits'))
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow()
  const { listings } = await db
    .selectFrom('listings')
    .select(({ fn }) => fn.countAll<number>().as('listings'))
    .executeTakeFirstOrThrow()
  const byAddress = await countDuplicates(db, 'signupIpAddress')
  const byFingerprint = await countDuplicates(db, 'fingerprint')
  return { users, totalCredits, listings, duplicateGroups: Math.max(byAddress, byFingerprint) }
}
