import { describe, expect, it } from 'vitest'
import type { GeneratorInput } from '#contract/listings.ts'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

function tagsOf(wanted: Partial<GeneratorInput>): string[] {
  return compose(anInput(wanted))?.generatedTags ?? []
}

function explanationOf(wanted: Partial<GeneratorInput>): string {
  return compose(anInput(wanted))?.generatedExplanation ?? ''
}

describe('a tag', () => {
  const denials = [
    ['Not for climbing.', 'climbing strap'],
    ['Not suitable for: climbing, towing', 'towing strap'],
    ['Not for climbing or towing, please.', 'climbing strap'],
    ['Too weak for towing.', 'towing strap'],
    ["It isn't waterproof.", 'waterproof strap'],
    ['Waterproof? No, sorry.', 'waterproof strap'],
    ['No buckle.', 'strap with buckle'],
    ['Without buckle.', 'strap buckle'],
    ['Buckle not included.', 'strap with buckle'],
    ['The buckle is sold separately.', 'strap buckle'],
    ['Rings, hooks and a buckle are not part of this.', 'strap buckle'],
    ['I do not make leather ones.', 'leather strap'],
    ["We don't sell nylon.", 'nylon strap'],
    ['For indoor use.', 'garden strap'],
    ['Not for outdoor use.', 'patio strap'],
    ['Finished with a fabric cord at the mains plug.', 'cordless strap'],
    ['Unpadded.', 'padded strap'],
    ['Narrow (20 mm) rings wont fit.', 'narrow strap'],
    ['Rings shown are my own.', 'strap rings'],
    ['The buckle in the photo is mine.', 'strap buckle'],
    ['The leather one is in a separate listing.', 'leather strap'],
    ['Not real leather.', 'real leather strap'],
    ['With small leather tabs.', 'leather strap'],
    ['Contains natural latex.', 'latex free strap'],
    ['Ages 3 and up.', 'baby strap'],
    ['For 3 years and older.', '2 year old strap'],
    ['Fits Olympus cameras.', 'olympus strap'],
    ['Sized for Olympus Pen bodies.', 'olympus pen'],
    ['Not for under 14s.', 'kids strap'],
    ['Backed with hemp I think, or jute.', 'hemp strap'],
    ['Waterproof it is not, sadly.', 'waterproof strap'],
    ['Padded it is not.', 'padded strap'],
    ['(Quilted model: not offered any more)', 'quilted strap'],
    ['Holes: none', 'strap with holes'],
    ['I can emboss it for a little more.', 'embossed strap'],
    ['Nickel free, according to the dyer.', 'nickel free strap'],
    ['Holes for it you have to drill.', 'no drill strap'],
    ['Buckle not included.', 'buckle set'],
    ["NOT FOR\nwalls where you can't drill", 'no drill strap'],
    ['For a bust of 110 cm.', 'kids strap'],
    ['Water proof: no', 'water proof strap'],
    ['\nBuckle in photo: scale only', 'strap buckle'],
    ['Padded (quilted: not avail.)', 'quilted strap'],
    ["If you want it for a goat: don't.", 'goat strap'],
    ['For a cello get the wide one.', 'cello strap'],
    ['18mth+ because of the string', 'first birthday strap'],
    ['Inside only, damp rots it.', 'garden strap'],
    ['This is an OUTDOOR strap!!', 'indoor strap'],
    ['Careful with little ones near it.', 'baby strap'],
    ["faux lether, NOT real lether pls don't ask", 'leather strap'],
  ] as const

  it.each(denials)('never turns round "%s": no "%s"', (denial, keyword) => {
    const tags = tagsOf({
      productType: `Cotton strap, 110 cm long, woven in Ghent. ${denial}`,
      keywords: `cotton strap, woven strap, ${keyword}`,
      starredKeywords: 'cotton strap',
    })
    expect(tags).toContain('cotton strap')
    expect(tags).not.toContain(keyword)
  })

  it.each([
    ['No two alike.', 'two bag strap'],
    ['No two straps are the same.', 'woven strap'],
    ['Not only for travel.', 'travel strap'],
    ["Don't use cotton bleach on it.", 'cotton strap'],
    ['Never leave a baby alone with it.', 'baby gift'],
    ['Baby doll not included.', 'woven strap'],
    ['No returns on woven straps.', 'woven strap'],
    ['Measure the bag not the strap.', 'woven strap'],
    ['A name or no name, you choose.', 'name strap'],
    ['No glue needed for cotton bags.', 'cotton strap'],
    ['Lasts 5+ years outdoors.', 'baby strap gift'],
    ['This one is my walnut leaf pattern.', 'cotton strap'],
  ])('is not barred by "%s", which denies nothing of the kind: "%s"', (said, keyword) => {
    const tags = tagsOf({
      productType: `Cotton strap for two bags, 110 cm long, woven in Ghent. ${said}`,
      keywords: `cotton strap, ${keyword}`,
      starredKeywords: 'cotton strap',
    })
    expect(tags).toContain(keyword)
  })

  it.each([
    ['Spoon of black walnut.', 'wooden spoon'],
    ['Spoon, hand carved.', 'hand carving spoon'],
    ['Olive wood spoon from Tuscany, Italy.', 'italian spoon'],
    ['I carve every spoon on my porch.', 'handmade spoon'],
    ['Spoon from 1957.', '1950s spoon'],
    ['Spoon from 1957.', 'vintage spoon'],
    ['Spoon in a woollen wrap.', 'wool wrap spoon'],
    ['Spoon without palm oil.', 'palm free spoon'],
    ['Spoon made without nickel.', 'nickel free spoon'],
    ['Spoon painted by hand.', 'hand painted spoon'],
    ['Spoon of hazel.', 'wooden spoon'],
    ['Spoon in an olive shade.', 'green spoon'],
    ['Spoon with a name, up to 8 letters.', 'personalised spoon'],
    ['Q: Is the spoon vegan?\nA: Yes, all of it.', 'vegan spoon'],
    ['Tiny spoon.', 'mini spoon'],
    ['Spoon for a baby. Never leave a baby alone with it.', 'newborn spoon'],
    ['Case of oak for a spoon.', 'oak spoon'],
    ['Coloured spoon.', 'colored spoon'],
    ['Spoon. I dyed its wrap in a pot.', 'hand dyed wrap spoon'],
    ['I throw every spoon on my wheel. 3 cm.', 'handmade spoon'],
    ['Spoon. Country of tanning of its wrap: Spain', 'spanish spoon'],
    ['Spoon. No holes!', 'no hole spoon'],
    ['Spoon. So there is no drilling.', 'no drill spoon'],
    ['Spoon. Glitter: none', 'glitter free spoon'],
    ['Spoon. Carved by me.', 'handmade spoon'],
    ['Scoop and spoon on a keychain.', 'key chain spoon'],
  ])('may say in other words what "%s" says: "%s"', (productType, keyword) => {
    expect(tagsOf({ productType, keywords: `spoon, ${keyword}` })).toContain(keyword)
  })

  it.each([
    ['I once saw one in Spain. Spoon of steel.', 'spanish spoon'],
    ['Steel spoon with brass rivets.', 'brass spoon'],
    ['Steel spoon, printed on the back with a marble pattern.', 'stone spoon'],
    ['Steel spoon. The photo shows a jar.', 'photo spoon'],
    ['Steel spoon. Hand wash only.', 'handmade spoon'],
    ['Steel spoon, machine knitted wrap. I wash and knit.', 'handmade spoon'],
  ])(
    'takes no word for said of the thing that "%s" says otherwise: no "%s"',
    (productType, keyword) => {
      expect(tagsOf({ productType, keywords: `steel spoon, ${keyword}` })).not.toContain(keyword)
    },
  )

  it.each([
    [
      'Kerzenhalter aus Ton, 9 cm hoch. Frostfest ist er leider nicht!',
      'frostfest',
      'kerzenhalter',
    ],
    ["Bougeoir en argile, 9 cm. Étanche il ne l'est pas (désolée).", 'étanche', 'bougeoir argile'],
    ['Kerzenhalter aus Ton. Untersetzer nicht dabei.', 'ton untersetzer', 'kerzenhalter'],
    [
      'Portacandele di argilla, senza piombo a quanto dice il fornitore.',
      'senza piombo',
      'portacandele argilla',
    ],
  ])('never turns round a denial or a doubt abroad: %s', (productType, keyword, own) => {
    const tags = tagsOf({ productType, keywords: `${own}, ${keyword}`, listingTitle: own })
    expect(tags).toContain(own)
    expect(tags).not.toContain(keyword)
  })

  it('never tears a long search', () => {
    const tags = tagsOf({
      productType: 'Father of the bride handkerchief. Knitting needle set, rosewood.',
      keywords:
        'handkerchief, father of the bride gift idea, knitting needle set rosewood, silk pocket handkerchief for the groom',
    })
    expect(tags.filter((tag) => tag.startsWith('needle') || tag.endsWith(' for'))).toEqual([])
  })

  it('says what the thing fits as the seller does, and never as its maker', () => {
    const tags = tagsOf({
      productType: 'Leather cover for Moleskine pocket notebooks. Notebooks not included.',
      keywords: 'notebook cover, moleskine cover, moleskine, leather cover',
    })
    expect(tags).toContain('cover for moleskine')
    expect(tags).not.toContain('moleskine cover')
    expect(tags).not.toContain('moleskine')
  })

  it('takes no other maker for its own where the name says for what it is', () => {
    const tags = tagsOf({
      listingTitle: 'Strap for Olympus',
      productType: 'Wrist strap of hide. Fits Olympus Pen.',
      keywords: 'wrist strap, olympus strap, hide strap',
    })
    expect(tags).toContain('wrist strap')
    expect(tags).not.toContain('olympus strap')
  })

  it('is not spent on the plural, on another order or on one word of another tag', () => {
    const tags = tagsOf({
      productType: 'Oak spoon for honey, hand carved.',
      keywords: 'oak spoon, oak spoons, spoon of oak, spoons, honey spoon, oak',
    })
    expect(tags.filter((tag) => tag.includes('oak') && tag.split(' ').length < 3)).toEqual([
      'oak spoon',
    ])
    expect(tags).not.toContain('spoons')
  })
})

