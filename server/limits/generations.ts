import type { Database } from '#server/database/database.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { limiter } from './limiter.ts'
import { LIMITS_BY_SETTING } from './limits.ts'
import { networkOf } from './network.ts'

const { generationsOfOnePerson, generationsFromOneNetwork } = LIMITS_BY_SETTING

type Asking = { userId: string; address: string }

/**
 * Counts listings when they are asked for, whatever comes of them: one that fails is not paid, and
 * keeps the writer as busy as another. Refuses with too_many_requests.
 */
export function generationLimit(
  config: Pick<
    Config,
    (typeof generationsOfOnePerson)['max'] | (typeof generationsFromOneNetwork)['max']
  >,
  { db, clock }: { db: Database; clock: Clock },
) {
  const limits = limiter(db, clock)
  const ofPerson = { ...generationsOfOnePerson, max: config[generationsOfOnePerson.max] }
  const ofNetwork = { ...generationsFromOneNetwork, max: config[generationsFromOneNetwork.max] }
  return async ({ userId, address }: Asking): Promise<void> => {
    // The person first: who has used up their own takes nothing from the neighbours.
    await limits.takeOf(ofPerson, `generations of ${userId}`)
    await limits.takeOf(ofNetwork, `generations from ${networkOf(address)}`)
  }
}
