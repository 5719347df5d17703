import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LISTING, TAG } from '#contract/listings.ts'
import { routes } from '#contract/routes.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { type Caller, type TestApp, testApp } from '#server/testing/test-app.ts'
import type { ListingWriter } from '../writer.ts'
import { aModelWriter, HURRY, KEY, PATIENT } from './testing/a-model-writer.ts'
import {
  answers,
  type Behaviour,
  cutsOff,
  faultyProvider,
  floods,
  type Provider,
  refuses,
  staysSilent,
} from './testing/faulty-provider.ts'
import { aDraft, anAnswer, anInput } from './testing/walnut-board.ts'

let shop: TestApp
let ana: Caller
let provider: Provider | undefined
let current: ListingWriter
const writer: ListingWriter = { name: 'model', write: (request) => current.write(request) }

beforeAll(async () => {
  shop = await testApp({ writer })
  ana = await shop.signIn('ana@example.com')
})
afterEach(async () => {
  await provider?.close()
  expect(await brokenInvariants(shop.db)).toEqual([])
})
afterAll(() => shop.close())

const said = '{"error":{"message":"words of the provider"}}'

describe('a credit', () => {
  it.each<[string, string, Behaviour]>([
    ['refuses the key', 'does not answer right now', refuses(401, {}, said)],
    ['is overrun', 'does not answer right now', refuses(429, { 'retry-after': '600' }, said)],
    ['is broken', 'does not answer right now', refuses(500, {}, said)],
    ['stays silent', 'took too long', staysSilent],
    ['cuts the line', 'wrote nothing that could be used', cutsOff(anAnswer().slice(0, 200))],
    ['answers no JSON', 'wrote nothing that could be used', answers('words of the provider')],
    ['answers another shape', 'wrote nothing', answers('{"words":"of the provider"}')],
    ['answers nothing', 'wrote nothing that could be used', answers('')],
    ['floods us', 'wrote nothing that could be used', floods(10 * 1024 * 1024)],
  ])('stays when the provider %s: the model %s', async (_what, happened, behaviour) => {
    const before = await ana.credits()
    const refused = await generateWith(behaviour, happened === 'took too long' ? HURRY : PATIENT)
    expect(refused.problem()).toMatchObject({
      code: 'model_failed',
      detail: expect.stringMatching(`${happened}.*You were not charged.*words arranged without it`),
    })
    expect(refused.text).not.toMatch(/words of the provider/)
    expect(refused.text).not.toContain(KEY)
    expect(await ana.credits()).toBe(before)
  })

  it('stays when the provider cannot be reached', async () => {
    const before = await ana.credits()
    const gone = await faultyProvider(staysSilent)
    await gone.close()
    current = await aModelWriter({ url: gone.url })
    const refused = await ana.call(routes.generateListing, { body: anInput() })
    expect(refused.problem().code).toBe('model_failed')
    expect(await ana.credits()).toBe(before)
  })

  it.each<[string, Behaviour]>([
    ['20 tags', answers(anAnswer({ tags: Array.from({ length: 20 }, (_, at) => `board ${at}`) }))],
    [
      'a tag of 40 characters',
      answers(anAnswer({ tags: ['rustic farmhouse walnut serving board xl'] })),
    ],
    [
      'a title of 400 characters',
      answers(anAnswer({ title: 'Walnut Serving Board, '.repeat(20) })),
    ],
    [
      'markup',
      answers(anAnswer({ description: `<script>x</script>![a](b) ${aDraft().description}` })),
    ],
    ['controls', answers(anAnswer({ title: 'Walnut\u0000 Serving \u202EBoard' }))],
  ])('is spent once when an answer with %s could be mended', async (_what, behaviour) => {
    const before = await ana.credits()
    const listing = (await generateWith(behaviour)).answer()
    expect(await ana.credits()).toBe(before - 1)
    expect(listing.generatedTitle.length).toBeLessThanOrEqual(LISTING.titleMax)
    expect(listing.generatedTags.length).toBeLessThanOrEqual(TAG.max)
    expect(listing.generatedTags.filter((tag) => tag.length > TAG.lengthMax)).toEqual([])
    expect(`${listing.generatedTitle} ${listing.generatedDescription}`).not.toMatch(/<|!\[|\p{Cf}/u)
  })
})

describe('doing without a model that is down', () => {
  it('costs one credit, however often the same request comes, and asks no model', async () => {
    const before = await ana.credits()
    expect((await generateWith(refuses(500), PATIENT)).problem().code).toBe('model_failed')
    const calls = provider?.calls.length
    const listing = (await plainly('plain-1')).answer()
    expect(listing.generatedDescription).toContain('cut from a single length of black walnut')
    expect((await plainly('plain-1')).answer()).toEqual(listing)
    expect(await ana.credits()).toBe(before - 1)
    expect(provider?.calls).toHaveLength(calls ?? 0)
  })

  it('is another request than the usual one, and needs a key of its own', async () => {
    const headers = { 'idempotency-key': 'shared' }
    await generateWith(refuses(500), PATIENT, headers)
    const before = await ana.credits()
    expect((await plainly('shared')).problem().code).toBe('idempotency_key_reused')
    expect(await ana.credits()).toBe(before)
  })
})

function plainly(key: string) {
  return ana.call(routes.generateListing, {
    body: { ...anInput(), writer: 'plain' },
    headers: { 'idempotency-key': key },
  })
}

async function generateWith(
  behaviour: Behaviour,
  limits: typeof HURRY | typeof PATIENT = PATIENT,
  headers: Record<string, string> = {},
) {
  provider = await faultyProvider(behaviour)
  current = await aModelWriter({ url: provider.url, limits })
  return ana.call(routes.generateListing, { body: anInput(), headers })
}
