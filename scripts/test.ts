import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBuilt } from './build.ts'
import { ROOT } from './build/stamp.ts'
import { installChromium } from './chromium.ts'
import type { Outcome } from './testing/report.ts'
import { onPostgres, REPORTS, screens, stories, units } from './testing/stages.ts'

// The gate; with --all, every test of the server runs on both databases, and what is seldom broken
// and slow to try is tried too: `*.all.test.ts`, and the stories that are tagged `@all`.
const isAll = process.argv.includes('--all')
const ON_POSTGRES = isAll ? ['server/', '.db.test.ts'] : ['.db.test.ts']
const NOT_SLOW = isAll ? [] : ['--exclude=**/*.all.test.{ts,tsx}']

// Tests start some sixty programs of ours; compiled once, each costs a quarter less.
process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, 'node_modules/.cache/compiled')

await rm(REPORTS, { recursive: true, force: true })
await mkdir(REPORTS, { recursive: true })
await installChromium()

// Units of the gate start sources alone, so they need not wait for the product that stories open.
const built = ensureBuilt()
if (isAll) await built

// Two lanes for two cores: each waits now and then, for a browser, a disk or a process. A third would take longer in all.
// Screens come in shares, so that no lane stands still while the other still has many.
const SHARES = 3
const forEither = [
  ...Array.from({ length: SHARES }, (_, at) => () => screens(NOT_SLOW, at + 1, SHARES)),
  () => onPostgres(ON_POSTGRES),
]
const lanes = await Promise.all([
  lane(() => units(NOT_SLOW)),
  lane(async () => {
    await built
    return stories(isAll ? [] : ['--grep-invert=@all'])
  }),
])
report(lanes.flat())

/** Does its own stage, and then what is left for either lane. */
async function lane(own: () => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes = [await own()]
  for (let stage = forEither.shift(); stage; stage = forEither.shift()) outcomes.push(await stage())
  return outcomes
}

function report(outcomes: Outcome[]): void {
  const failed = outcomes.flatMap((outcome) => outcome.failed)
  const passed = sum(outcomes.map((outcome) => outcome.passed))
  const skipped = sum(outcomes.map((outcome) => outcome.skipped))
  if (failed.length > 0) console.log(`\nFailed:\n${failed.map((name) => `  ${name}`).join('\n')}`)
  console.log(`\n${passed} passed, ${failed.length} failed, ${skipped} skipped`)
  const isGreen = outcomes.every((outcome) => outcome.isGreen)
  process.exit(isGreen && failed.length === 0 && passed > 0 ? 0 : 1)
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
