import { isContent } from './phrases.ts'
import { BETWEEN_NUMBERS, COUNTING_UNITS, DIMENSIONS, SHORT_UNITS, UNITS } from './tables/facts.ts'
import type { Sentence } from './sentences.ts'
import { words } from './tables/word-list.ts'
import type { Token } from './tokens.ts'

/** One measure, whole: "10,5 x 14,8 cm", "5 to 10", "60 %", with what it is a measure of. */
export type Measure = {
  numbers: readonly string[]
  /** True for "5 to 10" and "5-10", which is neither 5 nor 10. */
  isRange: boolean
  /** Its unit by one name; empty where none is written. */
  unit: string
  /** The roots of the words it belongs to: the label before it, the words after it. */
  nouns: readonly string[]
  /** "height", "width" and the like, where it is said. */
  dimension: string | null
  start: number
  end: number
  sentence: number
}

const NOUNS_AFTER = 3
const NUMBERS_MAX = 12

export function measuresIn(tokens: readonly Token[], sentences: readonly Sentence[]): Measure[] {
  return sentences.flatMap((sentence, index) => {
    const found: Measure[] = []
    let at = sentence.from
    while (at < sentence.to) {
      if (tokens[at]?.kind === 'number') {
        const { measure, to } = measureAt(tokens, { sentence, index }, at)
        found.push(measure)
        at = to
      } else at += 1
    }
    return found
  })
}

type Within = { sentence: Sentence; index: number }

function measureAt(tokens: readonly Token[], { sentence, index }: Within, at: number) {
  const numbers: string[] = []
  const joints: string[] = []
  let unit = ''
  let to = at
  while (to < sentence.to && numbers.length < NUMBERS_MAX) {
    numbers.push(tokens[to]?.root ?? '', ...countedOff(tokens, to))
    const own = unitAt(tokens, to + 1, sentence.to)
    unit = own?.unit ?? unit
    to = own?.to ?? to + 1
    const joint = tokens[to]
    const isJoint = joint !== undefined && BETWEEN_NUMBERS.has(joint.word)
    if (!isJoint || to + 1 >= sentence.to || tokens[to + 1]?.kind !== 'number') break
    // "4 cups and 2 saucers" are two counts; "28 and 30 cm" are a choice of one.
    const isCounted = own === null || COUNTING_UNITS.has(own.unit)
    if (isCounted && (joint.word === 'and' || joint.word === 'or') && hasNounAfter(tokens, to + 2))
      break
    // "20 x 13 cm and 6 mm" are two measures.
    const next = unitAt(tokens, to + 2, sentence.to)
    const isOther = own !== null && next !== null && next.unit !== unit
    if (isOther && (joint.word === 'and' || DASHES.has(joint.word))) break
    // "15.8 x 23.7 cm / 6.2 x 9.3 in" is said twice.
    if (own !== null && joint.word === '/') break
    joints.push(joint.word)
    to += 1
  }
  const after = nounsAfter(tokens, to, sentence.to)
  const before = labelBefore(tokens, at, sentence.from)
  const measure: Measure = {
    numbers,
    isRange: joints.some((joint) => ['-', '–', '—', 'to'].includes(joint)) && isRising(numbers),
    unit,
    nouns: [...(COUNTING_UNITS.has(unit) ? [unit] : []), ...after.roots, ...before.roots],
    dimension: after.dimension ?? before.dimension,
    start: tokens[at]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
    sentence: index,
  }
  return { measure, to }
}

const DASHES = words('- – —')

/** In "18, 25,33 cm" the last comma parts two numbers, as the first one does. */
function countedOff(tokens: readonly Token[], at: number): string[] {
  const [before, comma] = [tokens[at - 2], tokens[at - 1]]
  if (before?.kind !== 'number' || comma?.word !== ',' || !Number.isInteger(Number(before.root)))
    return []
  const parts = (tokens[at]?.text ?? '').split(',')
  return parts.length > 1 ? parts.map((part) => String(Number(part))) : []
}

