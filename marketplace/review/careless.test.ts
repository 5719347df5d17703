import { describe, expect, it } from 'vitest'
import { review } from '../review.ts'
import { aListingOf, anEntry } from '../testing/a-case.ts'
import type { ListingInput, ListingTexts } from './finding.ts'

type Answer = Partial<ListingTexts>

function faults(product: string, answer: Answer, entry: Partial<ListingInput> = {}): string {
  const { hard } = review(aListingOf(answer), anEntry(product, entry))
  return hard.map(({ field, text }) => `${field}: ${text}`).join('\n')
}

const says = (generatedDescription: string): Answer => ({ generatedDescription })
const titled = (generatedTitle: string): Answer => ({ generatedTitle })
const tagged = (...generatedTags: string[]): Answer => ({ generatedTags })

describe('a careless answer is refused where it says the opposite', () => {
  it.each<[string, Answer, RegExp]>([
    [
      'Berry bowl in porcelain. Not dishwasher safe.',
      says('This bowl is dishwasher safe.'),
      /Not dishwasher safe/,
    ],
    ['Crate of pine, w/o lid.', says('A crate of pine with a lid.'), /w\/o lid/],
    ['Berry bowl, microwave safe? no', says('A berry bowl, microwave safe.'), /says otherwise/],
    ['Cork planter, waterproof? Not really', titled('Waterproof Cork Planter'), /says otherwise/],
    ['Moss panel. Not washable.', says('The panel is 30 cm wide and fully washable.'), /washable/],
    ['Moss panel. Not washable.', says('It is machine washable.'), /washable/],
    ["Reed mat. Please don't soak it.", says('Soak it once a month.'), /soak/],
    ["Reed mat. Please don't soak it.", says('Immerse it in cold water.'), /soak/],
    ['Reed mat. Never put it in the dryer.', says('You can put it in the dryer.'), /dryer/],
    ['Reed mat. Do not tumble dry.', says('Tumble dry on low.'), /tumble/],
    ['Felt slippers, do not iron or bleach.', says('Iron them gently.'), /iron/],
    ['Pickle jar, no lid.', says('A pickle jar with a wooden lid.'), /no lid/],
    ['Pickle jar, no lid.', says('A pickle jar.\n• Lid included'), /no lid/],
    ['Pickle jar, no lid.', tagged('lidded jar'), /no lid/],
    [
      'Print of a heron. Frame not included.',
      says('A print of a heron. No tools are needed, the frame is included.'),
      /Frame not included/,
    ],
    [
      'Banner sewn of twill. The rod and the cord are NOT included.',
      says('A banner with rod. The cord is not included.'),
      /NOT included/,
    ],
    [
      'Print of a heron. Frame sold separately.',
      says('A print of a heron. Frame included.'),
      /separately/,
    ],
    ['Print of a heron. Frame sold separately.', tagged('framed heron print'), /separately/],
    ['Shelf of pine. Screws: not included.', says('The shelf comes with screws.'), /not included/],
    ['Rope of hemp, not for climbing.', says('A rope for climbing and for boats.'), /climbing/],
    ['Rope of hemp, not for climbing.', tagged('climbing rope'), /climbing/],
    [
      'Squeeze ball. Not suitable for babies.',
      says('Babies will love it. Made for babies.'),
      /babies/,
    ],
    ['Case that does not fit the Mini 4.', says('The case fits the Mini 4.'), /Mini 4/],
    ['Pressed fern, not signed.', says('It is signed on the back.'), /not signed/],
    ['Pressed fern, not signed.', titled('Signed Pressed Fern'), /not signed/],
    [
      'Balm with beeswax. Not for use on broken skin.',
      says('You can use it on broken skin. With beeswax.'),
      /broken skin/,
    ],
    ['Candle, unscented.', says('A scented candle.'), /unscented/],
    ['Chart for a sock. No yarn comes with it.', says('A chart for a sock with yarn.'), /No yarn/],
    ['Case. Is the hide veg tan? No hide in this one.', tagged('hide case'), /No hide/],
    ['Flower frog. No flowers.', titled('Flower Frog with Flowers'), /No flowers/],
    ['Strapless bag of canvas.', says('A canvas bag with a strap.'), /Strapless/],
    [
      'Dog chews. Contain no wheat, sugar or salt.',
      says('Dog chews with wheat and sugar.'),
      /no wheat/,
    ],
    ['Tote, fully lined, with a zip.', says('The tote has no zip.'), /denies it/],
    ['Tote with a pocket inside.', says('A tote without a pocket.'), /denies it/],
  ])('%s', (product, answer, expected) => {
    expect(faults(product, answer)).toMatch(expected)
  })
})

