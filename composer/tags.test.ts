import { describe, expect, it } from 'vitest'
import { explanationOf, tagsOf } from './testing/tags-of.ts'

describe('a tag', () => {
  it('is what a heading says that the thing is for', () => {
    const productType = 'TRAY MOLD\n\nfor resin, plaster & clay:\n- holds 310 ml\n- walls 8 mm'
    const keywords = 'tray mold, resin mold, plaster mold'
    expect(tagsOf({ productType, keywords })).toEqual(
      expect.arrayContaining(['tray mold', 'resin mold', 'plaster mold']),
    )
  })

  it.each([
    ['mug speckled', 'mug, speckled', 'speckled mug'],
    ['Bracken fingerless mitts, wool.', 'fingerless mitts, wrist warmers', 'wrist warmers'],
    [
      'Vase. One of a kind. The tube, I do not include one.',
      'vase, one of a kind',
      'one of a kind',
    ],
    [
      'macrame hanger, cotton rope 110 cm fits to 20 cm, pot not included',
      'macrame hanger, cotton hanger',
      'cotton hanger',
    ],
    ['Perle cotton, No 8, 40 m.', 'perle cotton, no 8 perle cotton', 'no 8 perle cotton'],
    ['Soap. No palm oil. Contains nut oil.', 'soap, palm oil free soap', 'palm oil free soap'],
    [
      "Leash of webbing. Waterproof & doesn't stink.",
      'leash, waterproof leash',
      'waterproof leash',
    ],
    ['Belt of webbing that adjusts.', 'belt, adjustable belt', 'adjustable belt'],
    ['Phone stand, solid cherry.', 'phone stand, wooden phone stand', 'wooden phone stand'],
    ['Hanger, 100% cotton rope, 3 wood beads.', 'hanger, cotton rope', 'cotton rope'],
    ['Pin of copper wire 2mm. lacquered? no', 'pin, copper pin', 'copper pin'],
    ['Ring with an amethyst.', 'ring, gemstone ring', 'gemstone ring'],
    ['Cave for a cat, felted.', 'cat cave, cat cocoon', 'cat cocoon'],
    [
      'Saddle bag of waxed canvas.',
      'saddle bag, waxed canvas saddle bag, bike bag',
      'waxed canvas bag',
    ],
  ])('is what the text bears out in other words: %s', (productType, keywords, tag) => {
    expect(tagsOf({ productType, keywords, listingTitle: 'thing' })).toContain(tag)
  })

  it('keeps the whole word that describes a thing', () => {
    const productType = 'Peanut butter dog biscuits, 200 g.'
    const tags = tagsOf({ productType, keywords: 'dog biscuits, peanut butter dog biscuits' })
    expect(tags).toContain('dog biscuits')
    expect(tags).not.toContain('butter dog biscuits')
  })

  it('knows the statement that the heading of a list stands behind', () => {
    const productType = 'Soy wax melts, snap bar 50g. Scents:\nSpiced Orange\nFresh Pine'
    expect(tagsOf({ productType, keywords: 'wax melts, soy wax melts' })).toContain('soy wax melts')
  })

  it('takes no colour of a part for that of the thing', () => {
    const productType = 'Satin bonnet, black. Drawstring cord in rose gold.'
    const tags = tagsOf({ productType, keywords: 'satin bonnet, rose gold bonnet' })
    expect(tags).not.toContain('rose gold bonnet')
  })

  it('keeps a gift that is part of its name', () => {
    const productType = 'Gift card holder of wool felt.'
    const tags = tagsOf({ productType, keywords: 'gift card holder, felt gift card holder' })
    expect(tags).not.toContain('felt gift')
  })

  it('never tears a long search', () => {
    const tags = tagsOf({
      productType: 'Father of the bride handkerchief. Knitting needle set, rosewood.',
      keywords:
        'handkerchief, father of the bride gift idea, knitting needle set rosewood, silk pocket handkerchief for the groom',
    })
    expect(tags.filter((tag) => tag.startsWith('needle') || tag.endsWith(' for'))).toEqual([])
  })

  it('is not spent on the plural, on another order or on one word of another tag', () => {
    const tags = tagsOf({
      productType: 'Oak spoon for honey, hand carved.',
      keywords:
        'oak spoon, oak spoons, spoon of oak, spoons, honey spoon, honeyspoon, oak scarf spoon, oak scarves spoon, oak',
    })
    expect(tags.filter((tag) => tag.includes('oak') && tag.split(' ').length < 3)).toEqual([
      'oak spoon',
    ])
    for (const twice of ['spoons', 'honeyspoon', 'oak scarves spoon'])
      expect(tags).not.toContain(twice)
  })

  it.each(['summer', 'leather', 'meditation', 'rustic'])(
    'that a thousand other things share fills only a place that stays empty: %s',
    (word) => {
      const productType = `Rustic leather strap for summer and meditation.`
      const more = [
        'camera',
        'guitar',
        'bag',
        'travel',
        'summer',
        'meditation',
        'rustic',
        'banjo',
        'purse',
        'yoga',
        'wide',
        'long',
        'phone',
      ].map((one) => `${one} leather strap`)
      const keywords = `leather strap, ${word}, ${more.join(', ')}`
      expect(tagsOf({ productType: `${productType} ${more.join('. ')}.`, keywords })).not.toContain(
        word,
      )
    },
  )
})

