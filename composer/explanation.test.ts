import { describe, expect, it } from 'vitest'
import type { GeneratorInput } from '#contract/listings.ts'
import { countWords } from '#marketplace/text.ts'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

const explained = (wanted: Partial<GeneratorInput>) =>
  compose(anInput({ listingTitle: 'Mug', ...wanted }))?.generatedExplanation ?? ''

describe('the explanation', () => {
  it.each([
    ['that is none', 'Gift voucher for a pottery class, 2 hours.', 'gift voucher', 'How big'],
    ['one size', 'Felt hat, one size, hand wash.', 'felt hat', 'How big'],
    ['a sheet', 'Watercolour print on A5 cotton paper. Unframed.', 'watercolour print', 'How big'],
    ['millimetres', 'Oak knob, 38 mm. Oiled.', 'oak knob', 'How big'],
    [
      'stuff by its story',
      'Patchwork quilt, I made it from old curtains. 1 m wide.',
      'patchwork quilt',
      'made of',
    ],
    [
      'a scent by its notes',
      'Soy candle with orange peel, vetiver and a bit of smoke, poured in a brown jar of 200 ml.',
      'soy candle',
      'smell',
    ],
    ['no age', 'Ash stool, oiled, 45 cm high.', 'ash stool', 'condition'],
    [
      'a mended part',
      'Vintage teak chair, one leg was reglued, 78 cm high.',
      'teak chair',
      'condition',
    ],
    [
      'three sides without a unit',
      'Cutting board of ash, 12 x 18 x 1 1/2.',
      'ash cutting board',
      'thick',
    ],
    ['care in other words', 'Wool rug, 60 x 90 cm. Dust it with a soft brush.', 'wool rug', 'care'],
  ])('never asks what the text answers: %s', (_what, productType, keywords, question) => {
    const asked = explained({ productType, keywords }).split('Buyers will ask:')[1] ?? ''
    expect(asked).not.toContain(question)
  })

  it('says of no word that the text has it not where it stands there of something else', () => {
    const keywords = 'rope dog lead, set of 3'
    const text = explained({
      productType: 'Rope dog lead, 2 m. A set of 2 or 3 costs less.',
      keywords,
      starredKeywords: keywords,
    })
    expect(text).not.toContain('does not say "')
  })

  it('quotes what was typed in short as it was typed', () => {
    const productType = 'rope dog lead w/o the ring, 2 m, w/ a clip. dont leave it out, thats all'
    const text = explained({ productType, keywords: 'rope dog lead' })
    expect(text).toContain('Changed as short forms or slips: "w/o", "w/", "dont", "thats"')
    expect(
      explained({ productType: 'rope lead w/out the ring, 2 m pls', keywords: 'rope lead' }),
    ).toContain('"w/out"')
  })

  it.each([
    [
      'Not included: glaze, saucer. It holds 1.5 l.',
      'jug with saucer',
      'Not included: glaze, saucer',
    ],
  ])('gives what denies a search whole: %s', (said, keyword, quote) => {
    const text = explained({ productType: `Clay jug, 20 cm. ${said}`, keywords: `jug, ${keyword}` })
    expect(text).toContain(`"${keyword}" (your text says "${quote}")`)
  })

  it('lets a "not included" deny its own sentence alone', () => {
    const productType =
      'Apron sewing pattern, PDF. Not included: fabric, thread. You may sell aprons you sew from it.'
    expect(
      explained({ productType, keywords: 'apron sewing pattern, sewing pattern' }),
    ).not.toContain('Not included')
  })

  it('says of no search that it was cut to one that she typed as well', () => {
    const keywords = 'belly dance hip scarf, hip scarf'
    expect(explained({ productType: 'Belly dance hip scarf, red.', keywords })).not.toContain(
      'to "hip scarf"',
    )
  })

  it.each(['Mon & Thur drop off', 'postage takes 3-5 days'])(
    'quotes what is left out as it was typed: %s',
    (said) => {
      const productType = `Rope dog lead, 2 m.\n\nbrass clip\n${said}`
      const text = explained({ productType, keywords: 'rope dog lead' })
      expect(text).toContain(`Left out: "${said}"`)
    },
  )

  it.each([
    ['Rope dog lead, 2 m.', 'rope dog lead', 'rope dog lead', ', your focus keyword.'],
    [
      'Kintsugi repair kit with gold.',
      'kintsugi kit',
      'Kintsugi repair kit',
      'in other order or with words between',
    ],
  ])('says whether a search stands together in the title: %s', (productType, star, name, said) => {
    const text = explained({
      productType,
      listingTitle: name,
      keywords: star,
      starredKeywords: star,
    })
    expect(text).toContain(said)
  })

  it.each([
    ['Wool dryer balls. Not for people with wool allergy.', 'organic wool balls'],
    ['Silk scarf. No chemical dyes, only alum.', 'natural dye'],
    ['Sock yarn. Colour: deep teal. Low variegation.', 'variegated'],
    ['Field knife with an antler handle. Sheath is veg tan.', 'oak sheath'],
  ])('gives no denial of another thing: %s', (productType, keyword) => {
    const [name = ''] = productType.split('.')
    const text = explained({ productType, keywords: `${name}, ${keyword}` })
    expect(text).toContain(`"${keyword}"`)
    expect(text).not.toContain('your text says')
  })

  it('asks of a few words what matters for such a thing, in its number, and nothing that the picture tells', () => {
    const text = explained({
      listingTitle: 'Earings',
      productType: 'earrings silver',
      keywords: 'silver earrings',
      imageDescription: 'silver earrings of 3 cm',
    })
    expect(text).toContain('Buyers will ask: Posts, hooks or clips, and of which metal?')
    expect(text).not.toContain('How big')
  })

  it('asks nobody to strike what her text says', () => {
    const text = explained({
      productType: 'Real rhinoceros beetle in a glass dome, 15 cm high.',
      keywords: 'beetle in glass dome, real beetle',
    })
    expect(text).not.toContain('strike')
  })

  it('says with its words what did not fit, and what was left out and why', () => {
    const said = Array.from({ length: 26 }, (_, at) => `Part ${at + 1} is turned from one log.`)
    const text = explained({
      productType: `Oak lamp, 40 cm tall. ${said.join(' ')} Thank you for visiting my shop!`,
      keywords: 'oak lamp',
      descriptionLength: 'short',
    })
    expect(text).toMatch(/Not told in this short text: "Part \d+/)
    expect(text).toContain('Left out: "Thank you for visiting my shop!"')
    expect(countWords(text)).toBeLessThanOrEqual(200)
  })

  it.each([
    [
      'de',
      'Wandregal aus Eiche, 60 x 15 cm. Bitte nicht im Bad verwenden.',
      'Beschreibung',
      'Reihenfolge',
    ],
    [
      'fr',
      'Bougie à la cire de soja avec mèche en coton, 180 g. Ne pas laisser sans surveillance.',
      'Description',
      'ordre',
    ],
    [
      'pl',
      'Obrus lniany, ręcznie haftowany, wymiary 40 x 120 cm. Prać ręcznie.',
      'Opis',
      'kolejności',
    ],
  ])('speaks the language of the listing: %s', (_language, productType, topic, word) => {
    const text = explained({ productType, keywords: productType.split(',')[0] ?? '' })
    expect(text.split(`${topic}: `)[1]).toContain(word)
  })

  it.each([
    ['Oak tray, 30 cm.', 'oak tray', 'Word for word in it: "oak tray"'],
    ['Unscented oat soap, 110 g.', 'unscented soap, oat soap', 'Word for word in it: "oat soap"'],
  ])('says of the title which search it is, or holds: %s', (productType, keywords, said) => {
    expect(explained({ productType, keywords })).toContain(said)
  })

  it.each([
    [
      'Leather belt, 38 mm. Not a vegan product.',
      'leather belt, vegan belt',
      'Not used: "vegan belt" (your text says "Not a vegan product")',
    ],
    [
      'Cheese board of oak, each grain different, knife not with it.',
      'cheese board, cheese knife set',
      '"cheese knife set" (your text says "knife not with it")',
    ],
    [
      'Planter, 4" tall, not 6" tall.',
      'planter, 6 inch tall planter',
      '"6 inch tall planter" (your text says "not 6″ tall")',
    ],
    [
      'Plant hanger cotton rope 110 cm long fits pots up to 20 cm pot not included.',
      'plant hanger, jute, plant pot',
      '"plant pot" (your text says "pot not included")',
    ],
  ])('gives of a search the denial that speaks of it: %s', (productType, keywords, said) => {
    expect(explained({ productType, keywords })).toContain(said)
  })

  it('calls no short name of the thing another thing', () => {
    const text = explained({
      productType: 'Tote bag in cotton canvas, 40 cm wide.',
      keywords: 'tote bag, cotton tote',
    })
    expect(text).not.toContain('cotton tote')
  })

  it('says where a warning stands although it was not wanted', () => {
    const text = explained({
      productType: 'Baby hat. May contain traces of cat hair. A cat lives here.',
      keywords: 'baby hat',
      customAiInstructions: "don't mention the cat, no emojis",
    })
    expect(text).toContain('Left out: "A cat lives here"')
    expect(text).toContain('since buyers must know it: "May contain traces of cat hair"')
  })

  it('quotes the title as it stands', () => {
    const text = explained({
      listingTitle: 'Loom comb',
      productType: 'Loom comb in pear wood, set of 2.',
      keywords: 'loom comb, weaving comb',
      starredKeywords: 'loom comb',
    })
    expect(text).toContain('"Loom Comb in Pear Wood"')
  })

  it('quotes nothing of the title that was cut out of it', () => {
    const listing = compose(
      anInput({
        listingTitle: 'Lego hens felt',
        productType: 'Lego hens felt',
        keywords: 'lego hens',
      }),
    )
    const text = listing?.generatedExplanation ?? ''
    expect(listing?.generatedTitle).toBe('Hens Felt')
    expect(text).not.toContain('leads with')
  })
})

describe('what is said of her words', () => {
  it('names those that were typed in short and are written in full', () => {
    const text = explained({
      productType: 'felt mat 30 cm, pls dont iron it, it shrinks. comes w a loop',
      keywords: 'felt mat',
      writingStyle: 'minimalist',
    })
    expect(text).toContain('slips: "pls", "dont", "w". Please read the text through.')
    expect(text).not.toContain('changes none of your words')
  })

  it('claims nothing of them where they are spelled another way, as she wished', () => {
    const text = explained({
      productType: 'Felt mat in grey, 30 cm.',
      keywords: 'felt mat',
      customAiInstructions: 'American spelling',
    })
    expect(text).not.toContain('none of your words')
  })
})

describe('what was left out', () => {
  it('is none of what stands in another line', () => {
    const text = explained({
      productType: 'TIDE & LOOM\n\nWool throw, 130 cm. Woven at Tide & Loom on a floor loom.',
      keywords: 'wool throw',
    })
    expect(text).not.toContain('Left out')
  })

  it('is not the name that her own title has', () => {
    const listing = compose(
      anInput({
        listingTitle: 'Throw "Low Tide"',
        productType: '☆ LOW TIDE ☆ wool throw ☆\n\nWidth: 130 cm\nLength: 180 cm\nHand wash.',
        keywords: 'wool throw, low tide',
      }),
    )
    expect(listing?.generatedDescription).toMatch(/^Low tide: wool throw/i)
    expect(listing?.generatedExplanation).not.toMatch(/Left out|is a title/)
  })
})

describe('a reason against a search', () => {
  it.each([
    [
      'says the same',
      'Felt apron. No laces no buckles, goes over the head.',
      'felt apron',
      'no buckle apron',
    ],
    [
      'is of a picture',
      'Fern cutting, rooted. NOT the plant in pic 1.',
      'fern cutting',
      'plant starter',
    ],
  ])('is no denial that %s', (_what, productType, own, other) => {
    expect(explained({ productType, keywords: `${own}, ${other}` })).not.toContain(
      `"${other}" (your text says`,
    )
  })

  it('is not asked for what is in it where the whole list stands there', () => {
    const productType = 'Hot sauce. Pepper, mango, vinegar. thats the whole list. 5 oz bottle.'
    expect(explained({ productType, keywords: 'hot sauce' })).not.toContain('What is in it')
  })

  it('says of no text with numbered steps that it has no list', () => {
    const productType =
      'A felting kit for a small wool fox.\n\nHow to order:\n1. Choose a colour.\n2. Tell me the name.\n3. Wait for my photo.'
    const reasons = explained({ productType, keywords: 'felting kit', includeBulletedLists: true })
    expect(reasons).not.toContain('There is no list')
  })
})
