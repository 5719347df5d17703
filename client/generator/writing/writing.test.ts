import { expect, it } from 'vitest'
import { NOTHING_WRITTEN, stepLine, withPart, writingAt } from './writing.ts'

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
    isQueued: false,
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
  expect(stepLine(NOTHING_WRITTEN, true)).toBe('Step 1 of 5: title')
  const queued = withPart(NOTHING_WRITTEN, { stage: 'waiting' })
  expect(stepLine(queued, true)).toMatch(/^Many listings are being written/)
  expect(stepLine(withPart(queued, { stage: 'title', title: 'Wal' }), true)).toBe(
    'Step 1 of 5: title',
  )
  expect(stepLine({ ...NOTHING_WRITTEN, stepsDone: 1 }, true)).toBe('Step 2 of 5: description')
  expect(stepLine({ ...NOTHING_WRITTEN, stepsDone: 5 }, true)).toBe('Step 5 of 5: reasons')
  expect(stepLine({ ...NOTHING_WRITTEN, stepsDone: 4 }, false)).toBe('Step 4 of 4: reasons')
})

it('grows with each part that is told, and knows the step it is at', () => {
  const withTitle = withPart(NOTHING_WRITTEN, { stage: 'title', title: 'Walnut' })
  expect(withTitle).toMatchObject({ title: 'Walnut', stepsDone: 0 })
  const withTags = withPart(withTitle, { stage: 'tags', tags: ['ring dish'] })
  expect(withTags).toMatchObject({ title: 'Walnut', tags: ['ring dish'], stepsDone: 2 })
  expect(stepLine(withTags, true)).toBe('Step 3 of 5: tags')
})
