import * as z from 'zod/mini'
import { makeSecret, takeSecret } from '#server/accounts/identity/embedded/one-time-secrets.ts'
import type { Database } from '#server/database/database.ts'
import { Departure } from './google.ts'

/** How long a person may take at Google. */
export const DEPARTURE_MINUTES = 15

const PURPOSE = 'google-sign-in'

const Kept = z.object({ departure: Departure, page: z.string() })
type Kept = z.infer<typeof Kept>

/** Keeps what coming back will need; answers the secret that ties it to this browser. */
export function keepDeparture(
  db: Database,
  { kept, now }: { kept: Kept; now: Date },
): Promise<string> {
  const value = JSON.stringify(kept)
  return makeSecret(db, { purpose: PURPOSE, value, minutes: DEPARTURE_MINUTES, now })
}

/** Answers it once: whoever comes back a second time has nothing to come back to. */
export async function takeDeparture(
  db: Database,
  { secret, now }: { secret: string; now: Date },
): Promise<Kept | null> {
  const taken = await takeSecret(db, { purpose: PURPOSE, secret, now })
  return taken === null ? null : Kept.parse(JSON.parse(taken))
}
