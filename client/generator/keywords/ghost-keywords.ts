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
  const thing = thingOf(item.productType)
  const before = listings
    .filter((listing) => thingOf(listing.productType) === thing)
    .flatMap((listing) => splitKeywords(listing.keywords))
    .filter(isOfIt)
  const found = new Set([...namesIn(item.productType), ...before])
  return [...found].filter((keyword) => !item.keywords.includes(keyword)).slice(0, SHOWN_MAX)
}

/** What it is in one word, by which things of one kind are told from all others. */
export function thingOf(description: string): string | undefined {
  const [thing] = tellingWords(wordsOfName(description).at(-1) ?? '')
  return thing
}

/** "wheel thrown stoneware mug, 12 oz" names a stoneware mug, a thrown stoneware mug; "hand poured candle" no poured candle. */
function namesIn(description: string): string[] {
  const words = wordsOfName(description)
  return [2, 3, 4]
    .filter((count) => count <= words.length && words.at(-count - 1) !== 'hand')
    .map((count) => words.slice(-count).join(' '))
    .filter(isShort)
}

function wordsOfName(description: string): string[] {
  const [start = ''] = description
    .trim()
    .split(/[,.;:\n(]|\b(?:with|for|from|in|of|by|made|that)\b/i)
  return start
    .toLowerCase()
    .replace(/^(an?|the|my)\s+/, '')
    .split(/\s+/)
    .filter((word) => /^[\p{L}'-]+$/u.test(word))
}
