import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '#server/testing/random.ts'
import { audited } from './kills.ts'
import { type Finding, NO_POSTGRES, type Row } from './row.ts'
import { Sellers } from './sellers.ts'
import { embeddedSite, sharedSite, type Site } from './site.ts'

/** A supervisor waits half a minute before it kills. */
const MOST_SECONDS = 30

export const stops: Row[] = [
  {
    part: 'stops',
    what: 'SIGTERM under load ends with 0, and nothing acknowledged is lost (embedded)',
    attempt: async (wanted) => stopped(await embeddedSite(), wanted),
  },
  {
    part: 'stops',
    what: 'SIGTERM of one of two processes under load (PostgreSQL)',
    attempt: async (wanted) => {
      const database = await wanted.postgres()
      return database === null ? NO_POSTGRES : stopped(await sharedSite(database.url, 2), wanted)
    },
  },
]

type Wanted = { seed: number; asked: number }

async function stopped(site: Site, { seed, asked }: Wanted): Promise<Finding> {
  const random = seededRandom(seed)
  const sellers = await Sellers.start({ people: 12, atOnce: 6, random, origins: site.origins })
  const wrong: string[] = []
  let slowest = 0
  let done = 0
  for (; done < asked; done += 1) {
    await sellers.until(sellers.witness.answers + 10)
    await pause(random() * 500)
    const server = site.servers[done % site.servers.length]
    const startedAt = performance.now()
    const code = await server?.end('SIGTERM')
    const seconds = (performance.now() - startedAt) / 1000
    slowest = Math.max(slowest, seconds)
    if (code !== 0) wrong.push(`stop ${done + 1} ended with ${code}`)
    if (seconds > MOST_SECONDS) wrong.push(`stop ${done + 1} took ${seconds.toFixed(1)} s`)
    await server?.restart()
  }
  await sellers.stop()
  const { violations, note } = await audited(site, sellers, 10 * asked)
  return {
    done,
    violations: [...wrong, ...violations],
    note: `the slowest stop took ${slowest.toFixed(1)} s; ${note}`,
  }
}
