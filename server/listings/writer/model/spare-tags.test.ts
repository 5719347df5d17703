import { expect, it } from 'vitest'
import { materialOf } from './material.ts'
import { type SearchesDraft, sortedSearches } from './searches.ts'
import { shape } from './shape.ts'
import { withSpareTags } from './spare-tags.ts'
import { aDraft, anInput } from './testing/walnut-board.ts'

const materialFor = (changes: Record<string, unknown>) =>
  materialOf({ input: anInput(changes), seed: 'a' })

const tagsFor = (
  tags: string[],
  { sorted = {}, ...changes }: Record<string, unknown> & { sorted?: SearchesDraft },
) => {
  const material = materialFor(changes)
  const searches = sortedSearches(sorted, material.brief)
  return withSpareTags(shape(aDraft({ tags }), material), material, searches).generatedTags
}

const PEG_BAG = {
  productType: 'Peg bag in striped ticking with a wooden hanger. Not waterproof.',
  starredKeywords: null,
}

it('fill empty places with the searches that fit', () => {
  const keywords = 'peg bag, striped peg bag, ticking bag, laundry gift'
  const sorted = { fits: ['Laundry gift', 'peg bag', 'ticking bag', 'striped peg bag'] }
  expect(tagsFor(['peg bag'], { ...PEG_BAG, keywords, sorted })).toEqual([
    'peg bag',
    'striped peg bag',
    'ticking bag',
    'laundry gift',
  ])
})

it('take none that nobody judged, none of another thing and none that was never typed', () => {
  const keywords = 'peg bag, clothes pegs, laundry room, wooden hanger'
  const sorted = {
    fits: ['laundry day', 'wooden hanger'],
    other: ['clothes pegs', 'wooden hanger'],
  }
  expect(tagsFor(['peg bag'], { ...PEG_BAG, keywords, sorted })).toEqual(['peg bag'])
})

it('take what she starred on her word, but nothing else that the text does not say', () => {
  const keywords = 'peg bag, cottage peg bag, nordic peg bag'
  const starredKeywords = 'cottage peg bag'
  const sorted = { fits: ['peg bag'], unsaid: ['cottage peg bag', 'nordic peg bag'] }
  expect(tagsFor(['peg bag'], { ...PEG_BAG, keywords, starredKeywords, sorted })).toEqual([
    'peg bag',
    'cottage peg bag',
  ])
})

it('take what names the thing or a gift before what only tells a trait of it', () => {
  const keywords = 'peg bag, ticking, laundry gift, set of 2, ticking peg bag'
  const sorted = { fits: keywords.split(', ') }
  expect(tagsFor(['peg bag'], { ...PEG_BAG, keywords, sorted })).toEqual([
    'peg bag',
    'laundry gift',
    'ticking peg bag',
    'ticking',
    'set of 2',
  ])
})

it('take none that the text denies, none twice, and of one that is too long the part that fits', () => {
  const keywords = 'waterproof peg bag, bag peg, striped peg bag with a wooden hanger'
  const sorted = { fits: keywords.split(', ') }
  expect(tagsFor(['peg bag'], { ...PEG_BAG, keywords, sorted })).toEqual([
    'peg bag',
    'striped peg bag',
  ])
})

it('take the place of none', () => {
  const full = 'a b c d e f g h i j k l m'.split(' ').map((letter) => `peg bag ${letter}x`)
  expect(
    tagsFor(full, {
      ...PEG_BAG,
      keywords: 'striped peg bag',
      sorted: { fits: ['striped peg bag'] },
    }),
  ).toEqual(full)
})
