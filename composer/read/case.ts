import { linesOf } from '../data/load.ts'
import { is, propertiesOf } from './lexicon.ts'
import { isSmall, type Word, wordsOf } from './words.ts'

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
  return new Set([...text.matchAll(NAME)].map(([name]) => name.toLowerCase()))
}

/** A heading in capitals as a heading: names of places, abbreviations and quoted names stay what they are. */
export function quieted(text: string): string {
  let result = ''
  let done = 0
  for (const word of wordsOf(text)) {
    const isName = isProper(word) || text.charAt(word.start - 1) === '"'
    const name = word.low.charAt(0).toUpperCase() + word.low.slice(1)
    const calm = isAcronym(word.text) ? word.text : isName ? name : word.low
    result += text.slice(done, word.start) + calm
    done = word.end
  }
  return result + text.slice(done)
}

/** Shouted words in normal case; short names, sizes and what stands in our list of acronyms stay. */
export function unshouted(text: string, names: Names): string {
  const loud = isLoud(text)
  let result = ''
  let done = 0
  const words = wordsOf(text)
  for (const [at, word] of words.entries()) {
    const between = text.slice(done, word.start)
    // Two shouted words beside each other are no name but a raised voice.
    const isQuoted = isInside(text, word.start)
    const isRun = isShouted(words[at - 1]) || isShouted(words[at + 1])
    // "GB" of a game is no unit: that stands behind its number.
    const isUnit = is(word, 'unit') && (words[at - 1]?.isNumber === true || loud)
    const isKept = isQuoted || (is(word, 'unit') && !isUnit)
    const isTimes = word.text === 'X' && words[at - 1]?.isNumber === true
    const normal = isTimes
      ? 'x'
      : isRun && word.text === 'A'
        ? 'a'
        : isKept
          ? word.text
          : inNormalCase(word, { loud: loud || isRun, names })
    const begins = normal !== word.text && /[.!?]\s+["(]?$/.test(between)
    result += between + (begins ? normal.charAt(0).toUpperCase() + normal.slice(1) : normal)
    done = word.end
  }
  return result + text.slice(done)
}

/** Inside quotation marks stand the words of a design, as they are. */
function isInside(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - QUOTE_MAX), at)
  const after = text.slice(at, at + QUOTE_MAX)
  return before.split('"').length % 2 === 0 && after.includes('"') && !/[\d/]"/.test(before)
}

const QUOTE_MAX = 60
const RUN_LETTERS = 4

function isShouted(word: Word | undefined): boolean {
  if (word === undefined || word.text.length < RUN_LETTERS || word.isNumber) return false
  return word.text === word.text.toUpperCase() && word.text !== word.low && !ACRONYMS.has(word.text)
}

type Voice = { loud: boolean; names: Names }

const ALWAYS_CAPITAL = new Set(['uk', 'usa'])

function inNormalCase(word: Word, { loud, names }: Voice): string {
  const { text, low } = word
  if (ALWAYS_CAPITAL.has(low)) return text.toUpperCase()
  if (text !== text.toUpperCase() || text === low) return text
  if (text.length === 1) return loud && low === 'a' ? 'a' : text
  if (ACRONYMS.has(text)) return text
  if (is(word, 'unit') && text.length > 1) return low
  if (isSizeOrNumeral(text) || hasDigit(text)) return text
  const isMeant = loud || isSmall(word) || isOrdinary(word)
  if (!isMeant) return text
  return names.has(low) || isProper(word) ? low.charAt(0).toUpperCase() + low.slice(1) : low
}

/** Known as a word, or ending as only words do. */
function isOrdinary(word: Word): boolean {
  if (propertiesOf(word).size > 0 && !propertiesOf(word).has('brand')) return word.text.length > 2
  const ends = ['ed', 'ing', 'ly', 'ble', 'ment', 'ness', 'less', 'able', 'only', 'tion']
  return word.text.length > 3 && ends.some((end) => word.low.endsWith(end))
}

function isProper(word: Word): boolean {
  const properties = propertiesOf(word)
  return DAYS_AND_MONTHS.has(word.low) || properties.has('brand') || properties.has('origin')
}

const SIZE_OR_NUMERAL = /^(?:X{0,3}[SL]|[IVX]{2,4}|[SML])$/

function isSizeOrNumeral(text: string): boolean {
  return SIZE_OR_NUMERAL.test(text)
}

function hasDigit(text: string): boolean {
  return /\d/.test(text)
}

const FIRST_LETTER = /^(["'(¿¡[]*)(\p{Ll})(?!\p{Lu})/u

/** The text with a capital in front; "iPad", "x2" and "mm" keep theirs. */
export function capitalised(text: string): string {
  if (/^["'(]*(?:x\d|mm\b|cm\b|i\p{Lu})/u.test(text)) return text
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
