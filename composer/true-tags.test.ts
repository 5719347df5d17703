import { describe, expect, it } from 'vitest'
import { explanationOf, tagsOf } from './testing/tags-of.ts'

describe('a tag', () => {
  const denials = [
    ['Not for climbing.', 'climbing strap'],
    ['I used cork for the lining until autumn 2024.', 'cork strap'],
    ['We used to add a canvas pouch but it is a paper bag now.', 'canvas strap'],
    [
      "Some call it a harness, but it is not: people wrote that it's a harness, it isn't.",
      'harness',
    ],
    ['Named after the copper works next door. No copper in it.', 'copper strap'],
    ['Colours: black, "Bronze" powder coat.', 'bronze strap'],
    ['Lead free: the black yes; the red no.', 'lead free strap'],
    ['Sheepskin on one end only.', 'sheepskin strap'],
    ['Finished in a walnut stain.', 'walnut strap'],
    ['Fits Olympus grips: no (too narrow)', 'olympus strap'],
    ["There is a toggle, horn I would say, bakelite I'd guess.", 'bakelite strap'],
    ['8 brass and 2 steel rivets.', 'brass strap'],
    ["It's a woman's size.", 'mens strap'],
    ['Coral is just the colour.', 'coral strap'],
    ['It is acrylic felt inside because wool felt pills.', 'wool strap'],
    ['Suitable from 3 yrs.', 'newborn gift'],
    ['The weave is nickel-free, the rivets hold a trace of nickel.', 'nickel free strap'],
    ['If you want glitter look for my other colourway.', 'glitter strap'],
    ['Rings are NOT brass. Rivets: brass', 'brass strap'],
    ['Ends in bronze coloured plastic.', 'bronze strap'],
    ['NOT IN THE BOX\n\u2718 pouch (add-on listing)', 'strap with pouch'],
    ['Handles: hemp webbing. Pulls of leather.', 'leather handle strap'],
    ['For towing you need a rope too, get a Dyneema one.', 'dyneema strap'],
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
    ['The lock does not open.', 'opening strap'],
    ['Metal part: brass', 'brass strap'],
    ['METAL PART :- BRASS', 'brass strap'],
    ['Padded lining: option', 'padded strap'],
    ['Dye is toxic to cats.', 'pet safe strap'],
    ['Keep from dogs, it is not for them.', 'dog safe strap'],
    ['Under 3s NO.', 'toddler strap'],
    ['Not for inkjet.', 'printer strap'],
    ['Look: plain. Padded lining: option', 'padded strap'],
    ["Hemp lining but I can't prove it.", 'hemp strap'],
    ['Buckle in the manner of Morris Zorbel.', 'zorbel strap'],
    ['A Zorbel style buckle.', 'zorbel strap'],
    ['The Amish say so.', 'amish strap'],
    ['I think 60s, maybe 70s.', 'mid century strap'],
    ['Looks like the ones from the 50s.', 'vintage strap'],
    ['Buckle oiled with walnut oil.', 'walnut strap'],
    ['I was told the buckle is lead free.', 'lead free strap'],
    ['Lead free buckle but I never tested it.', 'lead free strap'],
    ['Colours: rust, sage, oat (oat sold out til May)', 'oat strap'],
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

  it("keeps a maker whom only the seller's own title names", () => {
    const tags = tagsOf({
      listingTitle: 'Wedgwood strap buckle, vintage',
      productType: 'Cotton strap, 110 cm long, woven in Ghent, with a jasper buckle of the 1960s.',
      keywords: 'cotton strap, wedgwood strap',
    })
    expect(tags).toContain('wedgwood strap')
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
    ["The hook in the photo belongs to another strap and isn't included.", 'woven strap'],
    ['Comes with a pouch. 90 g without pouch, 120 g with.', 'strap with pouch'],
    ['I can make it without pads, ask first.', 'strap with pads'],
    ['It holds a name card. Not included: a hook, welcome card', 'card strap'],
    ['Nothing to glue.', 'no glue strap'],
    ['Mounted on a board. Returns: 14 days, unmounted only.', 'mounted strap'],
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
    ['Spoon for 0-6 months.', 'newborn spoon'],
    ['Case of oak for a spoon.', 'oak spoon'],
    ['Coloured spoon.', 'colored spoon'],
    ['Spoon "Not a Morning Person" with a grumpy face.', 'morning person spoon'],
    ['Spoon. White handle? no, RED handle.', 'red handle spoon'],
    ['Spoon in a deer hide wrap.', 'leather wrap spoon'],
    ['Glass spoon, in copper foil.', 'stained glass spoon'],
    ['Raku spoon, 12 cm.', 'pottery spoon'],
    ['Spoon. I dyed its wrap in a pot.', 'hand dyed wrap spoon'],
    ['I throw every spoon on my wheel. 3 cm.', 'handmade spoon'],
    ['Spoon. Country of tanning of its wrap: Spain', 'spanish spoon'],
    ['Spoon. No holes!', 'no hole spoon'],
    ['Spoon w/o the holes.', 'no hole spoon'],
    ['Spoon in the style of Zorbel.', 'zorbel style spoon'],
    ['Spoon. So there is no drilling.', 'no drill spoon'],
    ['Spoon. Glitter: none', 'glitter free spoon'],
    ['Spoon. Carved by me.', 'handmade spoon'],
    ['Scoop and spoon on a keychain.', 'key chain spoon'],
    ['Spoon of steel. Hand dyed wrap, no dye lots.', 'hand dyed spoon'],
    ['Spoon with rubber feet, optional (no feet = reversible).', 'spoon with feet'],
    ['Spoon. Age: 12 months+. With a bell 18 months+.', 'first birthday spoon'],
    ['Spoon of steel.', 'handmade spoon'],
    ['Spoon, front organc beech, painted w mushrm.', 'mushroom spoon'],
    ['Spoon, 3 pk.', 'spoon set of 3'],
    ['Dozen spoons.', 'set of 12 spoons'],
    ['Spoon. Sheath is veg tan.', 'leather sheath'],
  ])('may say in other words what "%s" says: "%s"', (productType, keyword) => {
    expect(tagsOf({ productType, keywords: `spoon, ${keyword}` })).toContain(keyword)
  })

  it.each([
    ['I once saw one in Spain. Spoon of steel.', 'spanish spoon'],
    ['Steel spoon with brass rivets.', 'brass spoon'],
    ['Steel spoon, printed on the back with a marble pattern.', 'stone spoon'],
    ['Steel spoon. The photo shows a jar.', 'photo spoon'],
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
    ['Affiche botanique, format A4. Sans cadre.', 'affiche encadrée', 'affiche botanique'],
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

  it('says what the thing fits as the seller does, and never as its maker', () => {
    const tags = tagsOf({
      productType: 'Leather cover for Moleskine pocket notebooks. Notebooks not included.',
      keywords: 'notebook cover, moleskine cover, moleskine, leather cover',
    })
    expect(tags).toContain('cover for moleskine')
    expect(tags).not.toContain('moleskine cover')
    expect(tags).not.toContain('moleskine')
  })

  it.each([
    ['Knife of 80CrV2.', 'damascus knife'],
    ['Knife, scandi grind.', 'full tang knife'],
    ['Sock yarn, 4 ply.', 'dk yarn'],
    ['Trout flies: 3 nymphs.', 'streamer'],
    ['Dinner plate, 27 cm.', 'side plate'],
    ['Stacker for 12 months +', 'newborn'],
    ['Wax melt, fresh linen.', 'lenor inspired'],
    ['Rainbow, 7 pieces. 12 piece version separate listing.', '12 piece rainbow'],
    ['Drum of elk.', 'dragon drum'],
    ['Quilt, blue.', 'baby quilt'],
    ['Fob of hide.', 'gifts under 20'],
  ])('is no word that nobody said: %s No "%s"', (productType, keyword) => {
    const [name = ''] = productType.split(/[,.:]/)
    expect(tagsOf({ productType, keywords: `${name}, ${keyword}` })).not.toContain(keyword)
  })

  it('may be what three searches say together that a thing with a name is', () => {
    const tags = tagsOf({
      listingTitle: 'Otto the narwhal',
      productType: 'So this is Otto! I crochet him out of chenille yarn.',
      keywords: 'crochet narwhal, narwhal plush, chenille plushie, stuffed animal, velvet plush',
      starredKeywords: 'crochet narwhal',
    })
    expect(tags).toEqual(expect.arrayContaining(['narwhal plush', 'chenille plushie']))
    expect(tags).not.toContain('velvet plush')
  })

  it.each([
    ['Bell of brass.', 'gift for him'],
    ['Bell of brass.', 'beer gift'],
    ['Bell of brass.', 'farmhouse kitchen'],
    ['Bell of brass.', 'christmas bell'],
    ['Bell of brass.', 'boho bell'],
    ['Bell of brass.', 'handmade bell'],
  ])('may say for whom, when and where %s is: "%s"', (productType, keyword) => {
    expect(tagsOf({ productType, keywords: `bell, ${keyword}` })).toContain(keyword)
  })

  it('is any of her words where a place stays empty', () => {
    const keywords = 'button lot, sewing, goblincore'
    expect(tagsOf({ productType: 'Button lot, 1 lb, some metal.', keywords })).toEqual(
      expect.arrayContaining(['sewing', 'goblincore']),
    )
  })

  it("is no game of somebody else's, however its name is spelt", () => {
    const keywords = 'resin dice, d&d dice, dnd dice'
    const given = { productType: 'Resin dice, 7 of them.', keywords }
    expect(tagsOf(given)).toEqual(['resin dice'])
    expect(explanationOf(given)).toContain(
      'Not used: "d&d dice", "dnd dice" (somebody else\'s name)',
    )
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

  it.each([
    ['Baby swing of oak, max 20 kg. An adult must stay near.', 'baby swing', 'adult swing'],
    ['Oat bar. Made in a kitchen that also handles peanuts.', 'oat bar', 'peanut bar'],
    ['Felt roll of cotton canvas.\nStraps: 2 x bridle leather', 'felt roll', 'leather roll'],
    ['Hedgehog house of larch. Keeps foxes out.', 'hedgehog house', 'cat house'],
    ['Wool rug, 3 x 5 ft.', 'wool rug', 'hallway runner'],
    ['Linen napkin, 40 cm.', 'linen napkin', 'napkin ring'],
    ['Dog leash of cotton, 2 m.', 'dog leash', 'retractable leash'],
    ['Wall mount for batteries. fits zorbat 18v LXT only', 'wall mount', 'zorbat accessories'],
    ['Lampshade of linen. Base: no.', 'lampshade', 'table lamp'],
    ['Hanging rope for a porch swing.', 'porch swing rope', 'tree swing'],
    ['Hedgehog cave of clay, 9 cm.', 'hedgehog cave', 'gerbil cave'],
    ['Stitching pattern for a bib, PDF.', 'bib pattern', 'finished bib'],
    ['Teacher svg, 12 files.', 'teacher svg', 'teacher shirt'],
    ['Schiebewagen aus Buche.', 'schiebewagen', 'puppenwagen'],
    ['Mold for a dice tray.', 'dice tray mold', 'dice tray'],
    ['Sheet music for the recorder.', 'recorder sheet music', 'alto recorder'],
    ['QWERTZ typewriter, works.', 'typewriter', 'qwerty typewriter'],
    ['Watch strap of hide.', 'watch strap', 'seiko strap'],
    ['BBQ dry rub: paprika, salt. 85 g.', 'bbq rub', 'hot sauce'],
    ['Beard balm with oil of argan, 60 g.', 'beard balm', 'beard oil'],
    ['Tarot cloth of velvet. Cards not included.', 'tarot cloth', 'tarot deck'],
    ['Earrings of glass on hooks of steel.', 'glass earrings', 'stud earrings'],
    ['Silver ring, hammered. Sizes J to T.', 'silver ring', 'adjustable ring'],
    ['Six balls. No scent added, you can put a drop of lavender on.', 'balls', 'lavender balls'],
    ['Oak board. I do not engrave end grain.', 'oak board', 'engraved board'],
    ['Steel opener. It WILL rust if you leave it wet.', 'steel opener', 'stainless opener'],
    ['Drop spindle of birch.', 'drop spindle', 'spinning wheel'],
    ['Wall bracket for a router.', 'wall bracket', 'ceiling mount'],
    ['Father of the bride hankie.', 'father of the bride', 'mother of the bride'],
    ['STL file of a dragon.', 'stl file', 'obj file'],
    ['Maple board, 40 cm.', 'maple board', 'john boos style'],
    ['Maple board, 40 cm.', 'maple board', 'jane zorbel style'],
    ['Mitts pattern, PDF.', 'mitts pattern', 'ravelry pattern'],
    ['Cerf-volant en coton, avec poignée en bois.', 'cerf-volant coton', 'jouet en bois'],
  ])('is not used where "%s" makes it another thing: %s, no "%s"', (productType, own, other) => {
    const tags = tagsOf({ listingTitle: own, productType, keywords: `${own}, ${other}` })
    expect(tags).toContain(own)
    expect(tags).not.toContain(other)
  })
})

describe('a search for something that is not what is sold', () => {
  it.each([
    ['Card case in felt for tarot cards. cards not incl', 'card case, card set', 'card set'],
    [
      'Old enamel kettle, dented. Not for drinking from, not for the stove.',
      'enamel kettle, camping kettle',
      'camping kettle',
    ],
    ['Silver hare pendant, hare sitting up.', 'hare pendant, rabbit pendant', 'rabbit pendant'],
    [
      'Tote bag sewing pattern, PDF, instant download. You need 1 m of canvas.',
      'tote bag sewing pattern, pdf pattern, canvas tote',
      'canvas tote',
    ],
    [
      'Wallet with a lining made from old street plans, stitched by hand.',
      'map wallet, street plan, slim wallet',
      'street plan',
    ],
    [
      'Collar de cuentas de vidrio, hecho a mano, con un colgante estilo moneda de plata. Mide 40 cm.',
      'collar de cuentas, collar vidrio, moneda de plata',
      'moneda de plata',
    ],
  ])('is no tag: %s', (productType, keywords, tag) => {
    const tags = tagsOf({ listingTitle: keywords.split(',')[0] ?? '', productType, keywords })
    expect(tags).not.toContain(tag)
    expect(tags.length).toBeGreaterThan(0)
  })

  it.each([
    [
      'Resin ring with petals from real roses. Ring in silver.',
      'resin ring, rose ring',
      'rose ring',
    ],
    ['Bolso estilo art deco de cuero negro, hecho a mano.', 'bolso cuero, art deco', 'art deco'],
    [
      'Canvas tote bag sewing pattern, PDF.',
      'canvas tote pattern, pdf pattern',
      'canvas tote pattern',
    ],
  ])('is told from what only sounds so: %s', (productType, keywords, tag) => {
    expect(tagsOf({ listingTitle: keywords.split(',')[0] ?? '', productType, keywords })).toContain(
      tag,
    )
  })
})
