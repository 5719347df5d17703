import { expect, it } from 'vitest'
import { dayAndTimeOf, dayNamed, dayOf } from './day-and-time.ts'

it.each([
  [new Date(2025, 10, 14, 15, 41), 'Nov 14, 2025 • 3:41 PM'],
  [new Date(2025, 0, 2, 0, 5), 'Jan 2, 2025 • 12:05 AM'],
])('writes the day and the time of the reader', (at, text) => {
  expect(dayAndTimeOf(at.toISOString())).toBe(text)
  expect(dayOf(at.toISOString())).toBe(text.split(' • ')[0])
})

it.each([
  [new Date(2025, 10, 14, 0, 1), 'Today, Nov 14'],
  [new Date(2025, 10, 13, 23, 59), 'Yesterday, Nov 13'],
  [new Date(2025, 10, 12, 12), 'Wednesday, Nov 12'],
  [new Date(2024, 10, 12, 12), 'Nov 12, 2024'],
])('names a day as one speaks of it: %s', (at, name) => {
  expect(dayNamed(at.toISOString(), new Date(2025, 10, 14, 15, 41).getTime())).toBe(name)
})
