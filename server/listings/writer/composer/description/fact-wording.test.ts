import { describe, expect, it } from 'vitest'
import type { WritingStyle } from '#contract/listings.ts'
import { aForm } from '../../testing/cases.ts'
import { composer } from '../composer.ts'

const { signal } = new AbortController()
const SEEDS = ['one', 'two', 'three', 'four', 'five']
const STYLES: readonly WritingStyle[] = ['friendly', 'professional', 'whimsical', 'minimalist']

async function written(
  productType: string,
  keywords: string,
  styles: readonly WritingStyle[] = ['friendly'],
): Promise<string> {
  const form = { productType, keywords, starredKeywords: keywords.split(',')[0] ?? '' }
  const texts = await Promise.all(
    styles.flatMap((writingStyle) =>
      SEEDS.map((seed) =>
        composer().write({ input: aForm({ ...form, writingStyle }), seed, signal }),
      ),
    ),
  )
  return texts.map(({ generatedDescription }) => generatedDescription).join('\n')
}

describe('a fact in a sentence', () => {
  it.each([
    ['Planter in concrete. 12 cm across, 11 cm high', 'planter', /12 cm across and 11 cm high/],
    ['Rosie is a 40 cm rag doll in cotton', 'rag doll', /(?<!The )Rosie is a 40 cm rag doll/],
    ['Skirt in linen. No pockets, sorry', 'linen skirt', /no pockets\./i],
    ['Ear cuff in brass, one only', 'ear cuff', /one only/i],
    ['clip on earrings brass, light', 'clip on earrings', /clip-on earrings/i],
    [
      'Teether in beech. For babies from three months, with an adult nearby',
      'teether',
      /from three months, with an adult nearby/,
    ],
    ['Dog collar in cord, sizes s m l', 'dog collar', /comes in sizes S, M and L/],
    [
      'Crochet bunny. Eyes are embroidered, no loose parts',
      'bunny',
      /The eyes .*, with no loose parts/,
    ],
    ['Bath soak, enough for eight baths', 'bath soak', /is enough for eight baths/],
    ['Fox print, on cotton paper', 'fox print', /is on cotton paper/],
    ['Fern linocut. Sheet 21 x 30 cm', 'fern linocut', /[Tt]he sheet measures 21 x 30 cm/],
    ['Sock yarn. Needles 2.5 mm', 'sock yarn', /[Tt]he needle size is 2\.5 mm/],
    ['Sock yarn. 100 g, about 420 m', 'sock yarn', /You get 100 g, about 420 m\./],
    ['Enamel bin, from the 1950s', 'enamel bin', /(?:dates|begins|era).* (?:from|in) the 1950s/],
    ['Socks in wool. Size 39 to 41', 'wool socks', /(?:socks|They) are size 39 to 41/],
    [
      'Ring in silver. Sizes 5 to 9; please choose yours',
      'silver ring',
      /in sizes 5 to 9; please choose yours\./,
    ],
    ['Fox print. A4', 'fox print', /is A4 in size/],
    ['Oak mirror. 30 lbs', 'oak mirror', /weighs 30 lbs/],
    ['Soy candle. 180 g', 'soy candle', /This is a 180 g candle/],
    ['Tote. Fits 15in laptop', 'tote', /fits a 15in laptop/],
    ['Opener, waxed black', 'bottle opener', /is waxed black/],
    ['Lip balm, beeswax', 'lip balm', /is made with beeswax/],
    ['Mixing bowl. No chips or cracks', 'mixing bowl', /There are no chips or cracks\./],
    ['Fig jam, low sugar, no pectin', 'fig jam', /low sugar and no pectin/i],
    ['Sea salt caramels, 1/2 lb box approx 24 pcs', 'sea salt caramels', /about 24 pieces/],
    ['Shampoo bar, fine to oily hair', 'shampoo bar', /is for fine to oily hair/],
    [
      'Hand salve. Made with calendula-infused oil, beeswax and shea butter',
      'hand salve',
      /with calendula-infused oil, beeswax and shea butter/,
    ],
    ['Table runner in linen. Wash cold and line dry.', 'table runner', /Wash cold and line dry\./],
    ['Pottery mug, micro + dw ok', 'pottery mug', /ok in the microwave and dishwasher/],
    ['Pillar candle, burns 40ish hrs', 'pillar candle', /burns about 40 hours/],
    ['Terrarium with moss. No direct sun', 'terrarium', /No direct sun\./],
    ['Fused glass sun catcher, 7 inches', 'glass suncatcher', /fused glass suncatcher/],
    ['Wool lamp, usa plug', 'wool lamp', /has a USA plug/],
    [
      'earl grey shortbread, 12 pieces',
      'earl grey shortbread',
      /^(?!(?:.|\n)*[Tt]he grey shortbread|earl Grey)(?:An )?Earl Grey/,
    ],
    [
      'Potted string of hearts, 20 cm',
      'string of hearts, houseplant',
      /^(?!(?:.|\n)*[Tt]h(?:e|is) (?:potted )?string(?! of)|You get)(?:A|This) potted string of hearts/,
    ],
    [
      'Six bath bombs in a box',
      'bath bomb set, lavender bath bombs',
      /A bath bomb set: six bath bombs in a box\./,
    ],
    [
      'Face oil rosehip jojoba squalane',
      'rosehip face oil, jojoba oil',
      /rosehip jojoba squalane/i,
    ],
    [
      'Sourdough kit: glass jar, linen cover',
      'sourdough kit',
      /Included: glass jar and linen cover/,
    ],
  ])('reads as a person would say it: %s', async (product, keywords, said) => {
    expect(await written(product, keywords)).toMatch(said)
  })

  it('gives no preposition and no second article to what an item has', async () => {
    const text = await written(
      'Tea towel in linen, with a hanging loop, in a paper bag, numbered and signed',
      'linen tea towel',
    )
    expect(text).not.toMatch(/\b(?:has|have|with|includes) (?:an? )?(?:with|in|on|as|enough|a a)\b/)
  })

  it('says only of parts that the item has them', async () => {
    const text = await written(
      'Resin mould, hexagon coaster, wall mounted, one page, Monday start, no refunds, habanero mango',
      'resin mould',
      STYLES,
    )
    expect(text).toMatch(/hexagon coaster/i)
    expect(text).not.toMatch(
      /(?:has|have|includes?|with|comes? with|is|are|included) (?:an? |the )?(?:hexagon|wall is|one page|Monday|refunds|habanero)/,
    )
  })

  it('states facts without fillers', async () => {
    const text = await written(
      'Phone stand cut from oak, oiled, unframed, 8 cm wide, slot for the cable, holds phones up to 12 mm, small scratch on the base',
      'oak phone stand',
      STYLES,
    )
    expect(text).not.toMatch(
      /, too\.|\balso\b|And yes|And look|little closer|In numbers|In size,|Size-wise|How big|honest|full disclosure/,
    )
  })
})

describe('what a buyer must know or do', () => {
  it('opens the paragraph on care, and names the item there', async () => {
    const text = await written('Socks in wool. Wash by hand', 'wool socks')
    expect(text).toMatch(/\n\nWash the socks by hand\. \S/)
    expect(text).not.toMatch(/Wash them by hand/)
  })

  it.each([
    ['Gloves in alpaca, hand wash lay flat', 'alpaca gloves', /Hand wash and lay flat\./],
    ['Dress in cotton, wash cold hang dry', 'cotton dress', /Wash cold and hang dry\./],
    [
      'Weekly planner. Digital download, nothing is shipped',
      'weekly planner',
      /The planner is a digital download, and nothing is shipped\./,
    ],
    [
      'Enamel bin. A few chips at the rim, no holes, please see the photos',
      'enamel bin',
      /a few chips at the rim\. There are no holes; please see the photos\./,
    ],
    [
      'Oak mirror, no refunds, local pickup only',
      'oak mirror',
      /Please note: no refunds, local pickup only\./,
    ],
  ])('is joined as a person would: %s', async (product, keywords, said) => {
    expect(await written(product, keywords)).toMatch(said)
  })
})
