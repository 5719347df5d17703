import { expect, it } from 'vitest'
import { listingAsText } from './listing-as-text.ts'

const dish = {
  generatedTitle: 'Walnut Ring Dish',
  generatedDescription: 'Give your rings a place to land.\n\nOne piece of walnut.',
  generatedTags: ['ring dish', 'walnut tray'],
  generatedAltText: 'A round walnut dish',
}

it('copies title, description, tags and alt text under their names', () => {
  expect(listingAsText(dish)).toBe(
    'TITLE:\nWalnut Ring Dish\n\n' +
      'DESCRIPTION:\nGive your rings a place to land.\n\nOne piece of walnut.\n\n' +
      'TAGS:\nring dish, walnut tray\n\n' +
      'ALT TEXT:\nA round walnut dish',
  )
})

it.each([null, ''])('leaves alt text out when there is none (%j)', (generatedAltText) => {
  expect(listingAsText({ ...dish, generatedAltText })).not.toContain('ALT TEXT')
})
