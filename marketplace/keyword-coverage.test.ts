import { expect, it } from 'vitest'
import { keywordCoverage } from './keyword-coverage.ts'

const listing = {
  generatedTitle: 'Walnut Ring Dish',
  generatedDescription: 'A dish for your rings, of walnut.',
  generatedTags: ['walnut ring dish', 'jewelry tray', 'gift for wife', 'anniversary idea'],
  generatedAltText: null,
  imageDescription: null,
  customAiInstructions: null,
  targetAudience: null,
  includeEmojis: false,
  includeBulletedLists: false,
  descriptionLength: 'short' as const,
  listingTitle: '',
  productType: 'Ring dish of black walnut.',
  keywords: 'walnut ring dish, jewelry trays, anniversary gift for wife, key bowl, disney dish',
  starredKeywords: 'walnut ring dish',
}

function coverageOf(keyword: string) {
  return keywordCoverage(listing).find((covered) => covered.keyword === keyword)
}

it('says where each keyword is used, focus keywords first and once', () => {
  expect(keywordCoverage(listing).map(({ keyword }) => keyword)).toEqual([
    'walnut ring dish',
    'jewelry trays',
    'anniversary gift for wife',
    'key bowl',
    'disney dish',
  ])
  expect(coverageOf('walnut ring dish')).toMatchObject({
    isFocus: true,
    inTitle: true,
    inTags: true,
    inDescription: true,
  })
  expect(coverageOf('jewelry trays')).toMatchObject({ inTitle: false, inTags: true })
  expect(coverageOf('key bowl')).toMatchObject({ inTags: false, leftOut: null })
})

it('finds a long keyword in the words of several tags', () => {
  expect(coverageOf('anniversary gift for wife')).toMatchObject({ inTags: true })
})

it('says why a keyword is left out', () => {
  expect(coverageOf('disney dish')?.leftOut).toBe('“disney” belongs to a brand or a person')
})
