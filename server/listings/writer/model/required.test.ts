import { expect, it } from 'vitest'
import { readBrief } from '../brief/brief.ts'
import { leftUnsaid, sayAtTheEnd } from './required.ts'
import { aDraft, anInput } from './testing/walnut-board.ts'

const brief = readBrief(
  anInput({
    productType: 'Walnut board with a handle. Small crack near the handle. No stand included.',
  }),
)

it('finds what a description keeps from the buyer', () => {
  expect(leftUnsaid({ generatedDescription: 'A walnut board with a handle.' }, brief)).toEqual([
    expect.stringMatching(/crack/),
    expect.stringMatching(/stand/),
  ])
})

it('accepts other words for the same thing', () => {
  const generatedDescription = 'Near the handle is a tiny crack. A stand is not included.'
  expect(leftUnsaid({ generatedDescription }, brief)).toEqual([])
  const draft = { generatedDescription: aDraft().description }
  expect(leftUnsaid(draft, readBrief(anInput()))).toEqual([])
})

it('says it as a paragraph of its own', () => {
  expect(sayAtTheEnd('A board.', ['small crack near the handle', 'no stand included'])).toBe(
    'A board.\n\nSmall crack near the handle. No stand included.',
  )
  expect(sayAtTheEnd('A board.', [])).toBe('A board.')
})
