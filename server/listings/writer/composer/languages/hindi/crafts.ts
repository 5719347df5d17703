import type { LocalCraft } from '../pack.ts'
import { CANDLES, FURNISHINGS, SEASON, SOAP, TEXTILES } from './home.ts'
import { FILES, PAPER, PRINTS, TOYS } from './paper.ts'
import { DISHES, FOOD, WOODWARE } from './table.ts'
import { BAGS, CLOTHES, JEWELLERY } from './wear.ts'

/** Hindi kinds of products, whose keywords are often typed in Latin letters: "soy candle" is a candle. */
export const HINDI_CRAFTS: readonly LocalCraft[] = [
  FILES,
  CANDLES,
  SOAP,
  TOYS,
  WOODWARE,
  BAGS,
  SEASON,
  TEXTILES,
  FURNISHINGS,
  DISHES,
  CLOTHES,
  JEWELLERY,
  PAPER,
  PRINTS,
  FOOD,
]
