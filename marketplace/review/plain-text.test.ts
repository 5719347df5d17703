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
