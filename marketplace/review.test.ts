import { describe, expect, it } from 'vitest'
import { repair } from './repair.ts'
import type { ListingInput, ListingTexts } from './review/finding.ts'
import { review } from './review.ts'

const input: ListingInput = {
  listingTitle: '',
  productType: 'Cork trivet, round, 18 cm wide. Set of 2. Wipe clean. One edge has a small dent.',
  keywords: 'cork trivet, round trivet, kitchen gift',
  starredKeywords: 'cork trivet',
  imageDescription: 'cork trivet under a teapot',
  customAiInstructions: null,
  targetAudience: null,
  includeEmojis: false,
  includeBulletedLists: false,
  descriptionLength: 'short',
}

const clean: ListingTexts = {
  generatedTitle: 'Round Cork Trivet, Set of 2, 18 cm Wide',
  generatedDescription:
    'This round cork trivet is 18 cm wide and comes as a set of 2. Put one under the teapot and the other under a pan. A damp cloth is enough to clean them. One edge has a small dent, shown in the photos. They stack in a drawer when dinner is over.',
  generatedTags: ['cork trivet', 'round trivet', 'kitchen gift'],
  generatedAltText: 'Cork trivet under a teapot.',
  generatedExplanation: 'The title opens with "cork trivet".',
}

function hardFields(change: Partial<ListingTexts>, form: Partial<ListingInput> = {}) {
  return review({ ...clean, ...change }, { ...input, ...form }).hard.map(({ field }) => field)
}

describe('the review', () => {
  it('finds nothing hard in a clean listing', () => {
    expect(review(clean, input)).toMatchObject({ hard: [], unbacked: [] })
  })

  it('takes no emoji for a sentence that is said twice', () => {
    const generatedDescription = `${clean.generatedDescription} 📏 It sits flat. 🧺`
    const { graded } = review({ ...clean, generatedDescription }, { ...input, includeEmojis: true })
    expect(graded.filter(({ text }) => text.includes('said twice'))).toEqual([])
  })

  it('takes "pom pom" for one word, not for one said twice', () => {
    const { hard, graded } = review({ ...clean, generatedTitle: 'Cork Pom Pom Trivet' }, input)
    expect([...hard, ...graded].filter(({ field }) => field === 'title')).toEqual([])
  })

  it.each([
    ['a title over 140 characters', { generatedTitle: 'Cork Trivet '.repeat(12).trim() }],
    ['a sign Etsy refuses', { generatedTitle: 'Cork Trivet ★ Round' }],
    ['the same sign twice', { generatedTitle: 'Cork & Felt & Wool' }],
    ['more than three words in capitals', { generatedTitle: 'CORK ROUND TRIVET SET, Wide' }],
    ['a word that wants another', { generatedTitle: 'Round Cork Trivet with' }],
    ['a word three times', { generatedTitle: 'Trivet, Trivets and Trivet' }],
    ['a price', { generatedTitle: 'Cork Trivet, Free Shipping' }],
    ['a brand', { generatedTitle: 'Disney Cork Trivet' }],
    ['a number nobody gave', { generatedTitle: 'Cork Trivet, Set of 7' }],
    ['a material nobody gave', { generatedTitle: 'Marble Trivet' }],
    ['a safety claim nobody made', { generatedTitle: 'Food Safe Cork Trivet' }],
  ])('refuses %s in the title', (_, change) => {
    expect(hardFields(change)).toContain('title')
  })

  it.each([
    ['14 of them', Array.from({ length: 14 }, (_, at) => `trivet ${'abcdefghijklmn'[at]}`)],
    ['21 characters', ['round cork trivet set']],
    ['a full stop', ['1.5 inch trivet']],
    ['a repeat', ['cork trivet', 'Cork Trivet']],
    ['half a phrase', ['trivet for']],
    ['a health claim', ['healing trivet']],
  ])('refuses tags with %s', (_, generatedTags) => {
    expect(hardFields({ generatedTags })).toContain('tags')
  })

  it.each([
    ['markup', 'This cork trivet is <b>round</b>.'],
    ['an address', 'This cork trivet is at www.example.com today.'],
    ['a doubled word', 'This cork cork trivet is round.'],
    ['an emoji that was not wanted', 'This cork trivet is round. 🍵'],
    ['a list that was not wanted', 'This cork trivet:\n• round\n• 18 cm'],
    ['nothing', '  '],
    ['a material stated as fact', 'This trivet is made of solid oak.'],
  ])('refuses %s in the description', (_, generatedDescription) => {
    expect(hardFields({ generatedDescription })).toContain('description')
  })

  it('knows that walnut is wood, and does not take felt for wool', () => {
    expect(unbackedIn('Walnut base.', 'Bare wood likes oil.')).toEqual([])
    expect(unbackedIn('Felt base.', 'It is warm as wool.')).toEqual(['wool'])
  })

  it('marks a material that is only mentioned, and lets it stay', () => {
    const texts = {
      ...clean,
      generatedDescription: `${clean.generatedDescription} It sits well on oak.`,
    }
    expect(review(texts, input)).toMatchObject({
      hard: [],
      unbacked: [{ field: 'description', claim: 'oak' }],
    })
  })
})

function unbackedIn(moreProduct: string, moreText: string): string[] {
  const texts = { ...clean, generatedDescription: `${clean.generatedDescription} ${moreText}` }
  const { unbacked } = review(texts, {
    ...input,
    productType: `${input.productType} ${moreProduct}`,
  })
  return unbacked.map(({ claim }) => claim)
}

describe('the repair', () => {
  it('leaves a clean listing as it is', () => {
    expect(repair(clean, input)).toEqual(clean)
  })

  it('takes out what is hard and keeps the rest', () => {
    const repaired = repair(
      {
        ...clean,
        generatedTitle: 'Round Cork Trivet, Set of 2, Free Shipping',
        generatedDescription:
          'This cork trivet is round. It cures headaches. 🍵\n\n• Made of marble\n\nWipe it clean.',
        generatedTags: ['cork trivet', 'Cork Trivet', 'disney trivet', 'mr & mrs'],
      },
      input,
    )
    expect(repaired.generatedTitle).toBe('Round Cork Trivet, Set of 2')
    expect(repaired.generatedDescription).toBe('This cork trivet is round.\n\nWipe it clean.')
    expect(repaired.generatedTags).toEqual(['cork trivet', 'mr and mrs'])
    expect(review(repaired, input).hard).toEqual([])
  })
})
