import type { Tongue } from '../abroad/tongue.ts'
import { isGeneric } from '../item.ts'
import { is } from '../lexicon.ts'
import type { Match, Patterns } from '../patterns.ts'
import { listBefore, listBehind, previous, REACH } from './listed-clauses.ts'
import { type Clause, clausesIn, isBare, marksOf, type Text, within } from './marked-clauses.ts'
import { isOfAPicture } from '#marketplace/searches/denied.ts'
import {
  isConsequence,
  isInName,
  isNamed,
  isNumbered,
  isOffered,
} from '#marketplace/searches/not-denied.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'

/** The clause that stands against a word, and whether it says that the thing comes without it. */
export type Counter = {
  clause: string
  isAbsent: boolean
  /** Without this word in front it is not denied: no chemical dyes. */
  only: string
}
/** Words that the text has without saying them of the thing. */
export type Against = ReadonlyMap<Word, Counter>

const PRICED = /\+\s?(?:[£$€]\s?)?\d|[£$€]\s?\d[\d.,]*\s*(?:extra|more)\b/i

/**
 * The words of a statement that stand in a clause of denial, doubt, lack, end, absence, another item or an option. The
 * marks stand in `data/against.txt`.
 */
export function againstIn(said: Text, language: Tongue): Against {
  const marks = marksOf(language)
  const { text, words, label, section } = said
  const found = new Map<Word, Counter>()
  const clauses = clausesIn(said, marks, language)
  const deny = ({ own, isAbsent }: Denied, clause: Clause) => {
    const [first] = clause.words
    const last = clause.words.at(-1)
    const all = [...own, ...clause.words]
    const start = Math.min(first?.start ?? 0, ...all.map((word) => word.start))
    const end = Math.max(last?.end ?? 0, ...all.map((word) => word.end))
    for (const [at, word] of own.entries()) {
      const before = own[at - 1]
      const isBeside =
        before !== undefined &&
        !isBare(before, language) &&
        !before.low.endsWith('ing') &&
        text.slice(before.end, word.start) === ' '
      const only = isBeside && !isAbsent ? before.stem : ''
      if (found.get(word)?.isAbsent !== true)
        found.set(word, { clause: text.slice(start, end), isAbsent, only })
    }
  }
  for (const [at, clause] of clauses.entries())
    for (const denied of deniedBy(clauses, at)) deny(denied, clause)
  for (const clause of clauses) {
    const [first, ...rest] = clause.words
    // "Because wool felt pills" tells why it is of something else.
    if (first?.low === 'because')
      deny({ own: rest.filter((word) => is(word, 'material')), isAbsent: false }, clause)
    const end = clause.words.at(-1)?.end ?? 0
    if (first !== undefined && PRICED.test(text.slice(first.start, end + PRICE_WITHIN)))
      deny({ own: clause.words, isAbsent: true }, clause)
  }
  // "Not included: hoop, needles" and what stands below "NOT INCLUDED".
  for (const above of [label, section?.heading ?? '']) {
    const own = wordsOf(above)
    const isAll = denies(marks.find(own)) && contentOf(own, marks, language).length === 0
    if (isAll) for (const word of words) found.set(word, { clause: text, isAbsent: true, only: '' })
  }
  return found
}

const PRICE_WITHIN = 8