describe('a tag for whom or what it is', () => {
  it.each([
    ['Planter, 11 cm. For cactus/succulent, or use with a pot.', 'planter', '', 'cactus planter'],
    ['Basket of willow, 30 cm. For bread.', 'basket', '', 'bread basket'],
    ['Bell of brass, 6 cm.', 'brass bell', 'cat owners, gardeners', 'gardener gift'],
    ['Beads of glass, 6 mm.', 'glass beads', 'jewellery makers & crafters', 'jewellery maker gift'],
    ['Planter, 11 cm. Wheel thrown.', 'planter, clay pot', '', 'wheel thrown planter'],
  ])('comes from what the seller says: %s', (productType, keywords, targetAudience, tag) => {
    expect(tagsOf({ listingTitle: 'x', productType, keywords, targetAudience })).toContain(tag)
  })

  it.each([
    ['Planter, 11 cm. Not for cactus.', 'planter', '', 'cactus planter'],
    ['Jug, 20 cm. For indoor use.', 'jug', '', 'use jug'],
    ['Linen towel, 50 cm. For bread.', 'linen towel', '', 'bread linen towel'],
    ['Bell of brass, 6 cm.', 'brass bell', 'people who keep a few hens', 'hens gift'],
    ['Shortbread in a tin.', 'shortbread, letterbox gift', '', 'letterbox gift'],
    ['Tray with a d20 on it.', 'dice tray, d2', '', 'd2'],
  ])('is none where she does not: %s', (productType, keywords, targetAudience, tag) => {
    expect(tagsOf({ listingTitle: 'x', productType, keywords, targetAudience })).not.toContain(tag)
  })
})

