import { splitKeywords } from '#contract/keywords.ts'
import { asTitle } from './characters.ts'
import type { ListingInput } from './review/finding.ts'
import { TITLE } from './rules.ts'
import { contentStems, hasPhrase, isStopWord } from './text.ts'

const JOINTS = 'for|with|and|or|of|the|an?|in|to|by|from'
const ENDS_OPEN = new RegExp(String.raw`(?:(?<![\p{L}\d])(?:${JOINTS})|[,&+\-–—:|/])$`, 'iu')
const BEGINS_OPEN = new RegExp(String.raw`^(?:(?:${JOINTS})(?![\p{L}\d])|[&+\-–—:|/])\s*`, 'iu')

/**
 * A title without these words: the parts that hold them go, but for the one that names the item, which loses the
 * words alone.
 */
export function titleWithout(
  title: string,
  words: readonly string[],
  input: Pick<ListingInput, 'keywords' | 'starredKeywords'>,
): string {
  // A decimal comma parts nothing: "2,7 L" is one number.
  const segments = title.split(/,\s+/)
  const naming = namingAt(segments, input)
  const kept = segments.flatMap((segment, at) => {
    const faulty = words.filter((word) => isIn(segment, word))
    if (faulty.length === 0) return segment
    const rest = at === naming ? faulty.reduce(withoutPhrase, segment) : ''
    return contentStems(rest).length === 0 ? [] : rest
  })
  return fitted(asTitle(kept.join(', ')))
}

/** The first part that ends a keyword as buyers do, "bag" of "linen bag"; else the first part of all. */
function namingAt(
  segments: readonly string[],
  { keywords, starredKeywords }: Pick<ListingInput, 'keywords' | 'starredKeywords'>,
): number {
  const heads = new Set(
    splitKeywords(`${starredKeywords}, ${keywords}`).flatMap(
      (keyword) => contentStems(keyword).at(-1) ?? [],
    ),
  )
  const at = segments.findIndex((segment) => contentStems(segment).some((stem) => heads.has(stem)))
  return Math.max(0, at)
}

function isIn(segment: string, words: string): boolean {
  return words !== '' && (segment.includes(words) || hasPhrase(segment, words))
}

/** "Linen Bag in Silk" without "silk" is "Linen Bag"; the word that led to it goes as well. */
function withoutPhrase(segment: string, phrase: string): string {
  const wanted = phrase.toLowerCase().split(/[\s-]+/)
  const words = segment.split(/\s+/)
  const bare = words.map((word) =>
    word.toLowerCase().replace(/^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu, ''),
  )
  const at = bare.findIndex((_, start) =>
    wanted.every((word, index) => bare[start + index] === word),
  )
  if (at === -1) return ''
  const to = at + wanted.length
  const isJoined = ['and', 'or'].includes(bare[to] ?? '') || words[to] === '&'
  // "In Silk and Canvas": what led to the phrase leads to what was joined to it.
  const from = isJoined ? at : bare.slice(0, at).findLastIndex((word) => !isStopWord(word)) + 1
  const rest = [...words.slice(0, from), ...words.slice(isJoined ? to + 1 : to)].join(' ')
  return rest.replace(BEGINS_OPEN, '')
}

function fitted(title: string): string {
  let short = title
  while (short.length > TITLE.lengthMax || ENDS_OPEN.test(short)) {
    const at = short.lastIndexOf(' ')
    if (at === -1) return short.slice(0, TITLE.lengthMax)
    short = short.slice(0, at)
  }
  return short
}
