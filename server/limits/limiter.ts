import type { Database } from '#server/database/database.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import { counters } from './counters.ts'
import { type Limit, LIMITS } from './limits.ts'

export type LimitName = keyof typeof LIMITS

export type Limiter = ReturnType<typeof limiter>

/** Counts what somebody does against its limit, for all processes together. */
export function limiter(db: Database, clock: Clock) {
  const counted = counters(db, clock)
  async function takeOf({ code, detail, ...window }: Limit, name: string): Promise<void> {
    const waitMs = await counted.take(name, window)
    if (waitMs === 0) return
    const retryAfterSeconds = Math.ceil(waitMs / 1000)
    throw new Problem(code, { retryAfterSeconds, ...(detail !== undefined && { detail }) })
  }

  return {
    /** Counts before it is done, so that parallel ones cannot slip through; refuses one too many. */
    take: (name: LimitName, who: string): Promise<void> => takeOf(LIMITS[name], `${name} ${who}`),
    /** The same for a limit whose number is a setting. */
    takeOf,
    /** What was counted should not count. */
    giveBack: (name: LimitName, who: string): Promise<void> => counted.giveBack(`${name} ${who}`),
  }
}
