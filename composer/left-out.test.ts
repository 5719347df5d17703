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
    [
      "These are seconds with a dent, that's why they're $20 and not $45.",
      'These are seconds with a dent.',
    ],
    ['A dent at the foot which is why it is £9 instead of £20.', 'A dent at the foot.'],
  ])('is taken out where the statement stays whole without it: %s', (typed, expected) => {
    expect(told(`${RACK} ${typed}`).description).toContain(expected)
  })

  it.each([
    'I can carve a name, $15, tell me before buying.',
    'Brass pegs are an extra $9.',
    'Spare pegs +£4 each.',
  ])('of something more stays, since without it a buyer would take it for free: %s', (typed) => {
    expect(told(`${RACK} ${typed}`).description).toContain(typed)
  })

  it('stays as typed where taking it out would leave nonsense', () => {
    const typed = 'The long one costs $45 against $20.'
    expect(told(`${RACK} ${typed}`).description).toContain(typed)
  })

  it('alone has a field of its own, and is reported', () => {
    const { description, explanation } = told(`${RACK}\n\n$45 only`)
    expect(description).not.toContain('45')
    expect(explanation).toContain('"$45 only"')
  })
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

describe('a disclaimer', () => {
  it('is told, since it denies what it names', () => {
    const typed = 'This is not a medical device and I make no promise about stress or anxiety.'
    expect(told(`${RACK} ${typed}`).description).toContain(typed)
  })
})
