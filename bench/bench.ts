import { ensureBuilt } from '../scripts/build.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { benchAdmin } from './admin.ts'
import { benchBooks } from './books.ts'
import { benchComposer, benchLargestForm } from './composer.ts'
import { benchHolds } from './holds.ts'
import { benchInteractions } from './interactions.ts'
import { benchManyListings, benchFewListings } from './listing-pages.ts'
import { type Row, table } from './measure.ts'
import { benchComposerStart, benchMemory } from './memory.ts'
import { benchAgainstRaw } from './peers.ts'

const words = process.argv.slice(2)
if (words.length > 0) {
  console.log(
    'Usage: npm run bench. It takes no words, measures for some minutes, and prints each figure beside its budget; bench/README.md says what they are.',
  )
  process.exit(words.every((word) => word === '--help' || word === '-h') ? 0 : 1)
}

await ensureBuilt()
const rows: Row[] = [
  await benchComposer(),
  ...(await benchLargestForm()),
  await benchComposerStart(),
  await benchMemory(),
  await benchHolds(),
  await benchAdmin(),
  ...(await benchFewListings()),
  ...(await benchInteractions()),
]

// As much memory as a server with 8 GB gives it: a million listings are searched from there.
const postgres = await startPostgres('-c shared_buffers=2GB')
if (postgres === null) {
  console.log('SKIPPED: no PostgreSQL found, so only PGlite was measured.')
} else {
  process.env['TEST_DATABASE_URL'] = postgres.url
  rows.push(await benchMemory(postgres.url))
  rows.push(await benchHolds(), await benchAdmin())
  rows.push(...(await benchAgainstRaw(postgres.url)), ...(await benchManyListings()))
  rows.push(...(await benchBooks(postgres.url)))
  await postgres.stop()
}

console.log(table(rows))
process.exit(0)
