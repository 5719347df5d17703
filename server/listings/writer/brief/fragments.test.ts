import { describe, expect, it } from 'vitest'
import { aForm } from '../testing/cases.ts'
import { readBrief } from './brief.ts'
import { factOf } from './facts.ts'
import { runsOf } from './runs.ts'

function told(productType: string, keywords: string): string[] {
  const { facts } = readBrief(aForm({ productType, keywords, starredKeywords: keywords }))
  return facts.map(
    ({ kind, text, tail }) => `${kind}: ${text}${tail === undefined ? '' : ` | ${tail}`}`,
  )
}

describe('a fragment', () => {
  it.each([
    ['oak frame', 'has'],
    ['two chopstick notches on the rim', 'has'],
    ['with a scoop', 'has'],
    ['8 oz jar', 'has'],
    ['screws and a hanger', 'has'],
    ['rubber feet', 'has'],
  ])('is had where it names a part or comes along: %s', (text, kind) => {
    expect(factOf({ text, isSentence: false }, 1).kind).toBe(kind)
  })

  it.each([
    'hexagon coaster',
    'Monday start',
    'one page',
    'moss stitch',
    'both sides',
    'size 7 only right now',
    '3 wick',
    'about 30 cups',
    'neck 14-18 inches',
    'signed front',
    'lava stone and tigers eye',
    'stickers free',
    'scratching post sisal',
    'latches zippers wheel',
    'over the collar',
    '11oz white ceramic',
    '10 pack and mesh wash bag',
    'plug in',
    'wall mounted felt',
    'wooden stacking rainbow',
    'hand painted sunflowers',
    'finished size 15 cm',
    'navy felt inside',
    'ear wires nickel free',
    'screws included 25mm',
    'mixed prints',
    'leather journal refillable',
  ])('stays a note in the seller’s words where nobody can be sure: %s', (text) => {
    expect(factOf({ text, isSentence: false }, 1)).toMatchObject({ kind: 'note', text })
  })

  it.each([
    ['wall mounted', 'is', 'wall mounted'],
    ['indigo dyed', 'is', 'indigo dyed'],
    ['wire wrapped in silver', 'is', 'wire wrapped in silver'],
    ['pdf download', 'download', 'pdf download'],
    ['waxed black', 'colour', 'waxed black'],
    ['veg tan', 'is', 'veg tan'],
    ['ships folded', 'does', 'ships folded'],
    ['PDF in A4 and A5', 'does', 'comes as a PDF file in A4 and A5'],
    ['PNG and SVG files', 'does', 'comes as PNG and SVG files'],
    ['watercolor', 'material', 'watercolor'],
    ['ages 1-4', 'does', 'is for ages 1-4'],
    ['burn about 8 hours each', 'does', 'burns about 8 hours each'],
    ["can't ship to CA", 'says', "I can't ship to CA"],
    ['can be used as a bookend', 'does', 'can be used as a bookend'],
    ['can choose your ribbon', 'can', 'can choose your ribbon'],
    ['edit colors and fonts', 'can', 'can edit colors and fonts'],
    ['no two alike', 'says', 'no two are alike'],
    ['matte or holographic', 'choice', 'matte or holographic'],
    ['small medium or large', 'choice', 'small, medium or large'],
    ['fig and cedar scent', 'scent', 'fig and cedar'],
    ['stonewashed sage', 'colour', 'stonewashed sage'],
    ['cotton yarn', 'material', 'cotton yarn'],
    ['Japanese quartz', 'note', 'Japanese quartz'],
    ['fits wrist 6.5 to 8 inches', 'does', 'fits a wrist of 6.5 to 8 inches'],
    ['adjusts 14 to 18 inch neck', 'does', 'adjusts to a 14 to 18 inch neck'],
    ['sterling silver', 'material', 'sterling silver'],
    ['chenille', 'material', 'chenille'],
    ['wear one or all', 'ask', 'wear one or all'],
    ['chain not original', 'note', 'chain not original'],
    ['sizes s m l', 'size', 'sizes S, M and L'],
    ['S M L XL', 'size', 'S, M, L and XL'],
    ['size M/L', 'size', 'size M/L'],
    ['.15oz', 'size', '.15oz'],
    ['pair', 'size', 'pair'],
    ['18 inch square', 'size', '18 inches square'],
    ['lay flat', 'ask', 'lay flat'],
    ['no microwave', 'ask', 'no microwave'],
    ['steep 5 min', 'ask', 'steep 5 min'],
    ['solid cherry', 'material', 'solid cherry'],
    ['colors more vivid in daylight', 'note', 'colors more vivid in daylight'],
    ['sold individually', 'done', 'sold individually'],
    ['non slip feet', 'has', 'non slip feet'],
  ])('plays its role: "%s" is %s', (text, kind, said) => {
    expect(factOf({ text, isSentence: false }, 1)).toMatchObject({ kind, text: said })
  })

  it.each(['no refunds', 'local pickup only', 'some variation in the wood'])(
    'is a note that a buyer must read: %s',
    (text) => {
      expect(factOf({ text, isSentence: false }, 1)).toMatchObject({
        kind: 'note',
        isRequired: true,
      })
    },
  )

  it.each([
    ['some tarnish', 'flaw'],
    ['one small scratch back side', 'flaw'],
    ['ready to wear in spring', 'is'],
    ['square knots in cotton cord', 'has'],
  ])('is a flaw only where something is wrong: %s', (text, kind) => {
    expect(factOf({ text, isSentence: false }, 1).kind).toBe(kind)
  })
})

