import type { Database } from '#server/database/database.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { counters } from './counters.ts'
import { LIMITS_BY_SETTING } from './limits.ts'

const { windowMs, ofOnePerson, ofAll } = LIMITS_BY_SETTING.model

/** From this share of the day's allowance on, somebody should know. */
const WARNED_AT = 0.8

const SPENT = ['calls', 'tokens'] as const
type Spent = (typeof SPENT)[number]

/** Whose allowance is used up, and for how many milliseconds. */
export type UsedUp = { whose: 'person' | 'all'; waitMs: number }

type Surroundings = {
  db: Database
  clock: Clock
  /** Called once a day for calls and once for tokens, by one of the processes. */
  onNearlyUsedUp: (spent: { spent: Spent; taken: number; max: number }) => void
}

/**
 * What may be asked of the model until midnight UTC, in calls and in tokens: by each person, so that
 * nobody uses up what is everybody's, and by all, so that a fault cannot spend without end.
 */
export function modelAllowance(
  config: Pick<Config, (typeof ofOnePerson | typeof ofAll)[Spent]>,
  { db, clock, onNearlyUsedUp }: Surroundings,
) {
  const counted = counters(db, clock)
  const untilMidnightMs = () => windowMs - (clock.now().getTime() % windowMs)

  function warnAt({ spent, taken, count }: { spent: Spent; taken: number; count: number }) {
    const max = config[ofAll[spent]]
    const edge = max * WARNED_AT
    if (taken >= edge && taken - count < edge) onNearlyUsedUp({ spent, taken, max })
  }

  return {
    /** Takes one call with so many tokens. Answers null, or what stands in the way. */
    async take(userId: string, tokens: number): Promise<UsedUp | null> {
      // The person first: who has used up their own takes nothing from the others.
      const steps = [
        { whose: 'person', name: `of ${userId}`, max: ofOnePerson },
        { whose: 'all', name: 'of all', max: ofAll },
      ] as const
      for (const { whose, name, max } of steps) {
        for (const spent of SPENT) {
          const count = spent === 'calls' ? 1 : tokens
          const window = { max: config[max[spent]], windowMs: untilMidnightMs(), count }
          const outcome = await counted.takeMany(`model ${spent} ${name}`, window)
          if (outcome.state === 'refused') return { whose, waitMs: outcome.waitMs }
          if (whose === 'all') warnAt({ spent, taken: outcome.taken, count })
        }
      }
      return null
    },

    /** Counts tokens that a call turned out to cost beyond those it began with. */
    async add(userId: string, tokens: number): Promise<void> {
      const more = { count: tokens, windowMs: untilMidnightMs() }
      await counted.add(`model tokens of ${userId}`, more)
      const { taken } = await counted.add('model tokens of all', more)
      warnAt({ spent: 'tokens', taken, count: tokens })
    },

    /** How much of what is everybody's is left today. */
    left: async (): Promise<Record<Spent, number>> => {
      const leftOf = async (spent: Spent) =>
        Math.max(0, config[ofAll[spent]] - (await counted.taken(`model ${spent} of all`)))
      return { calls: await leftOf('calls'), tokens: await leftOf('tokens') }
    },
  }
}
