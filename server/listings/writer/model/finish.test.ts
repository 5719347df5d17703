import { describe, expect, it } from 'vitest'
import { LISTING, TAG } from '#contract/listings.ts'
import type { Writing } from '../writer.ts'
import { faultsOf, isWorthAsking, mend, remarksOf, withoutFaultyTags } from './finish.ts'
import { materialOf } from './material.ts'
import { shape } from './shape.ts'
import { aDraft, anInput } from './testing/walnut-board.ts'

const materialFor = (changes: Record<string, unknown> = {}) =>
  materialOf({ input: anInput(changes), seed: 'a' })
const material = materialFor()
const written = (writing: Writing) => ({ writing, quotes: [] })
const titleOf = (title: string) => shape(aDraft({ title }), material).generatedTitle
const tagsOf = (...tags: string[]) => shape(aDraft({ tags }), material).generatedTags

it.each([
  [
    'Grey Stoneware Butter Bell, Countertop Crock for 110 g',
    'Grey Stoneware Butter Bell, Countertop Crock',
  ],
  ['Shampoo Bar for Oily Hair, Syndet in Paper Box', 'Shampoo Bar for Oily Hair'],
  ['Shampoo Bar for Oily Hair in Paper Box', 'Shampoo Bar for Oily Hair in Paper Box'],
  ['Butter Bell, Crock for 110 g Butter', 'Butter Bell, Crock for 110 g Butter'],
  ['Butter Bell, 110 g', 'Butter Bell, 110 g'],
])('the title "%s" ends in no stump and no packing', (title, ended) => {
  expect(titleOf(title)).toBe(ended)
})

it('leaves a good draft as it is', () => {
  const writing = shape(aDraft(), material)
  expect(writing).toMatchObject({
    generatedTitle: aDraft().title,
    generatedDescription: aDraft().description,
    generatedTags: aDraft().tags,
  })
  expect(faultsOf(written(writing), material)).toEqual([])
  expect(mend(written(writing), material)).toEqual(writing)
})

it('is not asked for again for naming the thing often', () => {
  const generatedDescription = `${aDraft().description} ${'A walnut board of this board. '.repeat(6)}`
  const often = { ...shape(aDraft(), material), generatedDescription }
  expect(remarksOf(often, material)).toEqual([])
  expect(isWorthAsking(often, material)).toBe(false)
})

it('is not asked for again for a few words on who made it', () => {
  const board = materialFor({ productType: `${anInput().productType} Made by me.` })
  const generatedDescription = `${aDraft().description} I made it myself.`
  expect(isWorthAsking({ ...shape(aDraft(), board), generatedDescription }, board)).toBe(false)
})

it.each(['Name on the flyleaf of its booklet "M. Harker"', 'Its loop is stamped with "SIEM"'])(
  'is not asked to call a thing by what stands on it: %s',
  (mark) => {
    const board = materialFor({ productType: `Walnut board. ${mark}.` })
    const remarks = remarksOf(shape(aDraft(), board), board)
    expect(remarks.filter((one) => one.includes('does not name'))).toEqual([])
  },
)

describe('a title', () => {
  it('ends with a whole word that needs no other', () => {
    const title = titleOf(`Walnut Board ${'for a kitchen '.repeat(20)}`)
    expect(title.length).toBeLessThanOrEqual(LISTING.titleMax)
    expect(title).toMatch(/kitchen$/)
  })

  it('says things once', () => {
    expect(titleOf('Walnut Board, '.repeat(30))).toBe('Walnut Board')
  })

  it('begins with a name without its quotation marks', () => {
    expect(titleOf('"Night Owl" Walnut Board')).toBe('Night Owl Walnut Board')
    expect(titleOf('Walnut Board "Night Owl"')).toBe('Walnut Board "Night Owl"')
  })

  it('does not shout', () => {
    expect(titleOf('WALNUT SERVING BOARD WITH HANDLE')).toBe('Walnut Serving Board With Handle')
    expect(titleOf('Walnut Board in XL')).toBe('Walnut Board in XL')
  })
})

