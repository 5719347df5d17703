import { startPostgres } from './postgres.ts'
import { run } from './run.ts'

/** The counts at which the money is tested before a release; the daily run takes a part of them. */
const COUNTS = {
  SETTLEMENTS: '1000',
  PURCHASES: '500',
  HISTORIES: '3000',
  EVERY_KILL: 'on',
}
const FOLDERS = ['server/credits', 'server/checkout', 'server/sandbox', 'server/listings']

const given = process.env['TEST_DATABASE_URL']
const postgres = given === undefined ? await startPostgres() : null
const url = given ?? postgres?.url

let isGreen = await money('the embedded database', {})
if (url === undefined) console.log('\n== SKIPPED: no PostgreSQL found.')
else isGreen = (await money('PostgreSQL', { TEST_DATABASE_URL: url })) && isGreen
await postgres?.stop()
process.exit(isGreen ? 0 : 1)

async function money(title: string, env: Record<string, string>): Promise<boolean> {
  console.log(`\n== the money on ${title}`)
  const args = ['run', '--project', 'node', '--testTimeout', '600000', ...FOLDERS]
  const { exitCode } = await run('vitest', args, { env: { ...COUNTS, ...env } })
  return exitCode === 0
}
