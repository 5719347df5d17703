import type { LocalCraft } from '../pack.ts'
import { PETS, SKIN_CARE, SOAP, TOYS } from './care-and-play.ts'
import { CANDLES, SEASON, TEXTILES, VASES } from './house.ts'
import { CARDS, FILES, NOTEBOOKS, PRINTS } from './paper.ts'
import { BOARDS, DISHES, DRINKWARE, FOOD } from './table.ts'
import { BAGS, CLOTHES, EARRINGS, JEWELLERY, KEYRINGS } from './wear.ts'

/** Portuguese kinds of products: a pattern for a bag is a file, a candle in a cup a candle. */
export const PORTUGUESE_CRAFTS: readonly LocalCraft[] = [
  FILES,
  PETS,
  CANDLES,
  SOAP,
  SKIN_CARE,
  EARRINGS,
  JEWELLERY,
  TOYS,
  KEYRINGS,
  BAGS,
  CLOTHES,
  TEXTILES,
  VASES,
  DRINKWARE,
  DISHES,
  BOARDS,
  NOTEBOOKS,
  CARDS,
  PRINTS,
  FOOD,
  SEASON,
]
