import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { UserRow } from '#server/database/tables.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { EVENT_STREAM } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import { readConfig } from '#server/platform/config.ts'
import { codeOf } from '#server/testing/outcome.ts'
import { aGeneratorInput, aMember, aWriting, balanceOf } from '#server/testing/people.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { createGenerator } from './generate.ts'
import { openPlaces, type PlaceLimits } from './places.ts'
import type { ListingWriter } from './writer/writer.ts'

const PATIENT: PlaceLimits = { max: 1, waitingMax: 64, waitMs: 60_000 }

/** Writes nothing before the gate is open; says when the first one is in. */
let gate: PromiseWithResolvers<void>
let first: PromiseWithResolvers<void>
let order: string[]
/** What is told when the listing of a title is in. */
let taken: Map<string, () => void>
const writer: ListingWriter = {
  name: 'composer',
  write: async ({ input }) => {
    order.push(input.listingTitle)
    first.resolve()
    taken.get(input.listingTitle)?.()
    await gate.promise
    return aWriting()
  },
}

let shop: TestApp
beforeAll(async () => {
  shop = await testApp({ writer, environment: { GENERATIONS_AT_ONCE: '1' } })
})
afterEach(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
})
afterAll(() => shop.close())

function aShop(limits: Partial<PlaceLimits> = {}) {
  gate = Promise.withResolvers()
  first = Promise.withResolvers()
  order = []
  taken = new Map()
  const generator = createGenerator({ db: shop.db, writer, places: { ...PATIENT, ...limits } })
  /** Asks, and answers once a place was taken or is waited for. */
  const ask = async ({ id: userId }: UserRow, listingTitle: string) => {
    const waits = Promise.withResolvers<void>()
    taken.set(listingTitle, waits.resolve)
    const input = aGeneratorInput({ listingTitle })
    const code = codeOf(generator.generate({ userId, input, onProgress: () => waits.resolve() }))
    await Promise.race([waits.promise, code])
    return { code }
  }
  return { ...generator, ask }
}

it('has a listing wait for a place, says so, and sets no credit aside meanwhile', async () => {
  aShop()
  const [ana, ben] = [await shop.signIn('ana@example.com'), await shop.signIn('ben@example.com')]
  const body = aGeneratorInput()
  const written = ana.call(routes.generateListing, { body })
  await first.promise
  const address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const answer = await fetch(address + routes.generateListing.path, {
    method: 'POST',
    headers: {
      accept: EVENT_STREAM,
      authorization: `Bearer ${ben.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  const events = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await events?.read())?.value).toBe('event: progress\ndata: {"stage":"waiting"}\n\n')
  const { id } = (await ben.call(routes.currentUser)).answer()
  expect(await balanceOf(shop.db, id)).toEqual({ credits: 10, creditsHeld: 0 })
  const metrics = (await shop.app.inject('/metrics')).body
  expect(metrics).toContain('listwright_generations{state="waiting"} 1\n')
  gate.resolve()
  expect((await written).status).toBe(200)
  expect((await events?.read())?.value).toMatch(/^event: listing/)
  expect(await ben.credits()).toBe(9)
})

it('has people take turns, however many one of them asks for', async () => {
  const [ana, ben] = [await aMember(shop.db), await aMember(shop.db)]
  const { ask } = aShop()
  const asked = [await ask(ana, 'a1')]
  for (const title of ['a2', 'a3', 'a4']) asked.push(await ask(ana, title))
  for (const title of ['b1', 'b2']) asked.push(await ask(ben, title))
  gate.resolve()
  const codes = await Promise.all(asked.map(({ code }) => code))
  expect(new Set(codes)).toEqual(new Set(['done']))
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4'])
})

it('lets so many wait, and four of one person', async () => {
  const [ana, ben, cleo] = [await aMember(shop.db), await aMember(shop.db), await aMember(shop.db)]
  const { ask } = aShop({ waitingMax: 5 })
  const asked = [await ask(ben, 'b1')]
  for (const title of ['a1', 'a2', 'a3', 'a4']) asked.push(await ask(ana, title))
  expect(await (await ask(ana, 'a5')).code).toBe('too_many_requests')
  asked.push(await ask(cleo, 'c1'))
  expect(await (await ask(cleo, 'c2')).code).toBe('unavailable')
  expect(await balanceOf(shop.db, cleo.id)).toEqual({ credits: 10, creditsHeld: 0 })
  gate.resolve()
  for (const { code } of asked) expect(await code).toBe('done')
})

it('has nobody wait for what needs no place', async () => {
  const [ana, ben] = [await aMember(shop.db), await aMember(shop.db, { credits: 0 })]
  const { ask, generate } = aShop()
  const request = { userId: ana.id, input: aGeneratorInput(), idempotencyKey: 'k' }
  gate.resolve()
  const paid = await generate(request)
  gate = Promise.withResolvers()
  const written = codeOf(generate({ ...request, idempotencyKey: 'another' }))
  expect(await generate(request)).toEqual(paid)
  expect(await (await ask(ben, 'b1')).code).toBe('insufficient_credits')
  gate.resolve()
  expect(await written).toBe('done')
})

it('refuses after a while, and the place goes to the next', async () => {
  const [ana, ben] = [await aMember(shop.db), await aMember(shop.db)]
  const { ask, count } = aShop({ waitMs: 1 })
  const written = await ask(ana, 'a1')
  expect(await (await ask(ben, 'b1')).code).toBe('unavailable')
  expect(await balanceOf(shop.db, ben.id)).toEqual({ credits: 10, creditsHeld: 0 })
  gate.resolve()
  expect(await written.code).toBe('done')
  expect(count()).toEqual({ taken: 0, waiting: 0 })
  expect(await (await ask(ben, 'b2')).code).toBe('done')
})

it('refuses those who wait when the server stops, and finishes what is in writing', async () => {
  const [ana, ben] = [await aMember(shop.db), await aMember(shop.db)]
  const { ask, stop } = aShop()
  const written = await ask(ana, 'a1')
  const waiting = await ask(ben, 'b1')
  const stopped = stop(10_000)
  expect(await waiting.code).toBe('unavailable')
  gate.resolve()
  await stopped
  expect(await written.code).toBe('done')
})

it('by itself lets two hundred in who come at once', async () => {
  const { GENERATIONS_AT_ONCE: max, GENERATIONS_WAITING: waitingMax } = readConfig({})
  const places = openPlaces({ max, waitingMax, waitMs: 60_000 })
  const work = async (_: unknown, person: number) => {
    const leave = await places.queueUp(`person ${person}`, () => undefined)
    leave()
    return 'done'
  }
  const codes = await Promise.all(Array.from({ length: 200 }, work))
  expect(new Set(codes)).toEqual(new Set(['done']))
})
