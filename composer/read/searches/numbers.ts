import type { Quoter } from './clauses.ts'
import type { Statement } from '../statement.ts'
import { spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

function numberOf({ low, isNumber }: Word): number | null {
  if (isNumber) return Number(low.replace(',', '.'))
  const at = NUMBERS.indexOf(low)
  return at === -1 ? null : at + 1
}

/** What a number counts or measures, with how many of the smallest go into one. */
const UNITS = new Map<string, { of: string; size: number }>(
  (
    [
      ['length', 1, 'mm millimeter millimetre'],
      ['length', 10, 'cm centimeter centimetre'],
      ['length', 25.4, 'inch in'],
      ['length', 304.8, 'ft foot feet'],
      ['length', 914.4, 'yard yd'],
      ['length', 1000, 'm meter metre'],
      ['volume', 1, 'ml'],
      ['volume', 1000, 'l liter litre'],
      ['weight', 1, 'g gram gm'],
      ['weight', 1000, 'kg'],
      ['weight', 453.6, 'lb pound'],
      ['ounces', 1, 'oz ounce'],
      ['hours', 1, 'hour hr'],
      ['gauge', 1, 'gauge ga'],
      ['months', 1, 'month mth'],
    ] as const
  ).flatMap(([of, size, names]) => names.split(' ').map((name) => [name, { of, size }] as const)),
)
const SETS = new Set(['set', 'pack', 'lot', 'bundle', 'box'])
const PIECES = new Set(['piece', 'pc', 'pack', 'pk', 'count'])

/** A number that a text or a search gives: how many there are, or how much it measures. */
type Amount = { of: string; values: number[]; phrase: string }

function amountsIn(words: readonly Word[]): Amount[] {
  return words.flatMap((word, at): Amount[] => {
    const value = numberOf(word)
    if (value === null) return []
    const [first, before] = [words[at - 2], words[at - 1]]
    if (before?.low === 'of' && first !== undefined && SETS.has(first.stem))
      return [{ of: 'count', values: [value], phrase: spelt(words.slice(at - 2, at + 1)) }]
    if (!word.isNumber) return []
    const range = words[at + 1]
    const high = range !== undefined && range.isNumber ? numberOf(range) : null
    const next = words[at + (high === null ? 1 : 2)]
    if (next === undefined) return []
    const own = words.slice(at, at + (high === null ? 2 : 3))
    if (high === null && PIECES.has(next.stem))
      return [{ of: 'count', values: [value], phrase: spelt(own) }]
    const unit = UNITS.get(next.stem)
    if (unit === undefined) return []
    const values = high === null ? [value] : [value, high]
    return [{ of: unit.of, values: values.map((one) => one * unit.size), phrase: spelt(own) }]
  })
}

const NEARLY = 0.04

function isNear(one: Amount, other: Amount): boolean {
  // "3 months" may be one end of "0-3 months", but "3-6 months" is another size.
  if (one.values.length > 1 && other.values.length > 1)
    return one.values.every((value, at) => value === other.values[at])
  return one.values.some((value) =>
    other.values.some((own) => Math.abs(own - value) <= NEARLY * Math.max(own, value)),
  )
}

/** What the text measures and counts, so that another number can be told from it. */
export function numbersIn(
  statements: readonly Statement[],
  quote: Quoter,
): (words: readonly Word[], isOfIt: boolean) => string {
  const told = new Map<string, Amount[]>()
  for (const { words, label } of statements) {
    for (const amount of [...amountsIn(words), ...amountsIn(wordsOf(label))]) {
      const known = told.get(amount.of)
      if (known === undefined) told.set(amount.of, [amount])
      else if (known.length < AMOUNTS_MAX) known.push(amount)
    }
  }
  return (words, isOfIt) => {
    for (const asked of amountsIn(words)) {
      // A bare "35mm" may measure anything; how many and for what age are of the thing.
      if (!isOfIt && !SURE.has(asked.of)) continue
      const own = told.get(asked.of) ?? []
      const [first] = own
      if (first === undefined || own.length > SURE_MAX || own.some((one) => isNear(one, asked)))
        continue
      const text = quote(first.phrase)
      if (text !== '') return `your text says "${text}"`
    }
    return ''
  }
}

const SURE = new Set(['count', 'months', 'hours'])
const AMOUNTS_MAX = 40
/** Where a text gives more of one kind, one of them may be what a search rounds. */
const SURE_MAX = 12
