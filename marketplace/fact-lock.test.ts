import { describe, expect, it } from 'vitest'
import { isComparedInFull, unbackedWords } from './fact-lock.ts'
import type { ListingInput, ListingTexts } from './review/finding.ts'

const input: ListingInput = {
  listingTitle: '',
  productType: 'Cork trivet, round, 18 cm wide. Set of 2.',
  keywords: 'cork trivet, round trivet, kitchen gift',
  starredKeywords: 'cork trivet',
  imageDescription: null,
  customAiInstructions: null,
  targetAudience: null,
  includeEmojis: false,
  includeBulletedLists: false,
  descriptionLength: 'short',
}

const backed: ListingTexts = {
  generatedTitle: 'Round Cork Trivet, Set of 2',
  generatedDescription: 'This cork trivet is 18 cm wide.',
  generatedTags: ['cork trivet', 'round trivet'],
  generatedAltText: 'A round trivet.',
  generatedExplanation: 'Opens with 13 tags of solid gold.',
}

function found(change: Partial<ListingTexts>) {
  return unbackedWords({ ...backed, ...change }, input).map(({ field, words }) => [field, words])
}

describe('the fact lock', () => {
  it('reads a description full of figures as a whole, not once for each of them', () => {
    const figures = Array.from({ length: 3000 }, (_, at) => at + 1000)
    expect(found({ generatedDescription: figures.join(' ') })).toHaveLength(figures.length)
  })

  it('compares a text in full only in English', () => {
    const german = {
      generatedTitle: 'Untersetzer aus Kork',
      generatedDescription: 'Der Untersetzer ist aus Kork und rund.',
    }
    expect(isComparedInFull(backed)).toBe(true)
    expect(isComparedInFull({ ...backed, ...german })).toBe(false)
  })

  it('finds nothing where everything was entered', () => {
    expect(found({})).toEqual([])
  })

  it.each([
    ['a material', { generatedTitle: 'Marble Trivet' }, ['title', 'marble']],
    ['a colour', { generatedTags: ['blue trivet'] }, ['tags', 'blue']],
    ['a number', { generatedDescription: 'A set of 7.' }, ['description', '7']],
    ['an origin', { generatedDescription: 'Made in Porto.' }, ['description', 'made in']],
    ['a safety claim', { generatedTitle: 'Food-Safe Trivet' }, ['title', 'food safe']],
    ['a condition', { generatedTitle: 'Vintage Cork Trivet' }, ['title', 'vintage']],
    ['an award', { generatedDescription: 'Award-winning.' }, ['description', 'award winning']],
    ['a material in the alt text', { generatedAltText: 'Oak trivet.' }, ['altText', 'oak']],
  ] as const)('finds %s nobody entered', (_, change, expected) => {
    expect(found(change)).toContainEqual(expected)
  })

  it('reads no claim across the end of a sentence', () => {
    expect(found({ generatedDescription: 'It is well made. In a kitchen it lasts.' })).toEqual([])
  })

  it('names longer words once, not their parts as well', () => {
    expect(found({ generatedTitle: 'Solid Gold Trivet' })).toEqual([['title', 'solid gold']])
    expect(found({ generatedTitle: 'Solid Gold Trivet, Gold Rim' })).toEqual([
      ['title', 'solid gold'],
      ['title', 'gold'],
    ])
  })

  it('knows what no listing may say, true or not', () => {
    const generatedDescription = 'A healing Disney trivet in marble.'
    expect(unbackedWords({ ...backed, generatedDescription }, input)).toMatchObject([
      { words: 'healing', isForbidden: true },
      { words: 'disney', isForbidden: true },
      { words: 'marble', isForbidden: false },
    ])
  })

  it('leaves a style alone', () => {
    expect(found({ generatedTitle: 'Vintage Style Cork Trivet' })).toEqual([])
    const generatedDescription = 'In vintage style. An organic antique trivet.'
    expect(found({ generatedDescription })).toEqual([
      ['description', 'organic'],
      ['description', 'antique'],
    ])
  })
})
