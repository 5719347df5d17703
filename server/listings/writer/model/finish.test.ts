import { describe, expect, it } from 'vitest'
import { LISTING, TAG } from '#contract/listings.ts'
import { faultsOf, mend, shape } from './finish.ts'
import { readBrief } from '../brief/brief.ts'
import { aDraft, anInput } from './testing/walnut-board.ts'

const brief = readBrief(anInput())
const titleOf = (title: string) => shape(aDraft({ title }), brief).generatedTitle
const tagsOf = (...tags: string[]) => shape(aDraft({ tags }), brief).generatedTags

it('leaves a good draft as it is', () => {
  const writing = shape(aDraft(), brief)
  expect(writing).toMatchObject({
    generatedTitle: aDraft().title,
    generatedDescription: aDraft().description,
    generatedTags: aDraft().tags,
  })
  expect(faultsOf(writing, brief)).toEqual([])
  expect(mend(writing, brief)).toEqual(writing)
})

describe('a title', () => {
  it('ends with a whole word that needs no other', () => {
    const title = titleOf(`Walnut Board ${'for a kitchen '.repeat(20)}`)
    expect(title.length).toBeLessThanOrEqual(LISTING.titleMax)
    expect(title).toMatch(/kitchen$/)
  })

  it('says things once', () => {
    expect(titleOf('Walnut Board, '.repeat(30))).toBe('Walnut Board')
  })

  it('does not shout', () => {
    expect(titleOf('WALNUT SERVING BOARD WITH HANDLE')).toBe('Walnut Serving Board With Handle')
    expect(titleOf('Walnut Board in XL')).toBe('Walnut Board in XL')
  })
})

describe('tags', () => {
  it('are shortened to whole phrases around the noun', () => {
    expect(
      tagsOf('walnut serving board with a handle', 'rustic handmade charcuterie board'),
    ).toEqual(['walnut serving board', 'charcuterie board'])
  })

  it('are lower case, allowed and different', () => {
    expect(tagsOf('Bread Board', 'bread boards', 'mr & mrs gift', '#cheese')).toEqual([
      'bread board',
      'mr and mrs gift',
      'cheese',
    ])
  })

  it('hold no keyword that was left out', () => {
    expect(tagsOf('vegan chopping block', 'bread board')).toEqual(['bread board'])
  })

  it('are 13 at most', () => {
    expect(
      tagsOf(...'abcdefghijklmnopqrst'.split('').map((letter) => `board ${letter}${letter}`)),
    ).toHaveLength(TAG.max)
  })
})

describe('alt text', () => {
  it('is kept only when the seller described a photo', () => {
    const draft = aDraft({ altText: 'Walnut board beside a loaf of bread' })
    expect(shape(draft, brief).generatedAltText).toBeNull()
    const described = readBrief(
      anInput({ imageDescription: 'Walnut board beside a loaf of bread' }),
    )
    expect(shape(draft, described).generatedAltText).toBe('Walnut board beside a loaf of bread')
  })
})

describe('reasons', () => {
  it('lose the sentences about the writing itself', () => {
    const explanation = 'The title opens with the item. As an AI I am glad to help. The tags vary.'
    const { generatedExplanation } = shape(aDraft({ explanation }), brief)
    expect(generatedExplanation).toBe('The title opens with the item. The tags vary.')
  })
})

describe('mending', () => {
  it('says what a buyer must know', () => {
    const [opening = ''] = aDraft().description.split('\n')
    const writing = shape(aDraft({ description: opening }), brief)
    expect(faultsOf(writing, brief)).toEqual([expect.stringMatching(/small knot/i)])
    expect(mend(writing, brief)?.generatedDescription).toMatch(/\n\nSmall knot on the back\.$/)
  })

  it('takes out an invented sentence', () => {
    const description = `${aDraft().description} Made of solid titanium.`
    const writing = shape(aDraft({ description }), brief)
    expect(faultsOf(writing, brief)).toEqual([expect.stringMatching(/^description: .*titanium/)])
    expect(mend(writing, brief)?.generatedDescription).toBe(aDraft().description)
  })

  it('gives up when too little would be left', () => {
    const writing = shape(aDraft({ description: 'Solid titanium heals. A board.' }), brief)
    expect(mend(writing, brief)).toBeNull()
  })
})
