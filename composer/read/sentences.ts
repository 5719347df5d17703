import { is } from './lexicon.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'

const ABBREVIATIONS = new Set(
  'approx art prob poss attr veg avg temp in incl excl attrib vs st dr mr mrs ms ca dia diam min max no nr vol fig ft oz lb lbs qty ea ref est dept ind etc tel sep yd yds pc pcs e.g i.e'.split(
    ' ',
  ),
)

/** How other languages shorten "about". */
const ABOUT = new Set('ok ca aprox appr env circa cca zgl ung c'.split(' '))

/** They may end a sentence as well. */
const UNITS_TOO = new Set('ft oz lb lbs yd yds pc pcs etc min max no'.split(' '))

const TITLES = new Set(['dr', 'mr', 'mrs', 'ms'])

/** Marks of a typing pause that chats use for a full stop. */
const PAUSE = /,{2,}|(?<!\.)\.\.(?!\.)/g

/**
 * The sentences of one paragraph, whole: a question keeps its answer, and no sentence ends inside
 * brackets or quotation marks, after an abbreviation, or before a word in small letters that only goes on.
 */
export function sentencesOf(paragraph: string, manner: Manner = EASY): string[] {
  return withAnswers(paragraph.split(PAUSE).flatMap((part) => partedAtEnds(part, manner)))
}

/** Whether the seller begins sentences with small letters: then a small letter behind a full stop begins one. */
export type Manner = { startsSmall: boolean }

const ADDRESS = /^(?:www\.|https?:)/

const EASY: Manner = { startsSmall: true }

const SMALL_START = /[\p{L}\d)]{2}[.!?] \p{Ll}/gu
const CAPITAL_START = /[\p{L}\d)]{2}[.!?] \p{Lu}/gu

/** So often it is no slip. */
const SMALL_SURE = 2

export function mannerOf(text: string): Manner {
  const small = [...text.matchAll(SMALL_START)].filter(
    ({ 0: found, index }) => !isAbbreviation(text, index + found.length - 3),
  ).length
  const capital = text.match(CAPITAL_START)?.length ?? 0
  return { startsSmall: small >= SMALL_SURE || small > capital }
}

/** Who begins a paragraph with a small letter may begin its sentences so. */
export function mannerIn(paragraph: string, manner: Manner): Manner {
  return /^\p{Ll}/u.test(paragraph) ? { startsSmall: true } : manner
}

function partedAtEnds(text: string, manner: Manner): string[] {
  const parts: string[] = []
  let from = 0
  for (const end of endsOf(text, manner)) {
    parts.push(text.slice(from, end).trim())
    from = end
  }
  parts.push(text.slice(from).trim())
  return parts.filter((part) => /[\p{L}\p{Nd}]/u.test(part))
}

function endsOf(text: string, { startsSmall }: Manner): number[] {
  const ends: number[] = []
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '(' || sign === '[') depth += 1
    if ((sign === ')' || sign === ']') && depth > 0) depth -= 1
    if (sign === '"' && !isInchMark(text, at)) isQuoted = !isQuoted
    if (!'.!?…。！？'.includes(sign)) continue
    if ('。！？'.includes(sign)) {
      ends.push(at + 1)
      continue
    }
    let end = at + 1
    while (end < text.length && '.!?…)"\''.includes(text.charAt(end))) end += 1
    const isInside = depth > 0 && !text.slice(at, end).includes(')')
    if (isInside || (isQuoted && !text.slice(at, end).includes('"'))) continue
    if (text.charAt(end) !== ' ' || isOrdinal(text, at)) continue
    const isSized = startsSmall && SIZED.test(text.slice(ends.at(-1) ?? 0, end + 12))
    if (isAbbreviation(text, at) && !isSized) continue
    // "6 3/4 in. long", "veg. oil": where sentences begin with capitals, a small letter only goes on.
    // An address is small too, and goes alone: it must not take the sentence before it along.
    const isAddress = ADDRESS.test(text.slice(end + 1, end + 9))
    const isSmallNext = /^ \p{Ll}/u.test(text.slice(end, end + 2))
    if (!startsSmall && sign === '.' && isSmallNext && !isAddress) continue
    // "(Tell me which!) and five sheets": what follows in small letters belongs to it.
    if (text.charAt(end - 1) === ')' && /^ \p{Ll}/u.test(text.slice(end, end + 2))) continue
    if (sign === '…' || text.slice(at, at + 3) === '...') {
      if (!/^ \p{Lu}/u.test(text.slice(end, end + 2))) continue
    }
    ends.push(end)
    if (text.slice(at, end).includes('"')) isQuoted = false
    // "(some like it chewy!) Sold by four": the bracket ends with its sentence.
    if (/[)\]]/.test(text.slice(at, end))) depth = 0
    at = end
  }
  return ends
}

