import { expect, it } from 'vitest'
import { uncapitalised } from './grammar.ts'
import { withCapitals } from './proper-names.ts'

it.each([
  ['printed in vermont on japanese washi', 'printed in Vermont on Japanese washi'],
  [
    'monday and sunday start, for goodnotes on ipad',
    'Monday and Sunday start, for Goodnotes on iPad',
  ],
  ['tray for d&d dice', 'tray for D&D dice'],
  ["mother's day card", "Mother's day card"],
])('names have their capitals: %s', (typed, written) => {
  expect(withCapitals(typed)).toBe(written)
})

it.each(['polish the china', 'it may tarnish', 'see example.london/monday', 'a maine-coon cat'])(
  'other words stay as they are: %s',
  (typed) => {
    expect(withCapitals(typed).toLowerCase()).toBe(typed)
  },
)

it('a name keeps its capital inside a sentence', () => {
  expect(uncapitalised('Vermont maple')).toBe('Vermont maple')
  expect(uncapitalised('Maple from home')).toBe('maple from home')
})
