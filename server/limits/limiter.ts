import type { Database } from '#server/database/database.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import { counters } from './counters.ts'
import { type Limit, LIMITS } from './limits.ts'

export type LimitName = keyof typeof LIMITS

export type Limiter = ReturnType<typeof limiter>

/** More than this are forgotten, the oldest first. */
const REFUSED_MAX = 10_000

/** Counts what somebody does against its limit, for all processes together. */
export function limiter(db: Database, clock: Clock) {
  const counted = counters(db, clock)
  /** Until when, in milliseconds. */
  const refused = new Map<string, number>()

  async function waitMs({ max, windowMs }: Limit, name: string): Promise<number> {
    const now = clock.now().getTime()
    const known = (refused.get(name) ?? 0) - now
    if (known > 0) return known
    const wait = await counted.take(name, { max, windowMs })
    refused.delete(name)
    if (wait > 0) refused.set(name, now + wait)
    const [oldest] = refused.keys()
    if (refused.size > REFUSED_MAX && oldest !== undefined) refused.delete(oldest)
    return wait
  }

  return {
    /** Counts before it is done, so that parallel ones cannot slip through; refuses one too many. */
    take: async (name: LimitName, who: string): Promise<void> => {
      const limit = LIMITS[name]
      refuse(limit, await counted.take(`${name} ${who}`, limit))
    },
    /**
     * The same for a limit whose number is a setting, and of which nothing is given back: who was
     * refused is refused again until that time is over without a look at the database.
     */
    takeOf: async (limit: Limit, name: string): Promise<void> =>
      refuse(limit, await waitMs(limit, name)),
    /** What was counted should not count. */
    giveBack: (name: LimitName, who: string): Promise<void> => counted.giveBack(`${name} ${who}`),
  }
}

function refuse({ code, detail }: Limit, waitMs: number): void {
  if (waitMs === 0) return
  const retryAfterSeconds = Math.ceil(waitMs / 1000)
  throw new Problem(code, { retryAfterSeconds, ...(detail !== undefined && { detail }) })
}
