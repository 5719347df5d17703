import type { LocalCraft } from '../pack.ts'
import { SKIN_CARE, SOAP } from './care.ts'
import { CLOTHES, KNITWEAR, YARN } from './clothes.ts'
import { BABY, SEASONAL, WREATHS } from './festive.ts'
import { FURNITURE, KEEPING, LAMPS, TEXTILES } from './home.ts'
import { CANDLES, CANDLE_HOLDERS, HOME_SCENTS } from './light.ts'
import { BOOKMARKS, CARDS, DOWNLOADS, PRINTS } from './paper.ts'
import { DOG_WALKS, FOOD, KEYRINGS, PETS, TOYS } from './play.ts'
import { DRINKWARE, KITCHEN_WOOD, PLANTERS, TABLEWARE, VASES } from './table.ts'
import { BAGS, EARRINGS, JEWELLERY, RINGS } from './wear.ts'

/** A "Schnittmuster Tasche" is a file and a "Hundedecke" for the dog: what changes the rest comes first. */
export const GERMAN_CRAFTS: readonly LocalCraft[] = [
  DOWNLOADS,
  DOG_WALKS,
  PETS,
  TOYS,
  BABY,
  KEYRINGS,
  SEASONAL,
  WREATHS,
  BOOKMARKS,
  CARDS,
  CANDLES,
  CANDLE_HOLDERS,
  HOME_SCENTS,
  SOAP,
  SKIN_CARE,
  DRINKWARE,
  VASES,
  PLANTERS,
  KITCHEN_WOOD,
  TABLEWARE,
  EARRINGS,
  RINGS,
  JEWELLERY,
  BAGS,
  KNITWEAR,
  YARN,
  CLOTHES,
  TEXTILES,
  PRINTS,
  LAMPS,
  KEEPING,
  FURNITURE,
  FOOD,
]
