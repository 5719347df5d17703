import { splitKeywords } from '#contract/keywords.ts'
import type { Listing } from '#contract/listings.ts'
import type { Item } from '#client/generator/item.ts'
import { tellingWords } from './telling-words.ts'

/**
 * Keywords that have stayed from the item before and say nothing of this one. Only where the focus is
 * among them, or most of the list: a seller keeps "gift for her" from item to item on purpose.
 */
export function strayKeywords(item: Item, last: Listing): string[] {
  if (last.productType.trim() === item.productType.trim()) return []
  const words = tellingWords(item.productType)
  const ofLast = new Set(splitKeywords(last.keywords))
  const strays = item.keywords.filter(
    (keyword) => ofLast.has(keyword) && ![...tellingWords(keyword)].some((word) => words.has(word)),
  )
  const isFocusAstray = item.starredKeywords.some((keyword) => strays.includes(keyword))
  return isFocusAstray || strays.length > item.keywords.length / 2 ? strays : []
}
