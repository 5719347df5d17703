import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { routes } from '#contract/routes.ts'
import { openDatabase } from '#server/database/database.ts'
import { manyListings } from '#server/testing/many-listings.ts'
import { signUp } from '../scripts/demo/person.ts'
import type { Row } from './measure.ts'
import { OURS, rateOf, start, type Started } from './programs.ts'

const RAW = fileURLToPath(import.meta.resolve('./raw-page.ts'))
const LISTINGS = 2000
const PAGE = 50
const PATH = `${routes.listListings.path}?limit=${PAGE}`
const BUDGETS = { cpu: 1.1, embedded: 0.65 } as const
/** The kernel counts a process's time in hundredths of a second. */
const TICK_MS = 10

type Figures = { rate: number; cpuMs: number }

/** A page of whole listings, against a server that reads the same rows and checks nothing. */
export async function benchPage(databaseUrl: string): Promise<Row[]> {
  const postgres = await figuresOfOurs(databaseUrl)
  const raw = await start(RAW, [databaseUrl, postgres.userId, String(PAGE)], {})
  const plain = await figuresOf(raw, '')
  raw.child.kill('SIGKILL')
  const embedded = await figuresOfOurs(undefined)
  const cpu = postgres.cpuMs / plain.cpuMs
  const rate = embedded.rate / plain.rate
  return [
    {
      what: `Page of ${PAGE} listings, processor time against raw node:http + pg, PostgreSQL`,
      budget: `<= ${BUDGETS.cpu}`,
      measured: `${cpu.toFixed(2)} (${postgres.cpuMs.toFixed(2)} and ${plain.cpuMs.toFixed(2)} ms)`,
      isMet: cpu <= BUDGETS.cpu,
    },
    {
      what: `Page of ${PAGE} listings on PGlite against raw node:http + pg on PostgreSQL`,
      budget: `>= ${BUDGETS.embedded}`,
      measured: `${rate.toFixed(2)} (${embedded.rate.toFixed(0)} of ${plain.rate.toFixed(0)} a second)`,
      isMet: rate >= BUDGETS.embedded,
    },
  ]
}

async function figuresOfOurs(databaseUrl?: string): Promise<Figures & { userId: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'listwright-bench-'))
  const dataDir = join(directory, 'data')
  const env = {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '1000000',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  }
  const first = await start(OURS, [], env)
  const newcomer = { email: `${crypto.randomUUID()}@example.com`, name: '', address: '203.0.113.1' }
  const { call, token } = await signUp(first.origin, newcomer)
  const { id: userId } = await call(routes.currentUser)
  // The embedded database belongs to one process at a time.
  first.child.kill('SIGTERM')
  await once(first.child, 'exit')
  const { db, close } = await openDatabase({ url: databaseUrl, dataDir })
  await manyListings(db, { count: LISTINGS, userId: sql<string>`${userId}` })
  await sql`VACUUM ANALYZE`.execute(db)
  await close()
  const second = await start(OURS, [], env)
  const figures = await figuresOf(second, token)
  second.child.kill('SIGKILL')
  await rm(directory, { recursive: true, force: true })
  return { ...figures, userId }
}

/** After a first round, in which everything is compiled. */
async function figuresOf(program: Started, token: string): Promise<Figures> {
  await rateOf(program.origin + PATH, token)
  const before = await cpuOf(program)
  const startedAt = performance.now()
  const rate = await rateOf(program.origin + PATH, token)
  const answered = (rate * (performance.now() - startedAt)) / 1000
  return { rate, cpuMs: ((await cpuOf(program)) - before) / answered }
}

/** What the process has used of the processors, where the system tells; else nothing is met. */
async function cpuOf({ child }: Started): Promise<number> {
  const path = `/proc/${child.pid ?? 0}/stat`
  if (!existsSync(path)) return Number.NaN
  const fields = (await readFile(path, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
