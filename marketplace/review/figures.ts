import { type Amount, isSameAmount } from '../reading/conversions.ts'
import { shortYears, spelledNumbers, totalsIn } from '../reading/counts.ts'
import { type Measure, numbersBySentence } from '../reading/measures.ts'
import { type Reading, readText } from '../reading/reading.ts'
import { COUNTING_UNITS } from '../reading/tables/facts.ts'
import { type Case, quoted, type ReadPart } from './case.ts'
import { FIELD_NAMES, type Finding, sourceOf, untrue } from './finding.ts'

/** Numbers nobody gave, and numbers that have come to another unit, noun or side. */
export function reviewFigures(reviewed: Case): Finding[] {
  const stated = [reviewed.product, reviewed.photo, reviewed.wishes].flatMap(
    ({ measures }) => measures,
  )
  const entered = readText(sourceOf(reviewed.input))
  const known = knownFigures(stated, entered)
  return reviewed.parts.flatMap((part) => {
    const beside = numbersBySentence(part.reading.measures)
    return part.reading.measures.flatMap((measure) => {
      const isKnown = reviewed.language !== 'en' && isStatedSo(measure, known)
      const fault = isKnown
        ? null
        : faultOf(measure, known, beside.get(measure.sentence) ?? new Set())
      return fault === null ||
        isSaidOtherwise(measure, known, part) ||
        isPrice(measure, part, fault)
        ? []
        : [finding(part, measure, fault)]
    })
  })
}

/** In other languages a unit may be short here and long there: "10 Min.", "10 Minuten". */
function isStatedSo({ numbers }: Measure, { figures }: Known): boolean {
  return numbers.every((number) => figures.has(number))
}

/** All that is entered about one number. */
type Figure = {
  units: Set<string>
  nouns: Set<string>
  dimensions: Set<string | null>
  /** The range it is an end of. */
  range: Measure | undefined
  /** True where it also stands outside of a range. */
  isAlone: boolean
}

type Known = {
  figures: ReadonlyMap<string, Figure>
  /** For what is counted or shared, all the numbers it has. */
  byNoun: ReadonlyMap<string, ReadonlySet<string>>
  byDimension: ReadonlyMap<string, ReadonlySet<string>>
  percents: ReadonlySet<string>
  /** What may be told in another unit as well. */
  amounts: readonly Amount[]
  /** Given in words. */
  spelled: ReadonlySet<string>
  /** What the counts come to. */
  totals: ReadonlySet<string>
  /** Typed by their last two digits: the 1923 of "1922 or 23". */
  years: ReadonlySet<string>
}

function knownFigures(stated: readonly Measure[], { measures, tokens, text }: Reading): Known {
  return {
    years: shortYears(text),
    figures: figuresIn(measures),
    amounts: [...amountsIn(measures), ...mixedIn(text)],
    spelled: spelledNumbers(tokens),
    totals: totalsIn(measures),
    byNoun: gathered(stated, ({ unit, nouns }) => (isCount(unit) ? nouns.slice(0, 2) : [])),
    byDimension: gathered(stated, ({ dimension, unit }) =>
      dimension === null || isCount(unit) ? [] : [dimension],
    ),
    percents: new Set(
      stated.filter(({ unit }) => unit === '%' || unit === '').flatMap(({ numbers }) => numbers),
    ),
  }
}

const MIXED = /(\d{1,4}) (\d{1,2})\/(\d{1,2}) ?("|″|in\b|inch(?:es)?\b|yds?\b|lbs?\b|oz\b|ft\b)/gi
const MIXED_UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:"|″|in)/i, 'inch'],
  [/^yd/i, 'yd'],
  [/^lb/i, 'lb'],
  [/^oz/i, 'oz'],
  [/^ft/i, 'ft'],
]

/** "26 1/2"" is twenty-six and a half, and may be told in centimetres. */
function mixedIn(text: string): Amount[] {
  return [...text.matchAll(MIXED)]
    .slice(0, AMOUNTS_MAX)
    .flatMap(([, whole, part, of, typed = '']) => {
      const unit = MIXED_UNITS.find(([is]) => is.test(typed))?.[1]
      const value = Number(whole) + Number(part) / Number(of)
      return unit === undefined || !Number.isFinite(value) ? [] : [{ number: String(value), unit }]
    })
}

/** No thing has more measures. */
const AMOUNTS_MAX = 60

function amountsIn(measures: readonly Measure[]): Amount[] {
  return measures
    .filter(({ unit }) => unit !== '')
    .slice(0, AMOUNTS_MAX)
    .flatMap(({ numbers, unit }) => numbers.map((number) => ({ number, unit })))
}

function figuresIn(measures: readonly Measure[]): ReadonlyMap<string, Figure> {
  const figures = new Map<string, Figure>()
  for (const measure of measures) {
    for (const number of measure.numbers) {
      const figure = figures.get(number) ?? nothingKnown()
      figure.units.add(measure.unit)
      figure.dimensions.add(measure.dimension)
      for (const noun of measure.nouns) figure.nouns.add(noun)
      figure.isAlone ||= !measure.isRange
      if (measure.isRange) figure.range ??= measure
      figures.set(number, figure)
    }
  }
  return figures
}

function nothingKnown(): Figure {
  return {
    units: new Set(),
    nouns: new Set(),
    dimensions: new Set(),
    range: undefined,
    isAlone: false,
  }
}

function gathered(
  measures: readonly Measure[],
  keysOf: (measure: Measure) => readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const measure of measures) {
    for (const key of keysOf(measure)) {
      const numbers = found.get(key) ?? new Set<string>()
      for (const number of measure.numbers) numbers.add(number)
      found.set(key, numbers)
    }
  }
  return found
}

