import type { Denied } from '../denied.ts'
import type { Item } from '../item.ts'
import type { Word } from '../words.ts'

type Verdict = { support: 'backed' | 'general' | 'doubtful' | 'false'; because: string }
type Known = { said: ReadonlySet<string>; denied: readonly Denied[]; item: Item }

const FOREIGN_ROOT = 5
const QUOTE_WORDS_MAX = 4
const PART_LETTERS = 4
const GIFTS = new Set(
  'geschenk geschenkidee cadeau regalo presente idée gave present prezent'.split(' '),
)

/** Where we know no word table, a search is backed when each of its words begins like one of the text. */
export function foreignSupport(words: readonly Word[], { said, denied, item }: Known): Verdict {
  const denial = denied.find(
    ({ stem, quote }) =>
      quote.split(' ').length <= QUOTE_WORDS_MAX &&
      stem.length >= FOREIGN_ROOT &&
      words.some((word) => word.low.startsWith(stem.slice(0, -1)) && word.stem !== item.head),
  )
  if (denial !== undefined) return { support: 'false', because: `your text says "${denial.quote}"` }
  const begins = new Set([...said].map((stem) => stem.slice(0, FOREIGN_ROOT)))
  const begun = (stem: string) => begins.has(stem.slice(0, FOREIGN_ROOT))
  const strange = words.filter(
    ({ stem }) => !begun(stem) && !isPartOf(stem, said) && !isCompound(stem, begun),
  )
  if (strange.length === 0) return { support: 'backed', because: '' }
  if (words.some(({ low }) => GIFTS.has(low))) return { support: 'general', because: '' }
  return { support: 'doubtful', because: `your text does not say "${strange[0]?.low ?? ''}"` }
}

/** "Tuch" of a "Seidentuch". */
function isPartOf(stem: string, said: ReadonlySet<string>): boolean {
  return stem.length >= PART_LETTERS && [...said].some((one) => one.endsWith(stem))
}

/** "Handgefärbt" of what is "von Hand gefärbt". */
function isCompound(stem: string, begun: (part: string) => boolean): boolean {
  for (let at = PART_LETTERS; at <= stem.length - PART_LETTERS; at += 1) {
    if (begun(stem.slice(0, at)) && begun(stem.slice(at))) return true
  }
  return false
}
