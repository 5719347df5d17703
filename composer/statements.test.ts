import { array, assert, constantFrom, property, record, shuffledSubarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 20) }
const LENGTHS = ['short', 'medium', 'long'] as const

const MUST_KNOW = [
  'No lid',
  'The stand is not included',
  'Not suitable for children under 3',
  'Contains wheat, milk, egg and nuts',
  'May contain traces of sesame, soy and lupin',
  'Never leave it unattended',
  'Sold as seen',
  'Keep flat',
  'Needs at least 20cm clearance',
  'Measure your wall first',
  'Adult supervision needed',
  'Colours may vary from batch to batch',
  'Not dishwasher safe, not microwave safe',
  'Small chip on the base',
  'Magnets inside, keep away from children',
]
const FACTS = [
  'Oak, oiled with walnut oil',
  'It measures 30 x 20 x 4 cm',
  'Sizes: 10 mm / 12 mm / 15 mm',
  'Colours: oat, sage, terracotta',
  'Fits shelves of 18 to 24 cm',
  'Waxed? Yes, twice',
  'The pattern is called "Emotional Support Warbler"',
  'Wipe it with a dry cloth',
  'I cut each one by hand, so no two are alike',
  'Holds 4-6 jars',
  'Screws and wall plugs come with it',
]
const TALK = [
  'Thank you for visiting my shop!',
  'Follow us on Instagram @someshop',
  'Welcome to my shop!',
]

const texts = record({
  must: shuffledSubarray(MUST_KNOW, { minLength: 1, maxLength: 4 }),
  facts: shuffledSubarray(FACTS, { minLength: 1, maxLength: 6 }),
  talk: shuffledSubarray(TALK),
  layout: constantFrom('. ', '.\n', '\n- ', '\n\n', '\n• '),
  order: array(constantFrom(0, 1, 2), { minLength: 12, maxLength: 12 }),
})

/** The statements in one of many orders, behind a name, as one paragraph, as lines or as a list. */
function typed(one: {
  must: string[]
  facts: string[]
  talk: string[]
  order: number[]
  layout: string
}) {
  const left = [[...one.facts], [...one.must], [...one.talk]]
  const said = ['Oak wall shelf']
  for (const from of [...one.order, 0, 1, 2, 0, 1, 0]) {
    const next = left[from]?.shift()
    if (next !== undefined) said.push(next)
  }
  said.push(...left.flat())
  return said.join(one.layout)
}

function told(productType: string, descriptionLength: (typeof LENGTHS)[number], bullets: boolean) {
  const listing = compose(
    anInput({
      listingTitle: 'Wall shelf',
      productType,
      keywords: 'wall shelf, oak shelf',
      starredKeywords: 'wall shelf',
      descriptionLength,
      includeBulletedLists: bullets,
    }),
  )
  return listing?.generatedDescription.toLowerCase() ?? ''
}

describe('whatever a seller puts together', () => {
  it('tells what a buyer must know in every length, word for word', () => {
    assert(
      property(texts, constantFrom(true, false), (one, bullets) => {
        for (const length of LENGTHS) {
          const description = told(typed(one), length, bullets)
          for (const must of one.must) expect(description).toContain(must.toLowerCase())
        }
      }),
      runs,
    )
  })

  it('tells every fact whole in a long text, and no talk of the shop', () => {
    assert(
      property(texts, constantFrom(true, false), (one, bullets) => {
        const description = told(typed(one), 'long', bullets)
        for (const fact of one.facts)
          expect(description.replaceAll('"', '')).toContain(fact.toLowerCase().replaceAll('"', ''))
        expect(description).not.toMatch(/thank you|instagram|welcome/)
      }),
      runs,
    )
  })

  it('tells no statement twice', () => {
    assert(
      property(texts, (one) => {
        const description = told(typed(one), 'long', true)
        for (const said of [...one.facts, ...one.must])
          expect(description.split(said.toLowerCase()).length).toBeLessThanOrEqual(2)
      }),
      runs,
    )
  })
})

describe('a short text', () => {
  it('keeps every rule of a list of warnings, and how much there is', () => {
    const story =
      'I pour them on Sundays in the old dairy behind our house, where the light is good. '
    const listing = compose(
      anInput({
        listingTitle: 'Soy candle',
        productType: `Soy candle in amber glass.\n\nProduct code: CN-220\nNet weight: 220 g\n\n${story}\n\nBURNING INSTRUCTIONS\n• Trim wick to 5 mm\n• First burn: let it melt to the edge\n• Never burn more than 4 hours\n• Keep away from children and pets`,
        keywords: 'soy candle',
        descriptionLength: 'short',
      }),
    )
    const description = listing?.generatedDescription ?? ''
    for (const rule of ['Trim wick', 'First burn', 'Never burn', 'Keep away', '220 g'])
      expect(description).toContain(rule)
  })

  const shelf = 'Oak wall shelf. Planed and oiled by hand, with a groove for plates at the back.'

  it('tells a table of sizes whole or not at all', () => {
    const rows = ['S 40 x 12 cm', 'M 60 x 15 cm', 'L 80 x 18 cm', 'XL 100 x 20 cm']
    const description = told(
      `${shelf}\n\nSizes\n${rows.join('\n')}\nWeight about 2 kg\nScrews: two\nWood: oak from the Jura, air dried for six years`,
      'short',
      false,
    )
    const isTold = rows.map((row) => description.includes(row.toLowerCase()))
    expect(new Set(isTold).size).toBe(1)
  })

  it('tells an answer with what it answers or not at all', () => {
    const facts = Array.from(
      { length: 9 },
      (_, at) => `Board ${at + 1} is ${at + 21} cm long, sawn in the old mill by the river`,
    )
    const description = told(
      `${shelf}\n${facts.join('\n')}\nwipe it dry. yes it is oiled but it still stains\nPlease measure your wall, it is not for plaster`,
      'short',
      false,
    )
    expect(description.includes('wipe it dry')).toBe(description.includes('yes it is oiled'))
    expect(description).not.toMatch(/^yes/m)
  })

  it.each([
    'no varnish, no stain',
    'Made without screws.',
    'Oil the groove again within 6 months of unpacking and use the oil within 2 years.',
    'The wax wears off where plates rub.',
    'about 12-14 pegs per bag',
    'planed and oiled by me in Whitby',
  ])('keeps what every buyer would miss: %s', (missed) => {
    const boards = Array.from(
      { length: 9 },
      (_, at) => `Board ${at + 1} is ${at + 21} cm long, sawn in the old mill by the river`,
    )
    const description = told(`${shelf}\n${boards.join('\n')}\n${missed}`, 'short', false)
    expect(description).toContain(missed.toLowerCase().replace(/\.$/, ''))
    expect(description).not.toContain('board 9')
  })

  it('keeps what the thing cannot do, and drops what somebody remembers', () => {
    const memory =
      'I never knew my grandfather, but I have his plane and his saw and his bench. My aunt kept them in a barn by the river for thirty years, and I cleaned the rust off one winter when there was nothing else to do. We still laugh about the goat that lived in there and chewed on the handles, and I think of it each time I take the plane. He made ladders, mostly, and carts, and once a whole pulpit for a church that has since become a library. My mother says that he sang all day, and badly, and that the neighbours paid him in eggs to stop, which he never did, and that the dog howled along from the yard until the bells rang at six.'
    const description = told(
      `${shelf} ${memory}It does not stick to tiles or glass.`,
      'short',
      false,
    )
    expect(description).toContain('it does not stick to tiles or glass')
    expect(description).not.toContain('barn by the river')
  })
})
