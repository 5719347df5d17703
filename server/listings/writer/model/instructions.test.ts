import { expect, it } from 'vitest'
import { LISTING, TAG } from '#contract/listings.ts'
import { INSTRUCTIONS } from './instructions.ts'

// Providers keep a beginning of 1,024 tokens and more; English has about four and a half characters to one.
const KEPT_FROM = 1024 * 4.5

it('is the same for everybody, and long enough for providers to keep', () => {
  expect(INSTRUCTIONS.length).toBeGreaterThan(KEPT_FROM)
  expect(INSTRUCTIONS.length).toBeLessThan(4 * KEPT_FROM)
})

it('names the limits of the marketplace', () => {
  expect(INSTRUCTIONS).toContain(`at most ${LISTING.titleMax} characters`)
  expect(INSTRUCTIONS).toContain(`2 to ${TAG.lengthMax} characters`)
  expect(INSTRUCTIONS).toContain(`at most ${TAG.max} in all`)
})