describe('words typed without commas', () => {
  it.each([
    ['amber jar soy wax wooden wick 8oz', ['amber jar', 'soy wax', 'wooden wick', '8oz']],
    ['articulated 12in rainbow silk PLA', ['articulated', '12in', 'rainbow silk PLA']],
    ['115g 250 yds superwash merino', ['115g', '250 yds', 'superwash merino']],
    ['unscented 4 oz bar cured 6 weeks', ['unscented', '4 oz bar', 'cured 6 weeks']],
    ['12 fl oz glass jug', ['12 fl oz glass jug']],
    ['strawberry print cotton 4in pink lined', ['strawberry print cotton', '4in', 'pink lined']],
    ['vintage buttons blue glass 1950s', ['vintage buttons', 'blue glass', '1950s']],
    ['superwash merino nylon 75/25 100g', ['superwash merino nylon 75/25', '100g']],
    ['round 24in made from beach finds', ['round', '24in', 'made from beach finds']],
    ['two big pockets', ['two big pockets']],
    ['habanero mango', ['habanero mango']],
    ['2.5oz jar baking soda free', ['2.5oz jar', 'baking soda free']],
    ['hand painted with acrylic', ['hand painted with acrylic']],
  ])('are taken apart where a measure or a part shows how: %s', (text, runs) => {
    expect(runsOf(text)).toEqual(runs)
  })
})

