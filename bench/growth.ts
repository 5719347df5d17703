import { mkdir, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { machineOf } from '../scripts/long/machine.ts'
import { type Postgres, startPostgres } from '../scripts/postgres.ts'
import { costOfBooks, costsOfCalls, costsOfSearch } from './growth/calls.ts'
import { fill, type Filled } from './growth/fill.ts'
import { PARTS, whileCut } from './growth/layouts.ts'
import { type Retention, retention } from './growth/retention.ts'
import { openShop, type Cost } from './growth/shop.ts'
import { type Size, sizes } from './growth/sizes.ts'
import { booksTable, callsTable, partsTable, retentionTable, sizesTable } from './growth/tables.ts'

// What a longer history costs: the disk, each call, the look at the books, and forgetting what has run out.
// npm run growth -- --listings 10000,100000,1000000

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '10000,100000,1000000' },
    into: { type: 'string', default: 'node_modules/.cache/long/growth' },
  },
})
// As much memory as a server with 8 GB gives it.
const SETTINGS =
  '-c shared_preload_libraries=pg_stat_statements -c shared_buffers=2GB -c max_wal_size=8GB'

export type Grown = Filled & {
  fillSeconds: number
  load: number
  sizes: Size[]
  costs: Cost[]
  books: { seconds: number; entries: number }
  parts: { parts: number; costs: Cost[] }[]
  retention: Retention
}

const machine = await machineOf()
console.log(`${machine}. Load at the start ${loadavg()[0]?.toFixed(1)}.`)
const all: Grown[] = []
for (const listings of values.listings.split(',').map(Number)) {
  const postgres = await startPostgres(SETTINGS)
  if (postgres === null) {
    console.log('SKIPPED: this needs the Debian package postgresql.')
    process.exit(0)
  }
  try {
    all.push(await grownTo(listings, postgres))
  } finally {
    await postgres.stop()
  }
  await keep()
}
process.exit(0)

async function grownTo(listings: number, { url }: Postgres): Promise<Grown> {
  const shop = await openShop(url)
  const startedAt = performance.now()
  const filled = await fill(shop.db, listings)
  const fillSeconds = (performance.now() - startedAt) / 1000
  const ofTables = await sizes(shop.db)
  const costs = await costsOfCalls(shop, filled)
  const books = await costOfBooks(shop)
  const parts: Grown['parts'] = []
  for (const count of PARTS) {
    const searched = () => costsOfSearch(shop, filled.largest.id)
    parts.push({ parts: count, costs: await whileCut(shop.db, count, searched) })
  }
  await shop.close()
  const forgotten = await retention(url, filled)
  const load = loadavg()[0] ?? Number.NaN
  return {
    ...filled,
    fillSeconds,
    load,
    sizes: ofTables,
    costs,
    books,
    parts,
    retention: forgotten,
  }
}

/** After each size, so that a run that is stopped leaves what it found. */
async function keep(): Promise<void> {
  const text = [sizesTable, callsTable, partsTable, booksTable, retentionTable]
    .map((table) => table(all))
    .join('\n\n')
  await mkdir(dirname(values.into), { recursive: true })
  await writeFile(`${values.into}.json`, `${JSON.stringify({ machine, sizes: all }, null, 2)}\n`)
  await writeFile(`${values.into}.md`, `${machine}\n\n${text}\n`)
  console.log(text)
}
