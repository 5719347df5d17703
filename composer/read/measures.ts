import { remembered } from '#marketplace/remembered.ts'

/** One measure as typed: "8 x 2 in" is one, and so is "7-8 inch". */
export type Measure = { text: string; numbers: string[]; unit: Unit; start: number; end: number }

export const UNITS = {
  length: 'mm cm m inch inches in ft feet foot yd yard yards metre metres meter meters " ″',
  weight: 'g kg oz lb lbs pound pounds ounce ounces gram grams mg',
  volume: 'ml l cl litre litres liter liters cup cups pint pints qt quart quarts gallon gallons',
  area: 'gsm',
  time: 'hour hours hr hrs minute minutes min mins day days week weeks wk wks month months mths year years yrs',
  count: 'piece pieces pcs pc pack pairs pair sheets pages cards files stickers sts rows set',
  electric: 'w v watt watts volt volts hz',
  pixels: 'px dpi pixels',
  temperature: '°c °f',
  jewel: 'ct carat karat k',
} as const
export type Unit = keyof typeof UNITS | 'none'

const BY_NAME = new Map(
  Object.entries(UNITS).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit])),
)

// Each part is one run of digits with a fixed tail, so that no part can be read in two ways.
const NUMBER = '\\d{1,7}(?:[.,]\\d{1,4})?(?: ?[¼½¾⅓⅔⅛⅜⅝⅞]|[ -]\\d{1,2}\\/\\d{1,2}|\\/\\d{1,2})?'
const JOINT = ' ?(?:x|×|-|–|to|by|\\/) ?'
const UNIT = `(?:[- ]?(?:${[...BY_NAME.keys()]
  .filter((name) => /^\p{L}{2,}$/u.test(name))
  .toSorted((a, b) => b.length - a.length)
  .join('|')})(?![\\p{L}])| ?["″]| ?(?:°[CF])| ?[mlgwvk](?![\\p{L}\\p{Nd}]))`
const MEASURE = new RegExp(
  `(?<![\\p{L}\\p{Nd}.,/])${NUMBER}(?:${UNIT})?(?:${JOINT}${NUMBER}(?:${UNIT})?){0,3}`,
  'giu',
)

const IMPERIAL = /\d ?(?:inch(?:es)?|in|ft|feet|foot|yd|yards?|oz|lbs?)(?!\p{L})|\d ?["″]/iu
const METRIC = /\d ?(?:mm|cm|m|met(?:re|er)s?|g|kg|ml|l)(?!\p{L})/iu

/** Which of the two ways of measuring a text uses. */
export function systemsIn(text: string): System[] {
  const found: System[] = []
  if (METRIC.test(text)) found.push('metric')
  if (IMPERIAL.test(text)) found.push('imperial')
  return found
}

export type System = 'metric' | 'imperial'

/** The measures of a text that have a unit, in order. */
export const measuresIn = remembered(readMeasures, 60_000)

function readMeasures(text: string): Measure[] {
  return [...text.matchAll(MEASURE)].flatMap(({ 0: found, index }) => {
    const unit = unitOf(found)
    if (unit === 'none') return []
    const numbers = [...found.matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) => number)
    return [{ text: found.trim(), numbers, unit, start: index, end: index + found.length }]
  })
}

function unitOf(measure: string): Unit {
  const names = measure.toLowerCase().match(/\p{L}+|["″]|°[cf]/gu) ?? []
  const known = names.findLast((name) => BY_NAME.has(name))
  const unit = known === undefined ? undefined : BY_NAME.get(known)
  return UNIT_NAMES.find((name) => name === unit) ?? 'none'
}

const UNIT_NAMES: readonly Unit[] = [
  'length',
  'weight',
  'volume',
  'area',
  'time',
  'count',
  'electric',
  'pixels',
  'temperature',
  'jewel',
]
