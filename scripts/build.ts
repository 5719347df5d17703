import { fileURLToPath } from 'node:url'
import { type Part, fingerprint, isBuilt, stamp, unstamp } from './build/stamp.ts'
import { run } from './run.ts'

const CLIENT: Part = {
  name: 'client',
  inputs: ['{client,contract,marketplace}/**/*.*', 'scripts/build/*.ts', 'vite.config.ts'],
}
const DATABASE: Part = {
  name: 'database',
  inputs: ['server/database/**/*.{ts,sql}', 'scripts/build/database-template.ts'],
}

if (import.meta.main) await build()

/**
 * Builds what is out of date, in a process of its own: the builders set NODE_ENV and take much
 * memory, and neither must stay with the server or the tests.
 */
export async function ensureBuilt(): Promise<void> {
  process.chdir(new URL('..', import.meta.url).pathname)
  if ((await isCurrent(CLIENT)) && (await isCurrent(DATABASE))) return
  const { exitCode } = await run(process.execPath, [fileURLToPath(import.meta.url)])
  if (exitCode !== 0) process.exit(exitCode)
}

/** Makes dist/ what the sources say, part by part; does nothing where it already is. */
export async function build(): Promise<void> {
  process.chdir(new URL('..', import.meta.url).pathname)
  // The builders are loaded late: a start on a finished build should not wait for them.
  await unlessBuilt(CLIENT, async () => {
    const { buildClient } = await import('./build/client.ts')
    await buildClient()
  })
  await unlessBuilt(DATABASE, async () => {
    const { buildDatabaseTemplate } = await import('./build/database-template.ts')
    await buildDatabaseTemplate()
  })
}

async function isCurrent(part: Part): Promise<boolean> {
  return isBuilt(part, await fingerprint(part))
}

async function unlessBuilt(part: Part, work: () => Promise<void>): Promise<void> {
  const current = await fingerprint(part)
  if (await isBuilt(part, current)) return
  const startedAt = performance.now()
  await unstamp(part)
  await work()
  await stamp(part, current)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`Built the ${part.name} in ${seconds} s.`)
}
