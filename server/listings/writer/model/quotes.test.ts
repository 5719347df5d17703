import { expect, it } from 'vitest'
import { trueQuotes } from './quotes.ts'
import { anInput } from './testing/walnut-board.ts'

const input = anInput({
  productType:
    'Tin of salve.\n- contains lanolin, almond oil\n- “Late Bloom” scent, not for babies',
})

it('keeps the quotes that stand in the text, however they were joined or marked', () => {
  const quotes = trueQuotes(
    [
      { q: 'Contains lanolin, almond oil', k: 'warning' },
      { q: '"Late Bloom" scent', k: 'item' },
      { q: 'contains lanolin and shea', k: 'warning' },
      { q: '', k: 'size' },
    ],
    input,
  )
  expect(quotes).toEqual([
    { text: 'Contains lanolin, almond oil', isBinding: true },
    { text: '"Late Bloom" scent', isBinding: false },
  ])
})

it('holds an answer with what was asked on the same line', () => {
  const productType = 'Ash stand. Can it go on a wall? No. Shelf only.\nAny colour?\nOil only.'
  const quotes = trueQuotes(
    [
      { q: 'No.', k: 'absent' },
      { q: 'Shelf only.', k: 'warning' },
      { q: 'Oil only.', k: 'look' },
    ],
    anInput({ productType }),
  )
  expect(quotes.map(({ text }) => text)).toEqual([
    'Can it go on a wall? No.',
    'Shelf only.',
    'Oil only.',
  ])
})
