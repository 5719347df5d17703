import { expect, it } from 'vitest'
import { improved } from '../testing/an-improvement.ts'

const BLANKET = {
  title: 'crochet baby blanket',
  text: 'hi hun thanks for looking xx\n\nbaby blanket i crocheted in 100% cotton, pale yellow w a white scalloped edge. its 30 x 36 in. soft for newborns and prams. wash at 30 and dry flat pls dont tumble dry. made when you order so give me 5-7 days\n\nany qs just msg me x',
  tags: ['baby', 'blanket', 'crochet', 'gift', 'crochet baby blanket handmade', 'yellow'],
}

const YARN = {
  title:
    'Hand Dyed Yarn, Merino Sock Yarn, Speckled Yarn, Fingering Weight, Superwash Wool, Sock Yarn for Knitting',
  text: 'Hello and welcome to Thornfield Yarns!\n\nFOXGLOVE is one of my oldest colorways: deep plum, rose pink and a few specks of moss green on a cream base. I dye every skein in a pot in my kitchen, four skeins at a time.\n\n- 75% superwash merino, 25% nylon\n- Fingering weight, 4 ply\n- 100 g / 425 m per skein\n\nOne skein makes a pair of socks. The nylon keeps heels from wearing through.\n\nSHIPPING\nI ship every Tuesday and Friday by Royal Mail. Skeins come unwound; message me if you want yours caked, it is free.\n\nWith love, Hattie',
  tags: ['hand dyed yarn', 'sock yarn', 'merino yarn', 'speckled yarn', 'gift for knitter'],
}

it('takes no request to write to her for a fact of the item, however it is typed', () => {
  const { written, parts, leftOut } = improved(BLANKET)
  expect(parts).toContainEqual(expect.objectContaining({ part: 'description', isOffered: true }))
  expect(leftOut).toContainEqual({ text: 'any qs just msg me x', why: 'how to reach you' })
  expect(written.generatedDescription).not.toMatch(/message|\bqs\b/i)
})

