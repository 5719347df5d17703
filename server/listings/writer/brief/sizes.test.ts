import { expect, it } from 'vitest'
import { isSize } from './sizes.ts'

it('reads a long row of letter sizes at once, whether it is one or not', () => {
  const started = performance.now()
  expect(isSize(`${'M/L/'.repeat(2000)}S`)).toBe(true)
  expect(isSize(`${'M/L/'.repeat(2000)}?`)).toBe(false)
  expect(performance.now() - started).toBeLessThan(1000)
})
