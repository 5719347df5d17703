import { mkdir } from 'node:fs/promises'
import { run } from '../run.ts'
import { unitsOf } from '../testing/report.ts'
import { type Circumstances, type Finding, NO_POSTGRES, type NotReached, type Row } from './row.ts'

const REPORTS = 'node_modules/.cache/long'

type OfTests = {
  part: string
  what: string
  files: string[]
  /** Those alone whose name has this in it. */
  named?: string
  on: 'embedded' | 'PostgreSQL'
  /** What the tests read of the environment; a count that is set already wins. */
  counts?: Record<string, number | string>
  /** Where more is counted than tests: the setting in which they read how much, and none where it is fixed. */
  counted?: { setting?: string }
}

/** A row that the tests prove which stand beside the code, with larger counts than every day. */
export function ofTests(wanted: OfTests): Row {
  const { part, what } = wanted
  return {
    part,
    what: `${what} (${wanted.on})`,
    attempt: async (circumstances) => {
      if (wanted.on === 'embedded') return tried(wanted, {}, circumstances)
      const url = process.env['TEST_DATABASE_URL'] ?? (await circumstances.postgres())?.url
      return url === undefined
        ? NO_POSTGRES
        : tried(wanted, { TEST_DATABASE_URL: url }, circumstances)
    },
  }
}

async function tried(
  { files, named, counts = {}, counted }: OfTests,
  environment: Record<string, string>,
  { seed, asked }: Circumstances,
): Promise<Finding | NotReached> {
  await mkdir(REPORTS, { recursive: true })
  const report = `${REPORTS}/tests.json`
  const args = ['run', '--project', 'node', '--testTimeout', '1800000']
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const only = named === undefined ? [] : ['-t', named]
  const setting = counted?.setting === undefined ? {} : { [counted.setting]: String(asked) }
  const { exitCode } = await run('vitest', [...args, ...reporters, ...only, ...files], {
    env: { ...seedsOf(seed), ...environmentOf(counts), ...setting, ...environment },
  })
  const { passed, failed } = await unitsOf(report, exitCode)
  const total = passed + failed.length
  if (total === 0) return { reason: 'None of its tests can run here; see what they said above.' }
  const isWhole = exitCode === 0 && failed.length === 0
  const done = counted === undefined ? passed : isWhole ? asked : 0
  const violations = isWhole || failed.length > 0 ? failed : [`vitest ended with ${exitCode}`]
  return { done, violations }
}

/** Every seed that a test knows. */
function seedsOf(seed: number): Record<string, string> {
  return Object.fromEntries(
    ['HISTORY_SEED', 'PURCHASE_SEED', 'PROPERTY_SEED', 'BATCH_SEED'].map((name) => [
      name,
      String(seed),
    ]),
  )
}

function environmentOf(counts: Record<string, number | string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, process.env[name] ?? String(count)]),
  )
}
