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
