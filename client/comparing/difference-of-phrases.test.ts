import { expect, it } from 'vitest'
import { differenceOfPhrases } from './difference-of-phrases.ts'

it.each([
  [
    'phrases that went, whatever marks stood between them',
    'Walnut Ring Dish | Wood Ring Dish | Ring Holder | BEST Gift | FREE SHIPPING',
    'Walnut Ring Dish, Trinket Dish, Ring Holder',
    'Walnut Ring Dish, [Wood Ring Dish]{Trinket Dish}, Ring Holder[ | BEST Gift | FREE SHIPPING]',
  ],
  ['one in the middle', 'Mug, Cup, Gift', 'Mug, Gift', 'Mug[, Cup], Gift'],
  ['the first', 'SALE | Mug | Gift', 'Mug, Gift', '[SALE | ]Mug, Gift'],
  ['one that came', 'Mug, Gift', 'Mug, 12 oz, Gift', 'Mug{, 12 oz}, Gift'],
  ['one that came first', 'Mug', 'Oat Mug, Mug', '{Oat Mug}, Mug'],
  [
    'one that was reworded',
    'Walnut Ring Dish, Hand-Turned',
    'Walnut Ring Dish, Turned by Hand',
    'Walnut Ring Dish, [Hand-]Turned{ by Hand}',
  ],
  ['marks alone', 'Mug | Gift', 'Mug, Gift', 'Mug[ |]{,} Gift'],
  ['all of it', 'Mug', '', '[Mug]'],
])('tells of %s', (_what, before, after, told) => {
  const marked = differenceOfPhrases(before, after).map(({ kind, text }) =>
    kind === 'same' ? text : kind === 'gone' ? `[${text}]` : `{${text}}`,
  )
  expect(marked.join('')).toBe(told)
})
