import { mkdir, readFile, rm } from 'node:fs/promises'
import { ensureBuilt } from './build.ts'
import { installChromium } from './chromium.ts'
import { startPostgres } from './postgres.ts'
import { run } from './run.ts'

const REPORTS = 'node_modules/.cache/test-reports'

/** What asks no database, and what opens an embedded one itself: another would find nothing new in them. */
const NOT_ON_POSTGRES = [
  'server/listings/writer/{brief,composer,english}/**',
  'server/{listings,checkout}/killed.test.ts',
  'server/database/embedded.test.ts',
]

type Counts = { passed: number; failed: number; skipped: number }
const total: Counts = { passed: 0, failed: 0, skipped: 0 }
let isGreen = true

await rm(REPORTS, { recursive: true, force: true })
await mkdir(REPORTS, { recursive: true })
await installChromium()
await ensureBuilt()

await units('everything on the embedded database', [], {})
await onPostgres()
await stories()

console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(isGreen && total.failed === 0 && total.passed > 0 ? 0 : 1)

async function units(title: string, args: string[], env: Record<string, string>): Promise<void> {
  console.log(`\n== ${title}`)
  const report = `${REPORTS}/${title.replaceAll(' ', '-')}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { exitCode } = await run('vitest', ['run', ...reporters, ...args], { env })
  isGreen &&= exitCode === 0
  const result: unknown = JSON.parse(await readFile(report, 'utf8'))
  total.passed += numberAt(result, 'numPassedTests')
  total.failed += numberAt(result, 'numFailedTests')
  total.skipped += numberAt(result, 'numPendingTests')
}

async function onPostgres(): Promise<void> {
  const given = process.env['TEST_DATABASE_URL']
  const postgres = given === undefined ? await startPostgres() : null
  const url = given ?? postgres?.url
  if (url === undefined) {
    console.log('\n== SKIPPED: no PostgreSQL found, so the server was tested on PGlite only.')
    console.log('   Install the package "postgresql", or set TEST_DATABASE_URL, to test on both.')
    total.skipped += 1
    return
  }
  const env = { TEST_DATABASE_URL: url }
  const args = [
    '--project',
    'node',
    'server',
    ...NOT_ON_POSTGRES.map((path) => `--exclude=${path}`),
  ]
  await units('the server on PostgreSQL', args, env)
  await postgres?.stop()
}

async function stories(): Promise<void> {
  console.log('\n== the product in a browser')
  const report = `${REPORTS}/stories.json`
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const { exitCode } = await run('playwright', ['test', '--reporter=list,json'], { env })
  isGreen &&= exitCode === 0
  const result: unknown = JSON.parse(await readFile(report, 'utf8'))
  const stats = at(result, 'stats')
  total.passed += numberAt(stats, 'expected') + numberAt(stats, 'flaky')
  total.failed += numberAt(stats, 'unexpected')
  total.skipped += numberAt(stats, 'skipped')
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function numberAt(value: unknown, key: string): number {
  const found = at(value, key)
  if (typeof found !== 'number') throw new Error(`The test report has no number "${key}"`)
  return found
}
