import type { Denial } from './denials.ts'
import { remembered } from '../remembered.ts'
import { isContent } from './phrases.ts'
import type { Reading } from './reading.ts'
import { FREE_IDIOMS } from './tables/denying.ts'
import { tokensOf } from './tokens.ts'

/** Where the roots end that begin at a place, one after another with nothing but small words between; else -1. */
export function matchEnd(reading: Reading, roots: readonly string[], at: number): number {
  const { tokens, sentenceOf } = reading
  const sentence = sentenceOf[at]
  let next = 0
  for (let place = at; place < tokens.length && sentenceOf[place] === sentence; place += 1) {
    const token = tokens[place]
    if (token === undefined) return -1
    if (!isContent(token)) {
      if (token.kind === 'sign' && token.word !== '-' && token.word !== '/') return -1
      continue
    }
    if (token.root !== roots[next]) return -1
    next += 1
    if (next === roots.length) return place + 1
  }
  return -1
}

export function isUnderDenial(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (reading.isDenied[at] === true) return true
  return isFreeOf(reading, to - 1)
}

/** The "nickel" of "nickel free". */
function isFreeOf({ tokens }: Reading, at: number): boolean {
  const after = tokens[at + 1]?.word === '-' ? tokens[at + 2] : tokens[at + 1]
  return after?.word === 'free' && !FREE_IDIOMS.has(tokens[at]?.word ?? '')
}

/** True where a reading holds a word that no denial covers. */
export function isTold(reading: Reading, root: string): boolean {
  return reading.places.get(root)?.some((at) => !isTakenBack(reading, at)) === true
}

function isTakenBack(reading: Reading, at: number): boolean {
  return reading.isDenied[at] === true || isFreeOf(reading, at)
}

/** True where a reading says the denied words under a denial of its own. */
export function denies(reading: Reading, { roots }: Pick<Denial, 'roots'>): boolean {
  const inner = reading.denials.some((own) => roots.every((root) => own.roots.includes(root)))
  if (inner) return true
  return roots.every(
    (root) => reading.places.get(root)?.some((at) => isTakenBack(reading, at)) === true,
  )
}

/** Where a reading says these words side by side and does not take them back; null where nowhere. */
export function saidAt(reading: Reading, roots: readonly string[]): number | null {
  const [first = ''] = roots
  for (const at of reading.places.get(first) ?? []) {
    const to = matchEnd(reading, roots, at)
    if (to !== -1 && !isUnderDenial(reading, at, to)) return at
  }
  return null
}

/** True where one sentence of a reading holds all these words, in any order, none taken back. */
export function saysTogether(reading: Reading, roots: readonly string[]): boolean {
  const [first = '', ...others] = roots
  return (reading.places.get(first) ?? []).some((at) => {
    if (isTakenBack(reading, at)) return false
    return others.every((root) =>
      (reading.places.get(root) ?? []).some(
        (place) =>
          Math.abs(place - at) <= TOGETHER &&
          reading.sentenceOf[place] === reading.sentenceOf[at] &&
          !isTakenBack(reading, place),
      ),
    )
  })
}

const TOGETHER = 5

/** The roots of a phrase, as a reading has them. */
export const rootsOf: (phrase: string) => readonly string[] = remembered(
  (phrase) =>
    tokensOf(phrase)
      .filter(isContent)
      .map(({ root }) => root),
  30_000,
)

/** Finds the phrases of a list that a reading says and does not take back, in the order of the list. */
export function saidFinder(phrases: readonly string[]): (reading: Reading) => string[] {
  const all = [...new Set(phrases)].map((phrase, order) => ({
    phrase,
    order,
    roots: rootsOf(phrase),
  }))
  const byFirst = Map.groupBy(all, ({ roots: [first = ''] }) => first)
  return (reading) =>
    [...reading.places.keys()]
      .flatMap((root) => byFirst.get(root) ?? [])
      .filter(({ roots }) => saidAt(reading, roots) !== null)
      .toSorted((one, other) => one.order - other.order)
      .map(({ phrase }) => phrase)
}
