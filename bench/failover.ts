import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { footerRoutes } from '#contract/footers.ts'
import { seededRandom } from '#server/testing/random.ts'
import { ensureBuilt } from '../scripts/build.ts'
import { audited } from '../scripts/long/kills.ts'
import { machineOf } from '../scripts/long/machine.ts'
import { arrive, Sellers } from '../scripts/long/sellers.ts'
import { send } from '../scripts/long/send.ts'
import { sharedSite, type Site } from '../scripts/long/site.ts'
import { startPair } from './failover/pair.ts'
import { replicaReads, startReadingBack } from './failover/reading-back.ts'

// The database dies: a primary and its synchronous standby behind HAProxy, two processes of the product
// with people who write, edit and buy. The primary is killed with SIGKILL, its standby takes its place,
// the old one is rebuilt as the new standby; ten times. Then everything that people were told is looked for.
// npm run failover -- --kills 3 --into some/path

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    into: { type: 'string', default: 'node_modules/.cache/long/failover.json' },
  },
})
const NEEDED = ['/usr/sbin/haproxy', '/usr/bin/socat', '/usr/lib/postgresql']
const missing = NEEDED.filter((path) => !existsSync(path))
if (missing.length > 0) {
  console.log(
    `SKIPPED: this needs the Debian packages haproxy, socat and postgresql; ${missing.join(', ')} is not there.`,
  )
  process.exit(0)
}
const QUIET_MS = 15_000
const asked = Number(values.kills)
const seed = Number(values.seed)
const machine = await machineOf()
console.log(`Seed ${seed}. ${machine}.`)

await ensureBuilt()
const home = await mkdtemp(join(tmpdir(), 'failover-'))
await chmod(home, 0o755)
const random = seededRandom(seed)
const pair = await startPair(home)
const report = await reported()
await mkdir(dirname(values.into), { recursive: true })
await writeFile(values.into, `${JSON.stringify(report, null, 2)}\n`)
const { secondsToWrite: write, secondsToStandby: standby } = report
const { acknowledged: told, violations: broken, reading } = report
console.log(`
| What                                                     | Figure |
| -------------------------------------------------------- | ------ |
| Primaries killed with SIGKILL under load                 | ${report.kills.done} of ${asked} |
| Acknowledged: listings, purchases, edits                 | ${told.listings}, ${told.purchases}, ${told.edits} |
| Of these lost                                            | ${report.lost} |
| Rules of the books broken                                | ${broken.length - report.lost} |
| Changes read back at once at the other process; missed   | ${reading.readBack}; ${reading.missed} |
| Before the first death: by the standby, behind, away     | ${reading.quiet.replica}, ${reading.quiet.behind}, ${reading.quiet.away} |
| At the end: by the standby, behind, away                 | ${reading.replica}, ${reading.behind}, ${reading.away} |
| Seconds until the next write succeeded: median, worst    | ${write.median}, ${write.worst} |
| Seconds until all was on two disks again: median, worst  | ${standby.median}, ${standby.worst} |
| Old primaries that were copied whole, not rewound        | ${report.wholeCopies} |
| Processes of the product that ended                      | ${report.endedProcesses} |

${report.note}
For machines: ${values.into}`)
for (const violation of broken) console.log(`BROKEN: ${violation}`)
const isGood =
  broken.length === 0 &&
  reading.missed === 0 &&
  report.endedProcesses === 0 &&
  report.kills.done === asked
if (isGood) await rm(home, { recursive: true, force: true })
else console.log(`What was said is in ${home}`)
process.exit(isGood ? 0 : 1)

type Death = {
  killed: string
  /** From the kill to the answer of the first write that was begun after it, through either process. */
  secondsToWrite: number
  /** From the kill until everything is on two disks again. */
  secondsToStandby: number
  /** What people were acknowledged since the death before. */
  acknowledged: number
}

/** Nothing of it is left running, whatever happens. */
async function reported() {
  try {
    return await killedOften()
  } finally {
    await pair.stop()
  }
}

async function killedOften() {
  await pair.untilArmed()
  const site = await sharedSite(pair.primaryUrl, 2, {
    DATABASE_CONNECTIONS: '20',
    READ_DATABASE_URL: pair.standbyUrl,
  })
  const pids = site.servers.map(({ pid }) => pid)
  const origin = site.origins()[0] ?? ''
  const [prober, reader] = await arrive(origin, 2)
  if (prober === undefined || reader === undefined) throw new Error('Nobody came')
  const sellers = await Sellers.start({ people: 60, atOnce: 8, random, origins: site.origins })
  const readingBack = startReadingBack(reader, site.origins)
  // A while in which nobody dies, as on any other day.
  await pause(QUIET_MS)
  const quiet = await replicaReads(site.origins())
  const deaths: Death[] = []
  for (let at = 0; at < asked; at += 1) {
    const before = sellers.witness.answers
    await sellers.until(before + 30)
    // Not always in the same place of what people do.
    await pause(random() * 500)
    const killed = await pair.kill()
    const killedAt = performance.now()
    const secondsToWrite = await untilWritten(killedAt, { site, token: prober.token })
    await pair.untilArmed(killed)
    const secondsToStandby = secondsSince(killedAt)
    const acknowledged = sellers.witness.answers - before
    deaths.push({ killed, secondsToWrite, secondsToStandby, acknowledged })
    console.log(
      `${at + 1}. ${killed} killed: written again after ${secondsToWrite.toFixed(1)} s, a standby after ${secondsToStandby.toFixed(1)} s`,
    )
  }
  await sellers.until(sellers.witness.answers + 30)
  await sellers.stop()
  const readings = {
    ...(await readingBack.stop()),
    quiet,
    ...(await replicaReads(site.origins())),
  }
  const ended = site.servers.filter(({ pid }, at) => pid !== pids[at]).length
  const { listings, purchases, edits } = sellers.witness
  const { violations, note } = await audited(site, sellers, 30 * asked)
  return {
    seed,
    machine,
    kills: { asked, done: deaths.length },
    acknowledged: { listings: listings.size, purchases: purchases.size, edits },
    lost: violations.filter((violation) => violation.endsWith('is lost')).length,
    violations,
    reading: readings,
    secondsToWrite: spread(deaths.map(({ secondsToWrite }) => secondsToWrite)),
    secondsToStandby: spread(deaths.map(({ secondsToStandby }) => secondsToStandby)),
    endedProcesses: ended,
    // The first standby was one; there was nothing to rewind.
    wholeCopies: (await pair.said()).split('a whole copy').length - 2,
    note,
    deaths,
  }
}

/** Writes again and again through both processes until one says 200; what was on its way does not count. */
async function untilWritten(
  since: number,
  { site, token }: { site: Site; token: string },
): Promise<number> {
  const body = { name: 'After', content: 'Written after the primary died.' }
  for (let turn = 0; secondsSince(since) < 120; turn += 1) {
    const origin = site.origins()[turn % site.servers.length] ?? ''
    const answer = await send(origin, footerRoutes.createFooter, { token, body })
    if (answer?.status === 200) return secondsSince(since)
    await pause(20)
  }
  throw new Error(`Nothing is written any more: ${await pair.said()}`)
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000
}

function spread(seconds: number[]): { median: number; worst: number } {
  const sorted = seconds.toSorted((one, next) => one - next)
  const at = (index: number) => Number((sorted[index] ?? Number.NaN).toFixed(1))
  return { median: at(Math.floor(sorted.length / 2)), worst: at(sorted.length - 1) }
}
