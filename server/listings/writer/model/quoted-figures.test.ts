import { expect, it } from 'vitest'
import { faultsOf } from './finish.ts'
import { materialOf } from './material.ts'
import { aDraft, anInput } from './testing/walnut-board.ts'

function faultsIn(productType: string, description: string, quotes: readonly string[]): string[] {
  const material = materialOf({
    input: anInput({ productType, keywords: 'board, serving board', starredKeywords: '' }),
    seed: 'a',
  })
  const { altText, title: _title, tags: _tags } = aDraft()
  const writing = {
    generatedTitle: 'Serving Board',
    generatedDescription: description,
    generatedTags: ['serving board'],
    generatedAltText: altText,
    generatedExplanation: '',
  }
  return faultsOf(
    { writing, quotes: quotes.map((text) => ({ text, isBinding: false })) },
    material,
  ).filter((fault) => /another|unit|number/.test(fault))
}

it.each([
  [
    'a side whose letter is a unit too',
    'Board. Size : 38 w x 30 h x 12 d cm',
    'A board, 38 cm wide, 30 cm high and 12 cm deep.',
  ],
  [
    'a number whose unit stands with the one before',
    'Board. 3 letters. About 2 weeks, if varnish is slow then 3.',
    'A board with 3 letters. It takes about 2 weeks, and if varnish is slow, 3 weeks.',
  ],
  [
    'a count of what was named before',
    'Board, 9 boards in all. A bit of red on 4 of them.',
    'A board, one of 9 boards. A bit of red is on 4 of the boards.',
  ],
])('believes %s where the fact was copied out', (_what, product, description) => {
  const [, fact = ''] = product.split(/(?<=Board\.|letters\.|all\.) (?=Size|About|A bit)/)
  expect(faultsIn(product, description, [fact])).toEqual([])
})

it('still refuses a count that belongs to something else', () => {
  const product = 'Board with 4 cups and 6 saucers.'
  const faults = faultsIn(product, 'A board with 6 cups and 6 saucers.', ['4 cups and 6 saucers'])
  expect(faults).toEqual([expect.stringMatching(/another number/)])
})
