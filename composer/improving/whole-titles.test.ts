import { expect, it } from 'vitest'
import { anInput } from '../testing/an-input.ts'
import { improved, type Shop } from '../testing/an-improvement.ts'
import { detailsOf } from './details.ts'

const JOURNAL: Shop = {
  title: 'Leather Journal Cover | Refillable A5 Notebook Cover | FREE SHIPPING | Brown',
  text: 'Hello!\nA refillable journal cover of vegetable tanned leather, brown with a brass button. Fits an A5 notebook. Hand sewn with linen thread. Thanks for looking!',
  tags: ['leather journal', 'journal cover', 'a5 notebook cover', 'leather cover'],
}

it('keeps the colour that ended a title of hers, before the name of the thing', () => {
  expect(improved(JOURNAL).title).toMatch(
    /^Refillable Brown A5 Notebook Cover of Vegetable Tanned Leather/,
  )
})

it('says of each word of hers that the new title has no longer, also where it was no name of the thing', () => {
  const { title, why } = improved({
    title: 'Gift for Mom Birthday Relax Lavender Bath Salts SALE!!',
    text: 'Hello!\nBath salts with lavender and epsom salt, 250 g in a glass jar. For a relaxing bath. Not for use in jetted tubs. Thank you for looking',
    tags: ['bath salts', 'lavender bath salts', 'gift for mom'],
  })
  for (const word of ['Birthday', 'Relax']) expect(`${title} ${why}`).toContain(word)
})

const DOOR =
  'This tooth fairy door is cut from lime wood, 9 x 7 cm, with a brass knob. It keeps a first lost tooth safe in a kids room. A tooth fairy door to paint yourself, sanded smooth.'

it.each<[stump: RegExp, shop: Shop]>([
  [
    /First Lost(?! Tooth)/,
    {
      title: 'tooth fairy door | fairy door | first lost tooth | kids room decor | FREE SHIPPING',
      text: `Hi! Thanks for looking!\n${DOOR}`,
      tags: ['tooth fairy door', 'fairy door', 'first lost tooth', 'kids room decor'],
    },
  ],
  [
    /Orange Fa\b(?!bric)|, Fa$/,
    {
      title: 'Ankara fabric by the yard | african fabric | SALE | fabric by the yard | orange fa',
      text: 'Hello and welcome!\nAnkara fabric of cotton with an orange sunburst print, sold by the yard, 45 inches wide. Wash cold, dry in the shade. The orange fabric does not bleed.',
      tags: ['ankara fabric', 'african fabric', 'orange fabric', 'fabric by the yard'],
    },
  ],
  [
    /(?:Extra Long|Iron on)(?:,|$)/,
    {
      title:
        'Linen curtain panel | curtain panel | linen curtain | extra long curtains | BEST PRICE',
      text: 'Hi!\nA linen curtain panel with a rod pocket, 54 inches wide. Extra long curtains of washed linen, 108 inches. Wash cold. Thanks for looking!',
      tags: ['linen curtain panel', 'extra long curtains', 'curtain panel'],
    },
  ],
])('ends no part of a new title on a stump: %s', (stump, shop) => {
  expect(improved(shop).title).not.toMatch(stump)
})

it('keeps an abbreviation with a sign in it, and a range, as they were typed', () => {
  const { title } = improved({
    title: 'D&D Battlemap SALE!! Sunken Temple, Level 7-8',
    text: 'Hi all!\nA D&D battlemap of a sunken temple for level 7-8, 30x40 squares. 12 JPG files, day and night. Made for D&D and Pathfinder. Digital download. Personal use only.',
    tags: ['battle map', 'd&d battlemap', 'rpg map', 'temple map'],
  })
  expect(title).toMatch(/^D&D Battlemap/)
  expect(title).not.toMatch(/\b7 8\b/)
})

const RINGS: Shop = {
  title:
    'bronze jump rings saw cut | jump rings | chainmail rings | saw cut jump rings | 18 gauge jump rings | SALE',
  text: 'Hi!\nJump rings of phosphor bronze, saw cut and tumbled, for chainmail. Gauge: 20ga 3.0mm, 18ga 4.0mm, 16ga 5.0mm. Sold by the ounce in a bag, 1 oz or 4 oz. Thanks for looking!',
  tags: ['bronze jump rings', 'jump rings', 'chainmail rings', '16 gauge', '1/4 rings'],
}

it('takes no size out of a tag into the title, for it may be one of several', () => {
  expect(improved(RINGS).title).not.toContain('16')
})

