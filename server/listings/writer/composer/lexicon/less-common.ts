import type { Craft } from './craft.ts'
import { BASKETS } from './crafts/baskets.ts'
import { BOOKENDS } from './crafts/bookends.ts'
import { CAKE_STANDS } from './crafts/cake-stands.ts'
import { CANDLE_HOLDERS } from './crafts/candle-holders.ts'
import { CAR_CHARMS } from './crafts/car-charms.ts'
import { COLORING_PAGES } from './crafts/coloring-pages.ts'
import { COOKIE_CUTTERS } from './crafts/cookie-cutters.ts'
import { COSTUMES } from './crafts/costumes.ts'
import { CRAFT_KITS } from './crafts/craft-kits.ts'
import { CRYSTALS } from './crafts/crystals.ts'
import { DOORMATS } from './crafts/doormats.ts'
import { EGG_CUPS } from './crafts/egg-cups.ts'
import { GLASSWARE } from './crafts/glassware.ts'
import { GUIDES } from './crafts/guides.ts'
import { HOOP_ART } from './crafts/hoop-art.ts'
import { INCENSE_HOLDERS } from './crafts/incense-holders.ts'
import { INSTRUMENTS } from './crafts/instruments.ts'
import { LINGERIE } from './crafts/lingerie.ts'
import { LUGGAGE_TAGS } from './crafts/luggage-tags.ts'
import { MADE_FLOWERS } from './crafts/made-flowers.ts'
import { NOTIONS } from './crafts/notions.ts'
import { PENS } from './crafts/pens.ts'
import { PERFUMES } from './crafts/perfumes.ts'
import { PRESS_ON_NAILS } from './crafts/press-on-nails.ts'
import { SHOULDER_STRAPS } from './crafts/shoulder-straps.ts'
import { SPOON_RESTS } from './crafts/spoon-rests.ts'
import { STAINED_GLASS } from './crafts/stained-glass.ts'
import { SWIMWEAR } from './crafts/swimwear.ts'

/** Crafts whose nouns no other craft knows, so that their order does not matter. */
export const LESS_COMMON: readonly Craft[] = [
  BASKETS,
  BOOKENDS,
  CAKE_STANDS,
  CANDLE_HOLDERS,
  CAR_CHARMS,
  COLORING_PAGES,
  COOKIE_CUTTERS,
  COSTUMES,
  CRAFT_KITS,
  CRYSTALS,
  DOORMATS,
  EGG_CUPS,
  GLASSWARE,
  GUIDES,
  HOOP_ART,
  INCENSE_HOLDERS,
  INSTRUMENTS,
  LINGERIE,
  LUGGAGE_TAGS,
  MADE_FLOWERS,
  NOTIONS,
  PENS,
  PERFUMES,
  PRESS_ON_NAILS,
  SHOULDER_STRAPS,
  SPOON_RESTS,
  STAINED_GLASS,
  SWIMWEAR,
]
