import { run } from './run.ts'

const PROJECTS = ['contract', 'marketplace', 'server', 'client', '.']

/** Everything that can be held without running the product. */
const CHECKS: Record<string, [string, ...string[]]> = {
  format: ['oxfmt', '--check', '.'],
  lint: ['oxlint', '--deny-warnings'],
  ...Object.fromEntries(
    PROJECTS.map((project) => [`types in ${project}`, ['tsc', '-p', project]] as const),
  ),
  architecture: ['vitest', 'run', '--project', 'node', 'architecture.test.ts'],
  'unused code': ['knip'],
}

let failed = 0
for (const [name, [command, ...args]] of Object.entries(CHECKS)) {
  const startedAt = performance.now()
  const { exitCode, output } = await run(command, args, { isQuiet: true })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${exitCode === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (exitCode !== 0) {
    failed += 1
    console.log(output)
  }
}
console.log(failed === 0 ? 'All checks passed.' : `${failed} of the checks failed.`)
process.exit(failed === 0 ? 0 : 1)
