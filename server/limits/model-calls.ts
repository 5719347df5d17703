import type { Database } from '#server/database/database.ts'
import type { Clock } from '#server/platform/clock.ts'
import { counters } from './counters.ts'
import { LIMITS_BY_SETTING } from './limits.ts'

const { windowMs } = LIMITS_BY_SETTING.modelCalls

/** Counts calls of the model until midnight UTC, so that a fault or an abuser cannot spend without end. */
export function modelCalls(max: number, { db, clock }: { db: Database; clock: Clock }) {
  const counted = counters(db, clock)
  return {
    /** Takes one call of today's. Answers 0, or how many milliseconds it is until there are more. */
    take: (): Promise<number> => {
      const now = clock.now().getTime()
      return counted.take('model calls', { max, windowMs: windowMs - (now % windowMs) })
    },
  }
}
