import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Database } from '#server/database/database.ts'
import { Departure } from './google.ts'

/** How long a person may take at Google. */
export const DEPARTURE_MINUTES = 15

/** Tells these rows from the other things that are verified. */
const PURPOSE = 'google-sign-in'

const MINUTE_MS = 60_000

const Kept = z.object({ departure: Departure, page: z.string() })
type Kept = z.infer<typeof Kept>

/** Keeps what coming back will need; answers the secret that ties it to this browser. */
export async function keepDeparture(
  db: Database,
  { kept, now }: { kept: Kept; now: Date },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db
    .insertInto('identityVerifications')
    .values({
      id: idOf(secret),
      identifier: PURPOSE,
      value: JSON.stringify(kept),
      expiresAt: new Date(now.getTime() + DEPARTURE_MINUTES * MINUTE_MS),
    })
    .execute()
  return secret
}

/** Answers it once: whoever comes back a second time has nothing to come back to. */
export async function takeDeparture(
  db: Database,
  { secret, now }: { secret: string; now: Date },
): Promise<Kept | null> {
  const taken = await db
    .deleteFrom('identityVerifications')
    .where('id', '=', idOf(secret))
    .where('identifier', '=', PURPOSE)
    .returning(['value', 'expiresAt'])
    .executeTakeFirst()
  if (taken === undefined || taken.expiresAt <= now) return null
  return Kept.parse(JSON.parse(taken.value))
}

/** Forgets those who did not come back. */
export async function sweepDepartures(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('identityVerifications')
    .where('identifier', '=', PURPOSE)
    .where('expiresAt', '<=', now)
    .execute()
}

function idOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
