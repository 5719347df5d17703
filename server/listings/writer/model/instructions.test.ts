import { expect, it } from 'vitest'
import { DESCRIPTION_LENGTHS, LISTING, TAG, WRITING_STYLES } from '#contract/listings.ts'
import { instructionsFor } from './instructions.ts'
import { anInput } from './testing/walnut-board.ts'

it('names the limits of the marketplace and of the form', () => {
  const said = instructionsFor(anInput({ descriptionLength: 'long' }))
  const { wordsMax } = DESCRIPTION_LENGTHS.long
  expect(said).toContain(`At most ${LISTING.titleMax} characters`)
  expect(said).toContain(`${TAG.max} tags`)
  expect(said).toContain(`Up to about ${wordsMax} words`)
})

it('follows the switches of the form', () => {
  const quiet = instructionsFor(anInput({ includeEmojis: false, includeBulletedLists: false }))
  const lively = instructionsFor(anInput({ includeEmojis: true, includeBulletedLists: true }))
  expect(quiet).toMatch(/No emojis anywhere[\s\S]*|No lists/)
  expect(quiet).toContain('No lists and no bullets')
  expect(lively).toMatch(/From \d+ to \d+ fitting emojis/)
  expect(lively).toContain('One list of')
})

it('has its own words for every style', () => {
  const said = Object.keys(WRITING_STYLES).map((writingStyle) =>
    instructionsFor(anInput({ writingStyle })),
  )
  expect(new Set(said).size).toBe(said.length)
})

it('holds nothing the seller typed', () => {
  expect(instructionsFor(anInput({ productType: 'canary', keywords: 'canary' }))).not.toMatch(
    /canary|walnut/i,
  )
})
