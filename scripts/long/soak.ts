import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '#server/testing/random.ts'
import { audited } from './kills.ts'
import type { Row } from './row.ts'
import { Sellers } from './sellers.ts'
import { embeddedSite } from './site.ts'

/** From when on everything that a server loads once is loaded. */
const WARM_SHARE = 1 / 6
const MOST_GROWTH = 1.2
const LOOK_MS = 5000

export const soak: Row[] = [
  {
    part: 'soak',
    what: 'fifty people at work for half an hour, and the memory of the process (embedded)',
    isPatient: true,
    attempt: async ({ seed, asked }) => {
      const startedAt = performance.now()
      const site = await embeddedSite()
      const [server] = site.servers
      const sellers = await Sellers.start({
        people: 50,
        atOnce: 4,
        random: seededRandom(seed),
        origins: site.origins,
        restMs: 400,
      })
      const looks = Math.max(6, (asked * 60_000) / LOOK_MS)
      const sizes: number[] = []
      while (sizes.length < looks) {
        await pause(LOOK_MS)
        sizes.push(await megabytesOf(server?.pid ?? 0))
      }
      const minutes = (performance.now() - startedAt) / 60_000
      await sellers.stop()
      const { violations, note } = await audited(site, sellers, 10)
      const warm = middleOf(sizes.slice(Math.floor(looks * WARM_SHARE), Math.ceil(looks / 3)))
      const last = middleOf(sizes.slice(-Math.ceil(looks / 6)))
      const growth = `${warm.toFixed(0)} MB when warm, ${last.toFixed(0)} MB at the end`
      return {
        done: Math.floor(minutes),
        violations: [...violations, ...(last > warm * MOST_GROWTH ? [`it grew: ${growth}`] : [])],
        note: `${growth}; ${note}`,
      }
    },
  },
]

async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024
}

function middleOf(sizes: number[]): number {
  return sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? Number.NaN
}
