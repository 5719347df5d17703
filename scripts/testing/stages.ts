import { startPostgres } from '../postgres.ts'
import { run } from '../run.ts'
import { type Outcome, storiesOf, unitsOf } from './report.ts'

export const REPORTS = 'node_modules/.cache/test-reports'

// A gate on shared machines tries what failed once more, and says that it did; a rule that is broken fails twice.
const ONCE_MORE = 1

const NOTHING: Outcome = { passed: 0, failed: [], skipped: 0, isGreen: true }

/** The rules, the writer, and the server on the embedded database. */
export function units(args: string[]): Promise<Outcome> {
  return vitest(
    'units, and the server on the embedded database',
    ['--project', 'node', ...args],
    {},
  )
}

/** The parts of each screen in a browser, without a server: one of `shares` shares of about the same length. */
export function screens(args: string[], share: number, shares: number): Promise<Outcome> {
  const title = `screens, ${share} of ${shares}`
  return vitest(title, ['--project', 'client', `--shard=${share}/${shares}`, ...args], {})
}

/** What meets a database, on the one that many processes share. */
export async function onPostgres(files: readonly string[]): Promise<Outcome> {
  const given = process.env['TEST_DATABASE_URL']
  const postgres = given === undefined ? await startPostgres() : null
  const url = given ?? postgres?.url
  if (url === undefined) {
    console.log('\n== SKIPPED: no PostgreSQL found, so the server was tested on PGlite only.')
    console.log('   Install the package "postgresql", or set TEST_DATABASE_URL, to test on both.')
    return { ...NOTHING, skipped: 1 }
  }
  // They wait for the database and for programs of ours half of their time; a second process tests meanwhile.
  const args = ['--project', 'node', '--maxWorkers=2', ...files]
  const outcome = await vitest('the server on PostgreSQL', args, { TEST_DATABASE_URL: url })
  await postgres?.stop()
  return outcome
}

/** The product in a browser, as a seller meets it. */
export async function stories(chosen: string[]): Promise<Outcome> {
  const report = `${REPORTS}/stories.json`
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const args = ['test', '--reporter=list,json', `--retries=${ONCE_MORE}`, ...chosen]
  const exitCode = await stage('the product in a browser', 'playwright', args, env)
  return storiesOf(report, exitCode)
}

async function vitest(
  title: string,
  args: string[],
  env: Record<string, string>,
): Promise<Outcome> {
  const report = `${REPORTS}/${title.replaceAll(/\W+/g, '-')}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const exitCode = await stage(
    title,
    'vitest',
    ['run', ...reporters, `--retry=${ONCE_MORE}`, ...args],
    env,
  )
  return unitsOf(report, exitCode)
}

/** Stages run side by side, so the output of each is shown in one piece when it is done. */
async function stage(
  title: string,
  command: string,
  args: string[],
  env: Record<string, string>,
): Promise<number> {
  const startedAt = performance.now()
  console.log(`-- ${title}: started`)
  const { exitCode, output } = await run(command, args, { env, isQuiet: true })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(`\n== ${title} (${seconds} s)\n${output}`)
  return exitCode
}
