import { expect, it } from 'vitest'
import { titleWithout } from './title-repair.ts'

const input = { keywords: 'linen bag, market tote', starredKeywords: 'linen bag' }

it.each([
  ['Linen Bag in Silk, Market Tote', ['silk'], 'Linen Bag, Market Tote'],
  ['Silk Linen Bag, Free Shipping', ['silk', 'Free Shipping'], 'Linen Bag'],
  ['Silk and Linen Bag', ['silk'], 'Linen Bag'],
  [
    'Linen Bag Lined with Silk for Bread, Oak Toggle',
    ['silk'],
    'Linen Bag Lined for Bread, Oak Toggle',
  ],
  ['Linen Bag in Silk and Canvas', ['silk'], 'Linen Bag in Canvas'],
  ['Danish Cover, Linen Bag, Navy Strap', ['danish', 'navy'], 'Linen Bag'],
  ['Linen Bag, Holds 2,7 L, Silk Lined', ['silk'], 'Linen Bag, Holds 2,7 L'],
  ['Linen Bag with Two Pockets and', [], 'Linen Bag with Two Pockets'],
])('%s without %j is %s', (title, words, expected) => {
  expect(titleWithout(title, words, input)).toBe(expected)
})
