import { type Evidence, isOfAnother } from './evidence.ts'
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
const DOZEN = 12

/** A number that a text or a search gives: how many there are, or how much it measures, and the words that say so. */
type Amount = { of: string; values: number[]; own: readonly Word[] }

function amountsIn(words: readonly Word[], head: string): Amount[] {
  return words.flatMap((word, at): Amount[] => {
    const count = countAt(words, at, head)
    if (count !== null) return [count]
    const isSecond = words[at - 1]?.isNumber === true
    if (!word.isNumber || isSecond) return []
    const range = words[at + 1]
    const high = range !== undefined && range.isNumber ? numberOf(range) : null
    const next = words[at + (high === null ? 1 : 2)]
    const unit = UNITS.get(next?.stem ?? '')
    if (unit === undefined) return []
    const values = [numberOf(word) ?? 0, ...(high === null ? [] : [high])]
    const own = words.slice(at, at + (high === null ? 2 : 3))
    return [{ of: unit.of, values: values.map((one) => one * unit.size), own }]
  })
}

/** "Set of 3", "3 pk", "dozen"; and one alone in "one of a kind" and "price per plate". */
function countAt(words: readonly Word[], at: number, head: string): Amount | null {
  const [first, before, word, next] = [words[at - 2], words[at - 1], words[at], words[at + 1]]
  if (word === undefined) return null
  const count = (value: number, from: number, to: number) => ({
    of: 'count',
    values: [value],
    own: words.slice(from, to),
  })
  if (word.low === 'dozen')
    return before?.low === 'half' ? count(DOZEN / 2, at - 1, at + 1) : count(DOZEN, at, at + 1)
  if (word.low === 'per' && next?.stem === head) return count(1, Math.max(0, at - 1), at + 2)
  const value = numberOf(word)
  if (value === null) return null
  if (before?.low === 'of' && first !== undefined && SETS.has(first.stem))
    return count(value, at - 2, at + 1)
  if (word.low === 'one' && next?.low === 'of' && words[at + 3]?.low === 'kind')
    return count(1, at, at + 4)
  return word.isNumber && next !== undefined && PIECES.has(next.stem)
    ? count(value, at, at + 2)
    : null
}

const NEARLY = 0.04
const EXACTLY = 0.005

function isNear(one: Amount, other: Amount, within = NEARLY): boolean {
  // "3 months" may be one end of "0-3 months", but "3-6 months" is another size.
  if (one.values.length > 1 && other.values.length > 1)
    return one.values.every((value, at) => value === other.values[at])
  return one.values.some((value) =>
    other.values.some((own) => Math.abs(own - value) <= within * Math.max(own, value)),
  )
}

/** What the text measures and counts: the words of a search that give the same, and the words that give another number. */
export function numbersIn({ document, item }: Pick<Evidence, 'document' | 'item'>) {
  const told = new Map<string, Amount[]>()
  for (const { words, label, text } of document.statements) {
    if (isOfAnother(text)) continue
    for (const amount of [
      ...amountsIn(words, item.head),
      ...amountsIn(wordsOf(label), item.head),
    ]) {
      const known = told.get(amount.of)
      if (known === undefined) told.set(amount.of, [amount])
      else if (known.length < AMOUNTS_MAX) known.push(amount)
    }
  }
  const numbers = new Set(
    document.statements.flatMap(({ words }) =>
      words.filter((one) => one.isNumber).map(({ low }) => low),
    ),
  )
  // "Also 25 40 60mm": one unit for all of them.
  const isListed = ({ own }: Amount) =>
    own.every(({ isNumber, low }) => !isNumber || numbers.has(low))
  const isTold = (asked: Amount, within = NEARLY) =>
    told.get(asked.of)?.some((one) => isNear(one, asked, within)) === true
  const said = (words: readonly Word[]): readonly Word[] =>
    amountsIn(words, item.head).flatMap((asked) => (isTold(asked, EXACTLY) ? asked.own : []))
  const against = (words: readonly Word[]): string => {
    const isOfIt = words.some(({ stem }) => stem === item.head)
    for (const asked of amountsIn(words, item.head)) {
      // A bare "35mm" may measure anything; how many and for what age are of the thing.
      if (!isOfIt && !SURE.has(asked.of)) continue
      const own = told.get(asked.of) ?? []
      const [first] = own
      if (first !== undefined && own.length <= SURE_MAX && !isTold(asked) && !isListed(asked))
        return spelt(first.own)
    }
    return ''
  }
  return { said, against }
}

const SURE = new Set(['count', 'months', 'hours'])
const AMOUNTS_MAX = 40
/** Where a text gives more of one kind, one of them may be what a search rounds. */
const SURE_MAX = 12
