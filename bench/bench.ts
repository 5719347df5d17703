import { mkdir, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../scripts/build.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { benchAdmin } from './admin.ts'
import { benchBooks } from './books.ts'
import { benchComposer, benchLargestForm } from './composer.ts'
import { benchHolds } from './holds.ts'
import { benchInteractions } from './interactions.ts'
import { benchFewListings, benchManyListings } from './listing-pages.ts'
import { type Row, table } from './measure.ts'
import { benchComposerStart, benchMemory } from './memory.ts'
import { benchAgainstRaw } from './peers.ts'
import { benchStart } from './start.ts'
import { benchWire } from './wire.ts'

type Measure = () => Promise<Row | Row[]>

const EMBEDDED: Record<string, Measure> = {
  composer: async () => [await benchComposer(), ...(await benchLargestForm())],
  'composer-start': benchComposerStart,
  memory: () => benchMemory(),
  holds: benchHolds,
  admin: benchAdmin,
  listings: benchFewListings,
  start: benchStart,
  wire: benchWire,
  interactions: benchInteractions,
}

/** On a PostgreSQL that is started for them. */
const ON_POSTGRES: Record<string, (url: string) => Promise<Row | Row[]>> = {
  memory: benchMemory,
  holds: benchHolds,
  admin: benchAdmin,
  peers: benchAgainstRaw,
  listings: benchManyListings,
  books: benchBooks,
}

const FIGURES = join(import.meta.dirname, '../dist/bench.json')

const words = process.argv.slice(2)
const names = [...new Set([...Object.keys(EMBEDDED), ...Object.keys(ON_POSTGRES)])]
if (words.some((word) => !names.includes(word))) {
  console.log(
    `Usage: npm run bench [-- NAME...]. It measures for some minutes, prints each figure beside its budget, and leaves all in dist/bench.json; bench/README.md says what they are. The names: ${names.join(', ')}.`,
  )
  process.exit(words.every((word) => word === '--help' || word === '-h') ? 0 : 1)
}
const isWanted = ([name]: [string, unknown]) => words.length === 0 || words.includes(name)

await ensureBuilt()
const loadBefore = loadavg()[0]
const rows: Row[] = []
for (const [, measure] of Object.entries(EMBEDDED).filter(isWanted))
  rows.push(...[await measure()].flat())

const onPostgres = Object.entries(ON_POSTGRES).filter(isWanted)
// As much memory as a server with 8 GB gives it: a million listings are searched from there.
const postgres = onPostgres.length > 0 ? await startPostgres('-c shared_buffers=2GB') : null
if (postgres !== null) {
  process.env['TEST_DATABASE_URL'] = postgres.url
  for (const [, measure] of onPostgres) rows.push(...[await measure(postgres.url)].flat())
  await postgres.stop()
} else if (onPostgres.length > 0) {
  console.log('SKIPPED: no PostgreSQL found, so only PGlite was measured.')
}

console.log(table(rows))
const load = { before: loadBefore, after: loadavg()[0] }
const figures = { date: new Date().toISOString(), node: process.version, load, rows }
await mkdir(join(FIGURES, '..'), { recursive: true })
await writeFile(FIGURES, `${JSON.stringify(figures, null, 2)}\n`)
process.exit(0)
