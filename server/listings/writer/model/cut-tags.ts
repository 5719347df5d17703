import { headOf, isGeneric } from '#composer/read/item.ts'
import { is } from '#composer/read/lexicon.ts'
import { isSmall, stemsOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { phraseFinder } from '#marketplace/text.ts'
import type { Tongue } from '#composer/read/abroad/tongue.ts'
import { isNegation } from '#marketplace/searches/denied.ts'
import type { Keyword } from '#composer/read/searches/keywords.ts'
import type { Material } from './material.ts'
import { searchKey, type SortedSearches } from './searches.ts'

/** These say before a noun which thing it is: a board to cut on, a machine that sews. */
const NAMING = new Set(
  'cutting sewing knitting spinning weaving washing walking rocking riding fishing writing drawing'.split(
    ' ',
  ),
)
/** A search ends by chance in any noun; in that of the thing many do. */
const NAMED_SO_MIN = 2

/**
 * Finds what was cut from a search until it names another thing: the "electric cigar box" of a guitar, the "handwriting
 * board" of who sells cutting boards. What the seller typed herself is whole.
 */
export function cutFinder(
  { brief, input }: Pick<Material, 'brief' | 'input'>,
  searches: SortedSearches,
): (tag: string) => boolean {
  const { item, keywords, language } = brief
  if (language !== 'en') return () => false
  const typed = new Set(keywords.map(({ text }) => stemsOf(text)))
  const fitting = keywords.filter(({ text }) => searches.get(searchKey(text)) === 'fits')
  const headIn = (words: readonly Word[]) => headOf(words, language)
  const heads = Map.groupBy(
    fitting.flatMap(({ words }) => headIn(words)?.stem ?? []),
    (stem) => stem,
  )
  const isOfTheThing = ({ stem }: Word) =>
    stem === item.head || (heads.get(stem) ?? []).length >= NAMED_SO_MIN
  const isSaid = phraseFinder(input.productType)
  return (tag) => {
    if (typed.has(stemsOf(tag))) return false
    const words = wordsOf(tag)
    const head = headIn(words)
    // "Visible mending" of a "visible mending thread": what is done with it is searched for too.
    if (words.at(-1)?.low.endsWith('ing') === true && isSaid(tag)) return false
    // Of a file what it is about is searched for by itself: "debt snowball" of a tracker.
    if (item.kind.isDigital && isSaid(tag)) return false
    if (head === null || isGeneric(head) || words.some(isOfAnOccasion)) return false
    // "Shawl pattern" of who types "lace shawl pattern" too.
    const isEnding = ({ words: all }: Keyword) => isSpelledAlike(all.slice(-words.length), words)
    return fitting.some((search) => {
      if (fitting.some((other) => other !== search && isEnding(other))) return false
      const whole = headIn(search.words)
      if (
        whole === null ||
        isGeneric(whole) ||
        !isOfTheThing(whole) ||
        !isPartOf(words, search.words)
      )
        return false
      if (head.stem !== whole.stem) return !heads.has(head.stem)
      const [naming] = search.words.slice(0, search.words.indexOf(whole)).slice(-1)
      return naming !== undefined && NAMING.has(naming.low) && !words.some(isSameAs(naming))
    })
  }
}

/** Words that join what a thing is for, has or is made of; "of" binds more closely in every language: "pierre de lune". */
const JOINING: Partial<Record<Tongue, ReadonlySet<string>>> = {
  de: new Set('mit aus für zum zur im als bei'.split(' ')),
  fr: new Set('avec pour en'.split(' ')),
  es: new Set('con para en'.split(' ')),
  it: new Set('con per in'.split(' ')),
  nl: new Set('met voor uit'.split(' ')),
  pt: new Set('com para em'.split(' ')),
  pl: new Set('z ze dla do na'.split(' ')),
  sv: new Set('med för till i'.split(' ')),
}
const PART_WORDS_MIN = 2

/**
 * What a search of another language begins with, up to one of its joints, the longest first: "schultüte aus stoff" of a
 * "schultüte aus stoff mit namen bestickt". Nothing of one that denies something behind the joint.
 */
export function beginningsAbroad(search: string, language: Tongue): string[] {
  const joining = JOINING[language]
  const words = wordsOf(search)
  if (joining === undefined) return []
  return words
    .flatMap((word, at) => (joining.has(word.low) && at >= PART_WORDS_MIN ? [at] : []))
    .filter((at) => !words.slice(at).some(isNegation))
    .map((at) => search.slice(0, words[at]?.start).trim())
    .toReversed()
}

/** "World book day" is a search by itself. */
function isOfAnOccasion(word: Word): boolean {
  return word.low === 'day' || is(word, 'occasion')
}

/** In the same order, and without a word of it that tells something. */
function isPartOf(words: readonly Word[], whole: readonly Word[]): boolean {
  const telling = whole.filter((word) => !isSmall(word))
  const own = words.filter((word) => !isSmall(word))
  let at = 0
  for (const word of telling) if (own[at]?.stem === word.stem) at += 1
  return at === own.length && words.length < whole.length
}

function isSpelledAlike(words: readonly Word[], others: readonly Word[]): boolean {
  return words.length === others.length && words.every((word, at) => word.stem === others[at]?.stem)
}

function isSameAs({ stem }: Word): (word: Word) => boolean {
  return (word) => word.stem === stem
}
