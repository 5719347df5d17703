import { expect, it } from 'vitest'
import { plainTextFaults } from './plain-text.ts'

it.each([
  ['en', 'The one that that shop had.'],
  ['nl', 'Zo zet je je glas neer.'],
  ['de', 'Eine Schale, die die Katze mag.'],
  ['fr', 'Nous nous en servons.'],
] as const)('lets %s say a small word twice in a row, as its grammar does', (language, text) => {
  expect(plainTextFaults(text, language)).toEqual([])
})

it.each([
  ['en', 'This cork cork trivet.'],
  ['nl', 'Zo zet je je glas glas neer.'],
] as const)('finds the word that %s has typed twice', (language, text) => {
  expect(plainTextFaults(text, language)).toEqual([
    expect.objectContaining({ fault: 'a doubled word' }),
  ])
})

it.each([
  'Call 01632 960 123',
  'Ring +44 20 7946 0958',
  '06 12 34 56 78',
  '(555) 010-0199 for orders',
])('finds a phone number in "%s"', (text) => {
  expect(plainTextFaults(text)).toEqual([
    expect.objectContaining({ fault: 'a link, an address or a phone number' }),
  ])
})

it.each(['Sizes 0-3 3-6 6-9 9-12 months', '36 38 40 42 44', '16 (18) 20 (23) cm'])(
  'takes the sizes of "%s" for no phone number',
  (text) => {
    expect(plainTextFaults(text)).toEqual([])
  },
)
