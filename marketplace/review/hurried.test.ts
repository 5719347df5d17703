import { describe, expect, it } from 'vitest'
import { review } from '../review.ts'
import { aListingOf, anEntry } from '../testing/a-case.ts'
import type { ListingTexts } from './finding.ts'

type Answer = Partial<ListingTexts>

function faults(product: string, answer: Answer): string[] {
  return review(aListingOf(answer), anEntry(product)).hard.map(({ text }) => text)
}

const says = (generatedDescription: string): Answer => ({ generatedDescription })

describe('what a seller typed in haste is understood, and its true telling accepted', () => {
  it.each<[string, Answer]>([
    [
      'Crochet pattern of a market bag, strap is worked in no sewing.',
      {
        generatedTitle: 'Market Bag Crochet Pattern with No-Sew Strap',
        ...says('A crochet pattern of a market bag with a no-sew strap.'),
      },
    ],
    [
      'House portrait in charcoal, the house you sold and still dream about.',
      says('A house portrait in charcoal, of the house you sold and still dream of.'),
    ],
    [
      'Planner for a tablet. Where to click is the number one question I get.',
      says('A planner for a tablet. Where to click is the number one question I get.'),
    ],
    [
      'Card box of acrylic. Design #1 - #8.',
      says('A card box of acrylic. Give us design #1 - #8.'),
    ],
    [
      'Nest box, hinged for clean out w brass hook, roof felted? no, overlapping boards',
      says('The nest box is hinged and closed with a brass hook.'),
    ],
    [
      'Train turntable in birch. It takes BRIO, Bigjigs, IKEA Lillabo and Hape tracks.',
      says('A train turntable in birch. It takes BRIO, Bigjigs, IKEA Lillabo and Hape tracks.'),
    ],
    [
      'Soap bar. Box of 3 also available with £2 off.',
      says('A soap bar. A box of 3 is also available, with £2 off.'),
    ],
    [
      'Axe mask in leather. "B grade" ones with marks are 20% off.',
      says('An axe mask in leather. "B grade" masks with marks are 20% off.'),
    ],
    [
      "Tatting shuttle with a pick, it's not sharp sharp. Second one 20% off.",
      says("A tatting shuttle with a pick that's not sharp sharp. A second one is 20% off."),
    ],
    [
      '17 key kalimba, cherry wd body, solid.',
      says('A 17 key kalimba with a solid cherry wood body.'),
    ],
    ['Dollhouse sofa, OOAK handmade.', says('A handmade dollhouse sofa, one of a kind.')],
    [
      'Candle with a name. Order by 2 weeks before.',
      says('A candle with a name. Please order by two weeks before the day.'),
    ],
    ['Glass is 20 x 13cm, 6mm thick.', says('The glass is 20 x 13cm and 6mm thick.')],
    [
      'Owl pillow. embroider name on wing free. pink, teal',
      { generatedTitle: 'Owl Pillow with a Name on the Wing' },
    ],
    [
      'Robes. 1) sage, back: Bridesmaid 2) sage, ...',
      says('Robes. Write like this: "1) sage, back: Bridesmaid".'),
    ],
    [
      'Typewriter, blue. Keyboard QWERTY - with £ ? No: it has the $ key.',
      says('A blue typewriter. The keyboard is QWERTY and has the $ key.'),
    ],
    [
      'Fleece liner. Midwest / C&C sizes. cage not included',
      {
        generatedTitle: 'Fleece Liner for Midwest or C&C Cage',
        generatedDescription: 'A fleece liner; the cage is not included.',
      },
    ],
    ['dnd dice tray snaps flat', { generatedTitle: 'DnD Dice Tray, Snaps Flat' }],
    ['Beaded lanyard, 34 in', { generatedTitle: 'Beaded Lanyard, 34 in' }],
    [
      'Beaded lanyard for badges. badge reel sold sep.',
      says("A beaded lanyard. The badge reel's sold separately."),
    ],
    [
      'Camera, tested. 30 day guarantee from me.',
      says('A tested camera, with a 30 day guarantee from me.'),
    ],
    [
      'Buttons, bakelite? some maybe havent tested, shell MOP, glass',
      says(
        'Buttons of shell, mother of pearl and glass. Some may be bakelite; I have not tested them.',
      ),
    ],
    [
      'Pot w/ lid. DW safe, no microwave.',
      says('A pot with a lid, dishwasher safe. No microwave.'),
    ],
    ['Lamp made from an old sewing machine.', { generatedTitle: 'Upcycled Sewing Machine Lamp' }],
    ['Octopus, decor only, not a toy.', says('An octopus, sold as decor only and not as a toy.')],
    ['Octopus, 15cm, 20 w/ legs.', says('An octopus of 15 cm, 20 cm with its legs.')],
    ['Knife. Not dishwasher.', says('A knife. Keep it out of the dishwasher.')],
    ['Tray, 16x11 in.', says('A tray of 16 x 11 in.')],
    ['RECORD CLOCK ~ 12 INCH ~ LASER CUT?? NO, HAND CUT', says('A record clock, cut by hand.')],
    [
      "Boucles d'oreilles en laiton doré, martelées à la main dans mon atelier. pas de nickel dans le laiton ni le crochet.",
      says(
        "Ces boucles d'oreilles sont en laiton doré et martelées à la main dans mon atelier.\n\n• Nickel : il n'y en a pas dans le laiton ni dans le crochet.",
      ),
    ],
    [
      'Fudge, gf ingrediants but kitchen not gf.',
      says("A fudge. The ingredients are gluten free, but the kitchen isn't."),
    ],
    ['Pattern, needs 5(5,6,7,8) skeins.', says('A pattern that needs 5 (5, 6, 7, 8) skeins.')],
    ['Print in linocut, ltd 50.', says('A linocut print in a limited edition of 50.')],
    ['Comb, 11cm x5, ready in 5 days.', says('A comb of 11 x 5 cm, ready in 5 days.')],
    ['Tray, 16" x11" x2.', says('A tray of 16 x 11 x 2 in.')],
    ['Vegan soap with cocoa butter.', says('A vegan soap with cocoa butter.')],
    ['Blocks, age 18m+.', says('Blocks, from 18 months.')],
    [
      'Portrait of a pet. A5 A4 or A3, 2 pets only on A4 and A3 and costs extra.',
      says(
        'A portrait.\n\n• One pet, on A5, A4 or A3\n• 2 pets only on A4 and A3, and it costs extra',
      ),
    ],
    [
      'Hook set, screws and wall plugs are not included.',
      says('A hook set. The screws and the wall plugs are not included.'),
    ],
    [
      'Kalimba with 2 holes for the wah wah effect.',
      says('A kalimba with 2 holes for the wah wah effect.'),
    ],
    [
      'Shower steamers. Not for pregnant, asthma, under 12 ask dr.',
      says('Shower steamers. Not for pregnant, asthma, under 12 ask dr.'),
    ],
    [
      'Name train. Colour D: natural no paint. Painted w/ water based paint.',
      says('A name train. Natural no paint. Painted with water based paint.'),
    ],
    [
      'Deodorant in a tin. Return 5 clean tins for £3 off.',
      says('A deodorant in a tin. Return 5 clean tins for £3 off.'),
    ],
    ['Bougie à la vanille. Contient : linalol.', says('Bougie à la vanille. Contient : linalol.')],
  ])('%s', (product, answer) => {
    expect(faults(product, answer)).toEqual([])
  })
})

