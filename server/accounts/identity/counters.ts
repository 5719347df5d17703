import { createHash } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import type { Clock } from '#server/platform/clock.ts'

export type Window = { max: number; windowMs: number }

export type Counters = ReturnType<typeof counters>

/** Counts in the database, so that all processes count together and a restart forgets nothing. */
export function counters(db: Database, clock: Clock) {
  return {
    /** Counts one more. Answers 0 when that was allowed, else how many milliseconds to wait. */
    async take(name: string, { max, windowMs }: Window): Promise<number> {
      const key = keyOf(name)
      const now = clock.now()
      const fresh = { taken: 1, endsAt: new Date(now.getTime() + windowMs) }
      // One statement: parallel tries cannot slip through between a look and a count.
      const counted = await db
        .insertInto('attemptCounts')
        .values({ key, ...fresh })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet((eb) => {
              const isOver = eb('attemptCounts.endsAt', '<=', now)
              return {
                taken: eb
                  .case()
                  .when(isOver)
                  .then(1)
                  .else(eb('attemptCounts.taken', '+', 1))
                  .end(),
                endsAt: eb
                  .case()
                  .when(isOver)
                  .then(fresh.endsAt)
                  .else(eb.ref('attemptCounts.endsAt'))
                  .end(),
              }
            })
            .where((eb) =>
              eb.or([eb('attemptCounts.endsAt', '<=', now), eb('attemptCounts.taken', '<', max)]),
            ),
        )
        .returning('key')
        .executeTakeFirst()
      return counted === undefined ? waitMs(db, { key, now }) : 0
    },

    async giveBack(name: string): Promise<void> {
      await db
        .updateTable('attemptCounts')
        .set((eb) => ({ taken: eb('taken', '-', 1) }))
        .where('key', '=', keyOf(name))
        .where('taken', '>', 0)
        .execute()
    },

    /** Remembers something for a while; doing so again begins the while anew. */
    async remember(name: string, forMs: number): Promise<void> {
      const endsAt = new Date(clock.now().getTime() + forMs)
      await db
        .insertInto('attemptCounts')
        .values({ key: keyOf(name), taken: 0, endsAt })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ endsAt }))
        .execute()
    },

    async remembers(name: string): Promise<boolean> {
      const found = await db
        .selectFrom('attemptCounts')
        .select('key')
        .where('key', '=', keyOf(name))
        .where('endsAt', '>', clock.now())
        .executeTakeFirst()
      return found !== undefined
    },
  }
}

export async function sweepCounters(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('attemptCounts').where('endsAt', '<=', now).execute()
}

async function waitMs(db: Database, { key, now }: { key: string; now: Date }): Promise<number> {
  const found = await db
    .selectFrom('attemptCounts')
    .select('endsAt')
    .where('key', '=', key)
    .executeTakeFirst()
  // It may have run out, or been given back, in this very moment.
  return Math.max(1, (found?.endsAt.getTime() ?? 0) - now.getTime())
}

// Names hold email and network addresses; the table need not.
function keyOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url')
}
