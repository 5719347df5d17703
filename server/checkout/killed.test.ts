import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { databaseTemplate } from '#server/testing/database.ts'
import { aMember, balanceOf } from '#server/testing/people.ts'
import { SHORT_LIVED } from '#server/testing/short-lived.ts'
import { buyGrowth } from './testing/a-whole-purchase.ts'

const PROGRAM = fileURLToPath(import.meta.resolve('../testing/killed-purchase.ts'))

type Point = [point: string, credits: number]

// Where the process dies, and the balance that is left. The statements are those of opening a
// payment (1 to 7) and of settling it (9 to 16).
const CHOSEN: Point[] = [
  // The entry is posted, and not committed.
  ['statement 15', 0],
  // All is committed, and nobody was told.
  ['settled', 50],
]
const EVERY: Point[] = [
  // Its answer is lost.
  ['provider asked', 0],
  ...CHOSEN.filter(([point]) => !point.startsWith('statement')),
  ...Array.from({ length: 16 }, (_, n): Point => [`statement ${n + 1}`, 0]),
]
// A long run dies everywhere.
const POINTS = process.env['EVERY_KILL'] === 'on' ? EVERY : CHOSEN

const home = mkdtempSync(join(tmpdir(), 'killed-'))
beforeAll(() =>
  onDatabase(async (db) => {
    for (const [point] of POINTS) await aMember(db, { id: idFor(point), credits: 0 })
  }),
)
afterAll(() => rmSync(home, { recursive: true }))

it('a purchase is credited once wherever the process is killed', async () => {
  for (const [point] of POINTS) expect(await buyAndDie(idFor(point), point)).toBe('SIGKILL')

  await onDatabase(async (db) => {
    for (const [point, credits] of POINTS)
      expect(await balanceOf(db, idFor(point)), point).toMatchObject({ credits })
    expect(await brokenInvariants(db)).toEqual([])

    for (const [point] of POINTS) {
      const userId = idFor(point)
      await buyGrowth({ db, userId })
      expect(await balanceOf(db, userId), point).toMatchObject({ credits: 50 })
      const payments = db.selectFrom('payments').select('status').where('userId', '=', userId)
      expect(await payments.execute(), point).toEqual([{ status: 'credited' }])
    }
    expect(await brokenInvariants(db)).toEqual([])
  })
}, 300_000)

function idFor(point: string): string {
  return point.replace(' ', '-')
}

/** Answers the signal that ended the process. */
async function buyAndDie(userId: string, point: string): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [...SHORT_LIVED, PROGRAM, home, userId, point])
  const complaint = text(child.stderr)
  const [code, signal] = await once(child, 'exit')
  expect(code ?? 0, await complaint).toBe(0)
  return signal
}

async function onDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const open = await openDatabase({ dataDir: home, templatePath: await databaseTemplate() })
  try {
    await work(open.db)
  } finally {
    await open.close()
  }
}
