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

  it('is a call where the sentence behind it names the thing', () => {
    const typed = 'Treat yourself! Set of 4 felt key fobs made in small batches in Cornwall.'
    expect(told(typed).description).toBe(typed)
  })

  it("is the seller's own title where the first sentences do not say what the thing is", () => {
    const typed = 'My grandmother showed me how. It began on her step. My key fobs came later.'
    const { description, explanation } = told(typed, { listingTitle: 'felt key fob w/ steel ring' })
    expect(description).toBe(`Felt key fob with steel ring\n\n${typed}`)
    expect(explanation).toContain('Your own statements stand in your order.')
  })

  it('puts a name that is all there is into the order in which one says it', () => {
    const { description } = told('Key fob felted', {
      listingTitle: 'Key fob',
      keywords: 'felted key fob',
      starredKeywords: '',
    })
    expect(description).toBe('Felted key fob')
  })

  it('is said as one says it, where the own title was typed to find it again', () => {
    const typed = 'My grandmother showed me how. It began on her step, and I go on with it.'
    const { description } = told(typed, { listingTitle: 'key fob felt grey' })
    expect(description).toMatch(/^Felt key fob\n\n/)
  })

  it('is no note to oneself', () => {
    const typed = 'Steel ring, 9 cm long. Soft wool.'
    expect(told(typed, { listingTitle: 'batch three, blue ones' }).description).toBe(typed)
  })

  it('leaves out what a form calls its first gap', () => {
    const { description } = told('Product: Key fob / bag charm\nRing: steel\nLength: 9 cm')
    expect(description).toMatch(/^Key fob \/ bag charm/)
  })

  it.each([
    'Key fob / bag charm / zip pull',
    'Father of the Bride key fob in wool felt',
    'Wool felt key fob, 9 cm',
    'about this key fob, it is soft',
  ])('gets no word of ours: %s', (typed) => {
    const { description } = told(`${typed}\n\nThe ring is steel.`)
    expect(description.toLowerCase()).toMatch(new RegExp(`^${typed.toLowerCase()}`))
  })

  it('names the thing where the length took the beginning away', () => {
    const story =
      'My neighbour keeps sheep and every spring we stand in her yard and sort the fleece on an old door, which takes the two of us the whole of a long Saturday and most of a cake, and I would not miss it for anything.'
    const { description } = told(
      `${story} It's wool felt in moss green, 9 cm long and 3 cm wide, with a steel ring that is sewn in twice. The ring turns freely and the edges are cut clean, then pressed under a damp cloth and left to dry flat for a night, as my teacher showed me when I had spoilt three of them in a week and was about to give up felting for good.`,
      { descriptionLength: 'short' },
    )
    expect(description).toMatch(/^Felt key fob\n\n/)
  })

  it('names the thing before a story that names it only in its second sentence', () => {
    const typed = 'I made the first one for my aunt. It is a key fob in wool felt, 9 cm long.'
    expect(told(typed).description).toMatch(/^[^\n]*key fob\n\nI made the first one/i)
  })

  it('may be followed by the bare name inside a paragraph', () => {
    const typed = 'I make these in Porto. Key fobs! Wool felt, cut by hand.'
    expect(told(typed).description).toContain(typed)
  })

  it('is no row of searches where it tells how the thing is made', () => {
    const productType =
      'Drinking horn, ox horn, polished outside, sealed inside with wax. It holds 400 ml.'
    const input = anInput({ listingTitle: 'horn', productType, keywords: 'drinking horn' })
    expect(compose(input)?.generatedDescription).toContain('polished outside')
  })

  it('is no row of searches', () => {
    const { description, explanation } = told(
      'Felt key fob, wool key fob, key ring, bag charm, key fob gift\n\nThis key fob is 9 cm long.',
    )
    expect(description).not.toContain('bag charm')
    expect(explanation).toContain('Left out: "Felt key fob, wool')
  })

  it('says no name that the next sentence says with more', () => {
    const { description } = told('FELT KEY FOB\n\nA felt key fob in moss green, 9 cm long.')
    expect(description.match(/key fob/gi)).toHaveLength(1)
  })
})
