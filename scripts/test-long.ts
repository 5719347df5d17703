import { startPostgres } from './postgres.ts'
import { run } from './run.ts'

/** The counts before a release. Each test has a small one of its own for every day. */
const COUNTS = {
  SETTLEMENTS: '1000',
  ORDERS: '120',
  PURCHASES: '500',
  HISTORIES: '3000',
  EVERY_KILL: 'on',
  MALFORMED_RUNS: '500',
  PROPERTY_RUNS: '1000',
  GENERATED_FORMS: '10000',
}
const MONEY = ['server/credits', 'server/checkout', 'server/sandbox', 'server/listings/killed']
const ANY_INPUT = [
  'server/http/malformed',
  'marketplace/review/properties',
  'composer/any-form',
  'composer/statements',
  'composer/generated-forms',
]

const given = process.env['TEST_DATABASE_URL']
const postgres = given === undefined ? await startPostgres() : null
const url = given ?? postgres?.url

let isGreen = await long('whatever is sent, whatever is typed', ANY_INPUT, {})
isGreen = (await long('the money on the embedded database', MONEY, {})) && isGreen
if (url === undefined) console.log('\n== SKIPPED: no PostgreSQL found.')
else isGreen = (await long('the money on PostgreSQL', MONEY, { TEST_DATABASE_URL: url })) && isGreen
await postgres?.stop()
process.exit(isGreen ? 0 : 1)

async function long(title: string, files: string[], env: Record<string, string>): Promise<boolean> {
  console.log(`\n== ${title}`)
  const args = ['run', '--project', 'node', '--testTimeout', '600000', ...files]
  const { exitCode } = await run('vitest', args, { env: { ...COUNTS, ...env } })
  return exitCode === 0
}
