import { linesOf } from '../data/load.ts'
import { is, knownIn, propertiesOf } from './lexicon.ts'
import { isSmall, lowWordsOf, type Word, wordsOf } from '#marketplace/searches/words.ts'

const ACRONYMS = new Set(linesOf('acronyms.txt').map((line) => line.toUpperCase()))

/** Whether a word stays in capitals wherever it stands. */
export function isAcronym(word: string): boolean {
  return ACRONYMS.has(word.toUpperCase())
}

const DAYS_AND_MONTHS = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february april june july
  september october november december christmas easter halloween hanukkah english french german
  italian spanish danish swedish norwegian irish scottish british american african indian mexican
  japanese chinese korean moroccan turkish greek dutch polish russian ukrainian`
    .trim()
    .split(/\s+/),
)

/** Letters enough to tell shouting from a short name. */
const LOUD_LETTERS = 6
const LOUD_SHARE = 0.75

/** Whether a text is written in capitals as a whole. */
export function isLoud(text: string): boolean {
  let letters = 0
  let capitals = 0
  for (const sign of text) {
    if (sign.toLowerCase() === sign.toUpperCase()) continue
    letters += 1
    if (sign === sign.toUpperCase()) capitals += 1
  }
  return letters >= LOUD_LETTERS && capitals / letters > LOUD_SHARE
}

/** Names that the seller writes with one capital inside a sentence: they keep it when shouting ends. */
export type Names = ReadonlySet<string>

const NAME = /(?<=[\p{Ll}\p{Nd},] )\p{Lu}\p{Ll}+/gu

export function namesIn(text: string): Names {
  const lines = text.split('\n').filter((line) => !isTitled(line))
  return new Set(
    lines.flatMap((line) => [...line.matchAll(NAME)].map(([name]) => name.toLowerCase())),
  )
}

/** "Rope Dog Leash": where each word begins with a capital it is no sign of a name. */
function isTitled(line: string): boolean {
  const words = wordsOf(line).filter((word) => !isSmall(word))
  return words.length > 1 && words.every(({ text, low }) => text !== low)
}

/**
 * A heading or a line in capitals in normal case, where it is everyday words throughout; short names, abbreviations,
 * sizes and what stands in quotation marks stay, and so does a single raised word inside a sentence.
 */
export function quieted(text: string, names: Names = NO_NAMES, isKnown = isEveryday): string {
  const words = wordsOf(text)
  if (!words.every((word) => isKept(word, text) || isKnown(word))) return text
  const places = new Set(
    knownIn(words).flatMap(({ from, to, properties }) =>
      properties.has('origin') ? words.slice(from, to) : [],
    ),
  )
  const calmIn = (word: Word) => {
    // "POLISH WITH A CLOTH" tells what to do.
    const next = words[words.indexOf(word) + 1]
    if (is(word, 'imperative') && next !== undefined && isSmall(next)) return word.low
    return places.has(word) && !isSmall(word) ? raised(word.low) : calmOf(word, names)
  }
  let result = ''
  let done = 0
  for (const word of words) {
    const between = text.slice(done, word.start)
    const isCounted =
      isTimesAt(text, word) ||
      COUNTED.test(text.slice(Math.max(0, word.end - COUNTED_MAX), word.end))
    const kept = isKept(word, text) ? word.text : calmIn(word)
    const calm = isCounted || isUnitAt(text, word) ? word.low : kept
    const begins = calm !== word.text && /[.!?]\s+["(]?$/.test(between)
    result += between + (begins ? raised(calm) : calm)
    done = word.end
  }
  return result + text.slice(done)
}

const NO_NAMES: Names = new Set()

/** The same of a text that is shouted as a whole; any other stays as typed. */
export function unshouted(text: string, names: Names, isKnown = isEveryday): string {
  return isLoud(text) ? quieted(text, names, isKnown) : text
}

/** "1990S" and "5TH" shout as well. */
const COUNTED_MAX = 8
const COUNTED = /(?<!\w)(?:\d*\dTH|\d*1ST|\d*2ND|\d*3RD|\d*\d0S)$/

/** "14 X 12" */
function isTimesAt(text: string, { low, start, end }: Word): boolean {
  return (
    low === 'x' &&
    /\d ?$/.test(text.slice(Math.max(0, start - 2), start)) &&
    /^ ?\d/.test(text.slice(end))
  )
}

/** "28-34 CM": behind a number it is a unit; "5 L" is written so. */
function isUnitAt(text: string, word: Word): boolean {
  const before = text.slice(0, word.start).trimEnd()
  return word.text.length > 1 && /\p{Nd}$/u.test(before) && is(word, 'unit')
}

const SHORT_LETTERS = 5
const VOWEL = /[AEIOUYÀ-Ý]/

function isKept(word: Word, text: string): boolean {
  const typed = word.text
  if (typed === word.low || typed !== typed.toUpperCase()) return true
  const rest = text.slice(word.end)
  // "A MINOR" is a key.
  const isLast = !/[\p{L}\p{Nd}]/u.test(rest) || /^ (?:minor|major|flat|sharp)\b/i.test(rest)
  // "OPTION A" names one, "A BOX" counts it.
  if (typed.length === 1 && (word.low !== 'a' || isLast)) return true
  const isShortened = typed.length <= SHORT_LETTERS && !VOWEL.test(typed)
  return (
    isAcronym(typed) ||
    isShortened ||
    SIZE_OR_NUMERAL.test(typed) ||
    /\d/.test(typed) ||
    isInside(text, word.start)
  )
}

/** Inside quotation marks stand the words of a design, as they are. */
function isInside(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - QUOTE_MAX), at)
  const after = text.slice(at, at + QUOTE_MAX)
  return before.split('"').length % 2 === 0 && after.includes('"') && !/[\d/]"/.test(before)
}

const QUOTE_MAX = 60

/** A short word that we do not know may be a name or an abbreviation. */
function isEveryday(word: Word): boolean {
  if (word.text.length > SHORT_LETTERS || isSmall(word)) return true
  return propertiesOf(word).size > 0 || EVERYDAY.has(word.low)
}

const EVERYDAY = new Set(
  ['must-know.txt', 'shop-talk.txt', 'questions.txt', 'headings.txt', 'kinds.txt']
    .flatMap((file) => linesOf(file))
    .filter((line) => line.charAt(2) !== '/')
    .flatMap((line) => lowWordsOf(line)),
)

function calmOf(word: Word, names: Names): string {
  const { low } = word
  return names.has(low) || isProper(word) ? raised(low) : low
}

function raised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function isProper(word: Word): boolean {
  const properties = propertiesOf(word)
  return isDay(word) || properties.has('brand') || properties.has('origin')
}

function isDay({ low }: Word): boolean {
  return DAYS_AND_MONTHS.has(low) || DAYS_AND_MONTHS.has(low.replace(/s$/, ''))
}

const PLACED = new Set(['in', 'from', 'near'])

/** "Made in italy on mondays" with its capitals: behind "in" and "from" a place is one, and a day always. */
export function withNamesRaised(text: string): string {
  const words = wordsOf(text)
  const places = knownIn(words).flatMap(({ from, to, properties }) => {
    const near = words.slice(Math.max(0, from - 1), to)
    const at = near.findIndex(({ low }) => PLACED.has(low))
    return properties.has('origin') && at !== -1
      ? near.slice(at).filter((word) => !isSmall(word))
      : []
  })
  const names = new Set([
    ...places,
    ...words.filter((word) => isDay(word) && !is(word, 'ambiguous')),
  ])
  return words.reduceRight((whole, word) => {
    const isSmallName = names.has(word) && word.text === word.low
    const name = isAcronym(word.low) ? word.low.toUpperCase() : raised(word.low)
    return isSmallName ? whole.slice(0, word.start) + name + whole.slice(word.end) : whole
  }, text)
}

const SIZE_OR_NUMERAL = /^(?:X{0,3}[SL]|[IVX]{2,4}|[SML])$/

const FIRST_WORD = /^["'(¿¡[]*([^\s,;:!?)\]/-]+)/u
const FIRST_LETTER = /^(["'(¿¡[]*)(\p{Ll})/u
/** "iPad", "x2", "mm" and "xs-xl" are written so. */
const AS_WRITTEN = /[\p{Lu}\p{Nd}=]|^(?:[mck]m|[mc]l|kg|oz|x{0,3}[sml])$/u

/** The text with a capital in front, where it begins with a plain word in small letters. */
export function capitalised(text: string): string {
  const [, word = ''] = FIRST_WORD.exec(text) ?? []
  if (AS_WRITTEN.test(word)) return text
  return text.replace(FIRST_LETTER, (_all, quote: string, letter: string) => {
    return quote + letter.toLocaleUpperCase()
  })
}

/** The text with a small letter in front, as inside a sentence; names, acronyms and "I" stay. */
export function uncapitalised(text: string, names: Names): string {
  const [first] = wordsOf(text)
  if (first === undefined || first.start > 1) return text
  const isName =
    names.has(first.low) || isProper(first) || first.low === 'i' || first.low.startsWith("i'")
  const isCapitals = first.text.length > 1 && first.text === first.text.toUpperCase()
  // "M 180 cm" is a size.
  const isLetter = first.text.length === 1 && first.low !== 'a'
  if (isName || isCapitals || isLetter || first.isNumber) return text
  return (
    text.slice(0, first.start) + first.text.charAt(0).toLowerCase() + text.slice(first.start + 1)
  )
}
