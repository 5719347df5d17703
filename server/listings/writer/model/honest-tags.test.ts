import { expect, it } from 'vitest'
import { withHonestTags } from './honest-tags.ts'
import { materialOf } from './material.ts'
import { type SearchesDraft, sortedSearches } from './searches.ts'
import { shape } from './shape.ts'
import { aDraft, anInput } from './testing/walnut-board.ts'

const KNEELER = {
  productType: 'Garden kneeler in waxed cotton, filled with cork crumb. Brass grommet.',
  keywords: 'garden kneeler, kneeling pad, allotment gift, garden bench, waterproof kneeler',
  starredKeywords: 'garden kneeler',
}

function tagsFor(tags: string[], sorted: SearchesDraft, changes: Record<string, unknown> = {}) {
  const material = materialOf({ input: anInput({ ...KNEELER, ...changes }), seed: 'a' })
  const searches = sortedSearches(sorted, material.brief)
  return withHonestTags(shape(aDraft({ tags }), material), material, searches).generatedTags
}

it('lets no tag stand that its own writer sorted out as a search', () => {
  const sorted = { fits: ['kneeling pad'], other: ['garden bench'], unsaid: ['waterproof kneeler'] }
  const tags = ['garden kneeler', 'garden benches', 'waterproof kneeler', 'kneeling pad']
  expect(tagsFor(tags, sorted)).toEqual(['garden kneeler', 'kneeling pad'])
})

it('lets a phrase of the model stand whose describing words somebody used, whatever its noun', () => {
  const tags = [
    'waxed kneeler',
    'cork knee cushion',
    'garden mat',
    'pad for garden',
    'allotment pad',
  ]
  expect(tagsFor(tags, {})).toEqual([
    'waxed kneeler',
    'garden mat',
    'pad for garden',
    'allotment pad',
  ])
})

it('takes a word that the seller misspelt for hers', () => {
  const typed = { productType: 'Garden kneeler, hand stampd canvs, filled with cork.' }
  expect(tagsFor(['hand stamped kneeler', 'canvas kneeler'], {}, typed)).toHaveLength(2)
})

it('takes a word that the seller parts or shortens for hers, where the title has it whole', () => {
  const typed = { productType: 'Garden kneeler, hand made, oak brd, filled with cork.' }
  expect(tagsFor(['handmade kneeler', 'walnut kneeler'], {}, typed)).toHaveLength(2)
})

it('takes no word out of a search of another thing', () => {
  const sorted = { other: ['allotment gift'] }
  expect(tagsFor(['allotment kneeler', 'cotton kneeler'], sorted)).toEqual(['cotton kneeler'])
})

it('leaves the phrases of a language that it cannot read', () => {
  const german = {
    productType: 'Kniekissen für den Garten, gewachste Baumwolle, gefüllt mit Korkschrot.',
    keywords: 'kniekissen garten, gartenkissen',
    starredKeywords: 'kniekissen garten',
  }
  expect(tagsFor(['kniekissen garten', 'robustes kissen'], {}, german)).toHaveLength(2)
})

it('lets no phrase of the model stand by the name of whose stuff it is made from, but her own', () => {
  const productType = 'Kneeler of waxed cotton from Halley Stevensons in Dundee, filled with cork.'
  const tags = ['halley kneeler', 'waxed kneeler']
  expect(tagsFor(tags, {}, { productType })).toEqual(['waxed kneeler'])
  const keywords = `${KNEELER.keywords}, halley kneeler`
  expect(tagsFor(tags, {}, { productType, keywords })).toEqual(tags)
  expect(tagsFor(tags, {}, { productType, listingTitle: 'Halley kneeler' })).toEqual(tags)
})
