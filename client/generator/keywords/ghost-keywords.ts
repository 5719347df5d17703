import { isShort, splitKeywords } from '#contract/keywords.ts'
import type { Listing } from '#contract/listings.ts'
import type { Item } from '#client/generator/item.ts'
import { tellingWords } from './telling-words.ts'

const SHOWN_MAX = 6

/** Keywords that may fit: from the text itself, and from the seller's own listings of such a thing. */
export function ghostKeywords(item: Item, listings: readonly Listing[]): string[] {
  const words = tellingWords(item.productType)
  if (words.size === 0) return []
  const isOfIt = (keyword: string) => [...tellingWords(keyword)].some((word) => words.has(word))
  const before = listings.flatMap((listing) => splitKeywords(listing.keywords)).filter(isOfIt)
  const found = new Set([...namesIn(item.productType), ...before])
  return [...found].filter((keyword) => !item.keywords.includes(keyword)).slice(0, SHOWN_MAX)
}

/** "wheel thrown stoneware mug, 12 oz" names a stoneware mug, a thrown stoneware mug. */
function namesIn(description: string): string[] {
  const [start = ''] = description
    .trim()
    .split(/[,.;:\n(]|\b(?:with|for|from|in|of|by|made|that)\b/i)
  const words = start
    .toLowerCase()
    .replace(/^(an?|the|my)\s+/, '')
    .split(/\s+/)
    .filter((word) => /^[\p{L}'-]+$/u.test(word))
  return [2, 3, 4]
    .filter((count) => count <= words.length)
    .map((count) => words.slice(-count).join(' '))
    .filter(isShort)
}