it('makes no other search of a tag that the marketplace refuses', () => {
  const { written } = improved(RINGS)
  expect(written.generatedTags.filter((tag) => tag.includes('4'))).toEqual([])
})

it('says the kind once where two searches of hers end in it', () => {
  const { title } = improved({
    title:
      'embroidered patch moth | iron on patch | embroidered patch | moth patch | patch for jackets | SALE',
    text: 'Hi!\nAn embroidered moth patch, 3.5 x 2.9 in, with a merrowed border. Iron on backing, can also be sewn on jackets. Wash inside out, cold, hang dry. Thanks for looking!',
    tags: ['iron on patch', 'embroidered patch', 'moth patch', 'patch for jackets'],
  })
  expect(title).toMatch(/iron on/i)
  expect(title).not.toMatch(/iron on(?:,|$)/i)
  expect(title.match(/patch/gi)?.length).toBeLessThanOrEqual(2)
})

it('tells the buyer whom to credit, for that is a condition and no talk', () => {
  const line = '(credit @hedgeco please)'
  const { written, leftOut } = improved({
    title: 'CUTE SVG Bundle SALE!!! Hedgehog Cut File',
    text: `Hi lovelies! Thanks for looking!\nA hedgehog SVG cut file, 4 designs, SVG, PNG and DXF. For Cricut and Silhouette. Commercial use up to 500 items ${line}. Not to be resold as a file.\nFollow me (@hedgeco).`,
    tags: ['hedgehog svg', 'svg bundle', 'cut file', 'cricut svg'],
  })
  expect(written.generatedDescription).toContain(`${line}.`)
  expect(leftOut.map(({ text }) => text)).not.toContain(line)
})

it('leaves the sentence whole that an aside in brackets stood in', () => {
  const productType =
    'A felt fox, 12 cm tall (more foxes: www.example.com). Wool felt, filled with wool.'
  expect(detailsOf(anInput({ productType })).productType).toBe(
    'A felt fox, 12 cm tall. Wool felt, filled with wool.',
  )
})

it('names in full what her title names by one word', () => {
  const { title } = improved({
    title: 'earrings',
    text: 'Polymer clay dangle earrings with hypoallergenic stainless steel posts. Terracotta arch shape, 4cm long, super lightweight. Each pair is made by me. Keep away from water pls. Thx for looking',
    tags: ['earrings', 'clay earrings'],
  })
  expect(title).toMatch(/^Polymer Clay Dangle Earrings/)
})

it('has before the name what her text has there, and says which tags her text does not bear out', () => {
  const { title, parts } = improved({
    title:
      'Wool Dryer Balls Set of 6 XL Organic New Zealand Wool Laundry Balls Fabric Softener Alternative Eco Friendly',
    text: 'Hello and thanks for stopping by!\nSet of 6 XL dryer balls, 7cm each, felted from 100% New Zealand wool. Replaces dryer sheets. Last about 1000 loads. Packed in a cotton bag.\n\nPlease note: not for use with very wet heavy loads.',
    tags: [
      'dryer balls',
      'wool dryer balls',
      'laundry balls',
      'eco laundry',
      'organic wool',
      'zero waste',
      'set of 6',
      'fabric softener',
    ],
  })
  expect(title).toMatch(/^New Zealand Wool Dryer Balls/)
  expect(parts.find(({ part }) => part === 'tags')?.why).toContain(
    'Gone, as your text does not say it: "organic wool", "zero waste".',
  )
})

it('may lose as many words of hers as are more than one reads, and names them', () => {
  const { title, why } = improved({
    title:
      'Rug, Handmade Rag Rug, Rug for Sale, Kitchen Rug, Hall Runner, Cotton Rug, Striped Rug, Washable Rug, Country Rug, Gift for Mum, Cottage Decor Rug',
    text: 'Hello! A rag rug that I wove by hand from cotton sheets, striped in blue and cream. It measures 70 x 120 cm and can be washed at 30. For a kitchen or a hall. A country look for any cottage. Thanks for looking!',
    tags: ['rag rug', 'cotton rug', 'kitchen rug', 'striped rug', 'washable rug', 'country rug'],
  })
  expect(title.split(' ').length).toBeLessThanOrEqual(14)
  expect(title).toContain('Rag Rug')
  expect(why).toMatch(/No longer in it: .*Country/)
})

it('says first what the item is, where neither text of it begins with a search', () => {
  const { written } = improved({
    title: 'One of a Kind, Gift for Mum SALE!!',
    text: 'Hello! This is one of the pieces I am proudest of this year. I pieced it from forty offcuts of cotton lawn that I have been saving since 2016, mostly in blue and ivory, with a little mustard. The cushion measures 40 x 40 cm. Wash at 30. Thanks for looking!',
    tags: ['patchwork cushion', 'cotton cushion', 'quilted cushion'],
  })
  expect(written.generatedDescription).toMatch(/^Patchwork cushion\. This is one of the pieces/)
})

