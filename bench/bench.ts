import { mkdir, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../scripts/build.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { postgresDatabase } from '#server/testing/database.ts'
import { benchAdmin } from './admin.ts'
import { benchBooks } from './books.ts'
import { benchComposer, benchLargestForm } from './composer.ts'
import { benchCrowd } from './crowd.ts'
import { benchHolds } from './holds.ts'
import { benchInteractions } from './interactions.ts'
import { benchFewListings, benchManyListings } from './listing-pages.ts'
import { lineOf, type Row } from './measure.ts'
import { benchComposerStart, benchMemory } from './memory.ts'
import { benchAgainstRaw } from './peers.ts'
import { benchStart } from './start.ts'
import { benchWire } from './wire.ts'

type Measure = () => Promise<Row | Row[]>

const EMBEDDED: Record<string, Measure> = {
  composer: async () => [await benchComposer(), ...(await benchLargestForm())],
  'composer-start': benchComposerStart,
  memory: () => benchMemory(),
  crowd: () => benchCrowd(),
  holds: benchHolds,
  admin: benchAdmin,
  listings: benchFewListings,
  start: benchStart,
  wire: benchWire,
  interactions: benchInteractions,
}

/** On a PostgreSQL that is started for them. */
const ON_POSTGRES: Record<string, (url: string) => Promise<Row | Row[]>> = {
  memory: onOwnDatabase(benchMemory),
  crowd: onOwnDatabase(benchCrowd),
  holds: benchHolds,
  admin: benchAdmin,
  peers: onOwnDatabase(benchAgainstRaw),
  listings: benchManyListings,
  books: benchBooks,
}

const FIGURES = join(import.meta.dirname, '../dist/bench.json')

const words = process.argv.slice(2)
const names = [...new Set([...Object.keys(EMBEDDED), ...Object.keys(ON_POSTGRES)])]
if (words.some((word) => !names.includes(word))) {
  console.log(
    `Usage: npm run bench [-- NAME...]. It measures for some minutes, prints each figure beside its budget as it comes, and leaves all in dist/bench.json; bench/README.md says what they are. The names: ${names.join(', ')}.`,
  )
  process.exit(words.every((word) => word === '--help' || word === '-h') ? 0 : 1)
}
const isWanted = ([name]: [string, unknown]) => words.length === 0 || words.includes(name)

await ensureBuilt()
const loadBefore = loadavg()[0]
const rows: Row[] = []
const failures: { name: string; reason: string }[] = []
for (const [name, measure] of Object.entries(EMBEDDED).filter(isWanted)) await record(name, measure)

const onPostgres = Object.entries(ON_POSTGRES).filter(isWanted)
// As much memory as a server with 8 GB gives it: a million listings are searched from there.
const postgres = onPostgres.length > 0 ? await startPostgres('-c shared_buffers=2GB') : null
if (postgres !== null) {
  process.env['TEST_DATABASE_URL'] = postgres.url
  for (const [name, measure] of onPostgres)
    await record(`${name} on PostgreSQL`, () => measure(postgres.url))
  await postgres.stop()
} else if (onPostgres.length > 0) {
  console.log('SKIPPED: no PostgreSQL found, so only PGlite was measured.')
}
console.log(
  `${rows.filter(({ isMet }) => isMet).length} of ${rows.length} met, ${failures.length} not measured; load ${loadBefore?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after.`,
)
process.exit(failures.length > 0 ? 1 : 0)

/** Tells and keeps what was measured at once: what fails later loses none of it, and stops nothing. */
async function record(name: string, measure: Measure): Promise<void> {
  try {
    const measured = [await measure()].flat()
    rows.push(...measured)
    for (const row of measured) console.log(lineOf(row))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    failures.push({ name, reason })
    console.log(`FAILED: ${name}: ${reason}`)
  }
  const load = { before: loadBefore, after: loadavg()[0] }
  const figures = { date: new Date().toISOString(), node: process.version, load, rows, failures }
  await mkdir(join(FIGURES, '..'), { recursive: true })
  await writeFile(FIGURES, `${JSON.stringify(figures, null, 2)}\n`)
}

/** The product knows a database by its own secret, and starts on no other's. */
function onOwnDatabase(measure: (url: string) => Promise<Row | Row[]>) {
  return async (server: string) => {
    const own = await postgresDatabase(server)
    try {
      return await measure(own.url)
    } finally {
      await own.drop()
    }
  }
}
