import { describe, expect, it } from 'vitest'
import type { GeneratorInput } from '#contract/listings.ts'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

function told(productType: string, wanted: Partial<GeneratorInput> = {}) {
  const listing = compose(
    anInput({
      listingTitle: 'Felt key fob',
      productType,
      keywords: 'felt key fob, key fob',
      starredKeywords: 'felt key fob',
      ...wanted,
    }),
  )
  return {
    description: listing?.generatedDescription ?? '',
    explanation: listing?.generatedExplanation ?? '',
  }
}

describe('the first line', () => {
  it("is the seller's own where one of the first sentences names the thing", () => {
    const typed =
      "I cut these on my kitchen table. They're key fobs in wool felt, 9 cm long. The ring is steel."
    const { description, explanation } = told(typed)
    expect(description).toBe(typed)
    expect(explanation).toContain('Your own statements stand in your order.')
  })

  it('takes no sentence out of its paragraph', () => {
    const typed =
      'My grandmother showed me how. It began with a key fob for her. It is 9 cm long and soft. The ring is steel.'
    expect(told(typed).description).toBe(typed)
  })

  it('joins what single lines say, and does not tell it again', () => {
    const { description, explanation } = told(
      'Item: felt key fob\nMaterial: boiled merino\nRing: steel\nLength: 9 cm',
      { writingStyle: 'minimalist' },
    )
    expect(description.toLowerCase()).toMatch(/^(?:a )?felt key fob in boiled merino/)
    expect(description.match(/merino/g)).toHaveLength(1)
    expect(description).not.toContain('Item:')
    expect(explanation).toContain('The first line joins')
  })

  it('is a label line where the line says more than the name', () => {
    const { description } = told('Product: Key fob / bag charm\nRing: steel\nLength: 9 cm')
    expect(description).toMatch(/^Product: Key fob \/ bag charm/)
  })

  it('says no name that the next sentence says with more', () => {
    const { description } = told('FELT KEY FOB\n\nA felt key fob in moss green, 9 cm long.')
    expect(description.match(/key fob/gi)).toHaveLength(1)
  })
})