describe('what a seller types at night', () => {
  it.each([
    [
      'amber jar soy wax wooden wick 8oz',
      'soy candle',
      ['has: amber jar', 'material: soy wax', 'has: wooden wick', 'size: 8oz'],
    ],
    [
      'vintage brass candlesticks pair 7 inches tall, some tarnish, one has a slight lean',
      'brass candlesticks',
      ['size: pair', 'size: 7 inches tall', 'flaw: some tarnish', 'says: one has a slight lean'],
    ],
    [
      'printable planner undated A5 & letter 42 pages PDF',
      'printable planner',
      ['is: undated', 'size: A5 and letter', 'has: 42 pages', 'does: comes as a PDF file'],
    ],
    [
      'silver ring size 7 only rn, can do custom colors just msg me',
      'silver ring',
      ['note: size 7 only right now', 'says: I can do custom colors | just message me'],
    ],
    [
      'Ring in silver. Sizes 48 to 66; please choose yours.',
      'silver ring',
      ['size: sizes 48 to 66 | please choose yours'],
    ],
    [
      'Scratching wedge for cats: spruce frame, sisal rope wound by hand, 60 cm long',
      'cat scratcher',
      [
        'is: a scratching wedge for cats',
        'has: spruce frame',
        'note: sisal rope wound by hand',
        'size: 60 cm long',
      ],
    ],
    [
      'earring stand holds 24 pairs folds flat walnut stain no tools needed',
      'earring stand',
      ['does: holds 24 pairs', 'does: folds flat', 'note: walnut stain', 'lacks: no tools needed'],
    ],
    [
      'lip balm in a tube, made w/ love in my kitchen',
      'lip balm',
      ['done: made with love in my kitchen'],
    ],
    ['beard comb, sandalwood', 'beard comb', ['note: sandalwood']],
    ['leather drawer pulls, pair, cognac', 'drawer pulls', ['size: pair', 'colour: cognac']],
    ['shell anklet on waxed cord adjustable knot', 'shell anklet', []],
    ['pair of beeswax tapers, 10 inch', 'beeswax tapers', ['size: pair', 'size: 10 inches']],
    [
      'pencil case, velvet inside, zip, pine green',
      'pencil case',
      ['note: velvet inside', 'has: zip', 'colour: pine green'],
    ],
    [
      'cat bed, approx 16in, fits #2 liner',
      'cat bed',
      ['size: about 16 inches', 'does: fits number 2 liner'],
    ],
    [
      'quilted makeup bag floral cotton, wipe clean lining zipper',
      'quilted makeup bag',
      ['has: wipe-clean lining', 'has: zipper'],
    ],
    [
      'vintage gold filled locket c. 1940, holds 2 pics',
      'vintage locket',
      ['date: c. 1940', 'does: holds 2 pictures'],
    ],
    [
      "A set of five finger puppets knitted by a women's cooperative in Peru: a llama, a fox and a bear",
      'finger puppets',
      ['list: a llama, a fox and a bear', 'size: set of five'],
    ],
    [
      'slim card holder, goat leather forest green',
      'card holder',
      ['material: goat leather in forest green'],
    ],
    [
      'fair isle beanie shetland wool navy + cream + rust',
      'fair isle hat, shetland wool hat, winter hat, ski hat, knit beanie',
      ['is: a fair isle beanie', 'material: shetland wool', 'colour: navy, cream and rust'],
    ],
    [
      'crochet axolotl plush pink 7in long, safety eyes, polyfil',
      'crochet axolotl',
      ['note: plush pink', 'size: 7 inches long', 'has: safety eyes', 'done: filled with polyfil'],
    ],
  ])('is read fact by fact: %s', (product, keyword, facts) => {
    expect(told(product, keyword)).toEqual(facts)
  })

  it.each([
    ['pet portrait watercolor, 8x10', 'watercolor pet portrait', 'portrait'],
    ['stained glass suncatcher hummingbird, 7 inches', 'hummingbird suncatcher', 'suncatcher'],
    ['keychain resin letter, gold flakes', 'letter keychain', 'keychain'],
    ['paper flower bouquet 12 stems blush', 'paper flower bouquet', 'bouquet'],
    ['beard comb sandalwood, pocket size', 'beard comb', 'comb'],
    ['terracotta pot hand painted w acrylic', 'painted terracotta pot', 'pot'],
    ['incense holder moon shape, matte black', 'incense holder', 'holder'],
    ['crochet pattern only!! not finished item', 'crochet pattern', 'pattern'],
    ['clip on earrings vintage buttons', 'clip on earrings', 'earrings'],
  ])('names the item by its noun: %s', (productType, keywords, noun) => {
    const { item } = readBrief(aForm({ productType, keywords, starredKeywords: keywords }))
    expect(item.noun).toBe(noun)
  })
})