describe('what a list denies under its heading counts as denied', () => {
  it.each<[string, string]>([
    ['Print. Frame and glass not included.', 'A print. Not included:\n\n• Frame\n• Glass'],
    [
      'Print. Frame and glass not included.',
      'A print.\n\n• Frame: not included\n• Glass: not included',
    ],
    ['Wool balls. Not for babies or pets.', 'Wool balls.\n\nNot for:\n• Babies\n• Pets'],
    [
      'Lamp kit. Does not include bulb or plug.',
      'A lamp kit. It does not include:\n• Bulb\n• Plug',
    ],
    [
      'Card box with slot\nDOES NOT INCLUDE flowers, string lights',
      'A card box with slot.\n\nDoes not include\n• Flowers\n• String lights',
    ],
  ])('in an answer to "%s"', (product, description) => {
    expect(faults(product, says(description))).toEqual([])
  })

  it('in the text of a seller', () => {
    const product = 'Welcome sign.\n\nNot included:\n- easel\n- flowers'
    expect(faults(product, says('A welcome sign. It comes with an easel.'))).toEqual([
      expect.stringContaining('Not included: easel'),
      expect.stringContaining('Not included: easel'),
      expect.stringContaining('Not included: flowers'),
    ])
  })
})

describe('what she did not say is refused', () => {
  it.each<[string, string, RegExp]>([
    [
      'Brownies. Allergens: soy, wheat (gluten), almonds.',
      'Brownies. Contains soy and wheat.',
      /almonds/,
    ],
    ['Cake. Made in a kitchen that handles milk, egg.', 'A cake. Made by hand.', /handles milk/],
    ['Blocks, age 18m+.', 'Blocks, from birth.', /18 months/],
    ['Planner, PDF. No physical item is sent.', 'A planner. A copy is mailed to you.', /physical/],
    ['Coat with a 2cm tear at the armhole.', 'A coat without a tear.', /tear/],
    ['Trousers, no back pockets.', 'There are two back pockets as well.', /back pockets/],
    ['Trousers of linen from Lithuania.', 'Trousers of linen from Italy.', /Italy/],
    ['Trousers, 100% linen.', 'Trousers, 100% linen and cotton.', /cotton/],
    ['Castings, no citrus.', 'Castings with citrus peel.', /citrus/],
    ['Octopus, eyes not plastic.', 'The octopus has plastic safety eyes.', /plastic/],
    ['Welcome sign.', 'A welcome sign, delivered by Friday.', /delivered by/],
    ['Shampoo bar.', 'A shampoo bar for thinning hair.', /health claim/],
    ["Candlesticks, they're Victorian I'm told.", 'Candlesticks. Victorian brass.', /as certain/],
    ['Notebook. Refills sold sep.', 'A notebook. Refills are included.', /sold sep/],
    ['Camera. 30 day guarantee.', 'A camera with a 90 day guarantee.', /promotion/],
  ])('%s', (product, description, expected) => {
    expect(faults(product, says(description)).join('\n')).toMatch(expected)
  })
})
