import type { LocalCraft } from '../pack.ts'
import { CANDLES, FURNISHINGS, SCENTS, SEASON, TEXTILES } from './home.ts'
import { CARDS, FILES, PRINTS, TOYS } from './paper.ts'
import { DISHES, FOOD, VASES, WOODWARE } from './table.ts'
import { BAGS, CLOTHES, JEWELLERY, SOAP } from './wear.ts'

/** Arabic kinds of products: a board to cut on is no picture, a box for jewellery no jewellery. */
export const ARABIC_CRAFTS: readonly LocalCraft[] = [
  FILES,
  CANDLES,
  SCENTS,
  SOAP,
  TOYS,
  WOODWARE,
  BAGS,
  FURNISHINGS,
  SEASON,
  VASES,
  DISHES,
  JEWELLERY,
  TEXTILES,
  CLOTHES,
  CARDS,
  PRINTS,
  FOOD,
]
