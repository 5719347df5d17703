import type { Craft } from './craft.ts'
import { BASKETS } from './crafts/baskets.ts'
import { CANDLE_HOLDERS } from './crafts/candle-holders.ts'
import { COSTUMES } from './crafts/costumes.ts'
import { CRAFT_KITS } from './crafts/craft-kits.ts'
import { CRYSTALS } from './crafts/crystals.ts'
import { DOORMATS } from './crafts/doormats.ts'
import { HOOP_ART } from './crafts/hoop-art.ts'
import { MADE_FLOWERS } from './crafts/made-flowers.ts'
import { PERFUMES } from './crafts/perfumes.ts'
import { PRESS_ON_NAILS } from './crafts/press-on-nails.ts'

/** Crafts whose nouns no other craft knows, so that their order does not matter. */
export const LESS_COMMON: readonly Craft[] = [
  BASKETS,
  CANDLE_HOLDERS,
  COSTUMES,
  CRAFT_KITS,
  CRYSTALS,
  DOORMATS,
  HOOP_ART,
  MADE_FLOWERS,
  PERFUMES,
  PRESS_ON_NAILS,
]
