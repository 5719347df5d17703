import { expect, it } from 'vitest'
import { NOTHING_WRITTEN, stepLine, writingAt } from './writing.ts'

const listing = {
  generatedTitle: 'Walnut Ring Dish for Brides',
  generatedDescription: 'Give your rings a place to land.\n\nOne piece of walnut.',
  generatedTags: ['ring dish', 'walnut tray', 'gift'],
  generatedAltText: 'A round walnut dish',
  generatedExplanation: 'Title: opens with the focus keyword.',
}

it('begins with nothing and ends with the whole listing', () => {
  expect(writingAt(listing, 0)).toEqual(NOTHING_WRITTEN)
  expect(writingAt(listing, 1)).toEqual({
    stepsDone: 5,
    title: listing.generatedTitle,
    description: listing.generatedDescription,
    tags: listing.generatedTags,
    altText: listing.generatedAltText,
    explanation: listing.generatedExplanation,
  })
})

it('sets the title before the description and the description before the tags', () => {
  expect(writingAt(listing, 0.15)).toMatchObject({ title: 'Walnut Ring Dish ', description: '' })
  expect(writingAt(listing, 0.7)).toMatchObject({
    stepsDone: 2,
    description: listing.generatedDescription,
    tags: ['ring dish'],
  })
})

it('names the step it is at', () => {
  expect(stepLine(NOTHING_WRITTEN)).toBe('Step 1 of 5: title')
  expect(stepLine({ ...NOTHING_WRITTEN, stepsDone: 1 })).toBe('Step 2 of 5: description')
  expect(stepLine({ ...NOTHING_WRITTEN, stepsDone: 5 })).toBe('Step 5 of 5: reasons')
})
