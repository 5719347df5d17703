import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { routes } from '#contract/routes.ts'
import { signUp } from '../scripts/demo/person.ts'
import type { Row } from './measure.ts'

const OURS = fileURLToPath(import.meta.resolve('../server/main.ts'))
const RAW = fileURLToPath(import.meta.resolve('./raw-server.ts'))

const BUDGET = 0.6
const SECONDS = 4
const CONNECTIONS = 16

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

type Started = { child: ChildProcess; origin: string }

async function start(
  program: string,
  args: string[],
  env: Record<string, string>,
): Promise<Started> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  const known = () => /at (http:\/\/localhost:\d+)/.exec(said)?.[1]
  const isReady = () => known() !== undefined && (args.length > 0 || said.includes('Ready.'))
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  while (!isReady()) await once(child.stdout, 'data')
  return { child, origin: known() ?? '' }
}

/** Requests a second, over connections that stay open. */
async function rateOf(url: string, token: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const endsAt = performance.now() + SECONDS * 1000
  let answered = 0
  const askOn = async () => {
    while (performance.now() < endsAt) {
      await ask(url, { agent, token })
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn))
  agent.destroy()
  return answered / SECONDS
}

function ask(url: string, { agent, token }: { agent: Agent; token: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`Answered ${answer.statusCode ?? 0}`))
      answer.resume()
      answer.once('end', resolve)
    })
    request.once('error', reject)
  })
}
