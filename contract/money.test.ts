import { expect, it } from 'vitest'
import { dollars } from './money.ts'

it.each([
  [499, '$4.99'],
  [1999, '$19.99'],
  [2999, '$29.99'],
  [40, '$0.40'],
  [0, '$0.00'],
])('shows %i cents as %s', (cents, shown) => {
  expect(dollars(cents)).toBe(shown)
})
