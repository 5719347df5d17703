import { describe, expect, it } from 'vitest'
import { FEW_DETAILS_MAX } from '#contract/listings.ts'
import { buyersQuestions } from './buyers-questions.ts'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

const asked = (productType: string, more: { listingTitle?: string; keywords?: string } = {}) =>
  buyersQuestions({ listingTitle: '', keywords: '', starredKeywords: '', productType, ...more })

const openOf = (productType: string, more = {}) =>
  asked(productType, more).questions.flatMap(({ label, isAnswered }) => (isAnswered ? [] : [label]))

describe('what buyers will ask', () => {
  it('belongs to the kind of thing, and is answered by the details', () => {
    const { questions } = asked('stoneware mug, 12 oz')
    expect(questions).toContainEqual({
      label: 'Capacity',
      ask: 'How much does it hold?',
      isAnswered: true,
    })
    expect(openOf('stoneware mug, 12 oz')).toEqual(['Size'])
  })

  it('comes with the kind of thing, where one is told', () => {
    const told = { keywords: 'wool scarf, hand knit scarf', listingTitle: 'Scarf' }
    expect(asked('A hand knit scarf of merino wool.', told).kind).toBe('scarf')
    expect(asked('stoneware mug, 12 oz').kind).toBe('mug')
    expect(asked('for you').kind).toBeNull()
  })

  it('is known from the nickname or the keywords alone', () => {
    expect(openOf('', { listingTitle: 'Mug' })).toContain('Capacity')
    expect(openOf('', { keywords: 'speckled mug' })).toContain('Capacity')
  })

  it('is what buyers ask of anything while nobody can tell what it is', () => {
    expect(openOf('for you')).toEqual(['Size', 'Material', 'Care'])
    expect(openOf('')).toEqual(['Size', 'Material', 'Care'])
  })

  it('is not answered by a line that was begun only', () => {
    expect(openOf('wool scarf\nCare: \nSize: ')).toEqual(openOf('wool scarf'))
    expect(openOf('wool scarf\nSize: \nCare: hand wash')).toEqual(['Size'])
  })

  it('is no stuff and no care where so much is told that a word unknown to us may tell them', () => {
    const hat =
      'Green hat for a wedding, made on my grandmother’s block from sinarra, which I steam and pull by hand until it keeps its shape. The brim turns up on one side, where two feathers stand in a loop of the same stuff. It sits on a slim band that does not press, and I wore mine through a whole day of speeches and two hours of dancing without once touching it. 22 cm across.'
    expect(openOf(hat)).toEqual([])
    expect(openOf('Green hat from sinarra')).toContain('Material')
  })

  it.each([
    ['Oak nightstand, 18 W x 15 D x 24 H in', 'Size'],
    ['Seed bead lot, 60g total about 14 colours', 'Size'],
    ['Dog bandana in tartan. S M L XL', 'Size'],
    ['Chilli jam, once open fridge 6 wks', 'Shelf life'],
    ['Beard oil, cedar and orange, argan, in a brown bottle', 'Scent'],
    [
      'Map cufflinks. They are steel. Two of them.\nMap style: vintage, road or nautical',
      'Condition',
    ],
  ])('is not asked where the text may well answer it: %s', (text, label) => {
    expect(openOf(text)).not.toContain(label)
  })

  it('is not asked in another language where sizes are named', () => {
    expect(openOf('Hausschuhe aus Wolle, handgefilzt. Größen 36-42, bitte angeben.')).not.toContain(
      'Größe',
    )
  })

  it('is asked in the language of the text, where we have questions in it', () => {
    expect(asked('Tasse aus Steinzeug, mit der Hand gedreht').questions).toContainEqual({
      label: 'Größe',
      ask: 'Wie groß ist es?',
      isAnswered: false,
    })
    expect(asked('Kubek z gliny, ręcznie toczony na kole, do kawy').questions).toEqual([])
  })
})

it('tells no line of the listing that was begun only', () => {
  const productType = 'Wool scarf, knitted by hand.\nSize: \nCare: hand wash\nColour: '
  const listing = compose(anInput({ productType, keywords: 'wool scarf' }))
  expect(listing?.generatedDescription).toMatch(/hand wash/i)
  expect(listing?.generatedDescription).not.toMatch(/size|colour/i)
})

describe('the details tell almost nothing', () => {
  it.each(['mug', 'a mug', 'mugs!!', 'lovely gift mug', '', 'Mug\nSize: '])('in "%s"', (text) => {
    expect(asked(text, { listingTitle: 'Mug', keywords: 'mug' }).tellsAlmostNothing).toBe(true)
  })

  it.each([
    ['a measure', 'mug 12 oz'],
    ['a material', 'stoneware mug'],
    ['a colour', 'blue mug'],
    ['how it was made', 'hand thrown mug'],
    [
      'a few words of whatever kind',
      'mug with the fox my daughter drew on her seventh birthday morning',
    ],
    ['a long text', 'mug '.repeat(FEW_DETAILS_MAX)],
    ['another language', 'Tasse aus Steinzeug, mit der Hand gedreht'],
  ])('not where they hold %s', (_what, text) => {
    expect(asked(text, { listingTitle: 'Mug', keywords: 'mug' }).tellsAlmostNothing).toBe(false)
  })
})
