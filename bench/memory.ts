import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { SERVER_FILE } from '../scripts/build/stamp.ts'
import { signUp } from '../scripts/demo/person.ts'
import { startLoad } from './load.ts'
import type { Row } from './measure.ts'
import { saidBy, SMALL } from './programs.ts'

const THREAD_FILE = join(dirname(SERVER_FILE), 'thread.js')
const REQUESTS = 1000
const SERVER_BUDGETS_MB = { PGlite: 220, PostgreSQL: 150 } as const
const START_BUDGET_MS = 200
const START_BUDGET_MB = 20
const ROUNDS = 5

/** What a server holds after a thousand requests, ten of them listings; it is started as `npm start` does. */
export async function benchMemory(databaseUrl?: string): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'listwright-memory-'))
  const { PATH, HOME } = process.env
  const server = spawn(process.execPath, [...SMALL.flags, SERVER_FILE], {
    cwd: folder,
    env: {
      PATH,
      HOME,
      ...SMALL.env,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1/32,::1/128',
      REQUESTS_PER_MINUTE: '1000000',
      GENERATIONS_PER_MINUTE: '1000000',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const said = await saidBy(server, (words) => words.includes('Ready.'))
  const origin = /Listwright is at (\S+)/.exec(said)?.[1] ?? ''
  const name = `memory-${process.pid}-${databaseUrl === undefined ? 'pglite' : 'postgres'}`
  const person = await signUp(origin, {
    email: `${name}@example.com`,
    name,
    address: '203.0.113.77',
  })
  const { failures } = await startLoad(origin, person).stop(REQUESTS)
  const held = await heldBy(server.pid ?? 0)
  server.kill('SIGTERM')
  await ended
  await rm(folder, { recursive: true, force: true })
  const where = databaseUrl === undefined ? 'PGlite' : 'PostgreSQL'
  return {
    what: `Server after ${REQUESTS} requests, ${where}`,
    budget: `<= ${SERVER_BUDGETS_MB[where]} MB`,
    measured: `${held.toFixed(0)} MB${failures.length > 0 ? `, ${failures.length} failed` : ''}`,
    isMet: held <= SERVER_BUDGETS_MB[where] && failures.length === 0,
  }
}

/** Resident memory of a process in megabytes, as Linux counts it. */
async function heldBy(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

const START = `
const before = { cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }
await import(${JSON.stringify(THREAD_FILE)})
const { user, system } = process.cpuUsage(before.cpu)
console.log(JSON.stringify({ ms: (user + system) / 1000, mb: (process.memoryUsage.rss() - before.rss) / 1048576 }))
`
const Started = z.object({ ms: z.number(), mb: z.number() })

/** What it costs a process to have the composer ready: the middle one of several starts. */
export async function benchComposerStart(): Promise<Row> {
  const run = promisify(execFile)
  const starts: z.infer<typeof Started>[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', START])
    starts.push(Started.parse(JSON.parse(stdout)))
  }
  const middle = (of: (start: z.infer<typeof Started>) => number) =>
    starts.map(of).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
  const ms = middle((start) => start.ms)
  const mb = middle((start) => start.mb)
  return {
    what: 'Composer, start',
    budget: `<= ${START_BUDGET_MS} ms, <= ${START_BUDGET_MB} MB`,
    measured: `${ms.toFixed(0)} ms, ${mb.toFixed(0)} MB`,
    isMet: ms <= START_BUDGET_MS && mb <= START_BUDGET_MB,
  }
}
