import { expect, it } from 'vitest'
import { aForm } from '../testing/cases.ts'
import { readBrief } from './brief.ts'

function leadOf(productType: string, keyword: string): string {
  const form = aForm({ productType, keywords: keyword, starredKeywords: keyword })
  const { before, noun, after } = readBrief(form).lead
  return [...before, noun, after].join(' ').trim()
}

it.each([
  [
    'A pair of brass candlesticks from the 1960s',
    'vintage brass candlesticks',
    'vintage brass candlesticks from the 1960s',
  ],
  ['Handwoven wall hanging in wool', 'woven wall hanging', 'hand woven wall hanging in wool'],
  ['Antique postcard of Paris', 'vintage postcard', 'vintage postcard of Paris'],
  ['A felted cat cave in merino', 'felt cat cave', 'felt cat cave in merino'],
  ['self tie bow tie, wool tweed', 'tweed bow tie', 'self tie tweed bow tie'],
  [
    'A cropped cardigan knitted by hand from undyed wool',
    'hand knit cardigan',
    'cropped hand knit cardigan from undyed wool',
  ],
  ['set of 3 botanical prints fern, monstera', 'botanical print set', 'botanical prints'],
  ['svg bundle teacher life', 'teacher svg, svg bundle, teacher life', 'SVG bundle'],
  ['leather notebook cover a5 dark brown horse hide', 'leather notebook', 'leather notebook cover'],
])('names the item once in a few words: %s', (product, keyword, lead) => {
  expect(leadOf(product, keyword)).toBe(lead)
})

it('ends a name at what was done by hand', () => {
  expect(leadOf('A family portrait drawn by hand in ink', 'family portrait')).toBe(
    'family portrait',
  )
})
