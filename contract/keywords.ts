/** Sellers are asked for at least this many keywords; the advice names the range. */
export const KEYWORDS = {
  recommendedMin: 20,
  recommendedRange: '20-25',
  focusMax: 3,
  /** Short enough to become a tag. */
  shortMax: 20,
  /** One short keyword for each tag. */
  shortWanted: 13,
} as const

/** One keyword as it is kept: trimmed, lower case, single spaces. Blank stays blank. */
function normaliseKeyword(keyword: string): string {
  return keyword.replace(/\s+/g, ' ').trim().toLowerCase()
}

/** Splits what was typed or pasted on commas, semicolons and newlines; drops empties and repeats. */
export function splitKeywords(text: string): string[] {
  return unique(text.split(/[,;\n]/).map(normaliseKeyword))
}

/** The form in which keywords travel and are stored. */
export function joinKeywords(keywords: readonly string[]): string {
  return keywords.join(', ')
}

/** Adds what was typed to what is there; what was there stays in place. */
export function addKeywords(keywords: readonly string[], typed: string): string[] {
  return unique([...keywords, ...splitKeywords(typed)])
}

/**
 * Renames one keyword, in place. A blank name changes nothing, a name that exists merges with it, and
 * a name with a comma in it is two.
 */
export function renameKeyword(keywords: readonly string[], from: string, to: string): string[] {
  const renamed = splitKeywords(to)
  if (renamed.length === 0) return [...keywords]
  return unique(keywords.flatMap((keyword) => (keyword === from ? renamed : [keyword])))
}

export function isShort(keyword: string): boolean {
  return keyword.length <= KEYWORDS.shortMax
}

/** The advice while there are 1 to 19 keywords, else null. */
export function keywordCountAdvice(keywords: readonly string[]): string | null {
  const count = keywords.length
  if (count === 0 || count >= KEYWORDS.recommendedMin) return null
  return `You have ${count} keyword(s) added. We recommend at least ${KEYWORDS.recommendedRange} relevant keywords...`
}

/** The advice while there are 1 to 12 keywords short enough for a tag, else null. */
export function shortKeywordAdvice(keywords: readonly string[]): string | null {
  const count = keywords.filter(isShort).length
  if (count === 0 || count >= KEYWORDS.shortWanted) return null
  return `You have ${count} short keyword(s) (${KEYWORDS.shortMax} characters or less) that could be used for tags...`
}

function unique(keywords: readonly string[]): string[] {
  return [...new Set(keywords)].filter((keyword) => keyword !== '')
}
