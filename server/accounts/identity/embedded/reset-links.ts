import { RESET_LINK_MINUTES } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { dropSecrets, isGoodSecret, makeSecret, takeSecret } from './one-time-secrets.ts'

const PURPOSE = 'reset-password'

type Opened = { secret: string; now: Date }

export async function makeResetLink(
  db: Database,
  { personId, origin, now }: { personId: string; origin: string; now: Date },
): Promise<string> {
  const made = { purpose: PURPOSE, value: personId, minutes: RESET_LINK_MINUTES, now } as const
  // After the #, which browsers send to no server: the secret reaches no log and no other site.
  return `${origin}${PAGES.resetPassword}#${await makeSecret(db, made)}`
}

/** Whether the link would work now. Asked before the new password is hashed, which takes its time. */
export function isResetLink(db: Database, opened: Opened): Promise<boolean> {
  return isGoodSecret(db, { purpose: PURPOSE, ...opened })
}

/** Takes the secret of a link, once, and answers whose it is. */
export function takeResetLink(tx: Transaction, opened: Opened): Promise<string | null> {
  return takeSecret(tx, { purpose: PURPOSE, ...opened })
}

/** No link outlives the password that it was asked for. */
export function dropResetLinks(tx: Transaction, personId: string): Promise<void> {
  return dropSecrets(tx, { purpose: PURPOSE, value: personId })
}
