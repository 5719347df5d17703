import { expect, it } from 'vitest'
import { disclaimedNames } from './disclaimed.ts'

it.each([
  [
    'Fits: Brompton® front block. Not made, endorsed or licensed by Brompton Bicycle Ltd.',
    ['brompton'],
  ],
  ['Strap for straight bars, e.g. Seiko SKX. We are not connected with these firms.', ['seiko']],
  ['Fits most Kala ukes. I am not Kala and have nothing to do with them.', ['kala']],
  ['fits riedell 265 / bont / moxi lolly (not affiliated just fit)', ['riedell', 'bont', 'moxi']],
  ['Fits Brompton. The bag has no lining.', []],
  ['A bag of waxed cotton from Dundee, not waterproof.', []],
])('of "%s" the makers that are disclaimed', (product, names) => {
  expect(disclaimedNames(product)).toEqual(names)
})
