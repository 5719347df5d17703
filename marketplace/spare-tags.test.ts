import { expect, it } from 'vitest'
import { isTagAccepted } from './characters.ts'
import { spareTags } from './spare-tags.ts'

const input = {
  productType: 'Small ring dish turned from black walnut, 4 inch wide. Not for under 3.',
  keywords:
    'walnut ring dish, jewelry tray, disney tray, toddler gift, wooden anniversary gift for wife',
  starredKeywords: 'walnut ring dish',
}

it('offers focus keywords, then keywords, then parts of long ones, then the description', () => {
  expect(spareTags(input, [])).toEqual([
    'walnut ring dish',
    'jewelry tray',
    'gift for wife',
    'small ring dish',
    'ring dish',
  ])
})

it('offers nothing that answers the same search as a tag in use', () => {
  expect(spareTags(input, ['ring dishes', 'dish ring walnut', 'jewelry tray'])).toEqual([
    'gift for wife',
    'small ring dish',
  ])
})

it('offers nothing the marketplace would refuse', () => {
  const odd = { ...input, keywords: 'mr & mrs sign, 1.5 inch hook, ★ star, of, <b>bold</b> hook' }
  expect(spareTags(odd, []).every(isTagAccepted)).toBe(true)
})