/** "Its 30 x 36 in. soft for newborns": the size is all that the sentence says; "6 in. long" goes on. */
const SIZED =
  /^\s*(?:it['’]?s|(?:it|they) measures?|they are|measures|size(?: is)?:?) [\d.,x× ]*\d ?(?:in|ft)\. (?!(?:long|wide|tall|high|deep|across|thick|square|round|in|x|by|and|or|when|from|at|with)\b)\p{Ll}/iu

function isInchMark(text: string, at: number): boolean {
  return /[\d/½¼¾⅛⅜] ?$/.test(text.slice(Math.max(0, at - 2), at))
}

function isAbbreviation(text: string, at: number): boolean {
  if (text.charAt(at) !== '.') return false
  const before = /[\p{L}.]+$/u.exec(text.slice(Math.max(0, at - 12), at))?.[0]?.toLowerCase() ?? ''
  const next = text
    .slice(at + 1)
    .trimStart()
    .charAt(0)
  // "Wychodzi ok. 9 cm", "aprox. 20 cm": about so much.
  if (/\d/.test(next) && ABOUT.has(before)) return true
  // "Gr. 36", "Nr. 5"
  if (
    /\d/.test(next) &&
    /(?:^|[^\p{L}])\p{Lu}\p{Ll}{1,2}$/u.test(text.slice(Math.max(0, at - 4), at))
  )
    return true
  // "Lieferzeit zz. 3 Wochen": a word without a vowel that counts nothing is short for one.
  if (/\d/.test(next) && SHORTENED.test(text.slice(Math.max(0, at - 12), at))) return true
  if (before.length === 1 && before !== 'i') return next !== '' && !/\p{Lu}/u.test(next)
  if (!ABBREVIATIONS.has(before) || /\bnot incl$/i.test(text.slice(Math.max(0, at - 9), at)))
    return false
  // "Without asking dr. keep dry": a title stands before a name.
  if (TITLES.has(before)) return /\p{Lu}/u.test(next)
  const isUnit = UNITS_TOO.has(before)
  return isUnit ? (before === 'no' ? /\d/.test(next) : !/\p{Lu}/u.test(next)) : true
}

const SHORTENED = /(?<=\p{L} )[b-df-hj-np-tv-xz]{2,4}$/u

/** A sentence that begins small behind the end of another; "iPhone" is no beginning. */
const BEGUN_SMALL = /(?<=[\p{L}\d)"'](?!\.{3})[.!?]+ )\p{Ll}(?!\p{Lu})/gu

/** Every sentence inside a text with its capital. */
export function withCapitals(text: string): string {
  return text.replace(BEGUN_SMALL, (letter, at: number) =>
    isAbbreviation(text, at - 2) ? letter : letter.toUpperCase(),
  )
}

const COUNTED =
  /^ (?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|wahl|hand|advent|geburtstag|klasse|lebensjahr|hochzeitstag|weihnachtstag|auflage|jahrhundert)(?!\p{L})/iu

/** "Bis 5. Mai", "2. Wahl": how German writes the fifth and the second. */
function isOrdinal(text: string, at: number): boolean {
  return (
    text.charAt(at) === '.' &&
    /(?<!\d)\d{1,2}$/.test(text.slice(Math.max(0, at - 3), at)) &&
    COUNTED.test(text.slice(at + 1, at + 20))
  )
}

/** "Removable? Yes, it peels off." is one statement: torn, either half would say something else. */
function withAnswers(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (before?.endsWith('?') === true) joined[joined.length - 1] = `${before} ${part}`
    else joined.push(part)
  }
  return joined
}

const SUBJECTS = new Set(
  "i we you it they he she this that these those there it's i'm i've we're we've they're that's there's you'll".split(
    ' ',
  ),
)

/** Whether words make a clause: a verb that says something of a subject before it, or an order. */
export function isClause(text: string): boolean {
  const words = wordsOf(text)
  return (
    startsWithOrder(words) ||
    words.some((word, at) => SUBJECTS.has(word.low) || (at > 0 && isVerbAt(words, at)))
  )
}

/** Whether something is said of a subject in front. */
export function hasVerb(text: string): boolean {
  const words = wordsOf(text)
  return words.some((_, at) => isVerbAt(words, at))
}

function isVerbAt(words: readonly Word[], at: number): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (word === undefined || before === undefined || !is(word, 'finite')) return false
  // "A fits-all strap", "to fits": a form of a verb behind an article is none.
  return !['a', 'an', 'the', 'to', 'with', 'for', 'of'].includes(before.low)
}

/** "Wipe with a damp cloth", "please measure first", "do not soak", "never put it in the dryer". */
export function startsWithOrder(words: readonly Word[]): boolean {
  const [first, second] = words
  if (first === undefined) return false
  if (['please', 'just', 'always', 'never', 'kindly', "don't", 'do'].includes(first.low))
    return words.length > 1
  if (!is(first, 'imperative')) return false
  if (second === undefined) return false
  const isNounToo =
    is(first, 'material') || is(first, 'technique') || is(first, 'participle') || is(first, 'use')
  const next = second.low
  const opensObject = [
    'the',
    'your',
    'it',
    'them',
    'a',
    'an',
    'with',
    'in',
    'on',
    'off',
    'up',
    'by',
    'out',
    'me',
    'us',
    'if',
    'to',
    'from',
    'into',
    'away',
    'only',
    'before',
    'after',
    'cold',
    'dry',
    'clean',
    'flat',
    'well',
    'once',
    'and',
    'or',
  ].includes(next)
  return opensObject || (!isNounToo && next === 'please')
}
