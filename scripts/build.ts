import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Part, ROOT, fingerprint, isBuilt, stamp, unstamp, wasBuilt } from './build/stamp.ts'

const CLIENT: Part = {
  name: 'client',
  inputs: ['{client,contract,marketplace,composer}/**/*.*', 'scripts/build/*.ts', 'vite.config.ts'],
}
const SERVER: Part = {
  name: 'server',
  inputs: ['{server,composer,marketplace,contract}/**/*.ts', 'scripts/build/server.ts'],
}
const DATABASE: Part = {
  name: 'database',
  inputs: ['server/database/**/*.{ts,sql}', 'scripts/build/database-template.ts'],
}

if (import.meta.main) {
  process.chdir(ROOT)
  if (canBuild()) await build()
  else refuse()
}

/**
 * What a start needs. It builds what is out of date, as a person who tries something expects; but
 * in production, and where the packages for building are not installed, it takes dist/ as it is:
 * a start there must be quick and the same each time, and what is live changes when somebody
 * deploys, not when a process falls over.
 */
export async function ensureStartable(): Promise<void> {
  const isFixed = process.env['NODE_ENV'] === 'production' || !canBuild()
  if (!isFixed) return ensureBuilt()
  if (wasBuilt(CLIENT) && wasBuilt(SERVER)) return warnOfOldParts()
  if (!canBuild()) refuse()
  await ensureBuilt()
}

/**
 * Builds what is out of date, in a process of its own: the builders set NODE_ENV and take much
 * memory, and neither must stay with the server or the tests.
 */
export async function ensureBuilt(): Promise<void> {
  if ((await Promise.all([CLIENT, SERVER, DATABASE].map(isCurrent))).every(Boolean)) return
  const file = join(import.meta.dirname, 'build.ts')
  const builder = spawn(process.execPath, [file], { cwd: ROOT, stdio: 'inherit' })
  // Whoever ends a start in the middle of its build ends the build as well.
  const end = (signal: NodeJS.Signals) => void builder.kill(signal)
  process.on('SIGTERM', end).on('SIGINT', end)
  await once(builder, 'exit')
  process.off('SIGTERM', end).off('SIGINT', end)
  if (builder.exitCode !== 0) process.exit(builder.exitCode ?? 1)
}

/** Makes dist/ what the sources say, part by part; does nothing where it already is. */
async function build(): Promise<void> {
  // A test or a shell may say otherwise, and would leave React's slow build for development in dist/.
  process.env['NODE_ENV'] = 'production'
  // The builders are loaded late: a start on a finished build should not wait for them.
  await unlessBuilt(CLIENT, async () => {
    const { buildClient } = await import('./build/client.ts')
    await buildClient()
  })
  await unlessBuilt(SERVER, async () => {
    const { buildServer } = await import('./build/server.ts')
    await buildServer()
  })
  await unlessBuilt(DATABASE, async () => {
    const { buildDatabaseTemplate } = await import('./build/database-template.ts')
    await buildDatabaseTemplate()
  })
}

function canBuild(): boolean {
  return existsSync(join(ROOT, 'node_modules/vite'))
}

function refuse(): never {
  console.error(
    'dist/ is not built, and the packages that build it are not installed: run "npm ci --include=dev" and "npm run build", or copy dist/ from where it was built.',
  )
  process.exit(1)
}

async function warnOfOldParts(): Promise<void> {
  const hasSources = existsSync(join(ROOT, 'client'))
  if (hasSources && !((await isCurrent(CLIENT)) && (await isCurrent(SERVER))))
    console.warn(
      'dist/ was built from other sources than these: "npm run build" brings it up to date.',
    )
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
