import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database, OpenDatabase } from '#server/database/database.ts'
import { listListings, storeListing } from '#server/listings/library.ts'
import { Problem } from '#server/platform/problem.ts'
import { testDatabase } from '#server/testing/database.ts'
import { aGeneratorInput, aMember, aWriting, balanceOf } from '#server/testing/people.ts'
import { seededRandom } from '#server/testing/random.ts'
import { adjust } from './adjust.ts'
import { brokenInvariants } from './invariants.ts'
import { capture, type Hold, hold, type HoldRequest, release } from './ledger.ts'
import { sweep } from './sweep.ts'

// More in a long run; HISTORY_SEED=1234 HISTORIES=1 replays the one that failed.
const HISTORIES = Number(process.env['HISTORIES'] ?? 40)
const FIRST_SEED = Number(process.env['HISTORY_SEED'] ?? Math.floor(Math.random() * 1e9))
const TOGETHER = 10

/** What has become of one person's account, told by the answers alone. */
type Model = { credits: number; listings: number }
type Story = { db: Database; userId: string; random: () => number; model: Model; keys: string[] }

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase()
})
afterAll(() => open.close())

it(
  `keeps the books through ${HISTORIES} random histories from seed ${FIRST_SEED}`,
  async () => {
    for (let done = 0; done < HISTORIES; done += TOGETHER) {
      const count = Math.min(TOGETHER, HISTORIES - done)
      const seeds = Array.from({ length: count }, (_, place) => FIRST_SEED + done + place)
      const differences = await Promise.all(seeds.map((seed) => play(open.db, seed)))
      expect(differences.flat()).toEqual([])
      expect(await brokenInvariants(open.db), `seeds ${seeds.join(', ')}`).toEqual([])
    }
  },
  Math.max(600_000, HISTORIES * 500),
)

/** Plays one person's history, much of it at the same time, and says where model and books differ. */
async function play(db: Database, seed: number): Promise<string[]> {
  const random = seededRandom(seed)
  const credits = pick(random, [0, 1, 1, 2, 10])
  const { id: userId } = await aMember(db, { credits })
  const keys = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const story: Story = { db, userId, random, keys, model: { credits, listings: 0 } }
  await Promise.all(Array.from({ length: 6 + Math.floor(random() * 14) }, () => step(story)))
  await endLeases(story)
  await sweep(db)
  const found = {
    ...(await balanceOf(db, userId)),
    listings: (await listListings(db, userId)).length,
  }
  const expected = { ...story.model, creditsHeld: 0 }
  return same(found, expected)
    ? []
    : [`seed ${seed}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`]
}

async function step(story: Story): Promise<void> {
  const { db, userId, random } = story
  const kind = random()
  await pause(random)
  if (kind < 0.75) return generate(story)
  if (kind < 0.85) return sweep(db)
  if (kind < 0.9) return endLeases(story)
  const outcome = await adjust(db, {
    userId,
    credits: Math.floor(random() * 20),
    actorId: userId,
  })
  if (outcome.state === 'adjusted') story.model.credits += outcome.change
}

async function generate(story: Story): Promise<void> {
  const { db, userId, random, keys } = story
  const fate = random()
  const idempotencyKey = random() < 0.3 ? pick(random, keys) : crypto.randomUUID()
  const held = await tryToHold(db, { userId, idempotencyKey, requestHash: 'h' })
  if (held === undefined) return
  await pause(random)
  // The process died here: nothing else ever happens to this hold but the sweep.
  if (fate < 0.15) return
  if (fate < 0.35) return giveBack(db, held)
  if (fate < 0.45) await endLeases(story).then(() => sweep(db))
  // Asked twice, as after an answer that got lost.
  await keep(story, held, fate > 0.85 ? 2 : 1)
}

const REFUSALS = ['insufficient_credits', 'generation_running', 'too_many_requests']

async function tryToHold(db: Database, request: HoldRequest): Promise<Hold | undefined> {
  try {
    const outcome = await hold(db, request)
    return outcome.state === 'held' ? outcome.hold : undefined
  } catch (error) {
    if (error instanceof Problem && REFUSALS.includes(error.code)) return undefined
    throw error
  }
}

async function giveBack(db: Database, held: Hold): Promise<void> {
  await Promise.all([release(db, held), release(db, held)])
}

async function keep({ db, userId, model }: Story, held: Hold, times: number): Promise<void> {
  let stored = 0
  const once = () =>
    capture(db, held, async (tx) => {
      const id = await storeListing(tx, {
        userId,
        input: aGeneratorInput(),
        writing: aWriting(),
      })
      stored += 1
      return id
    })
  const outcomes = await Promise.all(Array.from({ length: times }, once))
  const ids = outcomes.flatMap((outcome) => ('listingId' in outcome ? [outcome.listingId] : []))
  expect(new Set(ids).size).toBeLessThanOrEqual(1)
  model.credits -= stored
  model.listings += stored
}

async function endLeases({ db, userId }: Story): Promise<void> {
  await db
    .updateTable('creditHolds')
    .set({ leaseExpiresAt: sql<Date>`now() - interval '1 second'` })
    .where('userId', '=', userId)
    .where('status', '=', 'held')
    .execute()
}

/** Lets the others go ahead for a while that the seed decides. */
async function pause(random: () => number): Promise<void> {
  for (let turns = Math.floor(random() * 6); turns > 0; turns -= 1) await nextTurn()
}

function pick<Choice>(random: () => number, choices: readonly Choice[]): Choice {
  const choice = choices[Math.floor(random() * choices.length)]
  if (choice === undefined) throw new Error('There is nothing to choose from')
  return choice
}

function same(found: Model & { creditsHeld: number }, expected: typeof found): boolean {
  return (
    found.credits === expected.credits &&
    found.creditsHeld === expected.creditsHeld &&
    found.listings === expected.listings
  )
}
