import { expect, it } from 'vitest'
import { LISTING } from '#contract/listings.ts'
import { asGeneratorInput, canBeSent, EMPTY_ITEM, isBlank, reviewItem } from './item.ts'

const dish = {
  ...EMPTY_ITEM,
  listingTitle: 'Walnut ring dish',
  productType: 'A small walnut dish',
  keywords: ['ring dish', 'gift'],
  starredKeywords: ['gift'],
}

it('names the required fields that are blank', () => {
  expect(reviewItem(EMPTY_ITEM).missing).toEqual(['Nickname', 'Product Description', 'Keywords'])
  expect(reviewItem({ ...dish, productType: ' \n ' }).missing).toEqual(['Product Description'])
})

it('can be sent when nothing is missing', () => {
  expect(canBeSent(reviewItem(dish))).toBe(true)
  expect(canBeSent(reviewItem(EMPTY_ITEM))).toBe(false)
})

it('says where a text is too long', () => {
  const review = reviewItem({ ...dish, sku: 'x'.repeat(LISTING.skuMax + 1) })
  expect(review).toEqual({ missing: [], errors: { sku: 'SKU must be at most 100 characters' } })
  expect(canBeSent(review)).toBe(false)
})

it('sends keywords as one text and leaves a blank audience out', () => {
  const sent = asGeneratorInput(dish)
  expect(sent).toMatchObject({ keywords: 'ring dish, gift', starredKeywords: 'gift' })
  expect(sent).not.toHaveProperty('targetAudience')
  expect(asGeneratorInput({ ...dish, targetAudience: 'brides' })).toMatchObject({
    targetAudience: 'brides',
  })
})

it('is blank until something was typed', () => {
  expect(isBlank({ ...EMPTY_ITEM, includeEmojis: true })).toBe(true)
  // Taken over from the item before.
  expect(isBlank({ ...EMPTY_ITEM, sku: 'RD-1', targetAudience: 'cooks' })).toBe(true)
  expect(isBlank({ ...EMPTY_ITEM, productType: 'a' })).toBe(false)
})
