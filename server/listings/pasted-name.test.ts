import { expect, it } from 'vitest'
import { nameOf } from './pasted-name.ts'

const name = (title: string, isOffered = false, listingTitle: string | null = null) =>
  nameOf(
    {
      title,
      listingTitle,
      description: '',
      tags: [],
      altText: null,
      sku: null,
      writingStyle: null,
      writer: 'usual',
      usesProfile: true,
    },
    {
      parts: [{ part: 'title', isOffered, why: '' }],
      written: {
        generatedTitle: 'Stoneware Coffee Mug, Speckled Glaze',
        generatedDescription: '',
        generatedTags: ['stoneware mug', 'coffee mug'],
        generatedAltText: null,
        generatedExplanation: '',
      },
    },
  )

const SHOUTED = 'HANDMADE mug pottery mug coffee cup LOVELY gift mum!!!'

it('calls an improved listing what its new title says first, where that is worth taking', () => {
  expect(name(SHOUTED, true)).toBe('Stoneware Coffee Mug')
})

it('calls it by the pasted title else, neither shouted nor in a row that repeats', () => {
  expect(name(SHOUTED)).toBe('Handmade mug pottery')
  expect(name('SALE!!! Walnut Ring Dish | Ring Holder')).toBe('Walnut Ring Dish')
  expect(name('BJD Doll Dress, IKEA Fit')).toBe('BJD Doll Dress')
})

it('leaves the name that she gave', () => {
  expect(name(SHOUTED, true, 'MY mug')).toBe('MY mug')
})
