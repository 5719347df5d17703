import { startPostgres } from '../scripts/postgres.ts'
import { benchAdmin } from './admin.ts'
import { benchComposer, benchLargestInput } from './composer.ts'
import { benchCurrentUser } from './current-user.ts'
import { benchHolds } from './holds.ts'
import { type Row, table } from './measure.ts'

const rows: Row[] = [
  await benchComposer(),
  await benchLargestInput(),
  await benchHolds(),
  await benchAdmin(),
  await benchCurrentUser(),
]

const postgres = await startPostgres()
if (postgres === null) {
  console.log('SKIPPED: no PostgreSQL found, so only PGlite was measured.')
} else {
  process.env['TEST_DATABASE_URL'] = postgres.url
  rows.push(await benchHolds(), await benchAdmin(), await benchCurrentUser(postgres.url))
  await postgres.stop()
}

console.log(table(rows))
process.exit(0)
