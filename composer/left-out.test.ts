import { describe, expect, it } from 'vitest'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

function told(productType: string) {
  const listing = compose(
    anInput({
      listingTitle: 'Ash coat rack',
      productType,
      keywords: 'coat rack, wall rack',
      starredKeywords: 'coat rack',
      descriptionLength: 'long',
    }),
  )
  return {
    description: listing?.generatedDescription ?? '',
    explanation: listing?.generatedExplanation ?? '',
  }
}

const RACK = 'This coat rack is ash with five pegs.'

describe('a price', () => {
  it.each([
    "These are seconds with a dent, that's why they're $20 and not $45.",
    'I can carve a name, $15, tell me before buying.',
    'Brass pegs are an extra $9.',
    'Price 34,90 €, screws are not included.',
    'Minimum 10 pieces, €3,20 each, from 50 on €2,80.',
  ])('stays as typed inside a sentence: %s', (typed) => {
    expect(told(`${RACK} ${typed}`).description).toContain(typed)
  })

  it.each(['$45 only', '£85.', 'Price: $40'])(
    '%s alone has a field of its own, and is reported',
    (typed) => {
      const { description, explanation } = told(`${RACK}\n\n${typed}`)
      expect(description).toBe(RACK)
      expect(explanation).toContain('a price, which has a field of its own')
    },
  )
})

describe('terms of the shop', () => {
  it.each([
    'DELIVERY 2-4 days, free in the UK',
    'Processing 3 business days.',
    'Dispatch 1-2 working days.',
    'Gift wrap at checkout.',
    'Ships Tues + Fri.',
    'Returns 30 days if not hung up!',
    'Wholesale? Write to us!',
    'Please read the full description before buying.',
  ])('are left out and reported: %s', (typed) => {
    const { description, explanation } = told(`${RACK}\n\n${typed}`)
    expect(description).toMatch(/ash with five pegs\.$/)
    expect(explanation).toContain(typed.split(' ')[0] ?? typed)
  })
})

describe('what stands below a heading of postage', () => {
  it('is reported with a reason that is true of all of it', () => {
    const { explanation } = told(
      `${RACK}\n\nPOSTAGE\nSent in 2 days.\nUsed racks cannot come back.`,
    )
    expect(explanation).toContain('shipping, returns and terms ("Sent in 2 days", "Used racks')
  })
})

describe('a warning that sounds like an offer', () => {
  it.each([
    'Take them off in the swimming pool, chlorine eats the finish.',
    'Take the pegs off your rack before you oil it.',
  ])('is told: %s', (typed) => {
    expect(told(`${RACK} ${typed}`).description).toContain(typed)
  })
})

describe('a signature', () => {
  it('is left out and reported', () => {
    const { description, explanation } = told(`${RACK}\n\nMia + Jonas`)
    expect(description).not.toContain('Mia')
    expect(explanation).toContain('Mia + Jonas')
  })
})

describe('a word said twice', () => {
  it('is told as it was typed', () => {
    const typed = 'The pegs go click click when you turn them.'
    expect(told(`${RACK} ${typed}`).description).toContain(typed)
  })
})

describe('a disclaimer', () => {
  it('is told, since it denies what it names', () => {
    const typed = 'This is not a medical device and I make no promise about stress or anxiety.'
    expect(told(`${RACK} ${typed}`).description).toContain(typed)
  })
})
