import { expect, it } from 'vitest'
import { aListing } from '#client/testing/samples.ts'
import { passedChecks } from './passed-checks.ts'

it('checks each version of a listing once', () => {
  const listing = aListing({ generatedAltText: null })
  const first = passedChecks(listing)
  expect(passedChecks(listing)).toBe(first)
  const mended = { ...listing, generatedAltText: 'A round walnut dish', version: 2 }
  expect(passedChecks(mended).passed).toBe(first.passed + 1)
})
