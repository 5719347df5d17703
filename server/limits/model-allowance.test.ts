import { afterAll, beforeAll, expect, it } from 'vitest'
import { identityRoutes } from '#contract/identity.ts'
import { routes } from '#contract/routes.ts'
import type { OpenDatabase } from '#server/database/database.ts'
import {
  answers,
  faultyProvider,
  type Provider,
  refuses,
} from '#server/listings/writer/model/testing/faulty-provider.ts'
import { anAnswer, anInput } from '#server/listings/writer/model/testing/walnut-board.ts'
import { testDatabase } from '#server/testing/database.ts'
import { callAs, type Caller, testApp } from '#server/testing/test-app.ts'

const DAY_SECONDS = 24 * 60 * 60

let database: OpenDatabase
let provider: Provider
let isWell = true
beforeAll(async () => {
  database = await testDatabase()
  const [well, unwell] = [answers(anAnswer()), refuses(400)]
  provider = await faultyProvider((...call) => (isWell ? well(...call) : unwell(...call)))
})
afterAll(async () => {
  await provider.close()
  await database.close()
})

const toMidnight = () => DAY_SECONDS - ((Date.now() / 1000) % DAY_SECONDS)

/** One process of the shop with the model, a minute past midnight some days from now. */
async function aProcess(day: number, limits: Record<string, string>) {
  const app = await testApp({
    writer: 'configured',
    database: { ...database, close: async () => undefined },
    environment: { LISTING_MODEL: 'compatible:test', MODEL_BASE_URL: provider.url, ...limits },
  })
  app.clock.advance(toMidnight() + day * DAY_SECONDS + 60)
  return app
}

const generate = (who: Caller) => who.call(routes.generateListing, { body: anInput() })
const statusOf = async (who: Caller) => (await generate(who)).status
const metricsOf = async ({ app }: Awaited<ReturnType<typeof aProcess>>) =>
  (await app.inject('/metrics')).body

it('ends one person’s calls for the day, failed ones too, and leaves the others theirs', async () => {
  const shop = await aProcess(0, { MODEL_CALLS_PER_PERSON: '2' })
  const [ana, ben] = [await shop.signIn('ana@example.com'), await shop.signIn('ben@example.com')]
  isWell = false
  expect((await generate(ana)).problem().code).toBe('model_failed')
  isWell = true
  const refused = await generate(ana)
  expect(refused.problem()).toMatchObject({
    code: 'daily_limit',
    status: 429,
    detail: expect.stringMatching(
      /^Today's allowance .* 00:00 UTC, within 24 hours\. You were not/,
    ),
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(DAY_SECONDS - 120)
  expect(await ana.credits()).toBe(10)
  expect([await statusOf(ben), await statusOf(ben)]).toEqual([200, 200])
  shop.clock.advance(DAY_SECONDS)
  const asAna = callAs(shop.app, { cookie: ana.cookie })
  const { token } = (await asAna(identityRoutes.mintToken)).answer()
  const nextDay = callAs(shop.app, { authorization: `Bearer ${token}` })
  expect((await nextDay(routes.generateListing, { body: anInput() })).status).toBe(200)
  await shop.close()
})

it('counts tokens like calls', async () => {
  const shop = await aProcess(5, { MODEL_TOKENS_PER_PERSON: '5000' })
  const [cleo, dan] = [await shop.signIn('cleo@example.com'), await shop.signIn('dan@example.com')]
  const statuses: number[] = []
  while (statuses.length < 5) statuses.push(await statusOf(cleo))
  expect(statuses).toEqual([200, 200, 429, 429, 429])
  expect(await statusOf(dan)).toBe(200)
  await shop.close()
})

it('ends the calls of all processes together, warns once before, and tells what is left', async () => {
  const limits = { MODEL_CALLS_PER_DAY: '5' }
  const [one, other] = [await aProcess(10, limits), await aProcess(10, limits)]
  const [eva, fay] = [await one.signIn('eva@example.com'), await other.signIn('fay@example.com')]
  const inTurn = [eva, fay, eva, fay]
  for (const who of inTurn) expect(await statusOf(who)).toBe(200)
  expect(await metricsOf(one)).toContain('listwright_model_allowance_left{of="calls"} 1\n')
  expect([await statusOf(eva), await statusOf(fay)]).toEqual([200, 429])
  // One that was started after a crash has no calls of its own.
  const restarted = await aProcess(10, limits)
  expect(await statusOf(await restarted.signIn('gus@example.com'))).toBe(429)

  const metrics = await metricsOf(other)
  expect(metrics).toContain('listwright_model_calls_total{outcome="answered"} 2\n')
  expect(metrics).toContain('listwright_model_calls_total{outcome="daily limit reached"} 1\n')
  expect(metrics).toContain('listwright_model_answers_total{verdict="faultless"} 2\n')
  expect(metrics).toContain('listwright_model_resting 0\n')
  expect(metrics).toContain('listwright_model_tokens_total{direction="output"} 800\n')
  expect(metrics).toContain('listwright_model_allowance_left{of="calls"} 0\n')
  const notes = [...one.notes, ...other.notes, ...restarted.notes]
  const warnings = notes.filter(({ level }) => level === 'warn').map(({ said }) => said)
  expect(warnings).toEqual([[{ spent: 'calls', taken: 4, max: 5 }, expect.any(String)]])
  for (const app of [one, other, restarted]) await app.close()
})

it('logs each call with its person and its request', async () => {
  const shop = await aProcess(15, {})
  const hal = await shop.signIn('hal@example.com')
  const { headers } = await generate(hal)
  const { id: userId } = (await hal.call(routes.currentUser)).answer()
  const [call] = shop.notes.map(({ said }) => said[0])
  expect(call).toMatchObject({ userId, reqId: headers['x-request-id'], outcome: 'answered' })
  await shop.close()
})

it('asks nothing where nothing is allowed', async () => {
  const shop = await aProcess(20, { MODEL_CALLS_PER_DAY: '0' })
  const refused = await generate(await shop.signIn('ida@example.com'))
  expect(refused.problem().code).toBe('daily_limit')
  await shop.close()
})
