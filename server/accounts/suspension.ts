import type { Database } from '#server/database/database.ts'
import { Problem } from '#server/platform/problem.ts'

type Suspended = { suspensionReason: string | null }

/** Whom to write to about it; undefined where the operator named nobody. */
export type Support = { supportEmail: string | undefined }

/** Tells whoever is suspended why, and where they can answer. */
export function refuseIfSuspended({ suspensionReason }: Suspended, { supportEmail }: Support) {
  if (suspensionReason === null) return
  const where =
    supportEmail === undefined ? 'Please write to support.' : `Please write to ${supportEmail}.`
  throw new Problem('account_suspended', {
    detail: `This account is suspended: ${suspensionReason} ${where}`,
  })
}

/** The same before a session is opened. */
export async function refuseSuspendedPerson(
  db: Database,
  { issuer, subject, ...support }: { issuer: string; subject: string } & Support,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('suspensionReason')
    .where('identityIssuer', '=', issuer)
    .where('identitySubject', '=', subject)
    .executeTakeFirst()
  if (user !== undefined) refuseIfSuspended(user, support)
}