describe('a long search that is no tag', () => {
  it.each([
    ['tin tea sieve for the kitchen drawer', 'tin tea sieve'],
    ['tea sieve gift for a grandmother', 'tea sieve gift'],
    ['pierced loose leaf sieve', 'loose leaf sieve'],
    ['gift for loose tea lover', 'loose tea lover gift'],
  ])('gives its best whole part: "%s" to "%s"', (keyword, part) => {
    const productType = 'Tin sieve for tea, pierced. It sieves loose leaf tea.'
    const keywords = `tea sieve, fine loose leaf sieve, ${keyword}`
    expect(tagsOf({ productType, keywords })).toContain(part)
  })

  it('is not put together anew from words that stand apart in it', () => {
    const tags = tagsOf({
      listingTitle: 'Tea sieve',
      productType: 'Tea sieve, fine, of tin. I made it by hand. Dried, and for beginners.',
      keywords: 'tea sieve, dried tin tea sieve, handmade tin tea sieve, beginner tin tea sieve',
    })
    expect(tags).toEqual(['tea sieve', 'dried tin tea sieve', 'tin tea sieve'])
  })

  it('is not taken from a name with words cut to two letters, nor from how many there are', () => {
    const tags = tagsOf({
      listingTitle: 'lg shred sieve',
      productType: 'lg tea sieve of tin, sold in sets: set of 4 sieves.',
      keywords: 'tea sieve, tin sieve, sieve',
    })
    expect(tags.filter((tag) => tag.includes('lg') || tag.includes('set'))).toEqual([])
  })

  it.each([
    ['Elder flower tea strainer, tin.', 'elder flower tea strainer', 'flower tea strainer'],
    ['Tea strainer, tin. No lip.', 'no lip tin strainer for tea', 'tin strainer'],
    ['Strainer of tin, 7 cm.', 'kitchen strainer of tin 7 cm', 'tin 7 cm'],
  ])('is not cut inside a name or behind a denial: %s', (productType, keyword, torn) => {
    const tags = tagsOf({ productType, keywords: `tea strainer, ${keyword}` })
    expect(tags).not.toContain(torn)
  })

  it('is not glued to another one by a word that is denied or that names the thing by half', () => {
    const tags = tagsOf({
      productType: 'Material: stoneware. Salt keeper with a swivel lid and no drill holes.',
      keywords: 'salt keeper, no drill salt keeper, 2 cup salt keeper, swivel lid keeper',
    })
    expect(tags.filter((tag) => tag === 'stoneware keeper' || tag.startsWith('drill'))).toEqual([])
  })
})

describe('the reason for a keyword that is no tag', () => {
  it('quotes the words that deny it, and no others', () => {
    const explanation = explanationOf({
      productType: 'Cotton webbing, 38 mm. Undyed and heavy. It is not for climbing, of course.',
      keywords: 'cotton webbing, climbing webbing, nylon webbing',
    })
    expect(explanation).toContain('"climbing webbing" (your')
    expect(explanation).toContain('not for climbing')
    expect(explanation).toMatch(/no tags; [^.]*"nylon webbing"/)
    expect(explanation).not.toContain('of course"')
  })

  it('is not given where the text may say it in other words', () => {
    const explanation = explanationOf({
      productType: 'Clay mask, dry, 40 g. Scent: none added. Not for kids.',
      keywords: 'clay mask, mask of clay, walnut mask',
    })
    expect(explanation).toMatch(/no tags; [^.]*"walnut mask"/)
    expect(explanation).not.toContain('your text says')
  })
})

describe('the reason for a keyword that is no tag: its words', () => {
  it.each([
    ['add by hand what is true of this item: "walnut rod".', 'walnut rod'],
    ['add by hand what is true of this item: "oak rod".', 'oak rod'],
    ['add by hand what is true of this item: "curtain hook".', 'curtain hook'],
    ['Inside longer tags: "rods".', 'rods'],
    ['As tags: "curtainrod" (as "curtain rod").', 'curtainrod'],
    [
      'Longer than 20 characters: "tube linen curtains curtain rod".',
      'tube linen curtains curtain rod',
    ],
  ])('%s', (reason, keyword) => {
    const explanation = explanationOf({
      listingTitle: 'Curtain rod',
      productType:
        'Rod for linen curtains, of tube, 40 cm. The bracket is oak? or ash, I am not sure.',
      keywords: `curtain rod, ${keyword}`,
    })
    expect(explanation).toContain(reason)
  })
})

