import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Listing } from '#contract/listings.ts'
import { routes } from '#contract/routes.ts'
import { aGeneratorInput } from '#server/testing/people.ts'
import { seededRandom } from '#server/testing/random.ts'
import { run } from '../run.ts'
import { audited } from './kills.ts'
import type { Finding, NotReached, Row } from './row.ts'
import { arrive, Sellers } from './sellers.ts'
import { send } from './send.ts'
import { embeddedSite } from './site.ts'

const MEGABYTES = 120

export const diskFull: Row[] = [
  {
    part: 'disk',
    what: 'the disk is full: what fits is written, the rest refused, all is read, and it goes on when there is space (embedded)',
    attempt: async (wanted) => {
      const folder = await mkdtemp(join(tmpdir(), 'listwright-small-'))
      const mounted = await run(
        'mount',
        ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'none', folder],
        { isQuiet: true },
      )
      try {
        if (mounted.exitCode !== 0)
          return { reason: `Nobody but root may mount a small disk: ${mounted.output.trim()}` }
        return await filled(folder, wanted)
      } finally {
        await run('umount', [folder], { isQuiet: true })
        await rm(folder, { recursive: true, force: true })
      }
    },
  },
]

type Wanted = { seed: number; asked: number }

async function filled(folder: string, { seed, asked }: Wanted): Promise<Finding | NotReached> {
  const site = await embeddedSite(folder)
  const origin = site.origins()[0] ?? ''
  const sellers = await Sellers.start({
    people: 4,
    atOnce: 2,
    random: seededRandom(seed),
    origins: site.origins,
  })
  await sellers.until(10)
  const [person] = await arrive(origin, 1)
  const token = person?.token ?? ''
  const { bavail, bsize } = await statfs(folder)
  const filler = join(folder, 'filler')
  await writeFile(filler, Buffer.alloc(bavail * bsize, 'x')).catch(() => {})

  const writes: number[] = []
  const reads: number[] = []
  for (let tries = 0; tries < asked; tries += 1) {
    const body = aGeneratorInput()
    const written = await send(origin, routes.generateListing, { token, body })
    writes.push(written?.status ?? 0)
    // What was acknowledged while nothing fitted has to be there as well.
    if (written?.status === 200) sellers.witness.listings.set(Listing.parse(written.body).id, 0)
    reads.push((await send(origin, routes.listListings, { token }))?.status ?? 0)
  }
  await rm(filler)
  const answered = sellers.witness.answers
  const startedAt = performance.now()
  await sellers.until(answered + 5, 60)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const isBack = sellers.witness.answers > answered
  await sellers.stop()
  const { violations, note } = await audited(site, sellers, 15)
  return {
    done: writes.filter((status) => [200, 402, 429, 503].includes(status)).length,
    violations: [
      ...(writes.includes(503) ? [] : ['the disk was never full for a listing']),
      ...reads.flatMap((status) => (status === 200 ? [] : [`a read was answered ${status}`])),
      ...(isBack ? [] : ['nothing is written though there is space again']),
      ...violations,
    ],
    note: `writes answered ${told(writes)}, reads ${told(reads)}; five things written within ${seconds} s of space; ${note}`,
  }
}

function told(statuses: number[]): string {
  const counts = Map.groupBy(statuses, (status) => status)
  return [...counts].map(([status, all]) => `${all.length} times ${status}`).join(', ')
}
