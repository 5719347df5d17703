import { afterEach, expect, it, vi } from 'vitest'
import type { GeneratorInput } from '#contract/listings.ts'
import { fixesFor } from './fixes.ts'
import { listingHealth } from './health.ts'
import { keywordCoverage } from './keyword-coverage.ts'
import { spareTags } from './spare-tags.ts'
import { largestForm } from './testing/largest-form.ts'

afterEach(() => void vi.restoreAllMocks())

/** How many characters are split into words meanwhile; every reading of a text begins with it. */
function charactersRead(work: () => unknown): number {
  const spy = vi.spyOn(String.prototype, 'normalize')
  work()
  const read = spy.mock.contexts.reduce<number>((sum, text) => sum + String(text).length, 0)
  spy.mockRestore()
  return read
}

// Twice the text is twice the work; were each keyword held against all others, it would be four times.
const PER_DOUBLING = 2.6

it('checks a listing of twice the text with about twice the work', () => {
  const half = charactersRead(() => check(largestForm(0.5)))
  const whole = charactersRead(() => check(largestForm()))
  expect(whole / half).toBeLessThan(PER_DOUBLING)
})

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
