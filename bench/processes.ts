import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { routes } from '#contract/routes.ts'
import { openDatabase } from '#server/database/database.ts'
import { adjust } from '#server/credits/adjust.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { aGeneratorInput } from '#server/testing/people.ts'
import { startPooler } from '#server/testing/pooler.ts'
import { ensureBuilt } from '../scripts/build.ts'
import { ROOT } from '../scripts/build/stamp.ts'
import { machineOf } from '../scripts/long/machine.ts'
import { arrive } from '../scripts/long/sellers.ts'
import { send } from '../scripts/long/send.ts'
import { freePort, startPostgres } from '../scripts/postgres.ts'
import { Server } from '../scripts/testing/server.ts'
import { supervise } from './going-live/supervised.ts'
import { percentile } from './measure.ts'

// One, two and four processes behind nginx on one PostgreSQL, through PgBouncer in transaction mode. Each
// process has the same small share of a core, so that a machine of two shows whether throughput grows with them.
// npm run processes -- --counts 1,2,4 --share 0.2 --seconds 20

const { values } = parseArgs({
  options: {
    counts: { type: 'string', default: '1,2,4' },
    share: { type: 'string', default: '0.2' },
    seconds: { type: 'string', default: '20' },
    into: { type: 'string', default: 'node_modules/.cache/long/processes.json' },
  },
})
const NGINX = '/usr/sbin/nginx'
const CGROUP = '/sys/fs/cgroup/cpu'
const PERIOD_MICROSECONDS = 100_000
const PEOPLE = 24
const A_PAGE = { ...routes.listListings, path: '/api/listings?limit=20' } as const
/** Of the books, which one process looks at each minute. */
const UPKEEP_SECONDS = 150

const needed = [NGINX, '/usr/sbin/pgbouncer', '/usr/lib/postgresql', `${CGROUP}/tasks`]
const missing = [
  ...needed.filter((path) => !existsSync(path)),
  ...(process.getuid?.() === 0 ? [] : ['the right of root to make a control group']),
]
const postgres =
  missing.length > 0
    ? null
    : await startPostgres(
        '-c shared_preload_libraries=pg_stat_statements -c statement_timeout=15s -c shared_buffers=256MB',
      )
if (postgres === null) {
  console.log(
    `SKIPPED: this needs the Debian packages nginx, pgbouncer and postgresql, and control groups for shares of a core; ${missing.join(', ')} is not there.`,
  )
  process.exit(0)
}
const [share, seconds] = [Number(values.share), Number(values.seconds)]
const counts = values.counts.split(',').map(Number)
const machine = await machineOf()
console.log(`${machine}. Each process has ${share} of a core.`)
await ensureBuilt()
const { url: database } = postgres
const stopDatabase = () => postgres.stop()
const { close: closeDatabase, db } = await openDatabase({ url: database, dataDir: '/nowhere' })
const statistics = new Client({ connectionString: database })
await statistics.connect()
await statistics.query('CREATE EXTENSION pg_stat_statements')
const settings = {
  IDENTITY_SECRET: 'ab'.repeat(32),
  LOG_LEVEL: 'error',
  SANDBOX_PAYMENTS: 'on',
  TRUSTED_PROXIES: '127.0.0.1/32,::1/128',
  REQUESTS_PER_MINUTE: '1000000',
  GENERATIONS_PER_MINUTE: '1000000',
  GENERATIONS_PER_MINUTE_NETWORK: '1000000',
}

