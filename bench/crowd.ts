import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aGeneratorInput } from '#server/testing/people.ts'
import { arrive, asked } from './free-account/callers.ts'
import { percentile, type Row } from './measure.ts'
import { OURS, start } from './programs.ts'

const PEOPLE = 200
/** So many sign up at a time: a password is hashed for each. */
const ARRIVING = 4

/** What two hundred people wait who ask for a listing in the same moment, on PGlite where no database is named. */
export async function benchCrowd(databaseUrl?: string): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'listwright-crowd-'))
  const { child, origin } = await start(OURS, [], {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '127.0.0.1/32,::1/128',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  })
  const people = await crowdAt(origin)
  const answers = await Promise.all(
    people.map(async (person) => {
      const startedAt = performance.now()
      const status = await asked(origin, person, aGeneratorInput())
      return { status, seconds: (performance.now() - startedAt) / 1000 }
    }),
  )
  child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
  const seconds = answers.map((answer) => answer.seconds).toSorted((a, b) => a - b)
  const written = answers.filter(({ status }) => status === 200).length
  const [half, last] = [0.5, 0.99].map((share) => percentile(seconds, share).toFixed(1))
  return {
    what: `${PEOPLE} people who ask for a listing at once, ${databaseUrl === undefined ? 'PGlite' : 'PostgreSQL'}`,
    budget: 'all get one',
    measured: `${written} did; p50 ${half} s, p99 ${last} s`,
    isMet: written === PEOPLE,
  }
}

/** Each from a network of its own. */
async function crowdAt(origin: string) {
  const turns = Array.from({ length: PEOPLE }, (_, place) => place).values()
  const people: Awaited<ReturnType<typeof arrive>>[] = []
  const arriving = async () => {
    for (const place of turns)
      people.push(await arrive(origin, `crowd-${process.pid}-${place}`, `10.3.${place}.1`))
  }
  await Promise.all(Array.from({ length: ARRIVING }, arriving))
  return people
}
