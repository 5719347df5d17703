import { describe, expect, it } from 'vitest'
import { explanationOf, tagsOf } from './testing/tags-of.ts'

describe('a search that the text neither says nor contradicts', () => {
  it.each([
    ['Baby quilt in cotton, foxes on cream.', 'baby quilt', 'fox baby blanket'],
    ['Digital planner, PDF, with pages for habits and meals.', 'digital planner', 'habit tracker'],
    ['Curlew print, an original linocut, an edition of 25.', 'curlew print', 'limited edition'],
    ['Curlew print, an original linocut, an edition of 25.', 'curlew print', 'original print'],
    ['Spoon that I carve of black cherry.', 'spoon', 'wooden spoon'],
    ['Goat milk soap. No fragrance added.', 'goat milk soap', 'unscented soap'],
    ['Teething ring of beech with silicone beads.', 'teething ring', 'silicone teether'],
    ['Oil painting of a red hen, 8 x 10 inches.', 'oil painting', 'original painting'],
    ['Oil painting of a red hen, 8 x 10 inches.', 'oil painting', 'bird painting'],
    ['Oil painting of a red hen, 8 x 10 inches.', 'oil painting', '8x10 painting'],
    ['Oil painting of a red hen, 8 x 10 inches.', 'oil painting', 'farmhouse wall art'],
    ['Baby blanket knitted in wool.', 'baby blanket', 'cot blanket'],
    ['Wall hanging, knotted from 5 mm cotton cord.', 'wall hanging', 'cotton wall hanging'],
    ['Highland cow SVG file.', 'highland cow svg', 'svg for shirts'],
    ['Stoneware butter dish with lid.', 'butter dish', 'ceramic butter dish'],
    ['Mens socks, thick. 70 wool 30 nylon.', 'mens socks', 'wool socks'],
    ['Real poppy petals in resin, drop earrings.', 'poppy earrings', 'real flower earrings'],
    ['6 lavender bath bombs, 60g each.', 'lavender bath bombs', 'bath bomb set'],
    ['Set of 3 beeswax wraps.', 'beeswax wraps', 'zero waste kitchen'],
    ['Wooden name puzzle of birch plywood.', 'name puzzle', 'waldorf toy'],
    ['Wedding invitation template, PDF.', 'wedding invitation template', 'wedding invite'],
    ['Silver cuff bracelet, marked 925.', 'silver cuff bracelet', '925 bracelet'],
    ['Plant hanger of cotton. No pot, no plant.', 'plant hanger', 'plant gift'],
    ['Pet portrait in pastel from your photo.', 'pet portrait', 'custom portrait'],
    ['Cat tunnel of felt, 90 cm.', 'cat tunnel', 'pet tunnel'],
    ['Shaving brush, synthetic (vegan, no badger).', 'shaving brush', 'vegan brush'],
    ['Sweet pea seeds, 25.', 'sweet pea seeds', 'flower seeds'],
    ['Greyhound coat, waxed cotton.', 'greyhound coat', 'waxed dog coat'],
    ['Tea towels of linen.', 'tea towels', 'kitchen towel'],
    ['Morse bracelet spelling any word up to 8 letters.', 'morse bracelet', 'custom bracelet'],
    ['Mohair bear, 28 cm. One of a kind.', 'mohair bear', 'ooak bear'],
    ['Wedding seating chart template, PDF.', 'seating chart template', 'table plan'],
    ['Invitation template, PDF. You print it yourself.', 'invitation template', 'printable'],
    ['Tray of vegan leather (its not real leather).', 'valet tray', 'vegan leather tray'],
    ['Bag of "faux suede", not real suede.', 'tote bag', 'faux suede bag'],
    ['Handbound coptic journal, blank.', 'coptic journal', 'coptic bound'],
    ['Handsewn quilt, machine washable.', 'quilt', 'handmade quilt'],
    ['Sock monkey of cotton. Machine wash gentle.', 'sock monkey', 'handmade toy'],
    ['Sock monkey of cotton. Machine wash gentle.', 'sock monkey', 'soft toy'],
    ['Goat milk soap, cured 6 weeks.', 'goat milk soap', 'bar soap'],
    ['Walnut coat rack, keyhole hangers on the back.', 'coat rack', 'wall coat rack'],
    ['Vintage Pyrex Gold oval? No its the round one.', 'gold pyrex', 'vintage pyrex'],
    ['French enamel pot, chipped.', 'enamel pot', 'french enamelware'],
    ['Hand balm with beeswax, 30 ml.', 'hand balm', 'beeswax salve'],
    [
      'Guitar strap. Fits buttons to 12 mm. Acoustic w/out button needs a tie - not included',
      'guitar strap',
      'acoustic strap',
    ],
  ])('is a tag on her word: %s, %s, "%s"', (productType, name, keyword) => {
    expect(tagsOf({ productType, keywords: `${name}, ${keyword}` })).toContain(keyword)
  })

  it.each([
    ['Glass beads, 6 mm.\nColour codes\n04 Emerald', 'glass beads', 'gemstone beads'],
    ['Polymer clay earrings.', 'clay earrings', 'ceramic earrings'],
    ['Teapot made in the 1970s.', 'teapot', 'art deco teapot'],
    ['Slim bifold wallet of leather.', 'bifold wallet', 'coin purse'],
    ['Linen napkin, 40 cm.', 'linen napkin', 'napkin ring'],
    ['Leather collar for dogs.', 'dog collar', 'cat collar'],
    ['Dog bandana that slips over the collar.', 'over the collar bandana', 'cat bandana'],
    ['Horse blanket of wool, quilted.', 'quilted blanket', 'dog blanket'],
    ['Round willow basket, 32 cm across.', 'willow basket', 'trug'],
    ['Slippers of sheepskin, suede outside.', 'sheepskin slippers', 'vegan slippers'],
    ['Candle of beeswax, 9 cm.', 'beeswax candle', 'vegan candle'],
    ['Milking stool of ash, 30 cm.', 'milking stool', 'bar stool'],
    ['Linen dress. One size, fits UK 10-16.', 'linen dress', 'plus size dress'],
    ['Plans for a National hive, PDF.', 'hive plans', 'langstroth plans'],
    ['Teak desk lamp, 42 cm.', 'desk lamp', 'louis poulsen'],
    ['Embroidery kit: hoop, linen, thread.', 'embroidery kit', 'cross stitch kit'],
    ['Stoneware mug with a moth, dishwasher ok.', 'moth mug', 'washy mug'],
    ['Enamel coffee pot, sky blue.', 'enamel coffee pot', 'enamel teapot'],
    ['Stoneware mug, 12 oz.', 'stoneware mug', 'stoneware tankard'],
    ['Knitting pattern for a raglan cardigan, PDF.', 'cardigan pattern', 'raglan cardigan'],
    ['Knitting pattern for a raglan cardigan, PDF.', 'cardigan pattern', 'garden decor'],
    ['Knitting pattern raglan cardigan, PDF.', 'raglan cardigan pattern', 'raglan cardigan'],
    ['Oil lamp in stoneware, for paraffin.', 'oil lamp', 'essential oil lamp'],
    ['Shower steamers. Starch, essential oils.', 'shower steamers', 'essential oil'],
    ['Highland cow SVG file.', 'highland cow svg', 'free svg'],
    ['Highland cow SVG file.', 'highland cow svg', 'embroidery file'],
    ['Green tomato relish, 300 g.', 'tomato relish', 'chutney'],
    ['Opal ring, gold filled.', 'opal ring', 'solid gold ring'],
    ['Goose tee, printed by hand.', 'goose tee', 'goose hoodie'],
    ['Fused glass coasters in sea greens.', 'glass coasters', 'sea glass coasters'],
    ['PDF sewing pattern for a tote bag.', 'tote bag pattern', 'free sewing pattern'],
  ])('is none where it claims what the text does not bear: %s, %s, "%s"', (text, name, keyword) => {
    expect(tagsOf({ productType: text, keywords: `${name}, ${keyword}` })).not.toContain(keyword)
    expect(explanationOf({ productType: text, keywords: `${name}, ${keyword}` })).toMatch(
      new RegExp(`(?:no tags; |Not used: )[^.]*"${keyword}"`),
    )
  })
})

