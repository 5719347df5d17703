import { expect, it } from 'vitest'
import { materialOf } from './material.ts'
import { type SearchesDraft, sortedSearches } from './searches.ts'
import { shape } from './shape.ts'
import { withGiftToOrder, withOwnTags, withSpareTags } from './spare-tags.ts'
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

it('take what nobody judged where her text bears it out, and what was found unsaid and stands in it', () => {
  const keywords = 'peg bag, ticking bag, striped ticking, striped bag, velvet bag'
  const sorted = { fits: ['peg bag'], unsaid: ['striped ticking', 'striped bag', 'velvet bag'] }
  expect(tagsFor(['peg bag'], { ...PEG_BAG, keywords, sorted })).toEqual([
    'peg bag',
    'ticking bag',
    'striped ticking',
  ])
})

it('take none of another thing and none that was never typed', () => {
  const keywords = 'peg bag, clothes pegs, wooden hanger'
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

it('take the best whole part of one that is too long, unless a tag is one already', () => {
  const keywords = 'peg bag, third anniversary gift, large striped ticking peg bag'
  const sorted = { fits: keywords.split(', ') }
  const tags = (own: string[]) => tagsFor(own, { ...PEG_BAG, keywords, sorted })
  expect(tags(['peg bag'])).toEqual(['peg bag', 'anniversary gift', 'ticking peg bag'])
  expect(tags(['peg bag', 'striped peg bag'])).toEqual([
    'peg bag',
    'striped peg bag',
    'anniversary gift',
  ])
})

it('take of what the model found true a part that her text does not say', () => {
  const keywords = 'peg bag, 6th anniversary gift ticking'
  const sorted = { fits: keywords.split(', ') }
  expect(tagsFor(['peg bag'], { ...PEG_BAG, keywords, sorted })).toEqual([
    'peg bag',
    '6th anniversary gift',
  ])
})

it('cut no search until it names another thing', () => {
  const larch = {
    productType: 'Hedgehog house in larch, wooden, with a tunnel. A first edition of 20.',
    starredKeywords: 'hedgehog house',
  }
  const keywords =
    'hedgehog house, wooden hedgehog house, first edition hedgehog, wooden house of hedgehogs'
  const sorted = { fits: keywords.split(', ') }
  expect(tagsFor(['hedgehog house'], { ...larch, keywords, sorted })).toEqual(['hedgehog house'])
})

it('cut no search from inside of one name, and none until it is untrue', () => {
  const keywords =
    'peg bag, hand blocked straw hat, vegan leather keychain, heavy webbing 1.5 inch wide'
  const sorted = { fits: keywords.split(', ') }
  const productType = 'Peg bag with a vegan leather loop.'
  expect(tagsFor(['peg bag'], { ...PEG_BAG, productType, keywords, sorted })).toEqual(['peg bag'])
})

const FULL = 'a b c d e f g h i j k l m'.split(' ').map((letter) => `peg bag ${letter}x`)

it('take the place of what the model thought of itself where they name the thing', () => {
  const keywords = 'striped peg bag, ticking'
  const sorted = { fits: keywords.split(', ') }
  expect(tagsFor(FULL, { ...PEG_BAG, keywords, sorted })).toEqual([
    ...FULL.slice(0, -1),
    'striped peg bag',
  ])
})

it('take the place of nothing else that she typed', () => {
  const keywords = `${FULL.join(', ')}, striped peg bag`
  const sorted = { fits: keywords.split(', ') }
  expect(tagsFor(FULL, { ...PEG_BAG, keywords, sorted })).toEqual(FULL)
})

it('cut no name of a thing that the text says only whole', () => {
  const keywords = 'squirrel picnic table, squirrel feeder'
  const sorted = { fits: keywords.split(', ') }
  const productType = 'SQUIRREL PICNIC TABLE FEEDER (yes really), untreated cedar.'
  expect(tagsFor(['squirrel feeder'], { ...PEG_BAG, productType, keywords, sorted })).toEqual([
    'squirrel feeder',
  ])
})

it('take of a pattern what is made from it, where the text says all of it and places are left', () => {
  const keywords = 'lace shawl pattern, pdf shawl pattern, crescent shawl, bridal shawl'
  const sorted = {
    fits: ['lace shawl pattern', 'pdf shawl pattern'],
    other: ['crescent shawl', 'bridal shawl'],
  }
  const productType = 'Lace shawl knitting pattern (pdf). Construction: crescent shawl, top down.'
  const tags = tagsFor(['lace shawl pattern'], { ...PEG_BAG, productType, keywords, sorted })
  expect(tags).toContain('crescent shawl')
  expect(tags).not.toContain('bridal shawl')
})

it('leave few places empty where her text sets a trait before a search that fits', () => {
  const material = materialFor({
    listingTitle: 'Lampwork glass beads',
    productType: 'Ten lampwork glass beads in transparent teal, annealed in a kiln.',
    keywords: 'glass beads, lampwork beads',
    starredKeywords: null,
  })
  const searches = sortedSearches({ fits: ['glass beads', 'lampwork beads'] }, material.brief)
  const own = (tags: string[]) =>
    withOwnTags({ ...shape(aDraft(), material), generatedTags: tags }, material, searches)
      .generatedTags
  expect(own(['glass beads'])).toContain('lampwork glass beads')
  const many = 'a b c d e f g h i j k'.split(' ').map((letter) => `glass bead ${letter}x`)
  expect(own(many)).toEqual(many)
})

it('say of what she starred as made to order that it is, as a gift, where no tag does', () => {
  const material = materialFor({
    productType: 'Cribbage board in maple. I can engrave a name on it.',
    keywords: 'cribbage board, personalized cribbage board, cabin gift, dad gift, retirement gift',
    starredKeywords: 'personalized cribbage board',
  })
  const fits = ['personalized cribbage board']
  const searches = sortedSearches({ fits }, material.brief)
  const own = (tags: string[]) =>
    withGiftToOrder({ ...shape(aDraft(), material), generatedTags: tags }, material, searches)
      .generatedTags
  expect(own(['cribbage board'])).toEqual(['cribbage board', 'personalized gift'])
  expect(own(['custom board'])).toEqual(['custom board'])
  const gifts = ['cabin gift', 'dad gift', 'retirement gift']
  const many = [...'a b c d e f g h i j'.split(' ').map((letter) => `board ${letter}x`), ...gifts]
  expect(own(many)).toEqual([...many.slice(0, -1), 'personalized gift'])
  expect(own([...many.slice(0, 10), 'x', 'y', 'z'])).not.toContain('personalized gift')
})

it('take one that is too long without its "and", which finds the same', () => {
  const keywords = 'peg bag, black and white peg bag'
  const sorted = { fits: keywords.split(', ') }
  const productType = 'Peg bag in black and white ticking.'
  expect(tagsFor(['peg bag'], { ...PEG_BAG, productType, keywords, sorted })).toEqual([
    'peg bag',
    'black white peg bag',
  ])
})
