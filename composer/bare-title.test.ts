import { describe, expect, it } from 'vitest'
import type { GeneratorInput } from '#contract/listings.ts'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

function titleOf(wanted: Partial<GeneratorInput>): string {
  return compose(anInput(wanted), { seed: 'one', others: [] })?.generatedTitle ?? ''
}

describe('a title that the details would leave bare', () => {
  const plinth = {
    listingTitle: 'crystal plinth',
    productType: 'A crystal plinth. Cut and oiled by me.',
    starredKeywords: '',
  }

  it.each([
    ['to whom it may be given', 'gift plinth for her, sister plinth'],
    ['how good it is', 'best plinth, unique plinth'],
    ['the same words anew', 'crystal plinths, crystalplinth'],
  ])('never says %s', (_what, more) => {
    expect(titleOf({ ...plinth, keywords: `crystal plinth, ${more}` })).toBe('Crystal Plinth')
  })
})

describe('a title is put together of what the seller said', () => {
  it.each([
    ['a list', 'Jug, painted poppies, tall grasses and wheat.', 'Tall Grasses'],
    ['what is only about right', 'Jug, around 12 handles.', '12'],
    ['a doubt', 'Jug, Danish teak I think.', 'Teak'],
    ['what is for sale', 'Jug, ready to ship today.', 'Ship'],
  ])('takes no part of %s out of it', (_what, productType, never) => {
    const title = titleOf({ listingTitle: 'jug', productType, keywords: 'jug, water jug' })
    expect(title).not.toContain(never)
  })

  it('shuffles no name', () => {
    const title = titleOf({
      listingTitle: 'Stained glass suncatcher moth',
      productType: 'LUNA MOTH SUNCATCHER\n\nCopper foil technique. Pale green glass.',
      keywords: 'stained glass suncatcher, moth suncatcher',
      starredKeywords: 'stained glass suncatcher',
    })
    expect(title).toMatch(/^(?:Luna Moth |Stained Glass )?Suncatcher/)
    expect(title).toContain('Stained Glass Suncatcher')
  })

  it('may claim what the short name says', () => {
    const listing = compose(
      anInput({
        listingTitle: 'Stained glass heron',
        productType: 'Heron for the window. Copper foil and lead.',
        keywords: 'stained glass heron, heron for window',
      }),
    )
    expect(listing?.generatedTags).toContain('stained glass heron')
  })
})

describe('a title says of the whole thing', () => {
  it.each([
    [
      'two stuffs that end a phrase',
      'Stool, 30 x 40 cm curly grain ash and hard maple.',
      'Ash and Hard Maple',
    ],
    [
      'two stuffs, though one of them changes with time',
      '30 x 40 bent ash & hard maple, waxed stool.\n\nGrain & color vary, ash gets lighter with time.',
      'Ash and Hard Maple',
    ],
    [
      'what all of it is',
      'Stool from my shed\nMostly light and some dark, all goatskin, no pig',
      'Goatskin',
    ],
    [
      'stuff with nothing but its measure',
      'Stool for small rooms.\n\nrecycled cotton 4mm\nfor pots',
      'Recycled Cotton',
    ],
    ['what she starred, between its commas', 'Felt stool, owl, grey, up to 40 kg', 'Owl'],
  ])('%s', (_what, productType, told) => {
    const title = titleOf({
      listingTitle: 'stool',
      productType,
      keywords: 'stool, owl stool',
      starredKeywords: productType.includes('owl') ? 'owl stool' : '',
    })
    expect(title).toContain(told)
  })

  it.each([
    ['a part', 'Stool of pine, legs 9 inch, waxed.', 'Inch'],
    ['its one length', 'Same stool as before. 9 inch. Small chip in one leg.', '9 Inch'],
    ['one of two', 'Stool, 18 cm, 2 of them 25 cm, waxed.', 'cm'],
    ['what it is for', 'Stool, pine. For resin, plaster and wax.', 'Plaster'],
    ['a colour that is another', 'Stool in reds and blues with cream.', 'White'],
    ['what she has in two', 'Stool. Choose ash or elm. All waxed.', 'Ash'],
  ])('and not of %s', (_what, productType, never) => {
    const keywords = 'stool, waxed stool, red white and blue'
    expect(titleOf({ listingTitle: 'stool', productType, keywords })).not.toContain(never)
  })
})

describe('a title has the name of the design', () => {
  it.each([
    ['TIDE WRACK – oak stool', 'Tide Wrack'],
    ['oak stool - Tern', 'Tern'],
  ])('that stands beside a dash: %s', (listingTitle, name) => {
    const productType = 'Oak stool, waxed, 40 cm.'
    expect(titleOf({ listingTitle, productType, keywords: 'oak stool' })).toContain(name)
  })

  it.each(['oak stool - Draft', 'oak stool – Large', 'SALE – oak stool', 'oak stool - for Tern'])(
    'and nothing else that stands there: %s',
    (listingTitle) => {
      const productType = 'Oak stool, waxed, 40 cm.'
      const title = titleOf({ listingTitle, productType, keywords: 'oak stool' })
      expect(title).not.toMatch(/draft|large|sale|tern/i)
    },
  )
})

