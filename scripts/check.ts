import { run } from './run.ts'

const PROJECTS = ['contract', 'marketplace', 'composer', 'server', 'client', '.']

/** Everything that can be held without running the product, the longest first. */
const CHECKS: [name: string, command: string, ...args: string[]][] = [
  ['lint', 'oxlint', '--deny-warnings'],
  ['architecture', 'vitest', 'run', '--project', 'node', 'architecture.test.ts'],
  ['unused code', 'knip'],
  ...PROJECTS.map((project): [string, string, ...string[]] => [
    `types in ${project}`,
    'tsc',
    '-p',
    project,
  ]),
  ['format', 'oxfmt', '--check', '.'],
]
/** Each keeps about one core busy. */
const AT_ONCE = 2

let failed = 0
const waiting = [...CHECKS]
await Promise.all(Array.from({ length: AT_ONCE }, workOff))
console.log(failed === 0 ? 'All checks passed.' : `${failed} of the checks failed.`)
process.exit(failed === 0 ? 0 : 1)

async function workOff(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, command, ...args] = next
    const startedAt = performance.now()
    const { exitCode, output } = await run(command, args, { isQuiet: true })
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(`${exitCode === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
    if (exitCode === 0) continue
    failed += 1
    console.log(output)
  }
}
