import { useState } from 'react'
import type { Listing } from '#contract/listings.ts'
import type { Item } from './item.ts'

type Doubt = { about: string; keywords: string[] }

/** Asks once about keywords that were left from another item. */
export function useStrays(item: Item, last: Listing | null) {
  const [standing, setStanding] = useState<Doubt | null>(null)
  const [kept, setKept] = useState<string | null>(null)
  // It is about these very words; whoever types others has answered.
  const doubt = standing?.about === wordsOf(item) ? standing : null
  return {
    strays: doubt?.keywords ?? [],
    /** Whether to ask before this item is written; then it does. */
    asksAbout: async (complete: Item): Promise<boolean> => {
      const about = wordsOf(complete)
      if (last === null || kept === about) return false
      const { strayKeywords } = await import('./keywords/stray-keywords.ts')
      const keywords = strayKeywords(complete, last)
      if (keywords.length > 0) setStanding({ about, keywords })
      return keywords.length > 0
    },
    keep: () => {
      setKept(wordsOf(item))
      setStanding(null)
    },
    answer: () => setStanding(null),
  }
}

function wordsOf({ productType, keywords }: Item): string {
  return `${productType}\n${keywords.join()}`
}
