import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Listing, type GenerationProgress } from '#contract/listings.ts'
import { ProblemDetails } from '#contract/problem-details.ts'
import { EVENT_STREAM } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import { adjust } from '#server/credits/adjust.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { aGeneratorInput, aWriting } from '#server/testing/people.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'
import { throttled } from './throttled.ts'
import type { ListingWriter } from './writer/writer.ts'

/** Tells its parts one by one, and breaks off where the nickname asks for it. */
const talkativeWriter: ListingWriter = {
  name: 'composer',
  write: async ({ input, onProgress }) => {
    const { generatedTitle, generatedTags: tags } = aWriting()
    if (input.listingTitle === 'silent failure') throw new Error('no answer')
    onProgress?.({ stage: 'title', title: generatedTitle })
    if (input.listingTitle === 'late failure') throw new Error('key sk-secret was refused')
    onProgress?.({ stage: 'tags', tags })
    return aWriting()
  },
}

let shop: TestApp
let ana: Caller
beforeAll(async () => {
  shop = await testApp({ writer: talkativeWriter })
  ana = await shop.signIn('ana@example.com')
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})

async function generate(listingTitle: string) {
  const body = { ...aGeneratorInput(), listingTitle }
  const headers = { accept: EVENT_STREAM }
  const result = await ana.call(routes.generateListing, { body, headers })
  return { ...result, events: eventsIn(result.text) }
}

function eventsIn(text: string): { event: string; data: unknown }[] {
  return [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, event = '', data = '']) => ({
    event,
    data: JSON.parse(data),
  }))
}

describe('a generation asked for as an event stream', () => {
  it('tells each part as it is written, then the stored listing', async () => {
    const before = await ana.credits()
    const { status, headers, events } = await generate('Blue mug')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe(EVENT_STREAM)
    expect(events.map(({ event }) => event)).toEqual(['progress', 'progress', 'listing'])
    expect(events[0]?.data).toEqual({ stage: 'title', title: aWriting().generatedTitle })
    const listing = Listing.parse(events.at(-1)?.data)
    const params = { id: listing.id }
    expect((await ana.call(routes.getListing, { params })).answer()).toEqual(listing)
    expect(await ana.credits()).toBe(before - 1)
  })

  it('ends with a problem and costs nothing when the writer fails on the way', async () => {
    const before = await ana.credits()
    const { status, events, text } = await generate('late failure')
    expect(status).toBe(200)
    expect(events.map(({ event }) => event)).toEqual(['progress', 'problem'])
    expect(ProblemDetails.parse(events.at(-1)?.data)).toMatchObject({
      code: 'generation_failed',
      detail: expect.stringContaining('You were not charged.'),
    })
    expect(text).not.toContain('sk-secret')
    expect(await ana.credits()).toBe(before)
  })

  it('answers with its own status while nothing has been told yet', async () => {
    expect((await generate('silent failure')).status).toBe(502)
    const { id } = (await ana.call(routes.currentUser)).answer()
    await adjust(shop.db, { userId: id, credits: 0, actorId: id })
    const refused = await generate('Blue mug')
    expect(refused.status).toBe(402)
    expect(refused.problem().code).toBe('insufficient_credits')
  })
})

function title(text: string): GenerationProgress {
  return { stage: 'title', title: text }
}

describe('the pace of the reports', () => {
  it('leaves out what comes too fast, but never the last report of a stage', () => {
    const passed: GenerationProgress[] = []
    let now = 0
    const report = throttled(
      (part) => passed.push(part),
      () => now,
    )
    for (const text of ['W', 'Wal', 'Walnut']) report(title(text))
    now = 30
    report(title('Walnut Bowl'))
    report({ stage: 'tags', tags: ['walnut bowl'] })
    report({ stage: 'tags', tags: ['walnut bowl', 'fruit bowl'] })
    now = 200
    report({ stage: 'tags', tags: ['walnut bowl', 'salad bowl'] })
    expect(passed).toEqual([
      title('W'),
      title('Walnut Bowl'),
      { stage: 'tags', tags: ['walnut bowl'] },
      { stage: 'tags', tags: ['walnut bowl', 'salad bowl'] },
    ])
  })
})
