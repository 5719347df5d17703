import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aGeneratorInput } from '#server/testing/people.ts'
import { openComposing, OutOfTime } from './composing.ts'

const ENDLESS = join(import.meta.dirname, 'testing/endless.ts')
const surroundings = { seed: 'one', others: [] }
const endless = { input: aGeneratorInput({ listingTitle: 'endless' }), surroundings }
const next = { input: aGeneratorInput(), surroundings }

it('ends a thread at the time limit, and those that wait behind it get new ones', async () => {
  const composing = openComposing({ thread: ENDLESS, timeLimitMs: 1 })
  const forms = Array.from({ length: 3 }, () => composing.ask('compose', endless))
  const ends = await Promise.allSettled(forms)
  expect(ends).toEqual(forms.map(() => ({ status: 'rejected', reason: new OutOfTime() })))
  await composing.close()
})

it('counts what a thread works, and not how long it waits for a processor', async () => {
  const composing = openComposing({ thread: ENDLESS, timeLimitMs: 100 })
  const starved = { input: aGeneratorInput({ listingTitle: 'starved' }), surroundings }
  expect(await composing.ask('compose', starved)).toHaveProperty('generatedTitle', 'starved')
  await composing.close()
})

it('ends a thread that nobody waits for any longer, and serves whoever comes next', async () => {
  const composing = openComposing({ thread: ENDLESS })
  const leaving = new AbortController()
  const left = [1, 2].map(() => composing.ask('compose', endless, leaving.signal))
  const served = composing.ask('compose', next)
  leaving.abort(new Error('Gone'))
  const ends = await Promise.allSettled(left)
  expect(ends).toEqual(left.map(() => ({ status: 'rejected', reason: new Error('Gone') })))
  expect(await served).toHaveProperty('generatedDescription', next.input.productType)
  await composing.close()
})
