import { rootOf } from './roots.ts'
import {
  DOUBT_PHRASES,
  DOUBT_WORDS,
  FLAWLESS,
  MARKING,
  MARKS,
  UNITS,
  WARNING_CUES,
  type WarningKind,
} from './tables/facts.ts'
import { NO_WORDS } from './tables/denying.ts'
import { phraseTable } from './tables/word-list.ts'
import { clauseIndex, isContent, rootsIn } from './phrases.ts'
import { type Run, type Sentence, statementsIn } from './sentences.ts'
import type { Token } from './tokens.ts'

type Text = { text: string; tokens: readonly Token[]; sentences: readonly Sentence[] }

/** A sentence that a buyer has to have read. */
export type Warning = {
  kind: WarningKind
  /** The whole statement, as written. */
  said: string
  roots: readonly string[]
  start: number
  end: number
  sentence: number
}

type Cue = { kind: WarningKind; words: readonly string[] }

const CUES: ReadonlyMap<string, readonly Cue[]> = byFirstWord(
  WARNING_CUES.flatMap(([kind, list]) => phraseTable(list).map((words) => ({ kind, words }))),
)

function byFirstWord(cues: readonly Cue[]): ReadonlyMap<string, Cue[]> {
  const index = new Map<string, Cue[]>()
  for (const cue of cues) {
    const [first = ''] = cue.words
    index.set(first, [...(index.get(first) ?? []), cue])
  }
  return index
}

export function warningsIn({ text, tokens, sentences }: Text): Warning[] {
  return sentences.flatMap((sentence, index) =>
    statementsIn(sentence).flatMap((statement) => {
      const kind = warningKind(tokens, statement)
      if (kind === null) return []
      const place = spanOf(tokens, statement)
      const roots = rootsIn(tokens, statement)
      return [{ kind, said: text.slice(place.start, place.end), roots, ...place, sentence: index }]
    }),
  )
}

function warningKind(tokens: readonly Token[], { from, to }: Run): WarningKind | null {
  for (let at = from; at < to; at += 1) {
    const cue = CUES.get(tokens[at]?.word ?? '')?.find(({ words }) =>
      words.every((word, step) => at + step < to && tokens[at + step]?.word === word),
    )
    if (isMark(tokens, at, to)) return 'flaw'
    // "I'm careful with it" warns nobody.
    if (OWN_DOING.has(tokens[at - 1]?.word ?? '')) continue
    if (cue?.kind === 'allergens' && isOfHers(tokens, { from, to: at })) continue
    if (cue !== undefined && (cue.kind !== 'flaw' || isFlaw(tokens, at, cue))) return cue.kind
  }
  return null
}

const HERS: ReadonlySet<string> = new Set(['my', 'our', 'i'])
const BEING: ReadonlySet<string> = new Set(['is', 'was', 'am', 'are'])

/** "My husband is allergic" tells of a household, and warns no buyer. */
function isOfHers(tokens: readonly Token[], { from, to }: Run): boolean {
  return HERS.has(tokens[from]?.word ?? '') && BEING.has(tokens[to - 1]?.word ?? '')
}

const OWN_DOING: ReadonlySet<string> = new Set(["i'm", 'im', "we're"])

/** "A small chip on the rim". */
function isMark(tokens: readonly Token[], at: number, end: number): boolean {
  const cue = { kind: 'flaw', words: [''] } as const
  if (!MARKS.has(tokens[at]?.word ?? '') || !isFlaw(tokens, at, cue)) return false
  if (OPENINGS.has(tokens[at]?.word ?? '') && isOfAPart(tokens, at)) return false
  const near = [at - 3, at - 2, at - 1, at + 1, at + 2, at + 3, at + 4].filter(
    (place) => place < end,
  )
  // "A 2 cm tear"
  const isMeasured = UNITS.has(tokens[at - 1]?.word ?? '') && tokens[at - 2]?.kind === 'number'
  return isMeasured || near.some((place) => MARKING.has(tokens[place]?.word ?? ''))
}

