import type { LocalCraft } from '../pack.ts'
import { EARRINGS, JEWELLERY, SKIN_CARE, SOAP } from './body.ts'
import { CANDLES, CANDLE_HOLDERS, FURNITURE, PLANTERS, SEASONAL, TEXTILES, VASES } from './home.ts'
import { CARDS, DOWNLOADS, PRINTS } from './paper.ts'
import { DOG_WALKS, KEYRINGS, PETS, TOYS } from './play.ts'
import { KEEPING, LAMPS, YARN } from './room.ts'
import { DRINKWARE, FOOD, KITCHEN_WOOD, TABLEWARE } from './table.ts'
import { BABY, BAGS, CLOTHES, KNITWEAR } from './wear.ts'

/** A "haakpatroon knuffel" is a file and a "hondendeken" for the dog: what changes the rest comes first. */
export const DUTCH_CRAFTS: readonly LocalCraft[] = [
  DOWNLOADS,
  DOG_WALKS,
  PETS,
  TOYS,
  BABY,
  KEYRINGS,
  SEASONAL,
  CARDS,
  CANDLE_HOLDERS,
  CANDLES,
  SOAP,
  SKIN_CARE,
  DRINKWARE,
  VASES,
  PLANTERS,
  KITCHEN_WOOD,
  TABLEWARE,
  EARRINGS,
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
