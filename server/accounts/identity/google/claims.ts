import { makeSecret, takeSecret } from '#server/accounts/identity/embedded/one-time-secrets.ts'
import type { Database } from '#server/database/database.ts'
import { GoogleClaims } from './google.ts'

/** How long a person may think about whose the account with their address is. */
export const CLAIM_MINUTES = 15

const PURPOSE = 'google-claim'

/** Keeps what Google has just vouched for; answers the secret that ties it to this browser. */
export function keepClaims(
  db: Database,
  { claims, now }: { claims: GoogleClaims; now: Date },
): Promise<string> {
  const value = JSON.stringify(claims)
  return makeSecret(db, { purpose: PURPOSE, value, minutes: CLAIM_MINUTES, now })
}

export async function takeClaims(
  db: Database,
  { secret, now }: { secret: string; now: Date },
): Promise<GoogleClaims | null> {
  const taken = await takeSecret(db, { purpose: PURPOSE, secret, now })
  return taken === null ? null : GoogleClaims.parse(JSON.parse(taken))
}