/** Whether a label is taken back by what stands behind it: "shelf: none", "weighted version: discontinued, too heavy". */
export function isTakenBack(
  { text, words }: Pick<Text, 'text' | 'words'>,
  language: Tongue,
): boolean {
  const marks = marksOf(language)
  const end = words.findIndex(
    (word, at) => at > 0 && /[,.;(]/.test(text.slice(words[at - 1]?.end, word.start)),
  )
  const first = words.slice(0, end === -1 ? undefined : end)
  const isDenied = NONE.has(first[0]?.low ?? '') || denies(marks.find(first))
  return isDenied && contentOf(first, marks, language).length === 0
}

const NONE = new Set(
  'no none nope n never not nein keine keiner kein keins nicht aus weg no ninguno non aucun aucune nessuno nessuna geen nee niet não nenhum'.split(
    ' ',
  ),
)

function denies(found: readonly Match[]): boolean {
  return found.some(({ meaning }) => ['after', 'before', 'end', 'clause'].includes(meaning))
}

/** What is neither small nor a part of a mark. */
function contentOf(words: readonly Word[], marks: Patterns, language: Tongue): Word[] {
  const own = marks.find(words)
  return words.filter(
    (word, at) =>
      !isBare(word, language) &&
      !NONE.has(word.low) &&
      !own.some(({ from, to }) => from <= at && at < to),
  )
}

type Denied = { own: readonly Word[]; isAbsent: boolean }

/** What each mark of a clause denies, there and in the list around. */
function deniedBy(clauses: readonly Clause[], at: number): Denied[] {
  const clause = clauses[at]
  return clause === undefined
    ? []
    : clause.marks.flatMap((mark) => {
        const isAbsent =
          mark.meaning === 'after' ? isGiven(clause, mark) : mark.meaning !== 'clause'
        return reachedBy(mark, clauses, at).map((own) => ({
          own: own.filter((word) => !isWarnedFor(word, clause)),
          isAbsent,
        }))
      })
}

/** "We don't send seed", "saucer not included" */
function isGiven(clause: Clause, { to }: Match): boolean {
  const { marks } = clause
  return (
    within(clause, to).length === 0 ||
    marks.some(
      ({ meaning, from }) =>
        (meaning === 'absent' || meaning === 'giving') && from >= to && from <= to + NEAR,
    )
  )
}

const NEAR = 2

function reachedBy(
  { meaning, from, to }: Match,
  clauses: readonly Clause[],
  at: number,
): (readonly Word[])[] {
  const clause = clauses[at]
  if (clause === undefined) return []
  const { words, marks } = clause
  const before = () => [within(clause, 0, from).slice(-REACH), ...listBefore(clauses, at, from)]
  switch (meaning) {
    case 'clause': {
      const isAlone = [...within(clause, 0, from), ...within(clause, to)].length === 0
      return isAlone ? previous(clauses, at) : [words.filter((word) => !isForAny(word))]
    }
    case 'before':
      return before()
    case 'start':
      if (from > 0) return []
      break
    case 'end':
      return to === words.length && within(clause, 0, from).length > 0 ? before() : []
    case 'after':
      break
    default:
      return []
  }
  if (marks.some((one) => one.meaning === 'idle' && one.from === to)) return []
  if (isNoDenial(clause, { from, to })) return []
  const absent = marks.find(
    (one) => one.meaning === 'absent' && one.from >= to && one.from <= to + NEAR,
  )
  const next = marks.find((one) => one.meaning === 'after' && one.from >= to)?.from
  // "Please don't order it on the Thursday before the wedding"
  const own = within(clause, to, next)
    .slice(0, REACH)
    .filter((word, place) => place < NEAR || !isForAny(word))
  if (absent === undefined && own.length > 0)
    return [own, ...(next === undefined ? listBehind(clauses, at) : [])]
  // "No lid included" denies what stands between.
  const named = own.filter(
    (word) => words.indexOf(word) < (absent?.from ?? 0) && word.low.length > SHORT_LETTERS,
  )
  return named.length > 0 ? [named] : before()
}

/** "No 8" is a number, "not a morning person" stands on it, "no feet = reversible" names a way to have it. */
function isNoDenial({ words, text }: Clause, { from, to }: Pick<Match, 'from' | 'to'>): boolean {
  const mark = words[from]
  const next = words[to]
  if (mark === undefined) return false
  return (
    isNumbered(words, from) ||
    isOffered(words, from) ||
    isInName(text, mark) ||
    isConsequence(text, mark) ||
    // "Gift box yes/no", "no mold release needed for epoxy"
    text.charAt(mark.start - 1) === '/' ||
    words.slice(to).some(({ low }) => NEEDLESS.has(low)) ||
    (next !== undefined && isNamed(text, next)) ||
    isOfAPicture({ text, manner: 'not' })
  )
}

const NEEDLESS = new Set(['needed', 'required', 'necessary', 'refunds', 'returns'])

/** Whom she warns for, it is for: "never leave a baby alone with it"; but "not for dogs". */
function isWarnedFor(word: Word, { words }: Clause): boolean {
  const at = words.indexOf(word)
  const isFor = words.slice(Math.max(0, at - NEAR), at).some(({ low }) => low === 'for')
  return WARNED.has(word.stem) && !isFor
}

const FREE = ['recipient', 'kin', 'occasion', 'season', 'room'] as const

/** A gift, a season, a room: what stands far from the mark is a time or a place of something else. */
function isForAny(word: Word): boolean {
  return isGeneric(word) || FREE.some((property) => is(word, property))
}

const WARNED = new Set('horse pony dog cat puppy kitten pet bird hen baby newborn'.split(' '))

/** "È", "zit" */
const SHORT_LETTERS = 3
