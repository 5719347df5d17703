import { expect, it } from 'vitest'
import { placesOf } from './places.ts'

function found(text: string, words: string[]) {
  return placesOf(text, words).map(({ start, end }) => text.slice(start, end))
}

it.each([
  ['Water-Resistant, and water resistant', ['water resistant'], 2],
  ['Goldsmith, gold’s shine, golden', ['gold'], 0],
  ['3,5 cm, 3.50 and 35', ['3.5'], 1],
  ['2.0 and 2 of 22', ['2'], 2],
  ['don’t miss it', ["don't miss"], 1],
])('finds whole words in "%s"', (text, words, times) => {
  expect(placesOf(text, words)).toHaveLength(times)
})

it('takes the longer words where two overlap', () => {
  expect(found('Solid gold ring with gold chain', ['gold', 'solid gold'])).toEqual([
    'Solid gold',
    'gold',
  ])
})
