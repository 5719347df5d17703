import { isOfKind } from '../abroad/phrases.ts'
import type { Tongue } from '../abroad/tongue.ts'
import { loadPatterns, type Match, type Patterns } from '../patterns.ts'
import { isOfAPicture } from '#marketplace/searches/denied.ts'
import {
  isConsequence,
  isInName,
  isNamed,
  isNumbered,
  isOffered,
} from '#marketplace/searches/not-denied.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** The clause that stands against a word, and whether it says that the thing comes without it. */
export type Counter = { clause: string; isAbsent: boolean }
/** Words that the text has without saying them of the thing. */
export type Against = ReadonlyMap<Word, Counter>
type Text = {
  text: string
  words: readonly Word[]
  label: string
  section: { heading: string } | null
}

const loaded = new Map<Tongue, Patterns>()

function marksOf(language: Tongue): Patterns {
  const known = loaded.get(language) ?? loadPatterns('against.txt', language)
  loaded.set(language, known)
  return known
}

/** A stretch between two marks; "hard" begins behind more than a comma. */
type Clause = { text: string; words: Word[]; content: Word[]; isHard: boolean; marks: Match[] }

const HARD = /[.;:!?()|•\n/]|\s[-–—]+\s/
const COMMA = /[,&+]/
const PRICED = /\+\s?(?:[£$€]\s?)?\d|[£$€]\s?\d[\d.,]*\s*(?:extra|more)\b/i
/** No denial reaches further. */
const REACH = 7
const LISTED_WORDS = 3
const OR = new Set('or nor oder noch ni o ou né of nem and und y et e en'.split(' '))

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
    for (const word of own)
      if (found.get(word)?.isAbsent !== true)
        found.set(word, { clause: text.slice(start, end), isAbsent })
  }
  for (const [at, clause] of clauses.entries())
    for (const denied of deniedBy(clauses, at)) deny(denied, clause)
  for (const clause of clauses) {
    const [first] = clause.words
    const end = clause.words.at(-1)?.end ?? 0
    if (first !== undefined && PRICED.test(text.slice(first.start, end + PRICE_WITHIN)))
      deny({ own: clause.words, isAbsent: true }, clause)
  }
  // "Not included: hoop, needles" and what stands below "NOT INCLUDED".
  for (const above of [label, section?.heading ?? '']) {
    const own = wordsOf(above)
    const isAll = denies(marks.find(own)) && contentOf(own, marks, language).length === 0
    if (isAll) for (const word of words) found.set(word, { clause: text, isAbsent: true })
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

function clausesIn({ text, words }: Text, marks: Patterns, language: Tongue): Clause[] {
  const turns = new Set(
    marks
      .find(words)
      .filter(({ meaning, to }) => meaning === 'turn' && to < words.length)
      .map(({ from }) => from),
  )
  const clauses: { words: Word[]; isHard: boolean }[] = []
  for (const [at, word] of words.entries()) {
    const between = text.slice(words[at - 1]?.end ?? word.start, word.start)
    // The point of "incl." and of "0.5" ends nothing.
    const isStop =
      HARD.test(between) && !(between.trim() === '.' && word.text === word.low && !word.isNumber)
    const isBegun = clauses.length === 0 || isStop || COMMA.test(between) || turns.has(at)
    if (isBegun) clauses.push({ words: [word], isHard: isStop || clauses.length === 0 })
    else clauses.at(-1)?.words.push(word)
  }
  return clauses.map((clause) => ({
    ...clause,
    text,
    content: clause.words.filter((word) => !isBare(word, language)),
    marks: marks.find(clause.words),
  }))
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
        return reachedBy(mark, clauses, at).map((own) => ({ own, isAbsent }))
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
      return isAlone ? previous(clauses, at) : [words]
    }
    case 'before':
      return before()
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
  const own = within(clause, to, next)
    .slice(0, REACH)
    .filter((word) => !isWarnedFor(word, clause))
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
    (next !== undefined && isNamed(text, next)) ||
    isOfAPicture({ text, manner: 'not' })
  )
}

/** Whom she warns for, it is for: "never leave a baby alone with it"; but "not for dogs". */
function isWarnedFor(word: Word, { words }: Clause): boolean {
  return WARNED.has(word.stem) && words.every(({ low }) => low !== 'for')
}

const WARNED = new Set('horse pony dog cat puppy kitten pet bird hen baby newborn'.split(' '))

/** "È", "zit" */
const SHORT_LETTERS = 3

/** The content words of a clause between two of its places. */
function within({ words, content }: Clause, from: number, to?: number): Word[] {
  const own = words.slice(from, to)
  return content.filter((word) => own.includes(word))
}

const BARE = ['copula', 'front', 'joint', 'speaking'] as const

/** Small in English or in the language of the text. */
function isBare(word: Word, language: Tongue): boolean {
  return isSmall(word) || (language !== 'en' && BARE.some((kind) => isOfKind(word, kind, language)))
}

/** "Hoop, needles and frame not included"; "they are gone" speaks of what stands before. */
function listBefore(clauses: readonly Clause[], at: number, from: number): (readonly Word[])[] {
  const clause = clauses[at]
  if (clause === undefined) return []
  if (within(clause, 0, from).length === 0) return previous(clauses, at)
  return clause.words.slice(0, from).some(({ low }) => OR.has(low)) || isListed(clauses, at)
    ? listedBefore(clauses, at)
    : []
}

function previous(clauses: readonly Clause[], at: number): (readonly Word[])[] {
  const before = clauses[at - 1]
  if (before === undefined) return []
  // "An acoustic needs a tie - not included": the tie is what is left out.
  const need = before.words.findLast(({ low }) => NEEDING.has(low))?.end ?? 0
  return [before.content.filter(({ start }) => start >= need).slice(-REACH)]
}

const NEEDING = new Set(['need', 'needs', 'require', 'requires'])

/** Joined by a sign: "jar + flour not included". */
function isListed(clauses: readonly Clause[], at: number): boolean {
  return clauses[at]?.isHard === false && (clauses[at - 1]?.words.length ?? 9) <= 1
}

function listedBefore(clauses: readonly Clause[], at: number): (readonly Word[])[] {
  const listed: (readonly Word[])[] = []
  for (let place = at; place > 0 && clauses[place]?.isHard === false; place -= 1) {
    const before = clauses[place - 1]
    if (before === undefined || before.content.length > LISTED_WORDS) break
    listed.push(before.content)
  }
  return listed
}

/** "No nuts, eggs or dairy" */
function listBehind(clauses: readonly Clause[], at: number): (readonly Word[])[] {
  const listed: (readonly Word[])[] = []
  for (let place = at + 1; clauses[place]?.isHard === false; place += 1) {
    const next = clauses[place]
    if (next === undefined || next.content.length > LISTED_WORDS || next.marks.length > 0) break
    listed.push(next.content)
    if (next.words.some(({ low }) => OR.has(low))) return listed
  }
  return []
}