/** "Set of 10 - 6 sheep + 4 lambs" goes from nothing to nothing. */
function isRising(numbers: readonly string[]): boolean {
  return Number(numbers[0]) <= Number(numbers.at(-1))
}

function hasNounAfter(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token !== undefined && token.kind === 'word' && !UNITS.has(token.word)
}

/** The unit after a number, perhaps behind a hyphen: "3-inch", "60%", 8". */
function unitAt(
  tokens: readonly Token[],
  at: number,
  end: number,
): { unit: string; to: number } | null {
  const first = tokens[at]
  if (first === undefined || at >= end || first.gap === 'line') return null
  const isHyphen = first.word === '-' && first.gap === 'none' && tokens[at + 1]?.gap === 'none'
  const place = isHyphen ? at + 1 : at
  const token = tokens[place]
  const unit = UNITS.get(token?.word ?? '')
  if (token === undefined || unit === undefined || place >= end) return null
  if (token.word === 'in' && !endsMeasure(tokens, place + 1, end)) return null
  const sign = tokens[place + 1]?.gap === 'none' ? tokens[place + 1]?.word : undefined
  // "20 w/ legs" weighs no watts, and "18m+" is an age.
  if (token.word === 'w' && sign === '/') return null
  if (token.word === 'm' && sign === '+') return { unit: 'month', to: place + 1 }
  if (
    SHORT_UNITS.has(token.word) &&
    token.gap === 'space' &&
    token.text !== token.word &&
    token.word !== 'l'
  )
    return null
  return { unit, to: place + 1 }
}

/** "8 in wide" and "8 in." are inches; "8 in a box" are not. */
function endsMeasure(tokens: readonly Token[], at: number, end: number): boolean {
  const next = tokens[at]
  if (next === undefined || at >= end || next.kind === 'sign') return true
  return DIMENSIONS.has(next.word) || BETWEEN_NUMBERS.has(next.word) || next.kind === 'number'
}

type Nouns = { roots: string[]; dimension: string | null }

function nounsAfter(tokens: readonly Token[], from: number, end: number): Nouns {
  const roots: string[] = []
  let dimension: string | null = null
  for (let at = from; at < end && roots.length < NOUNS_AFTER; at += 1) {
    const token = tokens[at]
    if (
      token === undefined ||
      token.kind === 'number' ||
      (token.kind === 'sign' && (token.word !== '-' || token.gap === 'space'))
    )
      break
    if (roots.length === 0 && PLACING.has(token.word)) break
    if (token.gap === 'line' || token.word === 'and' || token.word === 'or') break
    if (at <= from + 1 && dimension === null) dimension = DIMENSIONS.get(token.word) ?? null
    if (isContent(token)) roots.push(token.root)
  }
  return { roots, dimension }
}

/** "10 in clay" counts no clay. */
const PLACING = words('in on at from for with by')

const LABEL_WORDS = 4

/** "Height: 20 cm" and "a pocket of 9 cm" name what they measure before it. */
function labelBefore(tokens: readonly Token[], at: number, start: number): Nouns {
  const roots: string[] = []
  let dimension: string | null = null
  for (let place = at - 1; place >= start && at - place <= LABEL_WORDS; place -= 1) {
    const token = tokens[place]
    if (token === undefined || token.kind === 'number') break
    if ((token.kind === 'sign' && token.word !== ':') || ['and', 'or'].includes(token.word)) break
    if (place >= at - 3) dimension ??= DIMENSIONS.get(token.word) ?? null
    if (isContent(token)) roots.push(token.root)
  }
  return { roots, dimension }
}

/** The numbers that stand in each sentence. */
export function numbersBySentence(
  all: readonly Measure[],
): ReadonlyMap<number, ReadonlySet<string>> {
  const found = new Map<number, Set<string>>()
  for (const { sentence, numbers } of all) {
    const known = found.get(sentence) ?? new Set<string>()
    for (const number of numbers) known.add(number)
    found.set(sentence, known)
  }
  return found
}
