import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/database/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { testDatabase } from '#server/testing/database.ts'
import { sweepCounters } from './counters.ts'
import { guessLimits } from './guesses.ts'
import { limiter } from './limiter.ts'
import { LIMITS } from './limits.ts'
import { sweepUsualNetworks } from './usual-networks.ts'

const ANA = 'ana@example.com'
const HOME = { email: ANA, network: '9.9.9.9' }

let database: OpenDatabase
let nowMs = 0
const clock = { now: () => new Date(nowMs) }
const aProcess = () => ({
  ...limiter(database.db, clock),
  ...guessLimits(database.db, clock),
})
let limits: ReturnType<typeof aProcess>

beforeAll(async () => {
  database = await testDatabase()
  limits = aProcess()
})
afterAll(() => database.close())
// Each test has a year of its own, so that none meets the counts of another.
beforeEach(() => {
  nowMs += 365 * 24 * 60 * 60_000
})

const passes = async (attempt: Promise<void>): Promise<boolean> => {
  try {
    await attempt
    return true
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return false
    throw error
  }
}
const guessFrom = (network: string, email = ANA) => passes(limits.guess({ email, network }))
/** More at once than the database has connections, and no more than those soon have room for. */
const TOGETHER = 50
const count = async (times: number, attempt: (n: number) => Promise<boolean>) => {
  const numbers = Array.from({ length: times }, (_, n) => n)
  let passed = 0
  for (let first = 0; first < times; first += TOGETHER) {
    const wave = numbers.slice(first, first + TOGETHER)
    passed += (await Promise.all(wave.map(attempt))).filter(Boolean).length
  }
  return passed
}

describe('guessing a password', () => {
  it('is possible ten times from one network in a quarter of an hour', async () => {
    expect(await count(100, () => guessFrom('1.1.1.1'))).toBe(10)
    nowMs += 15 * 60_000
    expect(await count(100, () => guessFrom('1.1.1.1'))).toBe(10)
  })

  it('is possible a hundred times an hour from a hundred networks together', async () => {
    expect(await count(250, (n) => guessFrom(`1.1.1.${n % 100}`))).toBe(100)
  })

  it('is counted by all processes together', async () => {
    const other = aProcess()
    const both = (n: number) => (n % 2 === 0 ? limits : other)
    const guess = (n: number) => passes(both(n).guess(HOME))
    expect(await count(100, guess)).toBe(10)
  })

  it('does not lock the owner out where the right password came from before', async () => {
    await limits.guess(HOME)
    await limits.forgive(HOME)
    await count(150, (n) => guessFrom(`1.1.1.${n % 100}`))
    expect(await guessFrom('8.8.8.8')).toBe(false)
    expect(await guessFrom(HOME.network)).toBe(true)
    // A process that was started during the flood knows it as well.
    expect(await passes(aProcess().guess(HOME))).toBe(true)
  })

  it('counts only what was wrong', async () => {
    for (let n = 0; n < 30; n += 1) {
      await limits.guess(HOME)
      await limits.forgive(HOME)
    }
    expect(await count(20, () => guessFrom(HOME.network))).toBe(10)
  })

  it('is possible fifty times an hour from one network at all accounts together', async () => {
    const spray = (n: number) => guessFrom('1.1.1.1', `person-${n}@example.com`)
    await limits.guess({ email: 'own@example.com', network: '1.1.1.1' })
    await limits.forgive({ email: 'own@example.com', network: '1.1.1.1' })
    expect(await count(150, spray)).toBe(50)
    expect(await guessFrom('2.2.2.2', 'person-140@example.com')).toBe(true)
    // Who comes in there as a rule still does.
    expect(await guessFrom('1.1.1.1', 'own@example.com')).toBe(true)
  })

  it('leaves other accounts alone', async () => {
    await count(100, () => guessFrom('1.1.1.1'))
    expect(await guessFrom('1.1.1.1', 'ben@example.com')).toBe(true)
  })
})

it('opens at most twenty accounts an hour from one network', async () => {
  expect(await count(100, () => passes(limits.take('signUpsFromOneNetwork', '1.1.1.1')))).toBe(20)
  expect(await passes(limits.take('signUpsFromOneNetwork', '2.2.2.2'))).toBe(true)
  await expect(limits.take('signUpsFromOneNetwork', '1.1.1.1')).rejects.toMatchObject({
    code: 'too_many_accounts',
    detail: expect.stringContaining('Too many accounts'),
  })
})

it('mails at most five links an hour to one address, and twenty for one network', async () => {
  expect(await count(50, () => passes(limits.take('resetsForOneAddress', ANA)))).toBe(5)
  expect(await count(50, () => passes(limits.take('resetsFromOneNetwork', '1.1.1.1')))).toBe(20)
})

it('mints as many tokens as a busy browser wants, and no more', async () => {
  const minted = await count(500, () => passes(limits.take('tokensOfOneSession', 'one')))
  expect(minted).toBe(LIMITS.tokensOfOneSession.max)
})

it('says how long to wait', async () => {
  await count(10, () => guessFrom('1.1.1.1'))
  nowMs += 60_000
  await expect(limits.guess({ email: ANA, network: '1.1.1.1' })).rejects.toMatchObject({
    code: 'too_many_guesses',
    retryAfterSeconds: 14 * 60,
  })
})

it('keeps no address, and nothing for longer than it counts', async () => {
  await limits.guess(HOME)
  await limits.forgive(HOME)
  const kept = async () => [
    ...(await database.db.selectFrom('attemptCounts').selectAll().execute()),
    ...(await database.db.selectFrom('usualNetworks').selectAll().execute()),
  ]
  expect(JSON.stringify(await kept())).not.toMatch(/ana|example|9\.9/)
  nowMs += 91 * 24 * 60 * 60_000
  await sweepCounters(database.db, clock.now())
  await sweepUsualNetworks(database.db, clock.now())
  expect(await kept()).toEqual([])
})