describe('a long search that is no tag', () => {
  it.each([
    ['tin tea sieve for the kitchen drawer', 'tin tea sieve'],
    ['tea sieve gift for a grandmother', 'tea sieve gift'],
    ['pierced loose leaf sieve', 'loose leaf sieve'],
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
    expect(tags).toEqual(['tea sieve', 'tin sieve'])
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
    expect(explanation).toContain('"nylon webbing".')
    expect(explanation).not.toContain('of course"')
  })

  it('is not given where the text may say it in other words', () => {
    const explanation = explanationOf({
      productType: 'Clay mask, dry, 40 g. Scent: none added. Not for kids.',
      keywords: 'clay mask, earthen mask, white elephant gift, first mask for a walker',
    })
    expect(explanation).toContain(
      'Left for you to judge, add what is true of it: "white elephant gift"',
    )
    expect(explanation).not.toContain('does not say')
  })
})

describe("the seller's own searches", () => {
  it('come before those that are put together, where the text neither says nor denies them', () => {
    const tags = tagsOf({
      productType: 'Oak shelf for spices, 40 cm, with a waxed finish. No hooks.',
      keywords:
        'spice shelf, oak shelf, galley spice shelf, spice storage, shelf with hooks, walnut shelf, 60 cm shelf, childproof shelf',
    })
    expect(tags).toContain('galley spice shelf')
    expect(tags).toContain('spice storage')
    for (const one of ['shelf with hooks', 'walnut shelf', '60 cm shelf'])
      expect(tags).not.toContain(one)
    const joined = tags.indexOf('waxed spice shelf')
    expect(joined === -1 || joined > tags.indexOf('galley spice shelf')).toBe(true)
  })

  it.each([
    ['Oat bar. Made in a kitchen that also handles peanuts.', 'oat bar', 'peanut bar'],
    ['Felt roll of cotton canvas.\nStraps: 2 x bridle leather', 'felt roll', 'leather roll'],
    ['Hedgehog house of larch. Keeps foxes out.', 'hedgehog house', 'cat house'],
    ['Wool rug, 3 x 5 ft.', 'wool rug', 'hallway runner'],
    ['Linen napkin, 40 cm.', 'linen napkin', 'napkin ring'],
    ['Dog leash of cotton, 2 m.', 'dog leash', 'retractable leash'],
    ['Wall mount for batteries. fits zorbat 18v LXT only', 'wall mount', 'zorbat accessories'],
    ['Cerf-volant en coton, avec poignée en bois.', 'cerf-volant coton', 'jouet en bois'],
  ])('are not used where "%s" makes them another thing: %s, no "%s"', (productType, own, other) => {
    const tags = tagsOf({ listingTitle: own, productType, keywords: `${own}, ${other}` })
    expect(tags).toContain(own)
    expect(tags).not.toContain(other)
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
