import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { capture, hold } from '#server/credits/ledger.ts'
import type { Database } from '#server/database/database.ts'
import { storeListing } from '#server/listings/library.ts'
import { listingsPage } from '#server/listings/listing-pages.ts'
import { testDatabase } from '#server/testing/database.ts'
import { aGeneratorInput, aMember, aWriting } from '#server/testing/people.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { fill } from './listing-pages.ts'
import { percentile, timesOf } from './measure.ts'
import { drawPlots, type Growth, PLOTS } from './plot.ts'

const SIZES = [1000, 10_000, 100_000, 1_000_000]
const SELLERS = 50
const RUNS = 200

// One seller of fifty has 20, 200, 2,000 and 20,000 listings, and a page has 20: as long at each
// size. Asked of the database by our own functions, without HTTP: what grows with the rows is there.
const ASKED: Record<string, (db: Database, writer: string) => Promise<unknown>> = {
  list: (db) => listingsPage(db, LOOKING),
  page: (db) => listingsPage(db, { ...LOOKING, sort: 'title-asc' }),
  search: (db) => listingsPage(db, { ...LOOKING, search: 'no such thing' }),
  generate: async (db, writer) => {
    const key = randomUUID()
    const outcome = await hold(db, { userId: writer, idempotencyKey: key, requestHash: key })
    if (outcome.state !== 'held') throw new Error('A new key is never captured already')
    await capture(db, outcome.hold, (tx) =>
      storeListing(tx, { userId: writer, input: aGeneratorInput(), writing: aWriting() }),
    )
  },
}
const LOOKING = { userId: 'seller-7', limit: 20, signal: new AbortController().signal }

const postgres = await startPostgres('-c shared_buffers=2GB')
if (postgres === null) throw new Error('No PostgreSQL found')
process.env['TEST_DATABASE_URL'] = postgres.url
const most = Number(process.argv[2] ?? SIZES.at(-1))
const shops = await Promise.all(SIZES.filter((size) => size <= most).map(shopOf))
// Turn by turn, each as often before it counts: what is asked first pays for what is compiled.
for (const [name, ask] of Object.entries(ASKED)) {
  for (let run = -RUNS; run < RUNS; run += 1)
    for (const { db, writer, times } of shops) {
      const took = await timesOf(1, () => ask(db, writer))
      if (run >= 0) (times[name] ??= []).push(...took)
    }
}
const measured = shops.map(({ rows, times }): Growth => {
  const share = (part: number) =>
    Object.fromEntries(
      Object.entries(times).map(([name, all]) => [
        name,
        percentile(
          all.toSorted((a, b) => a - b),
          part,
        ),
      ]),
    )
  return { rows, p50: share(0.5), p99: share(0.99) }
})
for (const growth of measured) console.log(JSON.stringify(growth))
await Promise.all(shops.map(({ close }) => close()))
await postgres.stop()
await mkdir(PLOTS, { recursive: true })
const figures = { date: new Date().toISOString(), load: loadavg()[0], measured }
await writeFile(join(PLOTS, 'growth.json'), `${JSON.stringify(figures, null, 2)}\n`)
await drawPlots()
process.exit(0)

async function shopOf(rows: number) {
  const { db, close } = await testDatabase()
  await fill(db, { count: rows, sellers: SELLERS })
  const { id: writer } = await aMember(db, { credits: 2 * RUNS + 20 })
  await sql`VACUUM ANALYZE`.execute(db)
  const times: Record<string, number[]> = {}
  return { rows, db, close, writer, times }
}
