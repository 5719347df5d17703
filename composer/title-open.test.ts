import { describe, expect, it } from 'vitest'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

const titleOf = (listingTitle: string, productType: string, keywords: string) =>
  compose(anInput({ listingTitle, productType, keywords, starredKeywords: '' }))?.generatedTitle

describe('a title says nothing that the text leaves open', () => {
  it.each([
    [
      'a size of several',
      'Cat cave',
      'Cat cave in felted wool.\nMedium: 40 cm\nLarge: 50 cm',
      'cat cave, large cat cave',
      'Large',
    ],
    [
      'what is made on request',
      'Cooking spoon',
      'Cooking spoon, carved of cherry. Left-handed version on request.',
      'cooking spoon, left handed spoon',
      'Left',
    ],
    [
      'the side that is measured',
      'Plant hanger',
      'Plant hanger of cotton cord, 90 cm long.',
      'plant hanger, long plant hanger',
      'Long',
    ],
    [
      "another's brand",
      'Polaroid guest book',
      'Guest book in linen. Fits Instax photos.',
      'guest book, linen guest book',
      'Polaroid',
    ],
  ])('%s', (_what, own, productType, keywords, never) => {
    expect(titleOf(own, productType, keywords)).not.toContain(never)
  })

  it('and puts what it is of right before its noun', () => {
    const typed = 'A generous wheel-thrown mug in speckled stoneware. It holds 350 ml.'
    expect(titleOf('Stoneware mug', typed, 'stoneware mug, wheel thrown')).not.toMatch(
      /Stoneware Generous/,
    )
  })
})
