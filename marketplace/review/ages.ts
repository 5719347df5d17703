import type { Reading } from '../reading/reading.ts'
import { NO_WORDS, NOT_WORDS } from '../reading/tables/denying.ts'
import { type Case, quoted } from './case.ts'
import { FIELD_NAMES, type Finding, untrue } from './finding.ts'

/** Words that promise a thing to somebody of so many months. */
const SMALL: ReadonlyMap<string, number> = new Map([
  ['birth', 0],
  ['newborn', 0],
  ['newborns', 0],
  ['baby', 11],
  ['babies', 11],
  ['infants', 11],
  ['toddler', 35],
  ['toddlers', 35],
])

/** "From birth" of a toy for 18 months and up; what the seller herself calls it is hers. */
export function reviewAges({ product, parts, language }: Case): Finding[] {
  const youngest = language === 'en' ? youngestIn(product) : null
  if (youngest === null) return []
  return parts.flatMap((part) => {
    if (part.field === 'tags') return []
    const { reading, field } = part
    return reading.tokens.flatMap(({ word, root, start, end }, at) => {
      const months = SMALL.get(word)
      const isHers = product.places.has(root) || reading.isDenied[at] === true
      if (months === undefined || months >= youngest || isHers) return []
      if (word === 'birth' && reading.tokens[at - 1]?.word !== 'from') return []
      const quote = quoted(part, { start, end, sentence: reading.sentenceOf[at] ?? 0 })
      const text = `Your text names an age of ${youngest} months and more, ${FIELD_NAMES[field]} says "${quote}"`
      return [untrue(field, text, quote)]
    })
  })
}

const MONTHS: ReadonlyMap<string, number> = new Map([
  ['year', 12],
  ['month', 1],
])
const UPWARDS = new Set(['+', 'up', 'upwards', 'over', 'older', 'plus', 'onwards'])
const UNDER = new Set(['under', 'below'])

/** The youngest age in months that a text speaks of as one for its thing: "3+ years", "18m+", "not for under 3 years". */
function youngestIn({ tokens, measures }: Reading): number | null {
  const ages = measures.flatMap(({ unit, numbers, start, end }) => {
    const months = MONTHS.get(unit) ?? null
    if (months === null) return []
    const first = tokens.findIndex((token) => token.start >= start)
    const next = tokens.findIndex((token) => token.start >= end)
    const after = next === -1 ? [] : tokens.slice(next, next + 2)
    const before = tokens.slice(Math.max(0, first - UNDER_WITHIN), first).map(({ word }) => word)
    const isUp = after.some(({ word }) => UPWARDS.has(word))
    const isUnder =
      UNDER.has(before.at(-1) ?? '') &&
      before.some((word) => NOT_WORDS.has(word) || NO_WORDS.has(word) || word === 'unsuitable')
    return isUp || isUnder ? [Number(numbers[0]) * months] : []
  })
  return ages.length === 0 ? null : Math.min(...ages)
}

const UNDER_WITHIN = 8
