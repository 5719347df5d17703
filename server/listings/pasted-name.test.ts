import { expect, it } from 'vitest'
import { nameChosen, nameOf } from './pasted-name.ts'

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
  expect(name('Cover Refillable A5 Notebook Cover Leather Diary')).toBe(
    'Refillable A5 Notebook Cover',
  )
  expect(name('Scented Lavender & Cedar Soy Candle | Gift')).toBe(
    'Scented Lavender & Cedar Soy Candle',
  )
})

it('leaves the name that she gave', () => {
  expect(name(SHOUTED, true, 'MY mug')).toBe('MY mug')
})

it('follows the title that is chosen later, and leaves a name that is hers', () => {
  const anew = { generatedTitle: 'Stoneware Coffee Mug, Speckled', generatedTags: ['coffee mug'] }
  const hers = { generatedTitle: SHOUTED, generatedTags: [] }
  const called = (listingTitle: string, isNew: boolean) =>
    nameChosen({
      ...(isNew ? { chosen: anew, other: hers } : { chosen: hers, other: anew }),
      listingTitle,
    })
  expect(called('Stoneware Coffee Mug', false)).toBe('Handmade mug pottery')
  expect(called('Handmade mug pottery', true)).toBe('Stoneware Coffee Mug')
  expect(called('Stoneware Coffee Mug', true)).toBe('Stoneware Coffee Mug')
  expect(called('My first mug', false)).toBe('My first mug')
})
