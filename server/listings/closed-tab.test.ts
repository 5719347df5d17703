import { afterAll, beforeAll, expect, it } from 'vitest'
import { EVENT_STREAM } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { aGeneratorInput, aWriting } from '#server/testing/people.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'
import type { ListingWriter } from './writer/writer.ts'

const readerGone = Promise.withResolvers<void>()
const written = Promise.withResolvers<void>()

/** Tells the title, and goes on only when nobody listens any more. */
const patientWriter: ListingWriter = {
  name: 'model',
  write: async ({ onProgress, signal }) => {
    onProgress?.({ stage: 'title', title: aWriting().generatedTitle })
    await readerGone.promise
    onProgress?.({ stage: 'tags', tags: aWriting().generatedTags })
    signal.throwIfAborted()
    written.resolve()
    return aWriting()
  },
}

let shop: TestApp
let ana: Caller
beforeAll(async () => {
  shop = await testApp({ writer: patientWriter })
  ana = await shop.signIn('ana@example.com')
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})

it('keeps the listing of a tab that was closed while it was written, and is paid once', async () => {
  const before = await ana.credits()
  const headers = {
    accept: EVENT_STREAM,
    authorization: `Bearer ${ana.token}`,
    'content-type': 'application/json',
    'idempotency-key': 'closed-tab',
  }
  const body = aGeneratorInput()
  const address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const hungUp = Promise.withResolvers<void>()
  shop.app.server.on('request', (_request, response) => response.on('close', hungUp.resolve))
  const tab = new AbortController()
  const answer = await fetch(address + routes.generateListing.path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: tab.signal,
  })
  const reader = answer.body?.getReader()
  const first = await reader?.read()
  expect(new TextDecoder().decode(first?.value)).toContain('event: progress')

  tab.abort()
  await hungUp.promise
  readerGone.resolve()
  await written.promise

  // The same request from a new tab answers the listing that waits, and costs nothing more.
  const again = await untilWritten(() =>
    ana.call(routes.generateListing, {
      body,
      headers: { 'idempotency-key': headers['idempotency-key'] },
    }),
  )
  expect(again.answer().generatedTitle).toBe(aWriting().generatedTitle)
  expect((await ana.call(routes.listListings)).answer()).toMatchObject([{ id: again.answer().id }])
  expect(await ana.credits()).toBe(before - 1)
})

/** Storing goes on for a moment after the writer; meanwhile the request is told that it runs. */
async function untilWritten<Result extends { status: number }>(
  ask: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const result = await ask()
    if (result.status !== 409) return result
  }
}
