import { describe, expect, it } from 'vitest'
import { listingHealth } from '#marketplace/health.ts'
import { materialOf } from './material.ts'
import { reasonsFor } from './reasons.ts'
import { shape } from './shape.ts'
import { aDraft, anInput } from './testing/walnut-board.ts'

const materialFor = (changes: Record<string, unknown> = {}) =>
  materialOf({ input: anInput(changes), seed: 'a', signal: new AbortController().signal })
const reasonsOf = (draft: Parameters<typeof aDraft>[0], changes: Record<string, unknown> = {}) => {
  const material = materialFor(changes)
  const writing = shape(aDraft(draft), material)
  return {
    reasons: reasonsFor(writing, material),
    health: listingHealth({ ...material.input, ...writing }),
  }
}

it('are lines, each with its topic', () => {
  const { reasons } = reasonsOf({})
  expect(reasons.split('\n').map((line) => line.slice(0, line.indexOf(':')))).toEqual([
    'Title',
    'Tags',
    'Description',
  ])
})

describe('the title', () => {
  it.each([
    [
      'Walnut Serving Board with Handle',
      'met',
      /begins with your focus keyword "walnut serving board"/,
    ],
    ['Cheese Board with Handle', 'open', /Not in it: "walnut serving board"/],
  ])('%s is explained as the checks see it', (title, state, said) => {
    const { reasons, health } = reasonsOf({ title })
    expect(health.find(({ id }) => id === 'title-keywords')?.state).toBe(state)
    expect(reasons).toMatch(said)
  })
})

it('say which keywords are no tag, and why', () => {
  const { reasons } = reasonsOf({ tags: ['walnut board'] })
  expect(reasons).toMatch(/1 of 13 are used/)
  expect(reasons).toMatch(/Not used: .*"vegan chopping block"/)
  expect(reasons).toMatch(/spares: .*"housewarming gift"/)
})

it('own up to facts and wishes that came to nothing', () => {
  const wish = { customAiInstructions: 'Please mention the engraving.' }
  const { reasons } = reasonsOf({ description: 'A walnut serving board.' }, wish)
  expect(reasons).toMatch(/not told in this short text.*"Rubbed with mineral oil/)
  expect(reasons).toMatch(/wish to mention .*engraving.* was not followed/)
})
