import type { Brief } from '../../brief/brief.ts'
import { indefinite, listOf } from '../../english/grammar.ts'

const SIZE_OF =
  /^(?:total |overall |inner |outer )?(?:drop|length|width|height|diameter|opening|circumference|depth)\b/i

const LENGTH =
  /\d\s?(?:mm|cm|m|in|inch|inches|ft|feet|yd|yds|yards|meters|metres)\b|\d\s?[x×]\s?\d/i
const SIDE = /\b(?:long|wide|tall|deep|high|thick|across|round|around|square)\b/
const WORN =
  /^(?:\d+ sizes\b|sizes?\b|[x]{0,2}[sml](?:\b|\/)|\dxl\b|(?:small|medium|large|one size)\b)/i
const PAPER = /^(?:a\d|letter|legal)\b/i
const PORTION = /^\.?\d[\d.,]*\s?(?:g|gr|grams?|oz|ounces?|fl oz|ml|l|litres?|liters?)$/i
const WEIGHT = /^(?:about |around )?\.?\d[\d.,]*\s?(?:kg|lbs?|pounds?)$/i

export type Measure = 'length' | 'weight' | 'portion' | 'worn' | 'paper' | 'count' | 'other'

/** What a size is a size of; only lengths are measured. */
export function measureOf(text: string): Measure {
  if (/^\d+ sizes\b/.test(text)) return 'worn'
  if (/^\d+ (?:pack|dozen)$/.test(text)) return 'count'
  if (
    /^(?:an? )?(?:set|pair|pack|bundle)\b/.test(text) ||
    /^(?:about |around )?\d+ (?!gsm|dpi|px)\p{Ll}{3,}s$/u.test(text)
  )
    return LENGTH.test(text) ? 'length' : 'count'
  if (WORN.test(text)) return 'worn'
  if (PAPER.test(text)) return 'paper'
  if (WEIGHT.test(text)) return 'weight'
  if (PORTION.test(text)) return 'portion'
  return LENGTH.test(text) || SIDE.test(text) || /\d\s?[x×]\s?\d|\d[x×]\d/.test(text)
    ? 'length'
    : 'other'
}

/** Ways to say a size, or none where only its bare words are sure to be right. */
export function sizePhrases(text: string, brief: Brief): readonly string[] {
  if (SIZE_OF.test(text)) return ['{sized}.']
  if (/^\d.* drop$/.test(text)) return [`{It} {has} ${indefinite(text)} {p}.`]
  if (/(?:head|chest|neck|wrist|waist)$/.test(text)) return ['{It} {v:fits} a {p}.']
  return PHRASES[measureOf(text)](text, brief)
}

const PHRASES: Record<Measure, (text: string, brief: Brief) => readonly string[]> = {
  length: lengthPhrases,
  weight: () => ['{It} {v:weighs} {p}.'],
  portion: portionPhrases,
  worn: wornPhrases,
  paper: (text) =>
    / (?:and|or) |,/.test(text) ? ['{It} {v:comes} in {p}.'] : ['{It} {is} {p} in size.'],
  count: countPhrases,
  other: (text) => (/\bdpi\b/.test(text) ? ['The resolution is {p}.'] : ['Size: {p}.']),
}

// Yarn is so many metres long, but "measures" nothing; one side alone "is" rather than "measures".
function lengthPhrases(text: string, { item }: Brief): readonly string[] {
  if (item.isMass && !SIDE.test(text) && !/[x×]/.test(text)) return ['You get {p}.']
  const isOneSide = SIDE.test(text) && !/,|[x×]| and |square/.test(text)
  return isOneSide ? ['{It} {is} {p}.'] : ['{It} {v:measures} {p}.']
}

/** "180 g" of a candle may leave out its jar: the candle is a 180 g one, whatever weighs what. */
function portionPhrases(text: string, { item, facts }: Brief): readonly string[] {
  const isOneOfMany = facts.some(
    ({ kind, text: size }) => kind === 'size' && measureOf(size) === 'count',
  )
  if (item.isPlural || isOneOfMany) return ['Size: {p}.']
  return item.isMass ? ['You get {p}.'] : [`This is ${indefinite(text)} {p} ${item.name}.`]
}

function wornPhrases(text: string): readonly string[] {
  if (/^size \S+(?: \p{L}+)?$/u.test(text) || /^size \d\S* to \d/.test(text))
    return ['{It} {is} {p}.']
  return ['{It} {v:comes} in {p}.']
}

function countPhrases(text: string): readonly string[] {
  if (/^(?:pair|set)$/.test(text)) return ['{It} {v:comes} as a {p}.']
  if (/^\d+ pack$/.test(text)) return ['{It} {v:comes} in a {p}.']
  return /^(?:set|pair|pack|bundle)\b/.test(text)
    ? ['{It} {v:comes} as a {p}.', 'You get a {p}.']
    : ['You get {p}.']
}

/** "12 cm across, 11 cm high" as one says it: "12 cm across and 11 cm high". */
export function sides(text: string): string {
  const parts = text.split(', ')
  const isSides = parts.every((part) =>
    /^(?:about |around )?\.?\d[^,]*(?:long|wide|tall|deep|high|thick|across|around|round|in diameter|from side to side|at the \p{Ll}+)$/u.test(
      part,
    ),
  )
  return isSides ? listOf(parts) : text
}