describe('tags', () => {
  it('are shortened to whole phrases around the noun, as far as the seller says them so', () => {
    expect(
      tagsOf('walnut serving board with a handle', 'rustic handmade charcuterie board'),
    ).toEqual(['walnut serving board', 'charcuterie board'])
    expect(tagsOf('black walnut and oak mix board', 'walnut arts and crafts decor')).toEqual([])
    // A stump that finds something else.
    expect(tagsOf('bread board with a round handle')).toEqual(['bread board'])
    expect(tagsOf('single length walnut board')).toEqual([])
  })

  it('may name a kit after what does not come with it, as long as they do not promise it', () => {
    const kit = materialFor({
      productType: 'Punch needle kit: cloth, wool. Punch needle not included.',
      keywords: 'punch needle kit, kit with punch needle',
    })
    const tags = ['punch needle kit', 'kit with needle']
    expect(shape(aDraft({ tags }), kit).generatedTags).toContain('punch needle kit')
    expect(kit.refused).not.toContain('punch needle kit')
    expect(kit.refused).toContain('kit with punch needle')
  })

  it('are two where the seller typed both orders, and one where she did not', () => {
    const keywords = 'lace bobbin, bobbin lace'
    const bobbin = materialFor({ productType: 'A lace bobbin of olive wood.', keywords })
    const tagged = (...tags: string[]) => shape(aDraft({ tags }), bobbin).generatedTags
    expect(tagged('lace bobbin', 'bobbin lace')).toEqual(['lace bobbin', 'bobbin lace'])
    expect(tagged('olive bobbin', 'bobbin olive')).toEqual(['olive bobbin'])
  })

  it('stay where the seller typed herself what only she can say', () => {
    const shelf = materialFor({
      productType: 'Floating shelf, the wood is from a mill that was pulled down.',
      keywords: 'floating shelf, reclaimed wood shelf',
    })
    const tags = ['floating shelf', 'reclaimed wood shelf']
    const { generatedTags } = withoutFaultyTags(shape(aDraft({ tags }), shelf), shelf)
    expect(generatedTags).toEqual(['floating shelf', 'reclaimed wood shelf'])
  })

  it('go where the seller denies them, without a word about the rest', () => {
    const tray = materialFor({
      productType: 'Walnut board, no lether, NOT dishwasher safe. Fits the rack.',
    })
    const tags = ['walnut board', 'leather board', 'dishwasher safe', 'free shipping']
    const { generatedTags } = withoutFaultyTags(shape(aDraft({ tags }), tray), tray)
    expect(generatedTags).toEqual(['walnut board'])
  })

  it('name no other maker, though the thing fits hers', () => {
    const fitting = materialFor({ productType: 'Walnut lid for the jars. Fits Kilner jars.' })
    const tags = ['kilner walnut lid', 'lid for kilner', 'walnut jar lid']
    expect(shape(aDraft({ tags }), fitting).generatedTags).toEqual(['walnut jar lid'])
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
    expect(shape(draft, material).generatedAltText).toBeNull()
    const described = materialFor({ imageDescription: 'Walnut board beside a loaf of bread' })
    expect(shape(draft, described).generatedAltText).toBe('Walnut board beside a loaf of bread')
  })
})

describe('mending', () => {
  it('says what a buyer must know', () => {
    const [opening = ''] = aDraft().description.split('\n')
    const writing = shape(aDraft({ description: opening }), material)
    expect(faultsOf(written(writing), material)).toEqual([expect.stringMatching(/small knot/i)])
    expect(mend(written(writing), material)?.generatedDescription).toMatch(
      /\n\nSmall knot on the back\.$/,
    )
  })

  it('takes out an invented sentence', () => {
    const description = `${aDraft().description} Made of solid titanium.`
    const writing = shape(aDraft({ description }), material)
    expect(faultsOf(written(writing), material)).toEqual([
      expect.stringMatching(/^description: .*titanium/),
    ])
    expect(mend(written(writing), material)?.generatedDescription).toBe(aDraft().description)
  })

  it('gives up when too little would be left', () => {
    const writing = shape(aDraft({ description: 'Solid titanium heals. A board.' }), material)
    expect(mend(written(writing), material)).toBeNull()
  })
})

