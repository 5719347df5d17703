import { expect, it } from 'vitest'
import { leakDetector } from './leak.ts'

const leaks = leakDetector(
  'Write the title first. Never name a price, because prices change every week.',
)

it('finds a stretch of the instructions, in any spelling', () => {
  expect(leaks('My rules: "NEVER name a price - because prices, change every week!"')).toBe(true)
})

it('lets through what only sounds alike', () => {
  expect(leaks('Write the title first, then never name a price.')).toBe(false)
  expect(leaks('')).toBe(false)
})
