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

function told(wanted: Partial<typeof typed & { customAiInstructions: string }>) {
  const listing = compose(anInput({ ...typed, ...wanted }))
  return {
    title: listing?.generatedTitle ?? '',
    text: listing?.generatedDescription ?? '',
    explanation: listing?.generatedExplanation ?? '',
  }
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
    expect(listing?.generatedDescription).toMatch(/not incl not for sleeping/i)
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

  it('parts its sentences where the space between them is missing, and no address', () => {
    const { text } = told({
      productType:
        'fern mobile bent on my bench in Whitby.its made of brass and 30 cm wide.beads are glass. like the one on fernshop.its.uk',
    })
    expect(text).toMatch(/in Whitby\. Its made of brass and 30 cm wide\. Beads are glass/)
    expect(text).not.toContain('fernshop. its')
  })

  it.each([
    'fern mobile abt 30 cm, brss wire, dont pull. hlds 2 kg',
    'fern mobile abt 30 cm, brss wire, dont pull. HOOK INCLUDD',
    'fern mobile abt 30 cm, brss wire, dont pull. 4 lft',
  ])('is mended in all of it or left as it was typed: %s', (productType) => {
    const { text, title } = told({ productType })
    expect(text).toMatch(/abt 30 cm, brss wire, dont pull/)
    expect(title).not.toMatch(/brss/i)
  })

  it('is mended as far as it can be where she wishes it, and to be read through', () => {
    const { text, explanation } = told({
      productType: 'fern mobile abt 30 cm, brss wire, dont pull. hlds 2 kg',
      customAiInstructions: 'pls fix my spelling',
    })
    expect(text).toContain("about 30 cm, brass wire, don't pull")
    expect(explanation).toContain('Please read the text through.')
  })

  it('stays as it was typed where more than a word of a line cannot be read', () => {
    const { text } = told({
      productType: 'fern mobile abt 30 cm. w xqrt n zzpltk on mrrwgd. pls ask',
    })
    expect(text).toContain('xqrt n zzpltk')
    expect(text).toContain('abt 30 cm')
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

describe('a line typed in one breath', () => {
  it('begins with the order not to, and parts nothing inside it', () => {
    const { text } = told({
      productType:
        'fern mobile w 9 leaves. not painted not lacquered dont ask me for a red one\nhooks: incl. brass ones, 2 pcs. in sep. bag',
    })
    expect(text).toContain("Not painted not lacquered don't ask me for a red one")
    expect(text).toContain('incl. brass ones, 2 pcs. in sep. bag')
  })

  it('stays with its neighbours, whatever begins with a capital in it', () => {
    const { text } = told({
      productType:
        'fern mobile w 9 leaves\nleaf plate is brass. Ring 4 mm round\nsize 30 cm. can hang lower. Heat is fine so dont worry\nwt abt 80 g',
    })
    expect(text.split('\n\n').at(-1)?.split('\n')).toEqual(
      expect.arrayContaining(['Leaf plate is brass', 'Ring 4 mm round']),
    )
    expect(text).toContain("Heat is fine so don't worry\n")
  })
})

describe('"ur" and "r"', () => {
  it.each([
    ['dont buy if ur unsure, pls ask', "if you're unsure, please ask"],
    ['pls write when ur done w it', "when you're done with it"],
    ['ur not able to wash it, pls note', "you're not able to wash it"],
    ['tell me ur door width pls, its for ur door', 'your door width please, its for your door'],
    ['pls pick it if ur wall is dark', 'if your wall is dark'],
    ['pls use ur own hook', 'your own hook'],
  ])('are written out by what stands behind them: %s', (typedText, meant) => {
    const { text } = told({ productType: `fern mobile w 9 leaves, ${typedText}` })
    expect(text).toContain(meant)
  })

  it.each([
    ['fern mobile, the beads r glass', 'the beads are glass'],
    ['fern mobile, in sizes r to t', 'sizes r to t'],
  ])('behind many say what they are, and of sizes name one: %s', (productType, meant) => {
    expect(told({ productType }).text).toContain(meant)
  })
})

describe('a picture', () => {
  it.each([
    [
      'I made these for a hall 😀 each one has nine leaves.',
      'made these for a hall. Each one has nine leaves.',
    ],
    ['I love 😍 this brass mobile.', 'I love this brass mobile.'],
  ])('stops a sentence only where another one follows: %s', (productType, meant) => {
    expect(told({ productType }).text).toContain(meant)
  })
})

function lines(productType: string): string[] {
  return told({ productType }).text.split('\n')
}

describe('labels', () => {
  it('in one line become a line each, as far as their values are short', () => {
    const text = lines('Fern mobile of brass.\n\nHook: included. Cord length: 40 cm. Beads: glass.')
    expect(text).toEqual(
      expect.arrayContaining(['Hook: included', 'Cord length: 40 cm', 'Beads: glass']),
    )
  })

  it('in capitals become a line each, whatever they say', () => {
    const text = lines(
      'Fern mobile of brass.\n\nINDOORS: Yes.   OUTDOORS: Under a roof. Rain stains it, so bring it in.   BATHROOM: No.',
    )
    expect(text).toEqual(
      expect.arrayContaining([
        'Indoors: Yes',
        'Outdoors: Under a roof. Rain stains it, so bring it in',
        'Bathroom: No',
      ]),
    )
  })

  it('stay with a long value that goes on with one of them', () => {
    const typedText =
      'Hanging: put the hook into the ceiling where no door or draught can reach the leaves. Stairs: one more cord.'
    expect(told({ productType: `Fern mobile of brass.\n\n${typedText}` }).text).toContain(
      'reach the leaves. Stairs: one more cord',
    )
  })

  it('that ask are followed by their answer without a colon', () => {
    expect(lines('Fern mobile of brass.\n\nWEATHER PROOF? : mostly\nHook: brass')).toContain(
      'Weather proof? Mostly',
    )
  })

  it('are alike where all of them shout', () => {
    const text = lines('Fern mobile.\n\nQTY: 1\nLEAF: brass\nALUM: none\nGSM: 200\nCORD: cotton')
    expect(text).toEqual(
      expect.arrayContaining(['Qty: 1', 'Leaf: brass', 'Alum: none', 'GSM: 200']),
    )
  })

  it('are led to their values by two points where others are by many', () => {
    const text = lines(
      'Fern mobile.\n\nleaf ........ brass\ncord ....... cotton\nbeads ..... glass\nhook size .. 4 cm',
    )
    expect(text).toContain('Hook size: 4 cm')
  })

  it('are none before a bracket', () => {
    const text = lines(
      'Fern mobile.\n\nBRASS  (plain, waxed)\nSTEEL (grey. It darkens)\nBLACK  (painted)',
    )
    expect(text.filter((line) => line.includes(': ('))).toEqual([])
  })
})

describe('gaps', () => {
  it('between sizes of one row part them', () => {
    expect(told({ productType: 'Fern mobile.\n\nS 7x5  M 9x7  L 12x9 cm' }).text).toContain(
      'S 7x5, M 9x7, L 12x9 cm',
    )
  })
})

describe('slips of one text', () => {
  it('are all written in full, and not one of two', () => {
    const { text } = told({
      productType:
        'fern mobile w yelow leavs abt 30 cm, of coton n brass wire, sleev over the hook. dont pull, we hav more',
    })
    expect(text).toMatch(/with yellow/)
    expect(text).toMatch(/cotton and brass wire/)
    expect(text).toMatch(/sleeve over the hook/i)
    expect(text).toMatch(/don't pull/i)
    expect(text).toMatch(/we have more/i)
  })

  it('are no words with one letter where another has two', () => {
    const { text } = told({
      productType: 'fern mobile w planed slats abt 30 cm, hoping it fits ur room. pls tape it',
    })
    expect(text).toContain('planed slats')
    expect(text).toMatch(/hoping it fits/i)
  })

  it('are written in full beside others in a calm text too', () => {
    const { text } = told({
      productType:
        'Fern mobile w/ brass leaves. It doesnt rust, and you cant bend it. It lets light through.',
    })
    expect(text).toContain("It doesn't rust, and you can't bend it")
    expect(text).toContain('It lets light through')
  })
})

it('leaves a label alone that is an abbreviation', () => {
  const { text } = told({
    productType:
      'Fern oil in a brass mobile. INCI: Cera Alba, Olea Europaea Fruit Oil. Size: 3 cm.',
  })
  expect(text).toContain('INCI: Cera Alba')
})
