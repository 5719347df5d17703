import { expect, it } from 'vitest'
import { fakeApi } from '#client/testing/fake-api.ts'
import { aListing } from '#client/testing/samples.ts'
import type { GenerationProgress } from '#contract/listings.ts'
import { EVENT_STREAM } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import { createApi } from './client.ts'

const body = {
  listingTitle: 'Ring dish',
  productType: 'A small walnut dish',
  keywords: 'ring dish',
  writingStyle: 'friendly',
  includeEmojis: false,
  includeBulletedLists: false,
} as const

const title: GenerationProgress = { stage: 'title', title: 'Walnut Ring Dish' }

function streamed(...events: [event: string, data: unknown][]): Response {
  const text = events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  return new Response(text.join(''), { headers: { 'content-type': EVENT_STREAM } })
}

async function follow(answer: Response) {
  const server = fakeApi({ generateListing: answer })
  const told: GenerationProgress[] = []
  const api = createApi({ current: async () => 'token', renewed: async () => null })
  const listing = api.follow(routes.generateListing, { body }, (part) => told.push(part))
  return { server, told, listing }
}

it('tells the parts as they come, then answers the listing', async () => {
  const { server, told, listing } = await follow(
    streamed(['progress', title], ['listing', aListing()]),
  )
  expect(await listing).toEqual(aListing())
  expect(told).toEqual([title])
  expect(server.calls[0]?.headers.get('accept')).toContain(EVENT_STREAM)
})

it('takes a plain answer just as well', async () => {
  const { told, listing } = await follow(Response.json(aListing()))
  expect(await listing).toEqual(aListing())
  expect(told).toEqual([])
})

it('turns a problem at the end of the stream into the same error as a refusal', async () => {
  const problem = {
    type: 'about:blank',
    title: 'The listing could not be written',
    status: 502,
    detail: 'Please try again. You were not charged.',
    code: 'generation_failed',
  }
  const { listing } = await follow(streamed(['progress', title], ['problem', problem]))
  await expect(listing).rejects.toMatchObject({
    message: '502: Please try again. You were not charged.',
    code: 'generation_failed',
  })
})

it('says that the connection was lost when the stream ends without an answer', async () => {
  const { listing } = await follow(streamed(['progress', title]))
  await expect(listing).rejects.toThrow('Listwright could not be reached')
})