describe('a title keeps to what she calls it', () => {
  it.each([
    ["sash cord 'Fog over Fen'", 'Braided sash cord\nColourway: "Fog over Fen", grey and green'],
    ["sash cord braided 'Odette'", 'ODETTE sash cord, braided by hand'],
  ])('with the whole name that she put into single quotation marks: %s', (listingTitle, text) => {
    const title = titleOf({ listingTitle, productType: text, keywords: 'sash cord, braided cord' })
    expect(title).toMatch(/Fog Over Fen"|Odette/)
    expect(title).not.toContain("'")
  })

  it('and not to the end of a sentence that tells what she does', () => {
    const title = titleOf({
      listingTitle: 'slate sundial',
      productType:
        'I walk to the quarry in spring and pick up slate, then split it for days (by hand) and make sundials. This one is round.',
      keywords: 'slate sundial, garden sundial',
      starredKeywords: 'slate sundial',
    })
    expect(title).toContain('Slate Sundial')
    expect(title).not.toContain('Make')
  })

  it('without a word and its beginning beside each other', () => {
    const title = titleOf({
      listingTitle: 'curlew print',
      productType: 'Original linocut curlew, 2 colours, signed.',
      keywords: 'linocut print, curlew print, lino print',
      starredKeywords: 'linocut print, curlew print',
    })
    expect(title).not.toContain('Lino ')
  })

  it.each([
    [
      'what she calls one of several for herself',
      'sash cord - the thick one',
      'Sash cord, braided.',
    ],
    ['what somebody said it was', 'sash cord', 'Sash cord. His niece said it came "Off a Barge".'],
    ['a number that is mostly so', 'sash cord', 'Sash cord 2 knots min 3 knots usually.'],
  ])('and never tells %s', (_what, listingTitle, productType) => {
    const title = titleOf({ listingTitle, productType, keywords: 'sash cord' })
    expect(title).not.toMatch(/One|Barge|3|2/)
  })

  it.each([
    ['what costs more', 'ceramic bird feeder, dish $4 more', 'bird feeder, with dish', 'Dish'],
    [
      'one of its lengths',
      'Wool cape.\n\nLength: S 115 cm, M 130 cm, L 145 cm',
      'wool cape',
      '115',
    ],
    [
      'what is counted of something else',
      'Weaving yarn.\nDye batches: every pot is six skeins, buy enough.',
      'weaving yarn',
      'Six',
    ],
    [
      'what some of several have',
      'Dozen pike flies. You get: 3 Perch, 3 Roach, 2 Deceiver with bead - bead is tungsten not lead.',
      'pike flies',
      'Bead',
    ],
  ])('and never takes %s for all there is', (_what, productType, keywords, never) => {
    const listingTitle = keywords.split(',')[0] ?? ''
    expect(titleOf({ listingTitle, productType, keywords })).not.toContain(never)
  })
})

it('keeps a row with a denial in one piece, of whatever its end is said', () => {
  const listing = compose(
    anInput({
      productType:
        'Wool cape with a clasp. Sewn on a machine. Dry clean. The tunic, belt and sword on photo not included, the forest also not.',
      keywords: 'wool cape',
      includeBulletedLists: true,
    }),
  )
  expect(listing?.generatedDescription).toContain('The tunic, belt and sword on photo not included')
})

describe('a title says more than a bare name', () => {
  it.each([
    [
      'with a starred word that is no look to choose',
      'Lace bobbins, the pair. Spangled with seven beads, colours chosen by me.',
      'lace bobbins, spangled bobbin',
      /^Spangled Lace Bobbins/,
    ],
    [
      'with another search for the same thing',
      'Fencing bag. I sew it of felt. A sabre goes in.',
      'fencing bag, sabre bag',
      /^Fencing (?:Bag, Sabre|Sabre) Bag/,
    ],
    [
      'with the way in which the whole of it is made',
      'Axe sheath for small axes. Saddle stitched with linen thread.',
      'axe sheath',
      /, Saddle Stitched$/,
    ],
  ])('%s', (_how, productType, keywords, title) => {
    expect(
      titleOf({ listingTitle: 'thing', productType, keywords, starredKeywords: keywords }),
    ).toMatch(title)
  })

  it.each([
    [
      'what another listing sells',
      { productType: 'Oboe reed.\nQuantity: 1. Three pack has own listing' },
      /pack/i,
    ],
    ['what only its buyers have', { targetAudience: 'people with beach houses' }, /beach/i],
    [
      'how a part of it is made',
      { productType: 'Oboe reed. The tube is hand engraved by my aunt.' },
      /engraved/i,
    ],
  ])('but never with %s', (_what, wanted, never) => {
    const title = titleOf({
      listingTitle: 'oboe reed',
      productType: 'Oboe reed.',
      keywords: 'oboe reed, beach house',
      ...wanted,
    })
    expect(title).not.toMatch(never)
  })
})
