/** Reads "kind: its names" lines into pairs of a name and its kind. */
function namesOfKinds(text: string): readonly (readonly [string, string])[] {
  return text
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [kind = '', names = ''] = row.split(':').map((part) => part.trim())
      return names.split(', ').map((name) => [name, kind] as const)
    })
}

export const LESS_COMMON_COMPOUNDS = namesOfKinds(`
  candleholder: candle holder, tealight holder, votive holder, taper holder, light holder, candle stand
  craftkit: embroidery kit, needle kit, stitch kit, knitting kit, knit kit, crochet kit, craft kit, macrame kit
  craftkit: weaving kit, felting kit, painting kit, making kit, diy kit
  hoopart: embroidery hoop, embroidered hoop, hoop art, cross stitch, stitch piece
  doormat: door mat, welcome mat, entry mat
  perfume: perfume oil
  crystal: worry stone, palm stone, tumbled stone, crystal cluster, crystal sphere, crystal tower, crystal point
  crystal: amethyst cluster, quartz cluster, quartz point, quartz tower
  madeflower: crochet flower, crocheted flower, crochet bouquet, crocheted bouquet, crochet sunflower
  madeflower: crochet tulip, crochet rose, crochet daisy, paper flower, paper bouquet, felt flower, felt bouquet
  incenseholder: incense holder, incense burner, incense tray, stick holder, incense bowl
  spoonrest: spoon rest, ladle rest
  eggcup: egg cup, egg stand, egg holder
  cakestand: cake stand, cupcake stand, dessert stand, cake pedestal
  wineglass: wine glass, champagne glass, cocktail glass, beer glass, martini glass, whiskey glass, whisky glass
  wineglass: rocks glass, pint glass, champagne flute
  coloringpage: coloring page, colouring page, coloring sheet, colouring sheet, coloring book, colouring book
  ebook: e-book, how-to guide
  luggagetag: luggage tag, bag tag, suitcase tag
  pen: fountain pen, ballpoint pen
  stitchmarker: stitch marker, progress keeper, crochet hook, row counter, knitting counter
  swimsuit: bikini set, bikini top, bathing suit, swim suit, swimming suit
  lingerie: lingerie set, bra set
  instrument: thumb piano, rain stick
  cookiecutter: cookie cutter, biscuit cutter, cookie stamp
  stainedglass: stained panel, stained window, glass panel, glass window
  carcharm: car charm, mirror charm, mirror hanger, car hanger, car hanging
  shoulderstrap: guitar strap, camera strap, bass strap, ukulele strap
`)
