import { describe, expect, it } from 'vitest'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

const typed = {
  listingTitle: 'fern mbl brss',
  productType:
    'mobile w ferns abt 30 cm, brss wire n driftwd beads, hndls of ropee. pls dont hang outdors',
  keywords: 'fern mobile, brass mobile, nursery mobile, outdoors',
  starredKeywords: 'fern mobile',
}

function told(wanted: Partial<typeof typed>) {
  const listing = compose(anInput({ ...typed, ...wanted }))
  return { title: listing?.generatedTitle ?? '', text: listing?.generatedDescription ?? '' }
}

describe('what is not to be done with it', () => {
  it('is told apart from what is not in the parcel', () => {
    const listing = compose(
      anInput({
        productType:
          'baby mitts knit cotton no wool 0-3 3-6 m grey or sand. wash 30. made to order abt 1 wk. hat in pic not incl not for sleeping',
        keywords: 'knit baby mitts, baby mitts',
      }),
    )
    expect(listing?.generatedDescription).toMatch(/not incl, not for sleeping/i)
    expect(listing?.generatedTags).toContain('knit baby mitts')
  })
})

describe('a verb', () => {
  it('keeps its time, whatever form a search has', () => {
    const listing = compose(
      anInput({
        productType: 'i steep the peel for a week then press it. comes in a 250 ml bottle',
        keywords: 'steeped syrup, orange syrup',
      }),
    )
    expect(listing?.generatedDescription).toContain('I steep the peel')
  })
})

describe('a text typed in haste', () => {
  it('takes the spelling of the searches, and the one word that fits', () => {
    const { text } = told({})
    expect(text.toLowerCase()).toContain('brass wire and driftwood beads')
    expect(text).not.toMatch(/abt|brss|driftwd|pls|outdors/)
  })

  it('gives its words to the title as the searches spell them', () => {
    expect(told({}).title).toMatch(/Fern Mobile/)
    expect(told({}).title).not.toMatch(/Mbl|Brss/)
  })

  it('stays as it was typed where more than a word of a line cannot be read', () => {
    const { text } = told({
      productType: 'fern mobile abt 30 cm. w xqrt n zzpltk on mrrwgd. pls ask',
    })
    expect(text).toContain('xqrt n zzpltk')
    expect(text).toContain('about 30 cm')
  })

  it('keeps words that only look alike', () => {
    const { text } = told({
      productType: 'Fern mobile with crackly leaves and a braid. It hangs on brasses.',
      keywords: 'fern mobile, crackle, bread',
    })
    expect(text).toContain('crackly leaves and a braid')
  })
})

describe('sentences among words typed in a hurry', () => {
  it('keep their capitals, their stops and their paragraph', () => {
    const { text } = told({
      productType:
        'Fern mobile abt 30 cm, its brss wire, dont pull. I cut each fern by hand from sheet brass and they vary. The beads are driftwood.',
    })
    expect(text).toContain('from sheet brass and they vary. The beads are driftwood.')
  })
})
