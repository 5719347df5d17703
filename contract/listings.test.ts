import { describe, expect, it } from 'vitest'
import { AskedInput, GeneratorInput, ListingPatch } from './listings.ts'

const filledIn = {
  listingTitle: 'Oak bowl',
  productType: 'Turned oak bowl, 10 in wide',
  keywords: 'oak bowl, salad bowl',
  writingStyle: 'friendly',
  includeEmojis: false,
  includeBulletedLists: true,
}

function messages(input: unknown): string[] {
  const result = GeneratorInput.safeParse(input)
  return result.success ? [] : result.error.issues.map((issue) => issue.message)
}

describe('the generator input', () => {
  it('needs only what is required, and defaults to a medium description', () => {
    expect(GeneratorInput.parse(filledIn)).toEqual({
      ...filledIn,
      descriptionLength: 'medium',
      sku: null,
      starredKeywords: '',
      imageDescription: null,
      customAiInstructions: null,
      targetAudience: null,
    })
  })

  it.each([
    ['listingTitle', 'Nickname is required'],
    ['productType', 'Product Description is required'],
    ['keywords', 'Keywords is required'],
  ])('says that %s is required when it is blank', (field, message) => {
    expect(messages({ ...filledIn, [field]: ' \n\t ' })).toEqual([message])
  })

  it('says what is wrong with keywords that are missing, and with a list', () => {
    expect(messages({ ...filledIn, keywords: undefined })).toEqual(['Keywords is required'])
    expect(messages({ ...filledIn, keywords: ['oak bowl'] })).toEqual([
      'Keywords must be one text, separated by commas',
    ])
  })

  it('refuses keywords that are only separators', () => {
    expect(messages({ ...filledIn, keywords: ' , ,; \n' })).toEqual(['Keywords is required'])
  })

  it('takes out NUL, lone surrogates, control and direction characters, and composes accents', () => {
    const parsed = GeneratorInput.parse({
      ...filledIn,
      productType: 'Cafe\u0301\u0000 mug \u202Eoval\uD800\r\nsecond\tline',
    })
    expect(parsed.productType).toBe('Caf\u00E9 mug oval\uFFFD\nsecond\tline')
  })
})

describe('what an item leaves to its shop', () => {
  const LEFT = {
    writingStyle: null,
    includeEmojis: null,
    includeBulletedLists: null,
    descriptionLength: null,
  }

  it('is null, which the form of the page does not take', () => {
    expect(AskedInput.parse({ ...filledIn, ...LEFT })).toMatchObject(LEFT)
    expect(messages({ ...filledIn, writingStyle: null })).toEqual([
      'Writing Style must be friendly, professional, whimsical or minimalist',
    ])
  })

  it.each([
    ['writingStyle', 'Writing Style must be friendly, professional, whimsical or minimalist'],
    ['includeEmojis', 'Include Emojis must be true or false'],
    ['includeBulletedLists', 'Include Bulleted Lists must be true or false'],
    ['descriptionLength', 'Description Length must be short, medium or long'],
  ])('is said in the refusal of another %s', (field, sentence) => {
    const { error } = AskedInput.safeParse({ ...filledIn, [field]: 'some' })
    expect(error?.issues.map(({ message }) => message)).toEqual([`${sentence}, or null`])
  })
})

describe('a patch', () => {
  it('takes each field alone', () => {
    expect(ListingPatch.parse({ sku: '  A-1 ' })).toEqual({ sku: 'A-1' })
    expect(ListingPatch.parse({ sku: '' })).toEqual({ sku: null })
  })

  it.each([
    ['a field it does not know', { credits: 5 }],
    ['an empty nickname', { listingTitle: '  ' }],
    ['a title of 141 characters', { generatedTitle: 'x'.repeat(141) }],
    ['a tag of 21 characters', { generatedTags: ['x'.repeat(21)] }],
    ['fourteen tags', { generatedTags: Array.from({ length: 14 }, (_, index) => `tag ${index}`) }],
    ['the same tag twice', { generatedTags: ['Oak bowl', 'oak bowl'] }],
    ['a blank tag', { generatedTags: [' '] }],
  ])('refuses %s', (_what, patch) => {
    expect(ListingPatch.safeParse(patch).success).toBe(false)
  })

  it('takes thirteen tags of twenty characters and a title of 140', () => {
    const patch = {
      generatedTitle: 'x'.repeat(140),
      generatedTags: Array.from({ length: 13 }, (_, index) => `${index}`.padStart(20, 't')),
    }
    expect(ListingPatch.parse(patch)).toEqual(patch)
  })
})
