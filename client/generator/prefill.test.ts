import { expect, it } from 'vitest'
import { aListing } from '#client/testing/samples.ts'
import { LISTING } from '#contract/listings.ts'
import { EMPTY_ITEM } from './item.ts'
import { leavePrefill } from '#client/listing/prefill.ts'
import { dropPrefill, readPrefill } from './prefill.ts'

const leave = (text: string) => localStorage.setItem('prefillInputs', text)

it('finds nothing where nothing was left', () => {
  expect(readPrefill()).toBeNull()
  expect(dropPrefill()).toBe(false)
})

it('fills what is absent with the defaults', () => {
  leave('{"productType":"A walnut dish"}')
  expect(readPrefill()).toEqual({ ...EMPTY_ITEM, productType: 'A walnut dish' })
})

it('rebuilds the keyword list and every choice', () => {
  leave(
    JSON.stringify({
      productType: 'A walnut dish',
      keywords: 'Ring Dish, gift',
      starredKeywords: 'gift',
      targetAudience: 'brides',
      writingStyle: 'whimsical',
      includeEmojis: true,
      includeBulletedLists: true,
      descriptionLength: 'long',
      imageDescription: null,
    }),
  )
  expect(readPrefill()).toEqual({
    ...EMPTY_ITEM,
    productType: 'A walnut dish',
    keywords: ['ring dish', 'gift'],
    starredKeywords: ['gift'],
    targetAudience: 'brides',
    writingStyle: 'whimsical',
    includeEmojis: true,
    includeBulletedLists: true,
    descriptionLength: 'long',
  })
})

it.each([
  ['no JSON', '{'],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '["ring dish"]'],
  ['keywords of another kind', '{"keywords":["ring dish"]}'],
  ['an unknown style', '{"writingStyle":"angry"}'],
  ['a switch that is text', '{"includeEmojis":"yes"}'],
  ['a text beyond its limit', JSON.stringify({ productType: 'x'.repeat(LISTING.productMax + 1) })],
])('discards bad data: %s', (_, text) => {
  leave(text)
  expect(readPrefill()).toBeNull()
})

it('takes nothing from the prototype chain', () => {
  leave('{"__proto__":{"productType":"poison"}}')
  expect(readPrefill()?.productType).toBe('')
})

it('brings the inputs of a listing back, not its texts', () => {
  leavePrefill(aListing({ keywords: 'oak bowl, gift', starredKeywords: 'gift', sku: 'B-1' }))
  expect(readPrefill()).toMatchObject({
    keywords: ['oak bowl', 'gift'],
    starredKeywords: ['gift'],
    includeBulletedLists: true,
    sku: '',
  })
  expect(localStorage.getItem('prefillInputs')).not.toContain('generatedTitle')
})

it('is read once', () => {
  leave('{}')
  expect(dropPrefill()).toBe(true)
  expect(localStorage.getItem('prefillInputs')).toBeNull()
})