const OPENINGS: ReadonlySet<string> = new Set(['hole', 'holes', 'knot', 'knots'])

/** A sound hole and the drain holes of a dish are made on purpose. */
function isOfAPart(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return before?.kind === 'word' && isContent(before) && !MARKING.has(before.word)
}

/** "Scratch resistant" and "no cracks" tell of no flaw. */
function isFlaw(tokens: readonly Token[], at: number, { words }: Cue): boolean {
  const beside = [at - 1, at + words.length].map((place) => tokens[place]?.word ?? '')
  const before = [at - 2, at - 1].map((place) => tokens[place]?.word ?? '')
  const isDenied = before.some((word) => NO_WORDS.has(word) || word === 'not')
  return !isDenied && !beside.some((word) => FLAWLESS.has(word))
}

function spanOf(tokens: readonly Token[], { from, to }: { from: number; to: number }) {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 }
}

/** Something the seller does not know for certain. */
export type Doubt = {
  cue: string
  /** The meaningful words that are in doubt, by root. */
  roots: readonly string[]
  /** The clause it stands in. */
  said: string
  start: number
  end: number
  sentence: number
}

const DOUBTED_MAX = 5
const PHRASES = Map.groupBy(
  DOUBT_PHRASES.map((phrase) => phrase.split(' ')),
  ([first = '']) => first,
)

export function doubtsIn({ text, tokens, sentences }: Text): Doubt[] {
  const found: Doubt[] = []
  sentences.forEach((sentence, index) => {
    for (let at = sentence.from; at < sentence.to; at += 1) {
      const length = doubtAt(tokens, at, sentence.to)
      if (length === 0) continue
      const clause = sentence.clauses[clauseIndex(sentence, at)]
      if (clause === undefined) continue
      const after = tokens.slice(at + length, clause.to).filter(isContent)
      const doubted = after.length > 0 ? after : tokens.slice(clause.from, at).filter(isContent)
      const place = spanOf(tokens, clause)
      found.push({
        cue: text.slice(tokens[at]?.start ?? 0, tokens[at + length - 1]?.end ?? 0),
        roots: doubted.slice(0, DOUBTED_MAX).map(({ root }) => root),
        said: text.slice(place.start, place.end),
        ...place,
        sentence: index,
      })
      at = clause.to - 1
    }
  })
  return found
}

/** How many tokens the doubting word or phrase at a place has; 0 where there is none. */
export function doubtAt(tokens: readonly Token[], at: number, end: number): number {
  const word = tokens[at]?.word ?? ''
  // "Dark wood (oak?)"
  if (word === '?' && tokens[at + 1]?.word === ')') return 1
  if (DOUBT_WORDS.has(word)) return 1
  const phrase = PHRASES.get(word)?.find((parts) =>
    parts.every((part, step) => at + step < end && tokens[at + step]?.word === part),
  )
  return phrase?.length ?? 0
}

export type QuotedName = { name: string; start: number; end: number; roots: readonly string[] }

// The signs exclude each other, and a name has a bound, so that this reads a text once.
const QUOTED = /(?<!\d ?)"([^"\n]{2,48})"|“([^”\n]{2,48})”|«([^»\n]{2,48})»/gu

/** Names in quotation marks; inch marks are none. */
export function namesIn(text: string): QuotedName[] {
  return [...text.matchAll(QUOTED)].flatMap((match) => {
    const name = (match[1] ?? match[2] ?? match[3] ?? '').trim()
    const words = name.split(/[^\p{L}\p{Nd}'’]+/u).filter((word) => word !== '')
    const isName = words.length > 0 && words.length <= 7 && /^\p{Lu}/u.test(name)
    const roots = words.map((word) => rootOf(word.toLowerCase().replaceAll('’', "'")))
    return isName ? [{ name, start: match.index, end: match.index + match[0].length, roots }] : []
  })
}