describe('a careless answer is refused where it gives for nothing what costs', () => {
  it.each<[string, Answer, RegExp]>([
    [
      'Trough in zinc. Lid in ash +£12.',
      says('A zinc trough. With a lid in ash, if you like.'),
      /£12/,
    ],
    [
      "Send the reel back and I'll fill it again for £4.",
      says('Send the reel back and I fill it again.'),
      /£4/,
    ],
    [
      'Bench for hire. Delivery + set up in Hull: £30.',
      says('Delivery and set up in Hull.'),
      /£30/,
    ],
    ['Trough in zinc, £90.', says('A zinc trough for £80.'), /price or rank/],
    ['Trough in zinc, £90.', titled('Zinc Trough £90'), /price or rank/],
    ['Trough in zinc, £9 off.', says('A zinc trough, £9 off.'), /price or rank/],
  ])('%s', (product, answer, expected) => {
    expect(faults(product, answer)).toMatch(expected)
  })
})

describe('a careless answer is refused where the seller types in haste', () => {
  it.each<[string, Answer, RegExp]>([
    ['rug, not washible', says('The rug is washable.'), /not washible/],
    ['rug, no tumbel dry', says('Tumble dry the rug.'), /no tumble dry/],
    ['ring, nickle free? dunno', tagged('nickel free ring'), /nickel free/],
    ['ring, nickle free? dunno', says('The ring is nickel free.'), /nickel free/],
    ['pot n dish NOT inculded', says('Pot and dish. The pot is included.'), /NOT included/],
    [
      'old keys from grans drawer, 50s i think, mostly iron, not cleend, sets of 3, choking hazzard, pick up',
      says('Old keys from the drawer of a gran, mostly iron, sets of 3, not cleaned. Pick up.'),
      /choking hazard/,
    ],
    ['Tray 30 cm long.', says('The tray is 10 inches long.'), /10/],
    ['Liner, 26 1/2" wide.', says('The liner is 65 cm wide.'), /65/],
    ['Pattern, 28 pages.', says('The pattern has 30 pages.'), /30/],
    ['2 large and 4 small pegs.', titled('Set of 7 Pegs'), /7/],
  ])('%s', (product, answer, expected) => {
    expect(faults(product, answer)).toMatch(expected)
  })
})