const TEA_TOWEL: Shop = {
  title: 'SALE linen tea towel, green towel, kitchen towel, dish towel, gift for new home owner',
  text: 'Hello! A linen tea towel in green, 70 cm x 50 cm, with a hanging loop. Woven of washed linen, hemmed by hand. Machine wash at 40. Thanks for looking!',
  tags: ['linen tea towel', 'green towel', 'kitchen towel', 'dish towel'],
}

it('names each search whole that the new title answers no longer', () => {
  const { why } = improved(TEA_TOWEL)
  expect(why).toMatch(/"gift for new home owner"|"new home owner"/i)
  expect(why).toContain('"dish towel"')
})

it('keeps no title for the number of an offer', () => {
  const { title, written } = improved({
    title: '*** SALE 30% OFF *** STUNNING MACRAME WALL HANGING BOHO DECOR',
    text: 'OMG hello u guys!! A macrame wall hanging knotted by hand from 4mm recycled cotton cord on a piece of driftwood. It measures 45 cm wide and 80 cm long. Not for outside. Thanks for looking!',
    tags: ['macrame wall hanging', 'boho decor', 'wall hanging'],
  })
  expect(title).toMatch(/Macrame Wall Hanging/)
  expect(title).not.toContain('30')
  expect(written.generatedDescription).not.toMatch(/omega/i)
})

it('says a word once where another phrase of hers can say the rest', () => {
  const { title } = improved({
    title: 'ELEPHANT BABY QUILT ELEPHANT NURSERY QUILT GREY AND MINT COT QUILT!!!',
    text: 'this quilt is made of 100% cotton fabric with cotton batting inside. size is 36 x 45 in. grey elephants on mint. machine quilted by me. wash cold, tumble dry low.',
    tags: ['elephant baby quilt', 'elephant nursery', 'baby quilt', 'cot quilt', 'grey nursery'],
  })
  expect(title).toMatch(/^Elephant Baby Quilt, Grey and Mint, /)
  expect(title.match(/quilt|elephant/gi)).toHaveLength(2)
})

it('keeps whole what she types together, and puts before the name what her title says before a word of it', () => {
  const { title, written } = improved({
    title:
      '925 Sterling Silver Moon Necklace, Crescent Moon Pendant, Dainty Silver Necklace for Women BEST GIFT',
    text: 'Hello and welcome to my shop! This little crescent moon is sawn by hand from 925 sterling silver and hangs from a 45 cm trace chain. The pendant is 14 mm tall. It has a soft brushed finish. It comes in a kraft gift box. Please allow 3-5 days to make. Polish with a soft cloth. Thanks for looking, follow me on instagram @moonmaker',
    tags: [
      '925 sterling silver',
      'moon necklace',
      'crescent moon',
      'silver necklace',
      'best gift',
      'dainty necklace',
    ],
  })
  expect(title).toMatch(/^925 Sterling Silver Crescent Moon Necklace/)
  // What is used on her word is used.
  expect(written.generatedTags).not.toContain('best gift')
  expect(written.generatedExplanation).not.toContain('best gift')
})

it('puts no half of a search before a name: "large coffee" of a large coffee mug', () => {
  const { title } = improved({
    title:
      'Hand Thrown Stoneware Mug, Speckled Oat Glaze, Large Coffee Mug 14 oz, Pottery Gift for Coffee Lovers',
    text: 'Hi there!\nI throw this mug on the wheel from speckled stoneware and glaze it in a warm oat white. It holds 14 oz (400 ml) and stands 4 in tall. Dishwasher and microwave safe. Thank you so much for stopping by!!',
    tags: ['stoneware mug', 'large coffee mug', 'speckled pottery', 'oat glaze mug'],
  })
  expect(title).toContain('Stoneware')
  expect(title).not.toMatch(/Large Coffee (?!Mug)/)
})

it('names no end of a row of words that the new title has no longer, and no praise', () => {
  const { why } = improved({
    title: 'Gift for Mom Birthday Relax Lavender Bath Salts SALE!!',
    text: 'Hello!\nBath salts with lavender and epsom salt, 250 g in a glass jar. For a relaxing bath. Not for use in jetted tubs. Thank you for looking',
    tags: ['bath salts', 'lavender bath salts', 'gift for mom'],
  })
  expect(why).toContain('No longer in it: "Birthday", "Relax".')
})
