import type { Denial } from './denials.ts'
import { remembered, rememberedOf } from '../remembered.ts'
import { isContent } from './phrases.ts'
import type { Reading } from './reading.ts'
import { runsOf } from './runs.ts'
import type { Sentence } from './sentences.ts'
import { AFTER_FREE, FREE_IDIOMS, isDoneFree, NOT_WORDS } from './tables/denying.ts'
import { words } from './tables/word-list.ts'
import { type Token, tokensOf } from './tokens.ts'

export function isUnderDenial(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (reading.isDenied[at] === true) return true
  return isFreeOf(reading, to - 1) || isWithoutBy(reading, from)
}

/** The "sew" of a "no-sew strap". */
function isWithoutBy({ tokens }: Reading, from: number): boolean {
  return tokens[from - 1]?.word === '-' && ['no', 'non'].includes(tokens[from - 2]?.word ?? '')
}

/** The "nickel" of "nickel free". */
function isFreeOf({ tokens }: Reading, at: number): boolean {
  const isHyphen = tokens[at + 1]?.word === '-'
  const after = isHyphen ? at + 2 : at + 1
  if (tokens[after]?.word !== 'free' || FREE_IDIOMS.has(tokens[at]?.word ?? '')) return false
  // "Gift wrapping free if you ask" costs nothing.
  if (!isHyphen && isDoneFree(tokens[at]?.word ?? '')) return false
  return isHyphen || !AFTER_FREE.has(tokens[after + 1]?.word ?? '')
}

/** A question to which the next sentence says neither yes nor anything else that is certain. */
export function isAskedInVain({ sentences, sentenceOf, tokens }: Reading, at: number): boolean {
  const own = sentenceOf[at] ?? -1
  const sentence = sentences[own]
  if (sentence?.mark !== '?' || at < askedFrom(sentence, tokens)) return false
  const next = sentences[own + 1]
  if (next === undefined) return true
  const answer = tokens.slice(next.from, next.from + ANSWER_WORDS)
  return answer.some(({ word }) => UNANSWERED.has(word) || NOT_WORDS.has(word) || word === 'no')
}

/** Behind a chain of phrases, behind a long one or a stop, only the last one is asked: "copper wire 2mm. lacquered? no". */
function askedFrom({ clauses, from, to }: Sentence, tokens: readonly Token[]): number {
  const stop = tokens.slice(from, to).findLastIndex(({ word }) => word === '.')
  if (stop !== -1) return from + stop + 1
  const last = clauses.findLast(({ joint }) => joint === ',')
  if (last === undefined || last.to !== to) return from
  const isChain = clauses.filter(({ joint }) => joint === ',').length >= PHRASES_TOLD
  const isLong = last.from - from > TOLD_WORDS && !ASKING.has(tokens[from]?.word ?? '')
  return isChain || isLong ? last.from : from
}

const PHRASES_TOLD = 3
const TOLD_WORDS = 5
const ASKING = words('is are am was does do did can could will would has have may should')
const ANSWER_WORDS = 3
const UNANSWERED = words(
  'dunno idk unsure uncertain maybe perhaps possibly probably ask depends nope hmm',
)

/** True where a reading holds a word that no denial covers. */
export function isTold(reading: Reading, root: string): boolean {
  return rootsTold(reading).has(root)
}

const rootsTold = rememberedOf((reading: Reading) =>
  rootsWhere(reading, (at) => !isTakenBack(reading, at)),
)
const rootsTakenBack = rememberedOf((reading: Reading) =>
  rootsWhere(reading, (at) => isTakenBack(reading, at)),
)

function rootsWhere({ places }: Reading, isSo: (at: number) => boolean): ReadonlySet<string> {
  return new Set([...places].flatMap(([root, all]) => (all.some(isSo) ? [root] : [])))
}

function isTakenBack(reading: Reading, at: number): boolean {
  return reading.isDenied[at] === true || isFreeOf(reading, at)
}

/** True where a reading says the denied words under a denial of its own. */
export function denies(reading: Reading, { roots }: Pick<Denial, 'roots'>): boolean {
  const takenBack = rootsTakenBack(reading)
  if (roots.every((root) => takenBack.has(root))) return true
  const byRoot = denialsByRoot(reading)
  const holding = roots.map((root) => byRoot.get(root) ?? [])
  const fewest = holding.toSorted((one, other) => one.length - other.length)[0] ?? []
  return fewest.some((own) => roots.every((root) => own.roots.includes(root)))
}

/** True where it takes back more than half of the denied words: "no climbing rope" of "no retired climbing rope". */
export function deniesMost(reading: Reading, { roots }: Pick<Denial, 'roots'>): boolean {
  const denied = roots.filter((root) => denies(reading, { roots: [root] }))
  return denied.length > roots.length / 2
}

const denialsByRoot = rememberedOf(({ denials }: Reading): ReadonlyMap<string, Denial[]> => {
  const found = new Map<string, Denial[]>()
  for (const denial of denials) {
    for (const root of new Set(denial.roots)) {
      const known = found.get(root)
      if (known === undefined) found.set(root, [denial])
      else known.push(denial)
    }
  }
  return found
})

const denialsByFirst = rememberedOf(({ denials }: Reading) =>
  Map.groupBy(
    denials.map((denial, order) => ({ denial, order })),
    ({
      denial: {
        roots: [first = ''],
      },
    }) => first,
  ),
)

/** What a text denies and another text could say, since it has the word that each begins with; in order. */
export function denialsAbout(product: Reading, other: Reading): Denial[] {
  const byFirst = denialsByFirst(product)
  if (byFirst.size === 0) return []
  return [...other.places.keys()]
    .flatMap((root) => byFirst.get(root) ?? [])
    .toSorted((one, another) => one.order - another.order)
    .map(({ denial }) => denial)
}

/** Where a reading says these words side by side and does not take them back; null where nowhere. */
export function saidAt(reading: Reading, roots: readonly string[]): number | null {
  return (
    runsOf(reading, roots).find(
      ({ from, to }) => !isUnderDenial(reading, from, to) && !isAskedInVain(reading, from),
    )?.from ?? null
  )
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