type Measured = {
  processes: number
  readingsPerSecond: number
  readingP50Ms: number
  readingP95Ms: number
  listingsPerSecond: number
  /** Of the processor, in all processes of the product together. */
  readingCpuMs: number
  listingCpuMs: number
  refused: number
  turns: { asked: number; taken: number } | null
}
const { measured, broken } = await measuredAll()
await mkdir(dirname(values.into), { recursive: true })
await writeFile(
  values.into,
  `${JSON.stringify({ machine, share, seconds, measured, broken }, null, 2)}\n`,
)
const [base] = measured
console.log(`
| Processes | Readings a second | against one | p50, p95 (ms) | processor, ms each | Listings a second | against one | processor, ms each | Other answers than 200 |
| --------- | ----------------- | ----------- | ------------- | ------------------ | ----------------- | ----------- | ------------------ | ---------------------- |
${measured
  .map(
    (row) =>
      `| ${row.processes} | ${row.readingsPerSecond} | ${(row.readingsPerSecond / (base?.readingsPerSecond ?? 1)).toFixed(2)} | ${row.readingP50Ms}, ${row.readingP95Ms} | ${row.readingCpuMs} | ${row.listingsPerSecond} | ${(row.listingsPerSecond / (base?.listingsPerSecond ?? 1)).toFixed(2)} | ${row.listingCpuMs} | ${row.refused} |`,
  )
  .join('\n')}
`)
const upkeep = measured.at(-1)?.turns
console.log(
  `The books were looked at by one process at a time: ${upkeep?.asked} times somebody came for it in ${UPKEEP_SECONDS} s, ${upkeep?.taken} times somebody took the turn. Broken rules: ${broken.length}. For machines: ${values.into}`,
)
const isGood = broken.length === 0 && measured.every(({ refused }) => refused === 0)
process.exit(isGood ? 0 : 1)

/** Nothing of it is left running, whatever happens. */
async function measuredAll() {
  const pooler = await startPooler(database, 'default_pool_size = 20\nmax_client_conn = 500')
  try {
    const all: Measured[] = []
    for (const count of counts) {
      const one = await measuredWith(count, pooler.url)
      all.push(one)
      console.log(
        `${count}: ${one.readingsPerSecond} readings and ${one.listingsPerSecond} listings a second`,
      )
    }
    return { measured: all, broken: await brokenInvariants(db) }
  } finally {
    await pooler.stop()
    await statistics.end()
    await closeDatabase()
    await stopDatabase()
  }
}

async function measuredWith(count: number, url: string): Promise<Measured> {
  const home = await mkdtemp(join(tmpdir(), 'processes-'))
  const servers: Server[] = []
  const groups: string[] = []
  const port = await freePort()
  try {
    while (servers.length < count)
      servers.push(await Server.start({ ...settings, DATABASE_URL: url }))
    for (const { pid } of servers) groups.push(await limited(pid))
    const nginx = await supervise({
      name: 'nginx',
      words: [NGINX, '-p', home, '-c', await nginxSettings({ home, port, servers })],
      folder: home,
      log: join(home, 'nginx.log'),
      pidFile: join(home, 'supervised.pid'),
    })
    try {
      return await measuredAt(`http://localhost:${port}`, servers)
    } finally {
      await nginx.stop()
    }
  } finally {
    for (const server of servers) await server.stop()
    for (const group of groups) await rmdir(group)
    await rm(home, { recursive: true, force: true })
  }
}

async function measuredAt(origin: string, servers: Server[]): Promise<Measured> {
  while ((await fetch(`${origin}/readyz`).catch(() => null))?.ok !== true) await pause(50)
  const people = await arrive(origin, PEOPLE)
  await makeRich()
  const tokenOf = (turn: number) => people[turn % PEOPLE]?.token ?? ''
  const write = (turn: number) =>
    send(origin, routes.generateListing, { token: tokenOf(turn), body: aGeneratorInput() })
  const read = (turn: number) =>
    send(origin, turn % 5 === 0 ? A_PAGE : routes.currentUser, { token: tokenOf(turn) })
  // First everything is loaded that is loaded once, and everybody has a listing to be read.
  await during({ seconds: seconds / 2, atOnce: 8 }, write)
  const beforeWriting = await cpuMs(servers)
  const writing = await during({ seconds, atOnce: 8 }, write)
  const listingCpuMs = ((await cpuMs(servers)) - beforeWriting) / writing.times.length
  await during({ seconds: seconds / 2, atOnce: PEOPLE }, read)
  const beforeReading = await cpuMs(servers)
  const reading = await during({ seconds, atOnce: PEOPLE }, read)
  const readingCpuMs = ((await cpuMs(servers)) - beforeReading) / reading.times.length
  const processes = servers.length
  return {
    processes,
    readingCpuMs: Number(readingCpuMs.toFixed(2)),
    listingCpuMs: Number(listingCpuMs.toFixed(1)),
    readingsPerSecond: Math.round(reading.done / seconds),
    readingP50Ms: Math.round(percentile(reading.times, 0.5)),
    readingP95Ms: Math.round(percentile(reading.times, 0.95)),
    listingsPerSecond: Number((writing.done / seconds).toFixed(1)),
    refused: reading.refused + writing.refused,
    turns: processes === counts.at(-1) ? await turnsTaken() : null,
  }
}

