import { afterEach, expect, it, vi } from 'vitest'
import type { GeneratorInput } from '#contract/listings.ts'
import { fixesFor } from '#marketplace/fixes.ts'
import { listingHealth } from '#marketplace/health.ts'
import { keywordCoverage } from '#marketplace/keyword-coverage.ts'
import { spareTags } from '#marketplace/spare-tags.ts'
import { largestInput } from '../testing/largest-input.ts'
import { composer } from './composer.ts'

afterEach(() => void vi.restoreAllMocks())

/** How many characters are split into words meanwhile; every reading of a text begins with it. */
async function charactersRead(work: () => unknown): Promise<number> {
  const spy = vi.spyOn(String.prototype, 'normalize')
  await work()
  const read = spy.mock.contexts.reduce<number>((sum, text) => sum + String(text).length, 0)
  spy.mockRestore()
  return read
}

// Twice the text is twice the work; were each keyword held against all others, it would be four times.
const PER_DOUBLING = 2.6

it('writes from twice the text with about twice the work', async () => {
  const half = await charactersRead(() => write(largestInput(0.5)))
  const whole = await charactersRead(() => write(largestInput()))
  expect(whole / half).toBeLessThan(PER_DOUBLING)
})

it('checks a listing of twice the text with about twice the work', async () => {
  const half = await charactersRead(() => check(largestInput(0.5)))
  const whole = await charactersRead(() => check(largestInput()))
  expect(whole / half).toBeLessThan(PER_DOUBLING)
})

function write(input: GeneratorInput) {
  return composer().write({ input, seed: 'one', signal: new AbortController().signal })
}

/** What the browser works out with each change. */
function check(input: GeneratorInput) {
  const generatedTags = ['oak mug', 'brass ring']
  const texts = { generatedTitle: 'Oak Mug', generatedAltText: null, generatedTags }
  const listing = { ...input, ...texts, generatedDescription: input.productType }
  listingHealth(listing)
  fixesFor(listing)
  keywordCoverage(listing)
  spareTags(input, generatedTags)
}
