import { expect, test } from 'vitest'
import { isMadeElsewhere } from './read/made-where.ts'

const STUDIO = 'Made in our studio in Porto.'

test.each([
  'A mug, thrown on the wheel and made in Leeds.',
  'Each one is cut and joined by hand in my workshop in Leeds.',
  'made in leeds',
])('leaves out a line of the shop where the text names another place: %s', (text) =>
  expect(isMadeElsewhere(STUDIO, text)).toBe(true),
)

test.each([
  'Made by hand in Porto, Portugal.',
  'A mug in blue. Ships from Leeds.',
  'Made in small batches.',
])('keeps it where the text names none, or the same: %s', (text) =>
  expect(isMadeElsewhere(STUDIO, text)).toBe(false),
)
