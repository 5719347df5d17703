import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { sweep } from '#server/credits/sweep.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { databaseTemplate } from '#server/testing/database.ts'
import { aGeneratorInput, aMember, aWriting, balanceOf } from '#server/testing/people.ts'
import { SHORT_LIVED } from '#server/testing/short-lived.ts'
import { createGenerator } from './generate.ts'
import { listListings } from './library.ts'

const PROGRAM = fileURLToPath(import.meta.resolve('../testing/killed-generation.ts'))

// Where the process dies, and what the books then say of a person who had one credit. The
// statements are the hold, two that read the shelf and the shop's profile, and after the writer those of
// the capture (4 to 8).
const EVERY: [point: string, after: string, found: Found][] = [
  ['statement 1', 'the hold is written', { credits: 1, creditsHeld: 1, listings: 0 }],
  ['statement 2', 'the shelf is read', { credits: 1, creditsHeld: 1, listings: 0 }],
  ['statement 3', 'the profile is read', { credits: 1, creditsHeld: 1, listings: 0 }],
  ['writer', 'the writer is asked', { credits: 1, creditsHeld: 1, listings: 0 }],
  ['statement 7', 'the listing is written', { credits: 1, creditsHeld: 1, listings: 0 }],
  ['statement 8', 'the entry is posted', { credits: 1, creditsHeld: 1, listings: 0 }],
  ['statement 9', 'all is committed, unanswered', { credits: 0, creditsHeld: 0, listings: 1 }],
]
// One death on each side of the commits is enough for every day; a long run dies everywhere.
const CHOSEN = new Set(['statement 8', 'statement 9'])
const POINTS = EVERY.filter(([point]) => process.env['EVERY_KILL'] === 'on' || CHOSEN.has(point))
type Found = { credits: number; creditsHeld: number; listings: number }

const home = mkdtempSync(join(tmpdir(), 'killed-'))
beforeAll(() =>
  onDatabase(async (db) => {
    for (const [point] of POINTS) await aMember(db, { id: idFor(point), credits: 1 })
  }),
)
afterAll(() => rmSync(home, { recursive: true }))

it('one credit pays for one listing wherever the process is killed', async () => {
  for (const [point] of POINTS) await generateAndDie(idFor(point), point)

  await onDatabase(async (db) => {
    for (const [point, , { listings, ...balance }] of POINTS) {
      expect(await balanceOf(db, idFor(point)), point).toEqual(balance)
      expect(await listListings(db, idFor(point)), point).toHaveLength(listings)
    }
    expect(await brokenInvariants(db)).toEqual([])

    await endLeases(db)
    await sweep(db)
    for (const [point, , { credits }] of POINTS)
      expect(await balanceOf(db, idFor(point)), point).toEqual({ credits, creditsHeld: 0 })

    for (const [point] of POINTS) {
      const userId = idFor(point)
      const listing = await generateAgain(db, userId)
      expect(await listListings(db, userId), point).toEqual([listing])
      expect(await balanceOf(db, userId), point).toEqual({ credits: 0, creditsHeld: 0 })
    }
    expect(await brokenInvariants(db)).toEqual([])
  })
}, 300_000)

function idFor(point: string): string {
  return point.replace(' ', '-')
}

async function generateAndDie(userId: string, point: string): Promise<void> {
  const child = spawn(process.execPath, [...SHORT_LIVED, PROGRAM, home, userId, point])
  const complaint = text(child.stderr)
  const [, signal] = await once(child, 'exit')
  expect(signal, await complaint).toBe('SIGKILL')
}

function generateAgain(db: Database, userId: string) {
  const writer = { name: 'composer' as const, write: async () => aWriting() }
  return createGenerator({ db, writer }).generate({
    userId,
    input: aGeneratorInput(),
    idempotencyKey: 'the same key',
  })
}

async function onDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const open = await openDatabase({ dataDir: home, templatePath: await databaseTemplate() })
  try {
    await work(open.db)
  } finally {
    await open.close()
  }
}

async function endLeases(db: Database): Promise<void> {
  await db
    .updateTable('creditHolds')
    .set({ leaseExpiresAt: sql<Date>`now() - interval '1 second'` })
    .where('status', '=', 'held')
    .execute()
}
