import type { Denied } from '../denied.ts'
import type { Item } from '../item.ts'
import type { Word } from '../words.ts'

type Verdict = { support: 'backed' | 'general' | 'synonym' | 'doubtful' | 'false'; because: string }
type Known = {
  said: ReadonlySet<string>
  /** Words that several searches share. */
  shared: ReadonlySet<string>
  denied: readonly Denied[]
  doubted: ReadonlySet<string>
  item: Item
}

const FOREIGN_ROOT = 5
const QUOTE_WORDS_MAX = 4
const NEAR_QUOTE_WORDS_MAX = 6
/** "Futter" that is not included denies no "Futterstation". */
const ENDING_MAX = 2
const PART_LETTERS = 4
const GIFTS = new Set(
  'geschenk geschenkidee cadeau regalo presente idée gave present prezent'.split(' '),
)

/** Where we know no word table, a search is backed when each of its words begins like one of the text. */
export function foreignSupport(
  words: readonly Word[],
  { said, shared, denied, doubted, item }: Known,
): Verdict {
  const denial = denied.find(
    ({ stem, quote, manner, isNear }) =>
      manner !== 'deed' &&
      quote.split(' ').length <= (isNear ? NEAR_QUOTE_WORDS_MAX : QUOTE_WORDS_MAX) &&
      stem.length >= FOREIGN_ROOT &&
      words.some(
        ({ low, ...word }) =>
          low.startsWith(stem.slice(0, -1)) &&
          low.length <= stem.length + ENDING_MAX &&
          word.stem !== item.head,
      ),
  )
  if (denial !== undefined) return { support: 'false', because: `your text says "${denial.quote}"` }
  const begins = new Set([...said].map((stem) => stem.slice(0, FOREIGN_ROOT)))
  const begun = (stem: string) => begins.has(stem.slice(0, FOREIGN_ROOT))
  const strange = words.filter(
    ({ stem }) => !begun(stem) && !isPartOf(stem, said) && !isCompound(stem, begun),
  )
  if (words.some(({ stem }) => doubted.has(stem) && stem !== item.head))
    return { support: 'doubtful', because: '' }
  if (strange.length === 0) return { support: 'backed', because: '' }
  if (words.some(({ low }) => GIFTS.has(low))) return { support: 'general', because: '' }
  const bareBegins = new Set([...begins].map(bare))
  const isName = strange.every(
    ({ stem }) =>
      (shared.has(stem) && isNamedAlike(stem, item.head)) ||
      bareBegins.has(bare(stem).slice(0, FOREIGN_ROOT)),
  )
  return { support: isName ? 'synonym' : 'doubtful', because: '' }
}

const MARKS = /\p{M}/gu

/** Without its marks: "füttern" and "Futter" begin alike. */
function bare(stem: string): string {
  return stem.normalize('NFD').replace(MARKS, '')
}

/** "Vogelhaus" is another name of a "Futterhaus" where several searches say so. */
function isNamedAlike(stem: string, head: string): boolean {
  const isLong = stem.length > PART_LETTERS && head.length > PART_LETTERS
  return isLong && stem.slice(-PART_LETTERS) === head.slice(-PART_LETTERS)
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