describe('a careless answer is refused where it tears a list', () => {
  const balm =
    'Foot balm in a jar. Contains almond oil, lanolin and propolis. May contain traces of soy and sesame.'
  it.each<[string, string, RegExp]>([
    [balm, 'It contains almond oil only.', /leaves out lanolin, propolis/],
    [
      balm,
      'Contains almond oil, lanolin and propolis. There are no traces of soy or sesame.',
      /soy/,
    ],
    [balm, 'A rich foot balm in a jar.', /does not say "Contains almond/],
    ['Oat bar. Contains: hazelnut, milk, egg', 'An oat bar, nut free.', /says there is none/],
    [
      'Soap with honey. Contains honey and goat milk.',
      'A vegan soap. Contains honey and goat milk.',
      /vegan/,
    ],
    ['Playsuit, colours clay, moss, oat.', 'The colour is moss.', /offers clay, moss, oat/],
    ['Playsuit, colours clay, moss, oat.', 'It is made of clay.', /offers/],
  ])('%s: %s', (product, description, expected) => {
    expect(faults(product, says(description))).toMatch(expected)
  })

  it('names one of several choices in the title', () => {
    expect(faults('Playsuit, colours clay, moss, oat.', titled('Oat Playsuit'))).toMatch(
      /offers clay/,
    )
  })
})

describe('a careless answer is refused where it invents', () => {
  it.each<[string, Answer, RegExp]>([
    ['Linen pouch, 60% linen, 40% cotton.', says('A pouch, 60% cotton.'), /another number/],
    ['Linen pouch, 60% linen, 40% cotton.', says('A pouch of pure linen.'), /60 %/],
    ['Linen pouch.', says('A pouch, 100% linen.'), /100/],
    ['Candle, burns 30 hours.', says('A candle, 30 cm.'), /another unit/],
    ['Tea set with 4 cups and 6 saucers.', says('A tea set with 6 cups.'), /another number/],
    ['Vase 20 cm high and 8 cm wide.', says('The vase is 20 cm wide.'), /another width/],
    ['Rings in sizes 5 to 10.', titled('Ring in Size 5'), /a range/],
    ['Kettle for up to 2,7 L.', titled('Kettle for up to 2, 8 L'), /8/],
    ['Linen pouch.', says('A linen pouch lined with silk.'), /silk/],
    ['Linen pouch.', titled('Linen Pouch in Navy'), /navy/],
    ['Linen pouch.', tagged('danish pouch'), /danish/],
    ['Linen pouch.', says('The linen comes from Portugal.'), /Portugal/],
    ['Linen pouch.', says('It was woven in Scotland.'), /Scotland/],
    ['Linen pouch.', titled('Linen Pouch from Italy'), /Italy/],
    ['Fabric bow in a liberty print.', titled('Liberty Print Fabric Bow'), /belongs to a brand/],
    ['Fabric bow in a liberty print.', tagged('liberty print bow'), /belongs to a brand/],
    ['Felt Mickey Mouse charm.', says('A felt charm of Mickey Mouse.'), /belongs to a brand/],
    ['Poster, a Disney print on linen.', says('A Disney print on linen.'), /belongs to a brand/],
    ['Hoop, no frame glass.', titled('Glass Hoop'), /denies "glass" or leaves it open/],
    ['Shams, unscented.', titled('Shams with Scent'), /says otherwise/],
    ['Market bag, strap worked in no sewing.', titled('Market Bag to Sew'), /says otherwise/],
    ['Linen pouch.', says('A certified organic linen pouch.'), /organic/],
    ['Lamp, attributed to Ellis Marlow.', titled('Ellis Marlow Lamp'), /as certain/],
  ])('%s', (product, answer, expected) => {
    expect(faults(product, answer)).toMatch(expected)
  })

  it('takes a keyword for no statement about material, colour, share or origin', () => {
    const entry = { keywords: 'silk pouch, teal pouch, 100% silk, irish pouch' }
    expect(faults('Linen pouch.', titled('Linen Pouch in Silk'), entry)).toMatch(/silk/)
    expect(faults('Linen pouch.', titled('Teal Linen Pouch'), entry)).toMatch(/teal/)
    expect(faults('Linen pouch.', says('It is 100% linen.'), entry)).toMatch(/100/)
    expect(faults('Linen pouch.', titled('Irish Pouch'), entry)).toMatch(/Irish/)
  })
})

describe('a careless answer is refused where it promises health', () => {
  it.each([
    'Immune support tea',
    'A detoxifying bath',
    'Teething relief beads',
    'It heals the body',
    'Treats eczema',
    'Relieves stress',
    'A remedy for colds',
    'Cures everything',
  ])('%s', (claim) => {
    expect(faults('Tea with mint.', says(claim))).toMatch(/health claim/)
  })
})

describe('a careless answer is refused where it is broken', () => {
  it.each<[string, Answer, RegExp]>([
    ['I turn these bowls.', says('The maker turns these bowls.'), /the maker/],
    ['Bowl.', says('It comes with a bag and.'), /breaks off/],
    ['Bowl.', says('A bowl turned by hand for.'), /breaks off/],
    ['Bowl (oak, small).', says('A bowl (oak, small.'), /partner/],
    ['Bowl.', says('A bowl.\n• Yes'), /says nothing/],
    ['Set of pieces, 1 piece each.', says('You get 1 pieces.'), /one of many/],
    ['Bowl, round.', says('A bowl » round.'), /ornament/],
  ])('%s', (product, answer, expected) => {
    expect(faults(product, answer)).toMatch(expected)
  })
})

describe('a careless answer is refused where it keeps back what a buyer must know', () => {
  it.each<[string, string]>([
    ['Loop yarn. Strong magnets inside, keep away from babies.', 'Loop yarn with magnets inside.'],
    [
      'Wooden fruit. Small parts, choking hazard for small children.',
      'Wooden fruit for a play kitchen.',
    ],
    ['Lantern for tealights. Never leave a burning candle unattended.', 'A lantern for tealights.'],
    ['Doll dress. The doll is not included.', 'A dress for your doll.'],
    ['Stuffed with wheat, so coeliac buyers please write.', 'It is stuffed well.'],
    ['Pattern for a hood. Digital file, no hood is sent.', 'A pattern for a hood.'],
  ])('%s', (product, description) => {
    expect(faults(product, says(description))).toMatch(/does not say/)
  })
})

describe('a careless answer is refused where it only looks like the seller', () => {
  it.each<[string, Answer, RegExp]>([
    ['Topper. 2 day make.', says('A topper. Made in 3 days.'), /made in/],
    ['Topper. Ships by post in 2 days.', says('A topper. Made in 2 days.'), /made in/],
    ['Topper. 2 day make.', says('A topper. Made in 2 days, made in Kent.'), /made in/],
    ['Topper. 2 day make.', says('A topper. Made in 2 workshops.'), /made in/],
    [
      'Dresser in 1:12, not a toy.',
      says('A dresser. Not in 1:6: Barbie will have to go.'),
      /barbie/,
    ],
    [
      'Dresser in 1:12. No 1:6, Barbie will have to manage.',
      says('A dresser. Barbie will have to manage with it.'),
      /barbie/,
    ],
    [
      'Doll bed. No mattress, Barbie style bed frame.',
      says('A doll bed. No mattress, Barbie style bed frame.'),
      /barbie/,
    ],
    ['Sewing machine of 1922 or 23.', says('A sewing machine of 1924.'), /1924/],
    ['Sewing machine of 1922, 23 parts.', says('A sewing machine of 1923.'), /1923/],
    ['Buttons from 1950, 1900-50 pieces.', says('Buttons from 1950, the oldest of 1925.'), /1925/],
    ['Tomato seed, on sale now.', says('Tomato seed, on sale now.'), /on sale/],
    ['Tomato seed.', says('Tomato seed, like all seed on sale.'), /on sale/],
    [
      'Tomato seed, like all my seed on sale.',
      says('Tomato seed, like all my seed on sale.'),
      /on sale/,
    ],
    ['Scales. Finish: oil.', says('Scales without finish.'), /finish/],
    ['Beeswax sheets, the #1 wick seller.', says('Beeswax sheets, the #1 wick seller.'), /rank/],
    ['Beeswax sheets. wick: #1 cotton', says('Our #1 wick, in beeswax sheets.'), /rank/],
    ['Beeswax sheets. wick: #1 cotton', says('Beeswax sheets, #1 in candles.'), /rank/],
    ['Beeswax sheets with a wick.', says('Beeswax sheets with a #1 wick.'), /rank/],
  ])('%s', (product, answer, expected) => {
    expect(faults(product, answer)).toMatch(expected)
  })
})
