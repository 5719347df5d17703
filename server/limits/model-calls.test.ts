import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '#contract/routes.ts'
import type { OpenDatabase } from '#server/database/database.ts'
import { aModelWriter } from '#server/listings/writer/model/testing/a-model-writer.ts'
import {
  answers,
  faultyProvider,
  type Provider,
} from '#server/listings/writer/model/testing/faulty-provider.ts'
import { anAnswer, anInput } from '#server/listings/writer/model/testing/walnut-board.ts'
import { testDatabase } from '#server/testing/database.ts'
import { testApp } from '#server/testing/test-app.ts'
import { modelCalls } from './model-calls.ts'

const MINUTE_MS = 60_000

let database: OpenDatabase
let provider: Provider
beforeAll(async () => {
  database = await testDatabase()
  provider = await faultyProvider(answers(anAnswer()))
})
afterAll(async () => {
  await provider.close()
  await database.close()
})

let time = new Date('2026-03-01T23:59:00Z')
const clock = { now: () => time }
const callsOf = (max: number) => modelCalls(max, { db: database.db, clock })

it('gives out none when none are allowed', async () => {
  expect(await callsOf(0).take()).toBe(MINUTE_MS)
})

it('lets all processes together make the calls of a day, and more after midnight UTC', async () => {
  const aProcess = async () => {
    const writer = await aModelWriter({ url: provider.url, dailyCap: callsOf(3) })
    return testApp({ database: { ...database, close: async () => undefined }, writer })
  }
  const [one, other] = [await aProcess(), await aProcess()]
  const ana = await one.signIn('ana@example.com')
  const ben = await other.signIn('ben@example.com')
  const generate = async (who: typeof ana) =>
    (await who.call(routes.generateListing, { body: anInput() })).status
  expect([await generate(ana), await generate(ben), await generate(ana)]).toEqual([200, 200, 200])
  expect([await generate(ana), await generate(ben)]).toEqual([503, 503])
  // One that was started after a crash has no calls of its own.
  const restarted = await aProcess()
  const cleo = await restarted.signIn('cleo@example.com')
  const refused = await cleo.call(routes.generateListing, { body: anInput() })
  expect(refused.problem()).toMatchObject({
    code: 'model_failed',
    detail: expect.stringMatching(/^The language model has written as much as it may today/),
  })
  expect(refused.headers['retry-after']).toBe('60')
  expect(await cleo.credits()).toBe(10)
  expect(provider.calls).toHaveLength(3)

  time = new Date('2026-03-02T00:00:00Z')
  expect([await generate(ana), await generate(ben)]).toEqual([200, 200])
  for (const app of [one, other, restarted]) await app.close()
})