it('ends a sentence at the size that is all it tells', () => {
  const { written } = improved(BLANKET)
  expect(written.generatedDescription).toMatch(/It's 30 x 36 in\n.*Soft for newborns/)
})

it('leaves out only that half of a sentence which asks to write to her', () => {
  const { written, leftOut } = improved(YARN)
  expect(written.generatedDescription).toContain('Skeins come unwound')
  expect(leftOut).toContainEqual({
    text: 'message me if you want yours caked, it is free.',
    why: 'how to reach you',
  })
})

it('takes a farewell for one, below whatever heading it stands', () => {
  const { leftOut } = improved(YARN)
  expect(leftOut).toContainEqual({ text: 'With love, Hattie', why: 'greetings and thanks' })
})

it('reads the colors of her thing from a list of them for the alt text', () => {
  expect(improved(YARN).written.generatedAltText).toMatch(
    /in deep plum, rose pink, moss green and cream\.$/,
  )
})

it('opens with what the item is in one line with her own first sentence', () => {
  expect(improved(YARN).written.generatedDescription).toMatch(
    /^[^\n]*sock yarn[^\n.]*\. FOXGLOVE is/,
  )
})

it('never tells her to add what no listing may say', () => {
  const { written, whyOf } = improved({
    title: 'SILVER MOON EARRINGS - BEST GIFT FOR HER!!! FREE SHIPPING!!!',
    text: 'WELCOME TO MY SHOP!!!\n\nTHESE STERLING SILVER MOON EARRINGS ARE HAND SAWN FROM 925 SILVER SHEET. THE MOONS MEASURE 18MM ACROSS.\n\nEACH PAIR WEIGHS 3G\nSTORE DRY, POLISH WITH A SILVER CLOTH.',
    tags: ['EARRINGS', 'SILVER', 'MOON EARRINGS', 'BEST SELLER', 'FREE SHIPPING'],
  })
  expect(written.generatedExplanation).not.toMatch(/add by hand.*(?:best seller|free shipping)/)
  expect(whyOf('title')).not.toMatch(/No longer in it: .*FREE SHIPPING/)
  expect(written.generatedDescription).toMatch(/3g\b/)
  expect(written.generatedDescription).toContain('Store dry, polish with')
})

it('counts a bare title as one fault, and asks for no material that it says', () => {
  const { whyOf } = improved({
    title: 'Ceramic mug',
    text: 'Hello! A mug I made. Blue and white. Holds about 350 ml. Microwave safe. Follow me @mugs',
    tags: ['ceramic mug', 'blue mug', 'white mug', 'coffee mug', 'tea mug'],
  })
  expect(whyOf('title')).toContain('bare: add the color')
  expect(whyOf('title')).not.toMatch(/says no more|material/)
})

it('offers a title that only leaves out the praise', () => {
  const { title } = improved({
    title: 'Lavender candle soy wax handmade in tin, great gift',
    text: 'Hello lovely! Poured by me in Leeds.\n\n8 oz (227g) soy wax candle in a gold tin with lid. Lavender and cedarwood essential oils. Burn time approx 40 hrs. Cotton wick.\n\nTrim wick to 5mm before each burn.\n\nWholesale? DM me on insta @leedswax. Buy 3 get 1 free!',
    tags: ['candle', 'soy candle', 'lavender candle', 'gift', 'cedarwood candle'],
  })
  expect(title).not.toMatch(/great/i)
  expect(title).toContain('Lavender Candle')
})

it('says no offer in a title, and counts nothing of it as a fact of hers', () => {
  const { title, leftOut } = improved({
    title: '*** HAND POURED BEESWAX CANDLES!!! SET OF 4 - BUY 2 GET 1 FREE *** PERFECT GIFT',
    text: 'WELCOME!!!\n\nSET OF FOUR PURE BEESWAX TAPER CANDLES, HAND DIPPED IN OUR BARN IN DEVON. EACH ONE IS 25CM TALL AND WEIGHS 70G. COTTON WICK, NO SCENT ADDED.\n\nFOLLOW US @honeylane ON INSTAGRAM\nLOVE, BETH',
    tags: ['BEESWAX CANDLES', 'CANDLES', 'TAPER CANDLES', 'GIFT'],
  })
  expect(title).toContain('Set of 4')
  expect(title).not.toMatch(/buy|free/i)
  expect(leftOut.map(({ text }) => text)).toContain('BUY 2 GET 1 FREE')
})

it('reads a sentence with a colon for no label, and denies by it nothing that it affirms', () => {
  const { written, leftOut } = improved({
    title: 'Linen Apron, Kitchen Apron, Cross Back Apron, Japanese Apron, Apron with Pockets',
    text: 'Welcome to my little studio!\n\nThis cross back apron is sewn from washed linen in sage green. It has two deep pockets and no ties: the straps cross at the back.\n\nSHIPPING\nI sew each apron to order in 5-7 days. Aprons come folded in tissue; message me if you want a gift note.\n\nRETURNS\nI accept returns within 14 days.\n\nThank you for supporting my small business,\nRuta',
    tags: ['linen apron', 'cross back apron', 'apron with pockets', 'sage green apron'],
  })
  expect(written.generatedTags).toContain('apron with pockets')
  expect(written.generatedDescription).toContain('Aprons come folded in tissue')
  for (const text of ['Thank you for supporting my small business', 'Ruta'])
    expect(leftOut).toContainEqual({ text, why: 'greetings and thanks' })
})

it('keeps what she typed before what we make of it, in her own number, and no search without its noun', () => {
  const { written } = improved({
    title: 'Ceramic mug, great SALE!!!',
    text: 'Hello! A ceramic mug I made on the wheel. Blue and white. Holds about 350 ml. Microwave safe. Follow me @mugs. I do not take back personalised mugs.',
    tags: ['ceramic mug', 'blue mug', 'white mug', 'coffee mug', 'tea mug', 'pottery mug'],
  })
  const { generatedTags: tags } = written
  expect(tags).toContain('pottery mug')
  expect(tags.filter((tag) => /mugs$|handmade$/.test(tag))).toEqual([])
})
