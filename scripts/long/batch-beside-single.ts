import { setTimeout as pause } from 'node:timers/promises'
import { BATCH, batchRoutes } from '#contract/batches/batches.ts'
import { listingRoutes } from '#contract/listings.ts'
import { adjust } from '#server/credits/adjust.ts'
import { aGeneratorInput } from '#server/testing/people.ts'
import type { Person } from '../demo/person.ts'
import { type Finding, NO_POSTGRES, type Row } from './row.ts'
import { arrive } from './sellers.ts'
import { embeddedSite, sharedSite, type Site } from './site.ts'

const REST_MS = 100
const TIMES_AS_LONG_MAX = 2
const WHAT = 'a single listing beside the batches of two other sellers waits at most twice as long'

export const besideBatches: Row[] = [
  {
    part: 'batches',
    what: `${WHAT} (embedded)`,
    attempt: async ({ asked }) => measured(await embeddedSite(), asked),
  },
  {
    part: 'batches',
    what: `${WHAT} (PostgreSQL, two processes)`,
    attempt: async ({ asked, postgres }) => {
      const database = await postgres()
      return database === null ? NO_POSTGRES : measured(await sharedSite(database.url, 2), asked)
    },
  },
]

/** So many single listings are timed before the batches run, and as many while they do. */
async function measured(site: Site, asked: number): Promise<Finding> {
  try {
    const [ana, ben, carl] = await arrive(site.origins()[0] ?? '', 3)
    if (!ana || !ben || !carl) throw new Error('Three people were to arrive')
    await giveCredits(site, [ana, ben, carl])
    // What is loaded with the first listing is not waited for by any other.
    await times(carl, 5)
    const alone = await times(carl, asked)
    const batches = await Promise.all(
      [ana, ben].map(async (one) => ({ one, id: await start(one) })),
    )
    const beside = await times(carl, asked)
    const left = await Promise.all(
      batches.map(async ({ one, id }) => {
        const { rows } = await one.call(batchRoutes.getBatch, { params: { id } })
        return rows
      }),
    )
    const ratio = middle(beside) / middle(alone)
    const violations = [
      ...(ratio > TIMES_AS_LONG_MAX ? [`It waits ${ratio.toFixed(2)} times as long`] : []),
      ...left.flatMap(({ waiting, written }) => [
        ...(waiting === 0 ? ['A batch was over before the last single listing'] : []),
        ...(written === 0 ? ['A batch stood still beside single listings'] : []),
      ]),
    ]
    const rows = left.map(({ written }) => written).join(' and ')
    return {
      done: beside.length,
      violations,
      note: `median ${middle(alone).toFixed(0)} ms alone, ${middle(beside).toFixed(0)} ms beside (${ratio.toFixed(2)} times); slowest ${Math.max(...alone).toFixed(0)} and ${Math.max(...beside).toFixed(0)} ms; ${rows} rows written meanwhile`,
    }
  } finally {
    await site.close()
  }
}

/** The embedded database has one process at a time. */
async function giveCredits(site: Site, people: Person[]): Promise<void> {
  for (const server of site.servers) await server.end('SIGTERM')
  await site.onDatabase(async (db) => {
    const all = await db.selectFrom('users').select(['id', 'email']).execute()
    for (const { id, email } of all)
      if (people.some((person) => person.email === email))
        await adjust(db, { userId: id, credits: 2 * BATCH.rowsMax, actorId: id })
  })
  for (const server of site.servers) await server.restart()
}

async function start({ call }: Person): Promise<string> {
  const { id } = await call(batchRoutes.createBatch, { body: { name: 'Beside' } })
  const params = { id }
  const rows = Array.from({ length: BATCH.rowsMax }, (_, index) => ({
    number: index + 2,
    input: aGeneratorInput({ listingTitle: `Mug ${index + 1}` }),
  }))
  for (let from = 0; from < rows.length; from += BATCH.rowsAtOnceMax)
    await call(batchRoutes.addBatchRows, {
      params,
      body: { rows: rows.slice(from, from + BATCH.rowsAtOnceMax) },
    })
  await call(batchRoutes.startBatch, { params, body: { rows: rows.length } })
  return id
}

/** How long each of so many listings takes, one after the other, in milliseconds. */
async function times({ call }: Person, count: number): Promise<number[]> {
  const taken: number[] = []
  while (taken.length < count) {
    await pause(REST_MS)
    const startedAt = performance.now()
    await call(listingRoutes.generateListing, { body: aGeneratorInput() })
    taken.push(performance.now() - startedAt)
  }
  return taken
}

function middle(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