it('asks for the language of the seller, told by its letters where no small words are known', () => {
  const eggs = materialFor({
    productType:
      'Velikonoční kraslice zdobené voskovou technikou, pravá slepičí vejce vyfouknutá. Velmi křehké! Každá jiná, stužka na zavěšení je v ceně.',
    keywords: 'kraslice, velikonoční vajíčka',
    starredKeywords: 'kraslice',
  })
  const tellsIn = (generatedDescription: string) =>
    faultsOf(
      written({
        generatedTitle: 'Kraslice',
        generatedDescription,
        generatedTags: ['kraslice'],
        generatedAltText: null,
        generatedExplanation: '',
      }),
      eggs,
    ).filter((fault) => !fault.startsWith('tags'))
  expect(
    tellsIn(
      'Te wielkanocne kraslice to prawdziwe wydmuszki kurzych jaj zdobione techniką woskową. Są bardzo kruche, nie kładź ich na słońcu! Każda jest inna, wstążka jest w cenie.',
    ),
  ).toEqual(['title and description: They are not in the language of the product'])
  expect(
    tellsIn(
      'Velikonoční kraslice zdobené voskovou technikou na pravých slepičích vejcích. Velmi křehké! Každá je jiná, stužka na zavěšení je v ceně.',
    ),
  ).toEqual([])
})

describe('a title of too many words', () => {
  it('ends no choice before its end, and loses the last of what the thing has', () => {
    expect(
      titleOf(
        'Wooden Lamp Shade in FSC Birch Veneer, Flat Packed Pendant in Natural, Smoked or Black',
      ),
    ).toBe('Wooden Lamp Shade in FSC Birch Veneer, Flat Packed Pendant')
    expect(
      titleOf(
        'Rope Leash of 10 mm Climbing Rope, Dog Leash with Brass Clip and Leather Wrapped Handle',
      ),
    ).toBe('Rope Leash of 10 mm Climbing Rope, Dog Leash with Brass Clip')
    expect(
      titleOf(
        'Heron Print, Two Block Linocut in Grey and Mustard, Limited Edition of 40, Signed and Numbered',
      ),
    ).toBe('Heron Print, Two Block Linocut in Grey and Mustard, Limited Edition of 40')
  })

  it('keeps of its last part what stands before a joint', () => {
    expect(
      titleOf('Walnut Axe Handle, 28 in Curved Felling Axe Haft with Fawn Foot and Oak Wedge'),
    ).toBe('Walnut Axe Handle, 28 in Curved Felling Axe Haft with Fawn Foot')
    expect(
      titleOf('Black and White Walnut Board, Set of 5 Round Serving Boards in Black and White'),
    ).toBe('Black and White Walnut Board, Set of 5 Round Serving Boards')
  })

  it('keeps the parts that together say most', () => {
    expect(
      titleOf('Swedish Clogs in Mustard Leather on an Alder Sole, Wooden Sole, Size EU 38 / UK 5'),
    ).toBe('Swedish Clogs in Mustard Leather on an Alder Sole, Size EU 38 / UK 5')
  })

  it('loses a part without one', () => {
    const front = 'Walnut Serving Board with a Round Handle and a Leather Loop'
    expect(titleOf(`${front}, Rubbed with Mineral Oil`)).toBe(front)
  })

  it('may have the small words that its language needs', () => {
    const french = materialOf({
      input: anInput({
        productType:
          'Boudin de porte en laine, lesté de noyaux de cerise. Fait à la main à Annecy.',
        keywords: 'boudin de porte, bas de porte',
        starredKeywords: 'boudin de porte',
      }),
      seed: 'a',
    })
    const title =
      "Boudin de Porte en Laine Gris Chiné, Bas de Porte contre l'Air Lesté de Noyaux de Cerise"
    expect(shape(aDraft({ title }), french).generatedTitle).toBe(title)
  })
})