/** Counts and shares belong to the noun beside them: "4 cups", "60 % linen". */
function isCount(unit: string): boolean {
  return unit === '' || unit === '%' || COUNTING_UNITS.has(unit)
}

function faultOf(measure: Measure, known: Known, beside: ReadonlySet<string>): string | null {
  const { numbers, unit } = measure
  if (numbers.length > 0 && numbers.every((number) => known.years.has(number))) return null
  const strange = numbers.find(
    (number) => !known.figures.has(number) && !known.years.has(number) && number !== '1',
  )
  if (strange !== undefined) return `The number ${strange} is not in what you entered`
  if (unit === '%' && !numbers.every((number) => known.percents.has(number)))
    return `Your text does not give ${numbers.join(' or ')} %`
  return (
    otherUnit(measure, known) ??
    otherNoun(measure, known, beside) ??
    otherSide(measure, known) ??
    halfRange(measure, known, beside)
  )
}

/** The seller's number in digits, as a total, or in another unit. */
function isSaidOtherwise(measure: Measure, known: Known, { text }: ReadPart): boolean {
  const { unit, start, numbers } = measure
  if (!isCount(unit) || unit === '%') return isConverted(measure, known)
  const before = text.slice(Math.max(0, start - TOTAL_CHARACTERS), start)
  return numbers.every(
    (number) => known.spelled.has(number) || (TOTAL.test(before) && known.totals.has(number)),
  )
}

const TOTAL = /(?:set|pack|lot|bundle|box|bag|total|all) of $/i
const TOTAL_CHARACTERS = 12

/** What a thing costs counts nothing: "a spacebar is 65$". */
function isPrice({ start, end }: Measure, { text }: ReadPart, fault: string): boolean {
  const beside = text.slice(Math.max(0, start - 1), start) + text.slice(end, end + 1)
  return fault.includes('another number') && /[$€£]/.test(beside)
}

/** The seller's own measure in another unit. */
function isConverted({ numbers, unit }: Measure, { amounts }: Known): boolean {
  return numbers.every((number) => amounts.some((given) => isSameAmount({ number, unit }, given)))
}

/** One letter may be short for any of these: "PAO 12M", "18 m unopened". */
const SHORT_FOR: ReadonlyMap<string, readonly string[]> = new Map([
  ['month', ['m', 'mo']],
  ['minute', ['m', 'min']],
  ['meter', ['m']],
  ['hour', ['h']],
  ['day', ['d']],
  ['week', ['w', 'wk']],
  ['year', ['y', 'yr']],
])

/** "30 cm" where the seller has 30 hours. */
function otherUnit({ numbers, unit }: Measure, { figures }: Known): string | null {
  if (unit === '') return null
  for (const number of numbers) {
    const units = figures.get(number)?.units
    if (units === undefined || units.has(unit) || units.has('')) continue
    if (!(SHORT_FOR.get(unit) ?? []).some((short) => units.has(short)))
      return `Your text has ${number} with another unit (${[...units].join(', ')})`
  }
  return null
}

const SHORT_NOUNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['page', ['p', 'pp', 'pg']],
  ['piece', ['pc', 'pcs']],
])

/** "6 cups" where the seller has 4 cups and 6 saucers. */
function otherNoun(
  { numbers, unit, nouns }: Measure,
  { byNoun, figures }: Known,
  beside: ReadonlySet<string>,
): string | null {
  const [noun] = nouns
  if (!isCount(unit) || numbers.length > 1 || noun === undefined) return null
  const [number = ''] = numbers
  const others = byNoun.get(noun)
  const own = figures.get(number)?.nouns
  // A number that counts nothing the seller names may count this: "holds 10", "WASH 40".
  const isBare = own !== undefined && own.size === 0
  const isShort = (SHORT_NOUNS.get(noun) ?? []).some((short) => own?.has(short) === true)
  if (others === undefined || others.has(number) || own?.has(noun) === true || isBare || isShort)
    return null
  // "4 of about 30 stones are missing" tells both.
  if (own !== undefined && [...others].every((other) => beside.has(other))) return null
  return `Your text gives another number for this (${[...others].slice(0, 5).join(', ')})`
}

/** "20 cm wide" where the seller has 20 cm high and 8 cm wide. */
function otherSide({ numbers, unit, dimension }: Measure, known: Known): string | null {
  if (dimension === null || isCount(unit) || numbers.length > 1) return null
  const [number = ''] = numbers
  const own = known.byDimension.get(dimension)
  const told = known.figures.get(number)?.dimensions ?? new Set()
  const isOther = told.size > 0 && !told.has(null) && !told.has(dimension)
  return own !== undefined && isOther ? `Your text gives another ${dimension}` : null
}

/** "Size 5" where the seller has sizes 5 to 10. */
function halfRange(
  { isRange, numbers }: Measure,
  { figures }: Known,
  beside: ReadonlySet<string>,
): string | null {
  if (isRange || numbers.length > 1) return null
  const [number = ''] = numbers
  const figure = figures.get(number)
  if (figure?.range === undefined || figure.isAlone) return null
  const isWhole = figure.range.numbers.every((one) => one === number || beside.has(one))
  return isWhole ? null : `Your text gives a range, ${figure.range.numbers.join(' to ')}`
}

function finding(part: ReadPart, measure: Measure, fault: string): Finding {
  const words = part.text.slice(measure.start, measure.end)
  if (fault.startsWith('The number')) return untrue(part.field, fault, fault.split(' ')[2] ?? words)
  const { numbers, unit, nouns } = measure
  const text = `${fault}, ${FIELD_NAMES[part.field]} says "${words}"`
  return {
    ...untrue(part.field, text, quoted(part, measure)),
    measure: { numbers, unit, noun: nouns[0] },
  }
}