describe("the seller's own searches", () => {
  it('are padded with no gift that nobody typed, and no other thing out of a longer one', () => {
    const tags = tagsOf({
      productType: 'A wren suncatcher in stained glass. A gift.',
      keywords:
        'stained glass wren suncatcher, big stained glass suncatcher, round stained glass suncatcher, gift for mom',
    })
    for (const padding of ['wren suncatcher gift', 'suncatcher gift', 'stained glass'])
      expect(tags).not.toContain(padding)
  })

  it('are filled up with what the text says of the whole thing, and with nothing else', () => {
    const tags = tagsOf({
      productType: 'Material: oak\nSpice shelf, 40 cm, waxed. No hooks.',
      keywords: 'spice shelf, oak shelf for a boat, shelf with hooks, walnut shelf, waxed shelf',
    })
    expect(tags).toContain('oak spice shelf')
    for (const one of ['shelf with hooks', 'walnut shelf']) expect(tags).not.toContain(one)
  })

  it('are not barred by another number', () => {
    const tags = tagsOf({
      listingTitle: '18v battery mount',
      productType: 'Battery mount for 18v batteries, NOT the 40v.',
      keywords: 'battery mount, 18v battery mount',
    })
    expect(tags).toContain('18v battery mount')
  })
})

describe('what the explanation tells of the tags', () => {
  const many = {
    listingTitle: 'Oak spoon',
    productType: 'Oak spoon for honey, hand carved.',
    keywords:
      'oak spoon, oak spoons, walnut spoon, silver spoon, brass spoon, plastic spoon, steel spoon, spoon, oak',
  }

  it('counts those that stand', () => {
    const given = {
      ...many,
      productType: 'Oak spoon, hand carved. It is 20 cm long. Goes well with honey.',
      keywords: `${many.keywords}, honey spoon`,
      customAiInstructions: "Please don't mention honey.",
    }
    const tags = tagsOf(given)
    expect(tags).not.toContain('honey spoon')
    expect(explanationOf(given)).toContain(`${tags.length} of 13 are used.`)
  })

  it('names or counts each keyword that is none', () => {
    const tags = tagsOf(many)
    const explanation = explanationOf(many)
    const unused = many.keywords.split(', ').filter((one) => !tags.includes(one))
    const named = unused.filter((one) => explanation.includes(`"${one}"`))
    const more = Number(/ and (\d+) more/u.exec(explanation)?.[1] ?? 0)
    expect(named.length + more).toBe(unused.length)
  })
})

describe('a search that she starred', () => {
  it('is a tag where nothing speaks against it, and named as her own word', () => {
    const wanted = {
      listingTitle: 'rope doormat',
      productType: 'Rope doormat of old float rope. Not for indoors.',
      keywords: 'rope doormat, maine made, indoor mat',
      starredKeywords: 'maine made, indoor mat',
    }
    expect(tagsOf(wanted)).toContain('maine made')
    expect(tagsOf(wanted)).not.toContain('indoor mat')
    expect(explanationOf(wanted)).toContain(
      'Used on your word, so strike what is not so: "maine made"',
    )
  })
})

describe('a lone name', () => {
  const wanted = {
    listingTitle: 'strap pads',
    productType: 'Strap pads in felt. My husband plays a Maugein standing up.',
    keywords: 'strap pads, maugein',
  }

  it('of something else is no tag', () => {
    expect(tagsOf(wanted)).not.toContain('maugein')
  })

  it('that she starred is her own', () => {
    expect(tagsOf({ ...wanted, starredKeywords: 'maugein' })).toContain('maugein')
  })
})

describe('a search that is longer than a tag', () => {
  it.each([
    [
      'Personalised cat collar with a bell, name embroidered. Cat collar of cotton.',
      'cat collar, personalised cat collar',
      'personalised collar',
    ],
    [
      'Editable wedding seating plan template, edit in Canva. The seating plan is A2.',
      'wedding seating plan template, editable template',
      'seating plan',
    ],
  ])(
    'gives a whole part that names the thing, and none that she typed: %s',
    (productType, keywords, tag) => {
      const wanted = {
        listingTitle: keywords.split(',')[0] ?? '',
        productType,
        keywords,
        starredKeywords: keywords,
      }
      expect(tagsOf(wanted)).toContain(tag)
    },
  )
})
