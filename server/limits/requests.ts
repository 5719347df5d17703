import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import { LIMITS_BY_SETTING } from './limits.ts'
import { networkOf } from './network.ts'

/** More networks than this are forgotten, the oldest first: an attacker has addresses without end. */
const NETWORKS_MAX = 10_000

/** The part of the limit that a process counts for itself before it asks the database. */
const SHARE = 0.1

/** What the database knows of a network once it was told of more requests. */
export type TellRequests = (
  network: string,
  more: { count: number; windowMs: number },
) => Promise<{ taken: number; endsAt: Date }>

export type CountedRequest = { remaining: number; endsInSeconds: number; refusal: Problem | null }

type Options = { max: number; clock: Clock; tell: TellRequests }

const { windowMs, code } = LIMITS_BY_SETTING.requestsFromOneNetwork

type Tally = {
  /** Of all processes, when the database was last asked. */
  known: number
  /** Counted here since, or on its way to the database. */
  untold: number
  endsAtMs: number
  telling: Promise<void> | null
}

/**
 * Counts the requests of each network, near the limit for all processes together: a process lets at
 * most a tenth of the limit through before it tells the database and hears of the others. So one
 * request in that many waits for the database, and a network that stays below it costs nothing.
 */
export function requestLimit({ max, clock, tell }: Options) {
  const tallies = new Map<string, Tally>()
  const share = Math.ceil(max * SHARE)

  function tallyOf(network: string, now: number): Tally {
    const known = tallies.get(network)
    if (known !== undefined && known.endsAtMs > now) return known
    const fresh = { known: 0, untold: 0, endsAtMs: now + windowMs, telling: null }
    tallies.delete(network)
    tallies.set(network, fresh)
    const [oldest] = tallies.keys()
    if (tallies.size > NETWORKS_MAX && oldest !== undefined) tallies.delete(oldest)
    return fresh
  }

  async function tellAll(network: string, tally: Tally): Promise<void> {
    const count = tally.untold
    try {
      const untilMs = Math.max(1, tally.endsAtMs - clock.now().getTime())
      const { taken, endsAt } = await tell(network, { count, windowMs: untilMs })
      tally.known = taken
      tally.endsAtMs = endsAt.getTime()
    } catch {
      // Without its database a process goes by what it counted itself.
      tally.known += count
    }
    tally.untold -= count
    tally.telling = null
  }

  /** Counts one request from this address, whatever comes of it. */
  return async (address: string): Promise<CountedRequest> => {
    const network = networkOf(address)
    const now = clock.now().getTime()
    const tally = tallyOf(network, now)
    const counted = (isRefused: boolean): CountedRequest => {
      const endsInSeconds = Math.max(1, Math.ceil((tally.endsAtMs - now) / 1000))
      const remaining = Math.max(0, max - tally.known - tally.untold)
      const refusal = isRefused ? new Problem(code, { retryAfterSeconds: endsInSeconds }) : null
      return { remaining, endsInSeconds, refusal }
    }
    if (tally.known + tally.untold >= max) return counted(true)
    tally.untold += 1
    while (tally.untold >= share) await (tally.telling ??= tellAll(network, tally))
    return counted(tally.known + tally.untold > max)
  }
}
