import { expect, it } from 'vitest'
import { dayAndTimeOf, dayOf } from './day-and-time.ts'

it.each([
  [new Date(2025, 10, 14, 15, 41), 'Nov 14, 2025 • 3:41 PM'],
  [new Date(2025, 0, 2, 0, 5), 'Jan 2, 2025 • 12:05 AM'],
])('writes the day and the time of the reader', (at, text) => {
  expect(dayAndTimeOf(at.toISOString())).toBe(text)
  expect(dayOf(at.toISOString())).toBe(text.split(' • ')[0])
})
