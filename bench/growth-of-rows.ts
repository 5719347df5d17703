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

// One seller of fifty has 20, 200, 2,000 and 20,000 listings. Asked of the database by our own
// functions, without HTTP: what grows with the rows is there.
const ASKED: Record<string, (db: Database) => Promise<unknown>> = {
  list: (db) => listingsPage(db, LOOKING),
  page: (db) => listingsPage(db, { ...LOOKING, sort: 'title-asc' }),
  search: (db) => listingsPage(db, { ...LOOKING, search: 'no such thing' }),
  generate: async (db) => {
    const key = randomUUID()
    const outcome = await hold(db, { userId: WRITER, idempotencyKey: key, requestHash: key })
    if (outcome.state !== 'held') throw new Error('A new key is never captured already')
    await capture(db, outcome.hold, (tx) =>
      storeListing(tx, { userId: WRITER, input: aGeneratorInput(), writing: aWriting() }),
    )
  },
}
const LOOKING = { userId: 'seller-7', signal: new AbortController().signal }
let WRITER = ''

const postgres = await startPostgres('-c shared_buffers=2GB')
if (postgres === null) throw new Error('No PostgreSQL found')
process.env['TEST_DATABASE_URL'] = postgres.url
const most = Number(process.argv[2] ?? SIZES.at(-1))
const measured: Growth[] = []
for (const rows of SIZES.filter((size) => size <= most)) {
  const { db, close } = await testDatabase()
  await fill(db, { count: rows, sellers: SELLERS })
  WRITER = (await aMember(db, { credits: RUNS + 20 })).id
  await sql`VACUUM ANALYZE`.execute(db)
  const growth: Growth = { rows, p50: {}, p99: {} }
  for (const [name, ask] of Object.entries(ASKED)) {
    await timesOf(10, () => ask(db))
    const times = await timesOf(RUNS, () => ask(db))
    growth.p50[name] = percentile(times, 0.5)
    growth.p99[name] = percentile(times, 0.99)
  }
  console.log(JSON.stringify(growth))
  measured.push(growth)
  await close()
}
await postgres.stop()
await mkdir(PLOTS, { recursive: true })
const figures = { date: new Date().toISOString(), load: loadavg()[0], measured }
await writeFile(join(PLOTS, 'growth.json'), `${JSON.stringify(figures, null, 2)}\n`)
await drawPlots()
process.exit(0)
