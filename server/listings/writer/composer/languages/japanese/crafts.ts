import type { LocalCraft } from '../pack.ts'
import { CANDLES, FURNITURE, SCENTS, SEASON, TEXTILES } from './home.ts'
import { CARDS, FILES, PRINTS, TOYS } from './paper.ts'
import { DISHES, FOOD, VASES, WOODWARE } from './table.ts'
import { BAGS, CLOTHES, JEWELLERY, SOAP } from './wear.ts'

/** Japanese kinds of products: a pattern for a bag is a file, a holder for a candle stands with furniture. */
export const JAPANESE_CRAFTS: readonly LocalCraft[] = [
  FILES,
  CANDLES,
  SCENTS,
  SOAP,
  TOYS,
  SEASON,
  JEWELLERY,
  BAGS,
  CLOTHES,
  VASES,
  WOODWARE,
  TEXTILES,
  DISHES,
  CARDS,
  PRINTS,
  FOOD,
  FURNITURE,
]
