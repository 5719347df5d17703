import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { routes } from '#contract/routes.ts'
import { signUp } from '../scripts/demo/person.ts'
import type { Row } from './measure.ts'
import { OURS, rateOf, start } from './programs.ts'

const RAW = fileURLToPath(import.meta.resolve('./raw-server.ts'))

const BUDGET = 0.6

/** "Who am I" with everything it checks, against a server that checks nothing, turn by turn. */
export async function benchCurrentUser(databaseUrl?: string): Promise<Row> {
  const dataDir = await mkdtemp(join(tmpdir(), 'listwright-bench-'))
  const ours = await start(OURS, [], {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl, REQUESTS_PER_MINUTE: '1000000' }),
  })
  const details = { email: `${crypto.randomUUID()}@example.com`, name: '', address: '203.0.113.1' }
  const { call, token } = await signUp(ours.origin, details)
  const body = JSON.stringify(await call(routes.currentUser))
  const raw = await start(RAW, [body], {})
  const url = routes.currentUser.path
  const rates = { ours: 0, raw: 0 }
  for (let turn = 0; turn < 3; turn += 1) {
    rates.raw = Math.max(rates.raw, await rateOf(raw.origin + url, token))
    rates.ours = Math.max(rates.ours, await rateOf(ours.origin + url, token))
  }
  for (const { child } of [ours, raw]) child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
  const ratio = rates.ours / rates.raw
  const database = databaseUrl === undefined ? 'PGlite' : 'PostgreSQL'
  return {
    what: `GET ${url} against raw node:http, ${database}`,
    budget: `>= ${BUDGET}`,
    measured: `${ratio.toFixed(2)} (${rates.ours.toFixed(0)} of ${rates.raw.toFixed(0)} a second)`,
    isMet: ratio >= BUDGET,
  }
}
