import { expect, it } from 'vitest'
import { materialOf } from './material.ts'
import { shape } from './shape.ts'
import { withSpareTags } from './spare-tags.ts'
import { aDraft, anInput } from './testing/walnut-board.ts'

const materialFor = (changes: Record<string, unknown>) =>
  materialOf({ input: anInput(changes), seed: 'a' })

const tagsFor = (tags: string[], changes: Record<string, unknown>) => {
  const material = materialFor(changes)
  return withSpareTags(shape(aDraft({ tags }), material), material).generatedTags
}

const PEG_BAG = {
  productType: 'Peg bag in striped ticking with a wooden hanger. Not waterproof.',
  starredKeywords: null,
}

it('fill empty places with searches that the text bears out', () => {
  const keywords = 'peg bag, striped peg bag, ticking bag, laundry gift'
  expect(tagsFor(['peg bag'], { ...PEG_BAG, keywords })).toEqual([
    'peg bag',
    'striped peg bag',
    'ticking bag',
    'laundry gift',
  ])
})

it('take none that the text denies, none twice and none that is too long', () => {
  const keywords = 'waterproof peg bag, bag peg, striped peg bag with a wooden hanger'
  expect(tagsFor(['peg bag'], { ...PEG_BAG, keywords })).toEqual(['peg bag'])
})

it('take the place of none', () => {
  const full = 'a b c d e f g h i j k l m'.split(' ').map((letter) => `peg bag ${letter}x`)
  expect(tagsFor(full, { ...PEG_BAG, keywords: 'striped peg bag' })).toEqual(full)
})
