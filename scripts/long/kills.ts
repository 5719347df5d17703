import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '#server/testing/random.ts'
import { type Finding, NO_POSTGRES, type Row } from './row.ts'
import { Sellers } from './sellers.ts'
import { embeddedSite, sharedSite, type Site } from './site.ts'
import { faultsInBooks } from './witness.ts'

/** As many as an attack came to: 118 listings and 12 purchases; and 1,360 and 136. */
const ANSWERS = { embedded: 130, shared: 1496 }
const MOST_ALIVE_MS = 1200

export const kills: Row[] = [
  {
    part: 'kills',
    what: 'kill -9 at random while people write, edit and buy (embedded)',
    attempt: async ({ seed, asked }) =>
      killed(await embeddedSite(), {
        seed,
        asked,
        answers: ANSWERS.embedded,
        people: 12,
        atOnce: 4,
      }),
  },
  {
    part: 'kills',
    what: 'kill -9 at random of one of two processes (PostgreSQL)',
    attempt: async ({ seed, asked, postgres }) => {
      const database = await postgres()
      if (database === null) return NO_POSTGRES
      return killed(await sharedSite(database.url, 2), {
        seed,
        asked,
        answers: ANSWERS.shared,
        // Whoever has four listings on their way in dead processes waits for the end of a lease.
        people: 80,
        atOnce: 8,
      })
    },
  },
]

type Wanted = { seed: number; asked: number; answers: number; people: number; atOnce: number }

async function killed(site: Site, { seed, asked, ...wanted }: Wanted): Promise<Finding> {
  const random = seededRandom(seed)
  const { people, atOnce } = wanted
  const sellers = await Sellers.start({ people, atOnce, random, origins: site.origins })
  let done = 0
  try {
    for (; done < asked; done += 1) {
      // Sometimes it has hardly begun, and dies while it is still putting things in order.
      await pause(random() * MOST_ALIVE_MS)
      await site.servers[done % site.servers.length]?.restart('SIGKILL')
    }
    // A machine that is slow with starting had people wait more than write.
    await sellers.until(wanted.answers)
  } finally {
    await sellers.stop()
  }
  return { done, ...(await audited(site, sellers, wanted.answers)) }
}

/** What became of everything that was acknowledged; the processes are ended for it. */
export async function audited(
  site: Site,
  { witness, told }: Sellers,
  answers: number,
): Promise<Pick<Finding, 'violations' | 'note'>> {
  for (const server of site.servers) await server.end('SIGTERM')
  const lost = await site.onDatabase((db) => witness.lost(db))
  const broken = await site.onDatabase(faultsInBooks)
  await site.close()
  const few = witness.answers < answers ? [`only ${witness.told}, fewer than ${answers}`] : []
  return {
    violations: [...lost, ...broken, ...few],
    note: `${witness.told}, ${lost.length} lost; books: ${broken.length} faults; answers ${told}`,
  }
}
