import { describe, expect, it } from 'vitest'
import { review } from '../review.ts'
import { aListingOf, anEntry } from '../testing/a-case.ts'
import type { ListingInput, ListingTexts } from './finding.ts'

type Answer = Partial<ListingTexts>

function faults(product: string, answer: Answer, entry: Partial<ListingInput> = {}): string[] {
  return review(aListingOf(answer), anEntry(product, entry)).hard.map(({ text }) => text)
}

const says = (generatedDescription: string): Answer => ({ generatedDescription })

describe('an honest answer is accepted', () => {
  it.each<[string, Answer]>([
    ['Topper for a cake. 2 day make + usps.', says('A topper for a cake. Made in 2 days.')],
    ['Shelf for dolls, 5-7 working days to make.', says('A shelf. Made in 5-7 working days.')],
    [
      'Dresser, 1:12. Playscale 1:6? no, sorry, Barbie will have to manage',
      says("A dresser. It doesn't come in 1:6, sorry: Barbie will have to manage."),
    ],
    [
      'Sewing machine, dated by the serial, 1922 or 23. It sews.',
      says('A sewing machine. By its serial it is of 1922 or 1923.'),
    ],
    [
      'Pot in enamel, prob 1950s maybe late 40s.',
      says('A pot in enamel, probably from the 1950s, maybe the late 1940s.'),
    ],
    [
      'Pen in ebonite. Nib: size 6 stainless.',
      says('A pen in ebonite. The nib is stainless steel.'),
    ],
    [
      'Printable tracker. NOT INCLUDED: app, stickers, binder, anything physical',
      says('A printable tracker. No app, stickers, binder or anything physical is included.'),
    ],
    [
      'Symptom diary with a pain map, 40 pages.',
      says('This symptom diary of 40 pages has a pain map.'),
    ],
    ['A market bag.\nNo returns on sale items.', says('A market bag. No returns on sale items.')],
    [
      'Tomato seed, non GMO, like all garden tomato seed on sale.',
      says("Tomato seed. It's non GMO, like all garden tomato seed on sale."),
    ],
    [
      'Scales for knives. buffs to gloss w/out finish',
      says('Scales for knives. They buff to a gloss without finish.'),
    ],
    ['Shelf liner, 26 1/2" wide.', says('The shelf liner is 26 1/2" (67.3 cm) wide.')],
    [
      'Sewing pattern. Files: A4 (28 pages), US letter (30 p).',
      says('A sewing pattern: 28 pages on A4 or 30 pages on US letter.'),
    ],
    [
      'Brooch, 4 stones missing out of about 30.',
      says('On this brooch 4 of about 30 stones are missing.'),
    ],
    [
      'Rag bear.\nWeighted?....... no\n\n** HIS CLOTHES **\n- Linen shirt\n- Knit bonnet',
      says('A rag bear. His clothes are a linen shirt and a knit bonnet.'),
    ],
    [
      'Letter train. Runs on the Ikea and Brio type tracks.',
      says('A letter train. It runs on Ikea and Brio type tracks.'),
    ],
    ['Crate of pine, w/o lid, w/ handles.', says('A crate of pine with handles, without a lid.')],
    [
      'Beeswax sheets. wick: #1 cotton, 3 m',
      says('Beeswax sheets with 3 m of #1 cotton wick. The wick is #1 cotton.'),
    ],
    [
      'Berry bowl in porcelain. Not dishwasher safe.',
      says("This porcelain bowl isn't dishwasher safe."),
    ],
    ['Berry bowl, microwave safe? no', says('Microwave safe? No. A berry bowl.')],
    [
      'Stool of ash. It stands on three legs. Do not sit on it wet. Felt pads not supplied.',
      says(
        'A stool of ash for any floor, felt pads or not, to sit on. Do not sit on it wet. Felt pads are not supplied.',
      ),
    ],
    [
      'Puppet stage. The string is the clever bit, you pull it and the curtain is in. Moths get in',
      says('A puppet stage. Pull the string and the curtain is in.'),
    ],
    [
      'Knife. Delivery UK £4.95. Weighs 300 g without sheath, the sheath is oak.',
      says('A knife in an oak sheath. It weighs 300 g without the sheath.'),
    ],
    ['Hazelnut whirls. My brother is allergic, he only packs.', says('Hazelnut whirls.')],
    [
      'Scarf for dolls of the American Girl sort. I am not American Girl, it only fits.',
      says('A scarf. It fits American Girl dolls; I am not American Girl.'),
    ],
    ['Balm, PAO 6M, shelf life 9 m unopened.', says('A balm that keeps 9 months unopened.')],
    [
      'Rest for carving. Not included: awl, thread, bone folder.',
      says('A rest for carving. Not included are an awl, thread and bone folder.'),
    ],
    [
      'Bobbins with beads (the spangle), though I also do ones with a fat end and no spangle.',
      {
        ...says('Bobbins with a spangle, or with a fat end and no spangle.'),
        generatedTitle: 'Bobbins with Spangle or without',
      },
    ],
    ['Boîte à pain, « Pain du Jour ».', says('A box « Pain du Jour », a boîte à pain.')],
    [
      'Mist. Not a pillow spray that cures insomnia, I make no claims.',
      says('A mist. It is not a pillow spray for insomnia. I make no claims.'),
    ],
    [
      'Robe of cotton. WASH 40, no softener. Delivery 4-6 days. Orders for Boxing Day by Dec 12.',
      says('A robe of cotton. Wash the robe at 40. To have it for Boxing Day, order by Dec 12.'),
    ],
    [
      'Block. Model A: 300 x 220 x 35 mm – 1.9 kg. No logos, unless trade. Laser engraved on the edge.',
      says(
        'A block. Model A is 300 x 220 x 35 mm and 1.9 kg. Logos are not engraved, unless for trade. Laser engraved on the edge.',
      ),
    ],
    [
      'Chart. Finished 15.8 x 23.7 cm / 6.2 x 9.3 in. RETURNS\nNot for files.',
      says("A chart of 15.8 x 23.7 cm. Files can't be returned."),
    ],
    [
      'Infusion in a compostable pouch, card tube £3 extra.',
      says('An infusion in a compostable pouch.'),
    ],
    ['Elf ears. They stay on for photos sort of.', says('Elf ears. They stay on, sort of.')],
    [
      "Kite. Don't fly it near power lines, not above 60 metres. It doesn't come in a box.",
      says(
        "A kite. Don't fly it near power lines or above 60 metres. It comes in a sack, not a box.",
      ),
    ],
    [
      'Cuff of brass. Returns 14 days, not engraved ones.',
      says("A cuff of brass. Engraved ones can't be returned."),
    ],
    [
      'Fudge with sea salt. Q. Can you do no salt? A. Yes, put PLAIN in the note.',
      { ...says('A fudge with sea salt.'), generatedTitle: 'Sea Salt Fudge' },
    ],
    [
      'Punch kit. Contents: cloth, wool.\n\nNOT INCLUDED\n* cushion pad and backing fabric',
      says('A punch kit of cloth and wool. Not included: cushion pad, backing fabric.'),
    ],
    [
      'Quilt from shirts. Nothing that smells of smoke, I have asthma.',
      says("A quilt from shirts. I can't use anything that smells of smoke (I have asthma)."),
    ],
    ['Screen for d&d nights, not official.', says('A screen for D&D nights. It is not official.')],
    [
      "Fire poker, a ram's head. It doesn't come with a stand.",
      says("A fire poker with a ram's head.\n\n• Stand: it does not come with one"),
    ],
    [
      'Poker. It takes the best part of a Saturday.',
      says('This poker takes the best part of a Saturday.'),
    ],
    [
      'Lens, 58 mm. ADAPTER NOT INCLUDED.',
      says('A lens of 58 mm, tested on a camera with an adapter. The adapter is not included.'),
    ],
    [
      'Bandana for dogs, slides over the collar. Collar not included.',
      {
        ...says('A bandana for dogs that slides over the collar. Collar not included.'),
        generatedTitle: 'Dog Bandana, Slides Over the Collar, Gingham',
      },
    ],
    [
      'Apron in hemp.\nwash 40, iron or dont\n+ pocket 9€ up to 2, adds a day',
      says('An apron in hemp. Wash it at 40. A pocket costs €9, up to 2, and adds a day.'),
    ],
    [
      'Shawl in lace. Gift wrapping free if you like!',
      says('A lace shawl. Gift wrapping is free.'),
    ],
    [
      '20 oz mug ss dbl wall, seald, clr rose gld. hnd wsh only NO micro',
      {
        ...says('A 20 oz mug, sealed, in rose gold. Hand wash only, no microwave.'),
        generatedTitle: 'Double Wall Mug in Stainless Steel',
      },
    ],
    [
      'Fairy door, hand paintd, rdy to ship. Outside the paint goes off.',
      {
        ...says('A fairy door, hand painted and ready to ship. Outside the paint goes off.'),
        generatedTitle: 'Hand Painted Fairy Door',
      },
    ],
    [
      'Shams, 55% linen 45% cotton. Is it pure linen? No, mixed.',
      says('Shams of 55% linen and 45% cotton: it is a mix, not pure linen.'),
    ],
    [
      'Felt pillow, name embroidered free, pink / blue.',
      { ...says('A felt pillow. Name: embroidered free.'), generatedTitle: 'Embroidered Pillow' },
    ],
    [
      'Gourd lamp, the bulb included for EU plug, for USA plug we send without bulb.',
      says(
        'A gourd lamp. With an EU plug, the bulb is included. With a USA plug it comes without a bulb.',
      ),
    ],
    [
      'Beard oil. Smells of cedar. Unscented on request.',
      {
        ...says('A beard oil that smells of cedar.'),
        generatedTitle: 'Beard Oil with Cedar Scent',
      },
    ],
    ['Cross stitch in a hoop, no frame glass.', says('A cross stitch.\n\n• Glass: no frame glass')],
    [
      "Veil on a comb. Nickel in the comb? Don't know.",
      says("A veil on a comb. Silver plated is all I was told about it; nickel, I don't know."),
    ],
    [
      "This bag's from jeans. Five pairs, Levi's and Wranglers.",
      says("A bag from jeans: five pairs, Levi's and Wranglers."),
    ],
    [
      'Fabric hair bow, liberty print, for girls 3+',
      {
        ...says('A fabric hair bow in a Liberty print, for girls 3+.'),
        generatedTitle: 'Fabric Hair Bow for Girls 3+',
      },
    ],
    ['Trug 30 high without handles. Two side handles.', says('A trug with two side handles.')],
    ["Wraps of cotton.\nDon'ts\n✗ raw eggs", says('Cotton wraps. Keep them away from raw eggs.')],
    ['Pet sketch. Blurry whatsapp pics no.', says('A pet sketch. No blurry WhatsApp pictures.')],
    ['Oak board, 16 x 12 in, ~ 9 lb.', says('An oak board of 16 x 12 in, ~ 9 lb.')],
    ["Reed mat. Please don't soak it.", says("A reed mat. Please don't leave it in water.")],
    ['Lute. Pegs are cheap brass ones.', says('A lute. The pegs are cheap brass ones.')],
    ["Felt bags.\nDon'ts\n✗ raw fish", says('Felt bags. Do not use them for raw fish.')],
    [
      'Kit. If a part is missing write me, it goes next post free.',
      says('A kit. If a part is missing, write to me: it goes with the next post, free.'),
    ],
    [
      'Cat toy, sewn. No bells, nothing loose, since my Tom swallowed a bell, 90 euros at the vet.',
      says('A sewn cat toy with no bells and nothing loose.'),
    ],
    ['resn dish, sm bubls hapn', { generatedTitle: 'Dish in Resin' }],
    ['2 keys. 6u spcbar = ask me 65$.', says('2 keys. A 6u spacebar is 65$: ask me.')],
    [
      'Felt garland. NOT A TOY keep outta reach, hang 2 ft up.',
      says("A felt garland. It's not a toy. Hang it out of reach, 2 ft up."),
    ],
    ['Balm. Contains sweet almond oil, beeswax.', says('Contains almond oil and beeswax.')],
    ['Pickle jar, no lid.', says('A pickle jar without lid.')],
    ['Prints, unsigned.', says('Prints that are small, on paper from a mill in Kent.')],
    ['Wool from my flock in Shetland.', says('This wool comes from Shetland.')],
    ['Dog chews of turkey.', says('Chews made from turkey. Questions? Hear from us.')],
    ['Pickle jar, no lid.', { generatedTags: ['pickle jar', 'lidless jar', 'open jar'] }],
    [
      'Banner sewn of twill. The rod and the cord are NOT included.',
      says('A twill banner. Rod and cord are not included.'),
    ],
    [
      'Banner of twill, 3 inch rod pocket. The rod is not included.',
      says('The banner has a rod pocket of 3 inch. The rod is sold separately.'),
    ],
    [
      'Rope of hemp, not for climbing.',
      { ...says('A hemp rope. Not for climbing.'), generatedTags: ['hemp rope'] },
    ],
    [
      'Felt mouse. No toy is indestructible, so look at it now and then.',
      { ...says('A felt mouse, a toy for your cat.'), generatedTags: ['cat toy', 'felt toy'] },
    ],
    [
      'Clay cave for tanks. Comes without fish.',
      { ...says('A clay cave. No fish included.'), generatedTags: ['fish cave', 'fish tank cave'] },
    ],
    [
      'Chart for a bobble hat, PDF. No hat is sent.',
      {
        ...says('A chart for a bobble hat as a PDF. The hat itself is not sent.'),
        generatedTags: ['hat chart'],
      },
    ],
    [
      'Soap made without hair dye. Good for hair.',
      { ...says('A soap for hair, made without hair dye.'), generatedTags: ['hair soap'] },
    ],
    ['Roll pen. Clip: none. Nib: steel.', says('A roll pen with a steel nib. No clip.')],
    [
      'Swift for yarn. Screws / hooks sold separate.',
      says('A swift for yarn. Screws and hooks are sold separately.'),
    ],
    ['Bolt, turned: no, milled: yes.', says('The bolt is milled, not turned.')],
    ['Q: kosher? A: no, sorry. Fudge with cream.', says('A fudge with cream. Not kosher.')],
    [
      'Checkers weighted with iron, not lead. 900 g the set.',
      says('The checkers are weighted with iron, not lead, 900 g the set.'),
    ],
    [
      'stand for a tablet in pine charger and cable not inclded cork feet yes does not tilt',
      says('A stand in pine with cork feet. Charger and cable are not included.'),
    ],
    [
      'balm for hands no water no preservative plastic pot because the bathroom floor is tiled',
      says('A balm for hands in a plastic pot, without water.'),
    ],
    [
      'Nougat with pistachio. The lemon bar is without nuts. Ask me: is it nut free? I would not call it nut free.',
      says('The lemon bar is without nuts, but I would not call it nut free.'),
    ],
    ['Found at a house clearance near Hull: a stool.', says('A stool from a house clearance.')],
    [
      'Garden pot, thrown in terracotta.',
      { ...says('A garden pot.'), generatedTags: ['clay garden pot'] },
    ],
    ['Ladder of spruce for hens.', says('A wooden ladder for hens.')],
    ['Cups by hand, no two are alike.', says('Cups made by hand; two are never the same.')],
    ['Mug for tea. No fuss, no problem.', says('A mug for tea.')],
    ['Not only a mug but a bowl.', says('A mug and a bowl.')],
    ['Holds no more than 5 kg.', says('It holds up to 5 kg.')],
    ['Scarf in lambswool, never itchy.', says('A lambswool scarf that is not itchy.')],
    [
      'Foot balm. Contains almond oil, lanolin and propolis.',
      says('A foot balm. Contains almond oil, lanolin and propolis.'),
    ],
    ['Playsuit, colours clay, moss, oat.', says('Choose clay, moss or oat.')],
    ['Playsuit, colours clay, moss, oat.', { generatedTags: ['oat playsuit'] }],
    ['Linen pouch, 60% linen, 40% cotton.', says('A pouch of 60% linen and 40% cotton.')],
    ['Rings in sizes 5 to 10.', says('Choose a size between 5 and 10.')],
    ['Kettle for up to 2,7 L.', { generatedTitle: 'Kettle for up to 2,7 L' }],
    ['Card 10,5 x 14,8 cm', says('The card measures 10,5 x 14,8 cm.')],
    [
      'Lamp, attributed to Ellis Marlow.',
      says('A lamp that may be by Ellis Marlow: it is attributed to him.'),
    ],
    ['Tray of treated wood, in low relief.', says('A tray of treated wood, carved in low relief.')],
    [
      'Pot of cured concrete with a heel.',
      says('A concrete pot, cured for 4 weeks.'.replace(' for 4 weeks', '')),
    ],
    ['Teething ring in beech.', { generatedTitle: 'Beech Teething Ring' }],
    ['Balm. Not for eczema or broken skin.', says('A balm. Not for eczema or broken skin.')],
    ['Mat for a self healing cutter.', says('A mat for a self healing cutter.')],
    [
      'Levis jacket, reworked by hand. Vintage Levis.',
      { generatedTitle: "Reworked Levi's Jacket" },
    ],
    ['Shelf bracket, fits Ikea Lack.', { generatedTitle: 'Shelf Bracket for Ikea Lack' }],
    [
      'Solid ash desk top, oiled.',
      { generatedTitle: 'Solid Ash Desk Top', generatedTags: ['wood desk top'] },
    ],
    ['Yarn in soft greys and one blue.', { generatedTags: ['grey yarn', 'gray and blue yarn'] }],
    ['Boots laced with cord. Sizes 36-42.', says('Boots in sizes 36-42, laced with cord.')],
    ['Desk 120 x 60 cm, 75 cm high.', says('The desk is 120 x 60 cm and 75 cm high.')],
    [
      'Lantern. Never leave a burning candle unattended.',
      says('A lantern. Please never leave a burning candle unattended.'),
    ],
    ['The bag has a strap you can hold on to.', says('It has a strap you can hold on to.')],
    ['Small chip on the rim, see photo.', says('There is a small chip on the rim.')],
    ['A bowl :) turned (oak).', says('A bowl turned from oak. :)')],
    ['Candle "Late Harvest" with fig.', { generatedTitle: 'Fig Candle "Late Harvest"' }],
    ['Frame 8" x 10", with glass.', says('The frame is 8" x 10" with glass.')],
    ['Vase that is not for sale online elsewhere.', says('A vase.')],
    [
      'Halter with a brass plate. Exchange if theres no plate on it yet.',
      { generatedTitle: 'Halter with Brass Plate' },
    ],
    [
      'Halter. Rope sold seperately. Nothing flapping on it.',
      { ...says('The rope is sold separately.'), generatedTags: ['flap free halter'] },
    ],
    ['Shawl, 100% Shetland, from a small flock.', { generatedTitle: 'Shetland Wool Shawl' }],
    [
      'Cape 60 wide with the lining IN. Some shop tags on.',
      says('The cape is 60 wide with the lining IN.\n• Tags: some have the shop tag on'),
    ],
    ['Spinner. I cannot guarantee a pike.', says("I can't guarantee a pike with this spinner.")],
    [
      'Half a dozen spoons: 2 large, 4 small. A pair of tongs.',
      says('6 spoons, 2 large and 4 small, and 2 tongs.'),
    ],
    ['3 big and 5 little pegs.', { generatedTitle: 'Set of 8 Pegs' }],
    [
      'Needle stops set of 9 - 5 ducks + 4 frogs - clay.',
      { generatedTitle: 'Set of 9 Needle Stops in Clay' },
    ],
    [
      'Bell cord, 9mm dock rope (retired, not for hoisting kids anymore obv).',
      says('A bell cord of retired 9mm dock rope. Not for hoisting kids.'),
    ],
    [
      'Wall lantern in tin. 1 x AA not supplied.',
      says('A wall lantern in tin. It runs on 1 AA cell, not supplied.'),
    ],
    [
      'Stylus of ash, comes in sleeve not box.',
      says('A stylus of ash. It comes in a sleeve, not a box.'),
    ],
    [
      'brooch in resin w gold leaf, 4cm, pin back, leaf not real, pick ur hue, nickle free? dunno',
      says('A resin brooch with gold leaf, 4cm, with a pin back.'),
    ],
    ['Bulb packets x6, purple.', { generatedTitle: 'Purple Bulbs, 6 Packets' }],
    [
      'plug for the cable NOT inc (2 pins)',
      says('The cable needs a plug of 2 pins, which is not included.'),
    ],
    [
      'Sail, no eyelets on the short side, 8 on each long side.',
      says('The sail has 8 eyelets on each long side.'),
    ],
    [
      'This is a plain flower frog for 7 stems. No flowers.',
      { generatedTitle: 'Flower Frog for 7 Tall Flowers' },
    ],
    ['Tray 30 cm long, 2 kg.', says('The tray is 30 cm (11.8 inches) long and 2 kg (4.4 lb).')],
    ['Lids s m l (12, 15,20cm)', says('Lids of 12 cm, 15 cm and 20 cm.')],
    ['Shawl in acrilic, machin wash.', says('An acrylic shawl. You can machine wash it.')],
    [
      'cuff w brass snap, hypoalergenic? dunno, made by a friend',
      says('A cuff with a brass snap. Hypoallergenic? I do not know.'),
    ],
    [
      'pegs 4 or 6 a bag, not sanded not oild, packs of 4 or 6 maybe, raw ends',
      says('Packs of 4 or 6. Not sanded, not oiled.'),
    ],
    [
      "Portrait of your cow in a frame. No bulls, the horns won't fit the frame.",
      { generatedTitle: 'Cow Portrait in a Frame' },
    ],
    [
      'old keys from grans drawer, abt 50s i think, mostly iron sum brass, not cleend, sets of 3 maybe 4, choking hazzard, pick up or post',
      says('Old keys, mostly iron, from the 50s, I think. Not cleaned. Choking hazard.'),
    ],
    [
      'moss ball 6cm, kokedama style, with string, pot n saucer NOT inculded, indoor, wipe',
      says('A moss ball of 6cm with string. Pot and saucer are NOT included.'),
    ],
    [
      'painting: acrylic on a thick board, about 30 x 40, font in photo 6\nframe: NOT included',
      says('The frame is NOT included.'),
    ],
  ])('%s', (product, answer) => {
    expect(faults(product, answer)).toEqual([])
  })

  it('backs materials by the photo and by wishes', () => {
    const photo = { imageDescription: 'A bowl on slate, filled with brass keys, in navy' }
    expect(faults('Bowl.', { generatedAltText: 'A navy bowl with brass keys.' }, photo)).toEqual([])
    const wish = { customAiInstructions: 'Mention the silk lining' }
    expect(faults('Linen pouch.', says('A linen pouch with a silk lining.'), wish)).toEqual([])
  })

  it.each<[string, string]>([
    ['Trough in zinc, £90. Lid in ash +£12.', 'A zinc trough. Lid in ash +£12.'],
    ['Trough in zinc, £90. Lid in ash +£12.', 'A zinc trough. A lid in ash costs extra.'],
    ['Trough in zinc, £90. Lid in ash +£12.', 'A zinc trough.'],
    ["Send the reel back and I'll fill it again for £4.", 'I fill the reel again for £4.'],
    ['Bench, deposit $50, back when it comes home dry.', 'A bench for hire, deposit $50.'],
  ])(
    'lets what an option costs stand as it was typed, or unsaid with the option: %s %s',
    (product, told) => {
      expect(faults(product, says(told))).toEqual([])
    },
  )

  it('lets a maker claim in title and text what she typed and nothing makes unsafe', () => {
    const entry = { keywords: 'webbing strap, recycled, small batch strap, organic strap' }
    const recycled = { generatedTitle: 'Recycled Webbing Strap, Small Batch' }
    const organic = { generatedTitle: 'Organic Webbing Strap' }
    expect(faults('Strap of webbing.', recycled, entry)).toEqual([])
    expect(faults('Strap of webbing.', organic, entry)).toHaveLength(1)
  })

  it('tells of the photo what it shows, in the parcel or not', () => {
    const photo = { imageDescription: 'A trestle with white roses' }
    const answer = { generatedAltText: 'A trestle with white roses.', ...says('No roses.') }
    expect(faults('Trestle for hire. Roses: not included.', answer, photo)).toEqual([])
  })

  it('ends no field in another: a denial reaches no further than its own', () => {
    const photo = { imageDescription: 'grey cover with white seams' }
    const product = 'cover for a saddle, felt, 60 x 45 cm, lined, straps incl, not for riding'
    const answer = { generatedAltText: 'A grey cover with white seams.' }
    expect(faults(product, { ...answer, ...says('Not for riding.') }, photo)).toEqual([])
  })

  it('reads other languages for form and numbers alone', () => {
    const product =
      'Kerzenhalter aus Eiche, ohne Kerze, von Hand gedreht und mit Öl behandelt, 12 cm hoch.'
    const generatedTitle = 'Kerzenhalter aus Eiche, 12 cm'
    expect(faults(product, { generatedTitle, generatedDescription: product })).toEqual([])
  })

  it('keeps the seller’s own words whole, whatever they are', () => {
    const own = [
      'Felted bird on a wire. It is not a toy, keep it away from babies. Stands 9 cm tall.',
      'Dried starter, 15 grams. Not gluten free. You need flour, water and a jar, none of that is in the envelope.',
      'Wig cap. Doll and eyes are not included. No iron, no hot water. Colours can vary.',
      'Tin of salve: shea, cocoa, may contain traces of nuts. For dry hands. Patch test first!',
      'Case, fits the 13 inch, not the 15 inch. Lined? Yes. Waterproof? No.',
      'I think it is from the 1950s. Small scratch on the base, no chips, no cracks.',
    ]
    for (const text of own) expect(faults(text, says(text))).toEqual([])
  })
})

describe('advice blocks nothing', () => {
  const advised = (product: string, answer: Answer) =>
    review(aListingOf(answer), anEntry(product, { keywords: 'fig candle' }))
      .graded.map(({ text }) => text)
      .join('\n')

  it.each<[string, Answer, RegExp]>([
    [
      'Candle "Late Harvest" with fig.',
      { generatedTitle: 'Fig Candle' },
      /does not name "Late Harvest"/,
    ],
    ['Candle with fig.', { generatedTitle: 'Fig Candle, Gift' }, /"Gift" says little/],
    [
      'Candle with fig.',
      says('A fig candle. Some evenings call for slippers and a sofa.'),
      /any other thing/,
    ],
    ['Amber necklace for a baby.', {}, /strangle/],
    ['Crib bumper of cotton.', {}, /bumpers/],
    ['Room spray with essential oils, cats love it.', {}, /oils harm cats/],
    ['Pajamas for kids.', {}, /Sleepwear/],
    [
      'Candle with fig.',
      says('A candle, a candle, one candle, this candle, your candle: candle.'),
      /"candle" 6 times/,
    ],
  ])('%s', (product, answer, expected) => {
    expect(advised(product, answer)).toMatch(expected)
  })
})