describe('a search that her own text contradicts', () => {
  it.each([
    ['Brettchen aus Eiche. Pflege: NICHT in die Spülmaschine.', 'brettchen', 'spülmaschinenfest'],
    [
      'PDF sewing pattern for a wrap dress. No finished dress is sent.',
      'pdf sewing pattern',
      'handmade dress',
    ],
    ['Teapot with a printed mark, made in the 1970s.', 'teapot', 'handmade teapot'],
    ['Brett aus Nuss. Nicht spülmaschinengeeignet.', 'nussbrett', 'spülmaschinenfest'],
    ['Brett aus Nuss. Gravur gegen Aufpreis 8 €.', 'nussbrett', 'brett mit gravur'],
    ['Pendientes de plata. La caja no está incluida.', 'pendientes plata', 'pendientes caja'],
    ['Bienenwachskerze, 9 cm. Ohne Duftstoffe.', 'bienenwachskerze', 'duftkerze'],
    ['Wandfarbe aus Kalk, 1 l. Ohne Farbstoffe.', 'wandfarbe', 'farbkalk'],
    ['Vela de soja en tarro. La tapa y el mechero NO van incluidos.', 'vela soja', 'vela con tapa'],
    ['Abanico pintado. La funda no viene incluida.', 'abanico pintado', 'abanico con funda'],
    ['Candela di soia. Il coperchio non è incluso.', 'candela soia', 'candela con coperchio'],
    ['Guest book in linen. Fits Instax Mini photos.', 'guest book', 'polaroid guest book'],
    ['A wheel thrown mug in stoneware.', 'stoneware mug', 'travel mug'],
  ])('is no tag: %s, %s, "%s"', (productType, name, keyword) => {
    expect(tagsOf({ productType, keywords: `${name}, ${keyword}` })).not.toContain(keyword)
  })
})

describe('a tag that nobody typed', () => {
  it('is of no stuff that only counted parts are of, and has no gift turned round', () => {
    const tags = tagsOf({
      productType: 'Walnut coat rack, 30 in long, 5 knobs matte black iron.',
      keywords: 'coat rack, walnut coat rack, christmas gift for women',
    })
    expect(tags).not.toContain('iron coat rack')
    expect(tags).not.toContain('women christmas gift')
  })
})
