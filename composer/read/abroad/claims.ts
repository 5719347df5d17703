import { remembered } from '#marketplace/remembered.ts'
import { linesOf, listOf, pairOf } from '../../data/load.ts'
import type { Tongue } from './tongue.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'

/** What a word says of a thing: "Eiche" that it is of oak, which is a wood. */
export type Claim = { family: string; name: string }

type Entry = Claim & { plain: string; root: string }

const ENDING = /(?<=\p{L}{3})[aeio]?s?$/u

const ENTRIES = new Map<string, Entry[]>()
for (const line of linesOf('claims-abroad.txt')) {
  const [claim, lists] = pairOf(line, ':')
  const [family, name] = pairOf(claim, ' ')
  for (const list of lists.split(';')) {
    const [language, words] = pairOf(list.trim(), ' ')
    const own = listOf(words).map((word) => {
      return { family, name, plain: unmarked(word), root: rootAbroad(word) }
    })
    ENTRIES.set(language, [...(ENTRIES.get(language) ?? []), ...own])
  }
}

/** In small letters and without marks. */
export function unmarked(word: string): string {
  return word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replace('ß', 'ss')
}

/** Without marks, number and gender: "rojas" and "rojo" are one colour. */
export function rootAbroad(word: string): string {
  return unmarked(word).replace(ENDING, '')
}

/** Languages that join words: "Ledertasche" says of what it is. */
const JOINING: ReadonlySet<string> = new Set(['de', 'nl'])
const PART_LETTERS = 4

/** Whether a language writes two words as one: "Ledertasche". */
export function isJoining(language: Tongue): boolean {
  return JOINING.has(language)
}

/** What a word claims in a language whose words we know; of most words, nothing. */
export function claimsOf({ low }: Pick<Word, 'low'>, language: Tongue): Claim[] {
  return ENTRIES.has(language) ? known(`${language} ${low}`) : []
}

const known = remembered((key): Claim[] => {
  const [language, low] = pairOf(key, ' ')
  const plain = unmarked(low)
  const root = rootAbroad(low)
  const isPart = (part: string) =>
    part.length >= PART_LETTERS &&
    [plain, root].some((one) => one.startsWith(part) || one.endsWith(part))
  return (ENTRIES.get(language) ?? []).filter(
    (entry) => root === entry.root || (JOINING.has(language) && isPart(entry.plain)),
  )
}, 20_000)

/** Whether we know what words of a language claim. */
export function knowsClaims(language: Tongue): boolean {
  return ENTRIES.has(language)
}

const IMITATIONS = new Set(
  wordsOf(
    'kunst imitat imitation simili synthétique faux fausse sintético sintética imitación imitação polipiel ecopelle finta finto similpelle nep imitatie',
  ).map(({ low }) => rootAbroad(low)),
)

/** "Couro sintético", "simili cuir", "Kunstleder": no leather. */
export function isImitated(words: readonly Word[], at: number): boolean {
  const low = words[at]?.low ?? ''
  const isJoined = low.startsWith('kunst') && low.length > 'kunst'.length
  const near = [words[at - 1], words[at + 1]]
  return isJoined || near.some((word) => word !== undefined && IMITATIONS.has(rootAbroad(word.low)))
}

const STUFF = new Set(
  'textile leather wood plant metal ceramic glass stone plastic paper wax filling'.split(' '),
)

/** Whether a claim says of what the thing is. */
export function isStuff({ family }: Pick<Claim, 'family'>): boolean {
  return STUFF.has(family)
}

const ROOT = 4

/** Whether two words are forms of one another, or one is a part of the other. */
export function beginsLike({ low }: Word, other: Word): boolean {
  const [one, two] = [rootAbroad(low), rootAbroad(other.low)]
  if (one === two || (one.length > ROOT && one.slice(0, ROOT) === two.slice(0, ROOT))) return true
  const isLong = one.length >= ROOT && two.length >= ROOT
  return isLong && (two.includes(one.slice(0, ROOT + 1)) || one.includes(two.slice(0, ROOT + 1)))
}
