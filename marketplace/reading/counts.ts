import type { Measure } from './measures.ts'
import type { Token } from './tokens.ts'
import { COUNTING_UNITS, NUMBER_WORDS } from './tables/facts.ts'

/** Numbers that a text gives in words: "four", "half a dozen". */
export function spelledNumbers(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(
    tokens.flatMap(({ word }, at) => {
      if (TIMES.test(word)) return [String(Number(word.slice(1)))]
      const value = NUMBER_WORDS.get(word)
      if (value === undefined) return []
      const isHalf = word === 'dozen' && tokens[at - 2]?.word === 'half'
      return [String(isHalf ? value / 2 : value)]
    }),
  )
}

/** "x5" */
const TIMES = /^x\d{1,4}$/

const SHORT_YEAR =
  /(?<![\d.,])(1[5-9]|20)(\d\d)\s?(?:or|to|and|\/|-|–)\s?['’]?(\d\d)(?![\d.,]*\d)(?!\s?(?:[%"”°]|(?!(?:by|in|at|and|so|or|but|as|it|from)\b)\p{L}))/giu

/** "Late 40s", "the '50s" */
const SHORT_DECADE = /(?<![\d.,$£€])['’]?([2-9]0)['’]?s\b/giu

/** Years of which only the last two digits are given: "1922 or 23" of the same century and later, "late 40s" of the last. */
export function shortYears(text: string): ReadonlySet<string> {
  const later = [...text.matchAll(SHORT_YEAR)].flatMap(
    ([, century = '', first = '', second = '']) =>
      Number(second) > Number(first) ? [century + second] : [],
  )
  const decades = [...text.matchAll(SHORT_DECADE)].map(([, decade]) => `19${decade}`)
  return new Set([...later, ...decades])
}

/** What the counts of each sentence come to: 2 large and 4 small are 6. */
export function totalsIn(measures: readonly Measure[]): ReadonlySet<string> {
  const bySentence = Map.groupBy(measures.filter(isPlainCount), ({ sentence }) => sentence)
  return new Set([...bySentence.values()].flatMap(sumsOf))
}

/** A longer list of numbers is no list of things. */
const COUNTS_MAX = 12

function isPlainCount({ unit, isRange, numbers }: Measure): boolean {
  const [number = ''] = numbers
  const isBare = unit === '' || COUNTING_UNITS.has(unit)
  return isBare && !isRange && numbers.length === 1 && Number.isInteger(Number(number))
}

function sumsOf(counts: readonly Measure[]): string[] {
  const values = counts.slice(0, COUNTS_MAX).map(({ numbers }) => Number(numbers[0]))
  return values.flatMap((_, from) => {
    let sum = 0
    return values.slice(from).map((value) => {
      sum += value
      return String(sum)
    })
  })
}
