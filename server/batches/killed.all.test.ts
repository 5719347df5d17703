import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { listListings } from '#server/listings/library.ts'
import { databaseTemplate, postgresDatabase } from '#server/testing/database.ts'
import { aGeneratorInput, aMember, balanceOf } from '#server/testing/people.ts'
import { SHORT_LIVED } from '#server/testing/short-lived.ts'
import { seededRandom } from '#server/testing/random.ts'
import { startBatch } from './batch-states.ts'
import { addRows, batchRows, findBatch, openBatch } from './batches.ts'

const PROGRAM = fileURLToPath(import.meta.resolve('../testing/killed-batch.ts'))
const ROWS = Number(process.env['BATCH_ROWS'] ?? 25)
const KILLS = Number(process.env['BATCH_KILLS'] ?? 2)
const SEED = Number(process.env['BATCH_SEED'] ?? 7)
const MOST_ALIVE_MS = 300
const CREDITS_LEFT = 5

const server = process.env['TEST_DATABASE_URL']
let home = ''
let url = ''
let drop = async () => {}
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'killed-batch-'))
  if (server !== undefined) ({ url, drop } = await postgresDatabase(server))
})
afterAll(async () => {
  await drop()
  await rm(home, { recursive: true })
})

it(`each row is written and paid exactly once, though ${KILLS} processes are killed over it`, async () => {
  const random = seededRandom(SEED)
  const own = await onDatabase(aBatch)
  // The embedded database is one process's own; on the other two share the rows.
  const processes = server === undefined ? 1 : 2
  const running = Array.from({ length: processes }, start)
  let killed = 0
  for (let turn = 0; killed < KILLS; turn += 1) {
    const place = turn % processes
    const victim = running[place]
    if (victim === undefined || !(await isReady(victim))) break
    await wait(random() * MOST_ALIVE_MS)
    if (victim.exitCode !== null) break
    victim.kill('SIGKILL')
    await once(victim, 'exit')
    killed += 1
    running[place] = start()
  }
  await Promise.all(running.map(ended))
  expect(killed).toBe(KILLS)

  await onDatabase(async (db) => {
    expect(await findBatch(db, own)).toMatchObject({ state: 'done', rows: { written: ROWS } })
    const rows = await batchRows(db, own)
    const listings = await listListings(db, own.userId)
    expect(listings).toHaveLength(ROWS)
    expect(new Set(rows.map(({ listingId }) => listingId))).toEqual(
      new Set(listings.map(({ id }) => id)),
    )
    expect(rows.map(({ title }) => title)).toEqual(
      rows.map(({ number }) => `Candle ${number} for a shelf`),
    )
    expect(await balanceOf(db, own.userId)).toEqual({ credits: CREDITS_LEFT, creditsHeld: 0 })
    expect(await brokenInvariants(db)).toEqual([])
  })
}, 600_000)

async function aBatch(db: Database): Promise<{ userId: string; id: string }> {
  const { id: userId } = await aMember(db, { credits: ROWS + CREDITS_LEFT })
  const batch = { name: 'candles', writer: 'usual', usesProfile: true } as const
  const { id } = await openBatch(db, { ...batch, userId, count: async () => undefined })
  const own = { userId, id }
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    number: index + 1,
    input: aGeneratorInput({ listingTitle: `Candle ${index + 1}` }),
  }))
  await addRows(db, own, rows)
  await startBatch(db, own, ROWS)
  return own
}

function start(): ChildProcess {
  return spawn(process.execPath, [...SHORT_LIVED, PROGRAM, home, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Once its database is open; false where it ended before that. */
async function isReady(child: ChildProcess): Promise<boolean> {
  const { stdout } = child
  if (stdout === null) throw new Error('It has no standard output')
  await Promise.race([once(stdout, 'data'), once(child, 'exit')])
  return child.exitCode === null
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(0)
}

async function onDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const open = await openDatabase({
    dataDir: home,
    templatePath: await databaseTemplate(),
    url: url === '' ? undefined : url,
  })
  try {
    return await work(open.db)
  } finally {
    await open.close()
  }
}
