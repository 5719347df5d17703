import { mkdir, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/database/database.ts'
import { machineOf } from '../scripts/long/machine.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { fill } from './growth/fill.ts'
import { type Grown, measureGrown } from './growth/grown.ts'
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
    all.push(await grownTo(listings, postgres.url))
  } finally {
    await postgres.stop()
  }
  await keep()
}
process.exit(0)

async function grownTo(listings: number, url: string): Promise<Grown> {
  const { db, close } = await openDatabase({ url, dataDir: '/nowhere' })
  const startedAt = performance.now()
  const filled = await fill(db, listings)
  await close()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(`${listings} listings of ${filled.sellers} sellers, written in ${seconds} s.`)
  return measureGrown(url, filled)
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
