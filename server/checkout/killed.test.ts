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

const PROGRAM = fileURLToPath(import.meta.resolve('../testing/killed-purchase.ts'))

type Point = [point: string, after: string, credits: number]

// Where the process dies, and the balance that is left. The statements are those of opening a
// payment (1 to 7) and of settling it (9 to 16).
const CHOSEN: Point[] = [
  ['provider asked', 'the provider is asked, its answer lost', 0],
  ['statement 15', 'the entry is posted', 0],
  ['settled', 'all is committed, unanswered', 50],
]
const EVERY: Point[] = [
  ...CHOSEN.filter(([point]) => !point.startsWith('statement')),
  ...Array.from({ length: 16 }, (_, n): Point => [`statement ${n + 1}`, 'it ran', 0]),
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

it.each(POINTS)(
  'a purchase is credited once when the process is killed at %s: %s',
  async (point, _after, credits) => {
    const userId = idFor(point)
    expect(await buy(userId, point)).toBe('SIGKILL')
    await onDatabase(async (db) => {
      expect(await balanceOf(db, userId)).toMatchObject({ credits })
      expect(await brokenInvariants(db)).toEqual([])
    })

    expect(await buy(userId, 'never')).toBeNull()
    await onDatabase(async (db) => {
      expect(await balanceOf(db, userId)).toMatchObject({ credits: 50 })
      const payments = db.selectFrom('payments').select('status').where('userId', '=', userId)
      expect(await payments.execute()).toEqual([{ status: 'credited' }])
      expect(await brokenInvariants(db)).toEqual([])
    })
  },
)

function idFor(point: string): string {
  return point.replace(' ', '-')
}

/** Answers the signal that ended the process; null when it ended by itself, in good order. */
async function buy(userId: string, point: string): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [PROGRAM, home, userId, point])
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
