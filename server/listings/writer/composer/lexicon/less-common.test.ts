import { describe, expect, it } from 'vitest'
import { readBrief } from '../../brief/brief.ts'
import { aForm } from '../../testing/cases.ts'
import type { Craft } from './craft.ts'
import { craftsOf } from './craft-of.ts'
import { BASKETS } from './crafts/baskets.ts'
import { BOOKENDS } from './crafts/bookends.ts'
import { CAKE_STANDS } from './crafts/cake-stands.ts'
import { CANDLE_HOLDERS } from './crafts/candle-holders.ts'
import { COSTUMES } from './crafts/costumes.ts'
import { CRAFT_KITS } from './crafts/craft-kits.ts'
import { CRYSTALS } from './crafts/crystals.ts'
import { DOORMATS } from './crafts/doormats.ts'
import { EGG_CUPS } from './crafts/egg-cups.ts'
import { HOOP_ART } from './crafts/hoop-art.ts'
import { INCENSE_HOLDERS } from './crafts/incense-holders.ts'
import { MADE_FLOWERS } from './crafts/made-flowers.ts'
import { PERFUMES } from './crafts/perfumes.ts'
import { PRESS_ON_NAILS } from './crafts/press-on-nails.ts'
import { SPOON_RESTS } from './crafts/spoon-rests.ts'
import { GLASSWARE } from './crafts/glassware.ts'
import { COLORING_PAGES } from './crafts/coloring-pages.ts'
import { GUIDES } from './crafts/guides.ts'
import { LUGGAGE_TAGS } from './crafts/luggage-tags.ts'
import { PENS } from './crafts/pens.ts'
import { NOTIONS } from './crafts/notions.ts'
import { SWIMWEAR } from './crafts/swimwear.ts'
import { LINGERIE } from './crafts/lingerie.ts'
import { INSTRUMENTS } from './crafts/instruments.ts'
import { COOKIE_CUTTERS } from './crafts/cookie-cutters.ts'
import { STAINED_GLASS } from './crafts/stained-glass.ts'
import { CAR_CHARMS } from './crafts/car-charms.ts'
import { SHOULDER_STRAPS } from './crafts/shoulder-straps.ts'

describe('kinds of things that are sold less often', () => {
  it.each<[string, string, Craft]>([
    ['Embroidery hoop with the birth flower of your month', 'embroidery hoop', HOOP_ART],
    ['Embroidery kit for beginners, fox', 'embroidery kit', CRAFT_KITS],
    ['Brass candle holder for taper candles', 'candle holder', CANDLE_HOLDERS],
    ['Rope basket, 30 cm across', 'rope basket', BASKETS],
    ['Welcome mat in coir', 'welcome mat', DOORMATS],
    ['Press-on nails, almond shape', 'press-on nails', PRESS_ON_NAILS],
    ['Worry stone in green aventurine', 'worry stone', CRYSTALS],
    ['Perfume oil with fig and cedar', 'perfume oil', PERFUMES],
    ['Venetian mask with feathers', 'venetian mask', COSTUMES],
    ['Crochet tulip bouquet', 'crochet bouquet', MADE_FLOWERS],
    ['Egg cup in turned maple', 'egg cup', EGG_CUPS],
    ['Ceramic spoon rest', 'spoon rest', SPOON_RESTS],
    ['Cake stand in white stoneware', 'cake stand', CAKE_STANDS],
    ['Walnut bookends, a pair', 'bookends', BOOKENDS],
    ['Incense burner in brass', 'incense burner', INCENSE_HOLDERS],
    ['Wine glasses etched with ferns, set of two', 'wine glasses', GLASSWARE],
    ['Printable coloring pages, 20 dinosaurs', 'coloring pages', COLORING_PAGES],
    ['Ebook on sourdough for beginners, 40 pages', 'sourdough ebook', GUIDES],
    ['Leather luggage tag with initials', 'luggage tag', LUGGAGE_TAGS],
    ['Turned walnut pen', 'walnut pen', PENS],
    ['Stitch markers shaped like sheep, set of six', 'stitch markers', NOTIONS],
    ['Crochet bikini set in cotton', 'bikini set', SWIMWEAR],
    ['Lace bralette in ivory', 'lace bralette', LINGERIE],
    ['Kalimba with 17 keys', 'kalimba', INSTRUMENTS],
    ['Cookie cutter in steel, fox shape', 'cookie cutter', COOKIE_CUTTERS],
    ['Stained glass panel with a heron', 'stained glass panel', STAINED_GLASS],
    ['Macrame car charm, sage', 'car charm', CAR_CHARMS],
    ['Leather guitar strap with tooled ferns', 'guitar strap', SHOULDER_STRAPS],
  ])('have words of their own: %s', (product, keywords, craft) => {
    expect(craftsOf(readBrief(aForm({ productType: product, keywords })))[0]).toBe(craft)
  })
})
