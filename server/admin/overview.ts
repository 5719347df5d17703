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
  const groupsBy = {
    signupIpAddress: await countDuplicates(db, 'signupIpAddress'),
    fingerprint: await countDuplicates(db, 'fingerprint'),
  }
  const duplicateGroups = Math.max(groupsBy.signupIpAddress, groupsBy.fingerprint)
  return { users, totalCredits, listings, duplicateGroups, groupsBy }
}
