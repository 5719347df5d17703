import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { IN_FLIGHT_MAX } from '#server/credits/ledger.ts'
import type { OpenDatabase } from '#server/database/database.ts'
import { testDatabase } from '#server/testing/database.ts'
import { codeOf, until } from '#server/testing/outcome.ts'
import { aGeneratorInput, aMember, aWriting, balanceOf } from '#server/testing/people.ts'
import { createGenerator } from './generate.ts'
import { listListings } from './library.ts'
import type { PlaceLimits } from './places.ts'
import type { ListingWriter, Writing } from './writer/writer.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase()
})
afterEach(async () => {
  expect(await brokenInvariants(open.db)).toEqual([])
})
afterAll(() => open.close())

describe('a listing for a credit', () => {
  it('is stored, and one credit is spent with it', async () => {
    const ana = await aMember(open.db)
    const input = aGeneratorInput({ listingTitle: 'Teapot' })
    const listing = await generatorOf(aWriting()).generate({ userId: ana.id, input })
    expect(listing).toMatchObject({ ...aWriting(), listingTitle: 'Teapot' })
    expect(await listListings(open.db, ana.id)).toEqual([listing])
    expect(await balanceOf(open.db, ana.id)).toEqual({ credits: 9, creditsHeld: 0 })
  })

  it('is written while the credit is held and no transaction is open', async () => {
    const ana = await aMember(open.db)
    const seen: unknown[] = []
    const generate = generatorFor(async () => {
      seen.push(await balanceOf(open.db, ana.id))
      return aWriting()
    })
    await generate.generate({ userId: ana.id, input: aGeneratorInput() })
    expect(seen).toEqual([{ credits: 10, creditsHeld: 1 }])
  })

  it('is written with an eye on the newest listings of the same seller, and of nobody else', async () => {
    const [ana, ben] = [await aMember(open.db), await aMember(open.db)]
    const seen: unknown[] = []
    let count = 0
    const { generate } = generatorFor(async ({ others }) => {
      seen.push(others)
      count += 1
      return { ...aWriting(), generatedDescription: `Text ${count}.` }
    })
    const input = aGeneratorInput()
    for (const { id: userId } of [ana, ben, ana, ana]) await generate({ userId, input })
    expect(seen).toEqual([[], [], ['Text 1.'], ['Text 3.', 'Text 1.']])
  })

  it('goes to one of 100 who ask at once with one credit, and the writer is asked once', async () => {
    const ana = await aMember(open.db, { credits: 1 })
    let calls = 0
    const { generate } = generatorFor(async () => {
      calls += 1
      await wait(5)
      return aWriting()
    })
    const ask = () => generate({ userId: ana.id, input: aGeneratorInput() })
    const codes = await Promise.all(Array.from({ length: 100 }, () => codeOf(ask())))
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
    expect(codes.filter((code) => code === 'insufficient_credits')).toHaveLength(99)
    expect(calls).toBe(1)
    expect(await balanceOf(open.db, ana.id)).toEqual({ credits: 0, creditsHeld: 0 })
  })

  it('is refused to an empty account without asking the writer', async () => {
    const ana = await aMember(open.db, { credits: 0 })
    let calls = 0
    const { generate } = generatorFor(async () => {
      calls += 1
      return aWriting()
    })
    const ask = () => generate({ userId: ana.id, input: aGeneratorInput() })
    const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(ask())))
    expect(new Set(codes)).toEqual(new Set(['insufficient_credits']))
    expect(calls).toBe(0)
  })
})

