import { isNegation, deniesItself } from '#marketplace/searches/denied.ts'
import { headIn } from '#marketplace/searches/heads.ts'
import { quotable } from '#marketplace/searches/quoting.ts'
import { rootOf, stemsOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { linesOf, listOf, pairOf } from '../../data/load.ts'
import { isJoining, rootAbroad } from '../abroad/claims.ts'
import { is } from '../lexicon.ts'
import type { Tongue } from '../abroad/tongue.ts'
import type { Statement } from '../statement.ts'
import { isBare } from './marked-clauses.ts'
import { type Against, againstIn, type Counter, isTakenBack } from './denying.ts'

/** A word as the text has it: said of the thing, or with what stands against it. */
type Mention = { word: Word; counter: Counter | null }

export type Bearing = {
  /** By the statement, the words of it that are not said of the thing. */
  against: ReadonlyMap<Statement, Against>
  /** Whether a label is taken back by its own value: "shelf: none". */
  isTaken: (said: Statement) => boolean
  /** What of the text speaks against a search for the whole thing, as it stands there; empty where nothing does. */
  counters: (words: readonly Word[]) => string
}

type Known = { statements: readonly Statement[]; language: Tongue; own: readonly string[] }

/**
 * Does her text bear this search of the whole item? Each word of it that the text has must stand at least once where it
 * is said of the thing, and the text says no opposite.
 */
export function bearingOf({ statements, language, own }: Known): Bearing {
  const against = new Map(statements.map((said) => [said, againstIn(said, language)]))
  const isTaken = (said: Statement) => said.label !== '' && isTakenBack(said, language)
  const mentions = statements.flatMap((said): Mention[] => [
    ...wordsOf(said.label).map((word) => ({
      word,
      counter: isTaken(said) ? { clause: said.text, isAbsent: true, only: '' } : null,
    })),
    ...said.words.map((word) => ({ word, counter: against.get(said)?.get(word) ?? null })),
  ])
  const alike = alikeFinder(mentions, language)
  const opposite = oppositeFinder(mentions, language)
  // What her first line says of the thing no other item takes back.
  const [first] = statements
  const front = new Set(
    first?.words.filter((word) => against.get(first)?.has(word) !== true).map(({ stem }) => stem),
  )
  // The "lamp" of a lampshade
  const isOwn = ({ stem }: Word) =>
    own.some((one) => one === stem || (stem.length >= PART_LEAST && one.startsWith(stem)))
  const counters = (words: readonly Word[]) => {
    if (words.some((word) => isNegation(word) || deniesItself(word))) return ''
    const head = headIn(words)
    for (const word of words) {
      if (isBare(word, language) || isGiving(word) || isOwn(word)) continue
      // Of a joined word each part is asked: the "Kinder" of a "Kindermütze".
      for (const found of alike(word)) {
        const isServed = word !== head && isWearer(word)
        // The doll of a doll wig is not included, and the wig is for one.
        const denied = found.flatMap(({ counter }) =>
          counter === null || (counter.isAbsent && isServed) ? [] : [counter],
        )
        const isWithout =
          word === head && !front.has(word.stem) && denied.some(({ isAbsent }) => isAbsent)
        // "No chemical dyes" speaks of no others; that it does not say "dyes" either is found elsewhere.
        const one = denied.find(
          ({ only }) => language !== 'en' || only === '' || words.some(({ stem }) => stem === only),
        )
        if (one !== undefined && (denied.length === found.length || isWithout))
          return quotable(one.clause)
      }
    }
    return opposite(words)
  }
  return { against, isTaken, counters }
}

function isWearer(word: Word): boolean {
  return is(word, 'recipient') || is(word, 'kin') || word.stem === 'doll'
}

/** "No gift wrap" takes nothing from a gift. */
function isGiving({ stem }: Word): boolean {
  return stem === 'gift' || stem === 'present'
}

const PREFIX_LEAST = 5
const PART_LEAST = 4
const END_LEAST = 3

/** Finds a word of a search in the text: by its root, as "decor" in "decoration", or as a part of a joined word. */
function alikeFinder(mentions: readonly Mention[], language: Tongue): (word: Word) => Mention[][] {
  const rooted =
    language === 'en'
      ? // A sticker is no sticking.
        ({ stem }: Word) => (stem.endsWith('er') ? stem : rootOf(stem))
      : ({ low }: Word) => rootAbroad(low)
  const byRoot = Map.groupBy(mentions, ({ word }) => rooted(word))
  const roots = [...byRoot.keys()]
  const isJoined = isJoining(language)
  const known = new Map<string, Mention[][]>()
  return (word) => {
    const root = rooted(word)
    const before = known.get(root)
    if (before !== undefined) return before
    const isAlike = (other: string) =>
      other === root ||
      (root.length >= PREFIX_LEAST &&
        other.length >= PREFIX_LEAST &&
        (other.startsWith(root) || root.startsWith(other))) ||
      (isJoined &&
        ((other.length >= PART_LEAST && root.startsWith(other)) ||
          (other.length >= END_LEAST && root.endsWith(other))))
    const exact = byRoot.get(root)
    const found =
      exact === undefined ? roots.filter(isAlike).map((one) => byRoot.get(one) ?? []) : [exact]
    known.set(root, found)
    return found
  }
}

/** What cannot both be so, each side by the stems of its phrases. */
const OPPOSITES: readonly (readonly [string[][], string[][]])[] = linesOf('opposites.txt').map(
  (line) => {
    const [one, other] = pairOf(line, '|')
    return [sideOf(one), sideOf(other)]
  },
)

function sideOf(text: string): string[][] {
  return listOf(text).map((phrase) => stemsOf(phrase).split(' '))
}

/** "Large" of what is small, "outdoor" of what is for indoors: where the text says the other side and not this one. */
function oppositeFinder(
  mentions: readonly Mention[],
  language: Tongue,
): (words: readonly Word[]) => string {
  const said = mentions.filter(({ counter }) => counter === null).map(({ word }) => word)
  const stems = ` ${said.map(({ stem }) => stem).join(' ')} `
  const isWithin = (words: readonly Word[], phrases: readonly string[][]) =>
    isJoining(language) &&
    phrases.some(
      ([only = '', ...more]) =>
        more.length === 0 &&
        only.length >= PREFIX_LEAST &&
        words.some(({ low }) => low.startsWith(only)),
    )
  return (words) => {
    const own = ` ${words.map(({ stem }) => stem).join(' ')} `
    for (const [left, right] of OPPOSITES)
      for (const [asked, other] of [
        [left, right],
        [right, left],
      ] as const) {
        const isAsked = phraseIn(own, asked) !== undefined || isWithin(words, asked)
        const told =
          isAsked && phraseIn(stems, asked) === undefined ? phraseIn(stems, other) : undefined
        if (told === undefined) continue
        return told.map((stem) => said.find((word) => word.stem === stem)?.text ?? '').join(' ')
      }
    return ''
  }
}

function phraseIn(text: string, phrases: readonly string[][]): string[] | undefined {
  return phrases.find((phrase) => text.includes(` ${phrase.join(' ')} `))
}