/** Somebody who has no credits is no measure of writing. */
async function makeRich(): Promise<void> {
  const poor = await db.selectFrom('users').select('id').where('credits', '<', 1000).execute()
  for (const { id } of poor) await adjust(db, { userId: id, actorId: id, credits: 100_000 })
}

type Load = { seconds: number; atOnce: number }
type Calls = { done: number; refused: number; times: number[] }

/** So many people who call one after the other for a while. */
async function during(
  { seconds: length, atOnce }: Load,
  call: (turn: number) => Promise<{ status: number } | null>,
): Promise<Calls> {
  const calls: Calls = { done: 0, refused: 0, times: [] }
  const end = performance.now() + length * 1000
  let turn = 0
  const one = async () => {
    while (performance.now() < end) {
      turn += 1
      const startedAt = performance.now()
      const answer = await call(turn)
      if (performance.now() > end) return
      if (answer?.status === 200) calls.done += 1
      else calls.refused += 1
      calls.times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  calls.times.sort((a, b) => a - b)
  return calls
}

/** What the processes have had of the processor so far, with all their threads. */
async function cpuMs(servers: Server[]): Promise<number> {
  const stats = await Promise.all(servers.map(({ pid }) => readFile(`/proc/${pid}/stat`, 'utf8')))
  // Behind the name, which ends with the last bracket: the 12th and the 13th, in hundredths of a second.
  return stats
    .map((stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' '))
    .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) * 10, 0)
}

/** Puts a process with all its threads under a share of a core; answers the group. */
async function limited(pid: number): Promise<string> {
  const group = join(CGROUP, `listwright-${pid}`)
  await mkdir(group)
  await writeFile(join(group, 'cpu.cfs_period_us'), String(PERIOD_MICROSECONDS))
  await writeFile(join(group, 'cpu.cfs_quota_us'), String(Math.round(PERIOD_MICROSECONDS * share)))
  await writeFile(join(group, 'cgroup.procs'), String(pid))
  return group
}

async function turnsSoFar(): Promise<{ asked: number; taken: number }> {
  const { rows } = await statistics.query<{ calls: string; rows: string }>(
    `SELECT sum(calls) AS calls, sum(rows) AS rows FROM pg_stat_statements WHERE query ILIKE 'insert into "turns"%'`,
  )
  return { asked: Number(rows[0]?.calls ?? 0), taken: Number(rows[0]?.rows ?? 0) }
}

/** How often processes came for the turn at looking at the books in a while, and how often one had it. */
async function turnsTaken(): Promise<{ asked: number; taken: number }> {
  const before = await turnsSoFar()
  await pause(UPKEEP_SECONDS * 1000)
  const after = await turnsSoFar()
  return { asked: after.asked - before.asked, taken: after.taken - before.taken }
}

/** deploy/nginx.conf with so many processes, and without the certificate that nobody here has. */
async function nginxSettings(wanted: {
  home: string
  port: number
  servers: Server[]
}): Promise<string> {
  const text = await readFile(join(ROOT, 'deploy/nginx.conf'), 'utf8')
  const upstreams = wanted.servers
    .map(({ url }) => `  server 127.0.0.1:${new URL(url).port} max_fails=0;`)
    .join('\n')
  const sites = text
    .replace(/server \{\n +listen 80;.*?\n\}\n/s, '')
    .replace(/( {2}server 127\.0\.0\.1:\d+ max_fails=0;\n)+/, `${upstreams}\n`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${wanted.port};`)
    .replaceAll(/^ *ssl_.*\n/gm, '')
    .replace('listings.example.com', 'localhost')
  const file = join(wanted.home, 'nginx.conf')
  await writeFile(
    file,
    `daemon off; pid nginx.pid; error_log stderr error;\nevents {}\nhttp { access_log off;\n${sites}}\n`,
  )
  return file
}
