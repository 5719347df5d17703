import { sql } from 'kysely'
import { builtOnce, type PlaceOf } from '#server/database/built-once.ts'
import type { Database } from '#server/database/database.ts'
import { deleteInPortions } from '#server/database/portions.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashedKey } from './hashed-key.ts'

export type Window = { max: number; windowMs: number }

/** How often it was done by now, this time included; or how long to wait, because it was too often. */
export type Taken = { state: 'taken'; taken: number } | { state: 'refused'; waitMs: number }

/** As much as the column holds. */
const NO_MAX = 2 ** 31 - 1

/** Counts in the database, so that all processes count together and a restart forgets nothing. */
export function counters(db: Database, clock: Clock) {
  return {
    /** Counts one more. Answers 0 when that was allowed, else how many milliseconds to wait. */
    async take(name: string, window: Window): Promise<number> {
      const outcome = await takeMany(db, { ...window, name, now: clock.now(), count: 1 })
      return outcome.state === 'refused' ? outcome.waitMs : 0
    },

    /** Counts several more at once; the last ones may go beyond the limit. */
    takeMany: (name: string, window: Window & { count: number }): Promise<Taken> =>
      takeMany(db, { ...window, name, now: clock.now() }),

    /** How often it was done in the time that counts now. */
    async taken(name: string): Promise<number> {
      const found = await db
        .selectFrom('attemptCounts')
        .select('taken')
        .where('key', '=', hashedKey(name))
        .where('endsAt', '>', clock.now())
        .executeTakeFirst()
      return found?.taken ?? 0
    },

    /** Counts what has happened already. Answers how often it has now, and until when that counts. */
    async add(
      name: string,
      { count, windowMs }: { count: number; windowMs: number },
    ): Promise<{ taken: number; endsAt: Date }> {
      const key = hashedKey(name)
      const now = clock.now()
      const counted = await countUp(db, { key, now, count, max: NO_MAX, windowMs })
      return counted ?? { taken: NO_MAX, endsAt: now }
    },

    async giveBack(name: string): Promise<void> {
      await db
        .updateTable('attemptCounts')
        .set((eb) => ({ taken: eb('taken', '-', 1) }))
        .where('key', '=', hashedKey(name))
        .where('taken', '>', 0)
        .execute()
    },
  }
}

export async function sweepCounters(db: Database, now: Date): Promise<void> {
  const isDue = sql<boolean>`ends_at <= ${now}`
  await deleteInPortions(db, { table: 'attemptCounts', isDue, by: 'endsAt' })
}

type Many = Window & { name: string; now: Date; count: number }

async function takeMany(db: Database, { name, ...more }: Many): Promise<Taken> {
  const { now, max, windowMs } = more
  if (max === 0) return { state: 'refused', waitMs: windowMs }
  const key = hashedKey(name)
  const counted = await countUp(db, { ...more, key })
  return counted === undefined
    ? { state: 'refused', waitMs: await waitMs(db, { key, now }) }
    : { state: 'taken', taken: counted.taken }
}

type More = Window & { key: string; now: Date; count: number }

async function countUp(db: Database, { windowMs, ...more }: More) {
  const endsAt = new Date(more.now.getTime() + windowMs)
  const [counted] = await countedUp(db, { ...more, endsAt })
  return counted
}

type Counting = Omit<More, 'windowMs'> & { endsAt: Date }

/** One statement: parallel tries cannot slip through between a look and a count. */
const countedUp = builtOnce((db, valueOf: PlaceOf<Counting>) =>
  db
    .insertInto('attemptCounts')
    .values({ key: valueOf('key'), taken: valueOf('count'), endsAt: valueOf('endsAt') })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => {
          const isOver = eb('attemptCounts.endsAt', '<=', valueOf('now'))
          const [more, end] = [eb.ref('excluded.taken'), eb.ref('excluded.endsAt')]
          const sum = eb('attemptCounts.taken', '+', more)
          return {
            taken: eb.case().when(isOver).then(more).else(sum).end(),
            endsAt: eb.case().when(isOver).then(end).else(eb.ref('attemptCounts.endsAt')).end(),
          }
        })
        .where((eb) =>
          eb.or([
            eb('attemptCounts.endsAt', '<=', valueOf('now')),
            eb('attemptCounts.taken', '<', valueOf('max')),
          ]),
        ),
    )
    .returning(['taken', 'endsAt']),
)

async function waitMs(db: Database, { key, now }: { key: string; now: Date }): Promise<number> {
  const found = await db
    .selectFrom('attemptCounts')
    .select('endsAt')
    .where('key', '=', key)
    .executeTakeFirst()
  // It may have run out, or been given back, in this very moment.
  return Math.max(1, (found?.endsAt.getTime() ?? 0) - now.getTime())
}
