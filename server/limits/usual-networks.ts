import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { deleteInPortions } from '#server/database/portions.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashedKey } from './hashed-key.ts'

/** A network stays a person's own for this long after they signed in there. */
const USUAL_MS = 90 * 24 * 60 * 60_000

type Place = { email: string; network: string }

/** From where the right password came: hashes of an address and its network together. */
export function usualNetworks(db: Database, clock: Clock) {
  return {
    /** Doing so again begins the while anew. */
    remember: async (place: Place): Promise<void> => {
      const endsAt = new Date(clock.now().getTime() + USUAL_MS)
      await db
        .insertInto('usualNetworks')
        .values({ key: keyOf(place), endsAt })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ endsAt }))
        .execute()
    },

    has: async (place: Place): Promise<boolean> => {
      const found = await db
        .selectFrom('usualNetworks')
        .select('key')
        .where('key', '=', keyOf(place))
        .where('endsAt', '>', clock.now())
        .executeTakeFirst()
      return found !== undefined
    },
  }
}

export async function sweepUsualNetworks(db: Database, now: Date): Promise<void> {
  const isDue = sql<boolean>`ends_at <= ${now}`
  await deleteInPortions(db, { table: 'usualNetworks', isDue, by: 'endsAt' })
}

function keyOf({ email, network }: Place): string {
  return hashedKey(`usual ${network} ${email}`)
}
