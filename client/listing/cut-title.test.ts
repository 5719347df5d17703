import { expect, it } from 'vitest'
import { cutTitle } from './cut-title.ts'

const title = 'Speckled Stoneware Mug in Oat Glaze, Wheel Thrown'

it('leaves a title whole that fits', () => {
  expect(cutTitle(title, title.length)).toBe(title)
})

it('cuts a longer one where the room ends, the mark of the cut included', () => {
  expect(cutTitle(title, 40)).toBe('Speckled Stoneware Mug in Oat Glaze, Wh…')
  expect(cutTitle(title, 24)).toBe('Speckled Stoneware Mug…')
})

it('cuts through no character that takes two places', () => {
  expect(cutTitle('Mug 🦊🦊🦊🦊', 7)).toBe('Mug 🦊🦊…')
})
