import { expect, it } from 'vitest'
import { aListing } from '#client/testing/samples.ts'
import { checksOnce } from './checks-once.ts'

it('checks each version of a listing once', () => {
  const listing = aListing({ generatedAltText: null })
  const first = checksOnce(listing)
  expect(checksOnce(listing)).toBe(first)
  const mended = { ...listing, generatedAltText: 'A round walnut dish', version: 2 }
  expect(met(checksOnce(mended))).toBe(met(first) + 1)
  expect(checksOnce(mended).faults).toHaveLength(first.faults.length - 1)
})

function met({ states }: ReturnType<typeof checksOnce>): number {
  return states.filter((state) => state === 'met').length
}
