import { expect, it } from 'vitest'
import { focusInTitle, nameInTitle, namesInTitle, searchesInTitle } from './title-phrases.ts'

it.each([
  [
    'Walnut Ring Dish | Ring Holder, BEST Gift for Her',
    ['Walnut Ring Dish', 'Ring Holder', 'Gift for Her'],
  ],
  ['Leather Strap 5/8 in / Watch Strap - 20% off', ['Leather Strap 5/8 in', 'Watch Strap']],
  [
    'Olympia Typewriter w/ New Ribbon | Typewriter',
    ['Olympia Typewriter with New Ribbon', 'Typewriter'],
  ],
  ['Ceramic Mug Blue Glaze Coffee Cup Tea Mug', ['Ceramic Mug', 'Blue Glaze Coffee Cup Tea Mug']],
])('reads what a title calls the thing, phrase by phrase: %s', (title, names) => {
  expect(namesInTitle(title, ['ceramic mug', 'tea mug'])).toEqual(names)
})

it('takes for a search what somebody types, and no praise', () => {
  expect(searchesInTitle('Walnut Ring Dish | BEST Gift for Her | SALE', [])).toEqual([
    'Walnut Ring Dish',
  ])
})

it('calls the thing by its first phrase, and puts forward the tags that a title holds', () => {
  const [title, tags] = ['Soy Candle | Lavender', ['lavender', 'soy candle', 'gift set']]
  expect(nameInTitle('Walnut Ring Dish | Ring Holder', [])).toBe('Walnut Ring Dish')
  expect(focusInTitle(title, tags)).toEqual(['soy candle'])
})

it('puts forward no tag that its title tears out of a longer name', () => {
  const tags = ['fox nursery', 'fox print', 'woodland art']
  expect(focusInTitle('Fox Nursery Print | Woodland Art', tags)).toEqual(['woodland art'])
  expect(focusInTitle('Fox Nursery, Fox Print', tags)).toEqual(['fox nursery', 'fox print'])
})