describe('the same key', () => {
  it('pays once for 200 requests at once', async () => {
    const ana = await aMember(open.db)
    const { generate } = generatorFor(async () => {
      await wait(5)
      return aWriting()
    })
    const ask = () => generate({ userId: ana.id, input: aGeneratorInput(), idempotencyKey: 'k' })
    const codes = await Promise.all(Array.from({ length: 200 }, () => codeOf(ask())))
    expect(new Set(codes)).toEqual(new Set(['done', 'generation_running']))
    expect(await listListings(open.db, ana.id)).toHaveLength(1)
    expect(await balanceOf(open.db, ana.id)).toEqual({ credits: 9, creditsHeld: 0 })
  })

  it('answers the same listing again, for an account that is empty by then', async () => {
    const ana = await aMember(open.db, { credits: 1 })
    const request = { userId: ana.id, input: aGeneratorInput(), idempotencyKey: 'k' }
    const { generate } = generatorOf(aWriting())
    expect(await generate(request)).toEqual(await generate(request))
  })

  it('costs exactly one credit when the first try failed', async () => {
    const ana = await aMember(open.db)
    const request = { userId: ana.id, input: aGeneratorInput(), idempotencyKey: 'k' }
    let tries = 0
    const { generate } = generatorFor(async () => {
      tries += 1
      if (tries === 1) throw new Error('The provider is down')
      return aWriting()
    })
    expect(await codeOf(generate(request))).toBe('generation_failed')
    expect(await codeOf(generate(request))).toBe('done')
    expect(await balanceOf(open.db, ana.id)).toEqual({ credits: 9, creditsHeld: 0 })
  })

  it('is refused with other details, and belongs to one person', async () => {
    const [ana, ben] = [await aMember(open.db), await aMember(open.db)]
    const { generate } = generatorOf(aWriting())
    const request = { userId: ana.id, input: aGeneratorInput(), idempotencyKey: 'k' }
    await generate(request)
    const other = { ...request, input: aGeneratorInput({ sku: 'other' }) }
    expect(await codeOf(generate(other))).toBe('idempotency_key_reused')
    expect(await codeOf(generate({ ...other, userId: ben.id }))).toBe('done')
  })

  it('may be of any length', async () => {
    const ana = await aMember(open.db)
    const request = { userId: ana.id, input: aGeneratorInput(), idempotencyKey: 'k'.repeat(15_000) }
    expect(await codeOf(generatorOf(aWriting()).generate(request))).toBe('done')
  })
})

describe('many at once', () => {
  it('are held to four of one person, and the fifth is told to wait', async () => {
    const ana = await aMember(open.db)
    const gate = Promise.withResolvers<Writing>()
    const { generate } = generatorFor(() => gate.promise)
    const ask = () => codeOf(generate({ userId: ana.id, input: aGeneratorInput() }))
    const first = Array.from({ length: IN_FLIGHT_MAX }, ask)
    await until(async () => (await balanceOf(open.db, ana.id)).creditsHeld === IN_FLIGHT_MAX)
    expect(await ask()).toBe('too_many_requests')
    gate.resolve(aWriting())
    expect(new Set(await Promise.all(first))).toEqual(new Set(['done']))
  })

  it('are held to the process’s own measure, and no credit is set aside for one too many', async () => {
    const [ana, ben] = [await aMember(open.db), await aMember(open.db)]
    const gate = Promise.withResolvers<Writing>()
    const { generate } = generatorFor(() => gate.promise, {
      places: { max: 1, waitingMax: 0, waitMs: 0 },
    })
    const first = codeOf(generate({ userId: ana.id, input: aGeneratorInput() }))
    await until(async () => (await balanceOf(open.db, ana.id)).creditsHeld === 1)
    const refused = generate({ userId: ben.id, input: aGeneratorInput() })
    await expect(refused).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 })
    expect(await balanceOf(open.db, ben.id)).toEqual({ credits: 10, creditsHeld: 0 })
    gate.resolve(aWriting())
    expect(await first).toBe('done')
  })
})

describe('stopping', () => {
  it('waits for a writer that finishes within the grace', async () => {
    const ana = await aMember(open.db)
    const gate = Promise.withResolvers<Writing>()
    const { generate, stop } = generatorFor(() => gate.promise)
    const listing = codeOf(generate({ userId: ana.id, input: aGeneratorInput() }))
    await until(async () => (await balanceOf(open.db, ana.id)).creditsHeld === 1)
    const stopped = stop(10_000)
    gate.resolve(aWriting())
    await stopped
    expect(await listing).toBe('done')
  })

  it('gives the credit back where the writer does not finish, and takes nothing new', async () => {
    const ana = await aMember(open.db)
    const { generate, stop } = generatorFor(() => new Promise(() => undefined))
    const ask = () => codeOf(generate({ userId: ana.id, input: aGeneratorInput() }))
    const listing = ask()
    await until(async () => (await balanceOf(open.db, ana.id)).creditsHeld === 1)
    await stop(10)
    expect(await listing).toBe('unavailable')
    expect(await ask()).toBe('unavailable')
    expect(await balanceOf(open.db, ana.id)).toEqual({ credits: 10, creditsHeld: 0 })
  })
})

function generatorFor(
  write: ListingWriter['write'],
  limits: { deadlineMs?: number; places?: PlaceLimits } = {},
) {
  // Places are a matter of their own.
  const places = { max: 1000, waitingMax: 0, waitMs: 0 }
  return createGenerator({ db: open.db, writer: { name: 'composer', write }, places, ...limits })
}

function generatorOf(writing: Writing) {
  return generatorFor(async () => writing)
}
