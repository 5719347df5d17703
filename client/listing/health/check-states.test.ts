import { expect, it } from 'vitest'
import { aListing } from '#client/testing/samples.ts'
import { checkStates } from './check-states.ts'

it('checks each version of a listing once', () => {
  const listing = aListing({ generatedAltText: null })
  const first = checkStates(listing)
  expect(checkStates(listing)).toBe(first)
  const mended = { ...listing, generatedAltText: 'A round walnut dish', version: 2 }
  expect(met(checkStates(mended))).toBe(met(first) + 1)
})

function met(states: ReturnType<typeof checkStates>): number {
  return states.filter((state) => state === 'met').length
}
