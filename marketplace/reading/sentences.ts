import type { Token } from './tokens.ts'
import { LINKERS } from './tables/denying.ts'
import { ABBREVIATIONS } from './tables/spelling.ts'

/** A run of tokens: from the first to before the last. */
export type Run = { from: number; to: number }

export type Sentence = Run & {
  /** Its end sign; empty where the line just ends. */
  mark: string
  clauses: Clause[]
}

export type Clause = Run & {
  /** What stands before it: a comma, "but", nothing at the beginning. */
  joint: string
}

const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', '…', '。', '！', '？'])
const BULLETS: ReadonlySet<string> = new Set('•▪◦·●○■□◆◇▶►✓✔✗➤→★☆✦✧✿❀❥♥♡*-–—+~❤⚒❧☙'.split(''))
const COMMAS: ReadonlySet<string> = new Set(',;:()[]|•–—·、，'.split(''))
// Pasted text is often broken by hand at about this width.
const WRAPPED_FROM = 55

/** So many words without a comma come from a telephone: where a phrase among them ends, nobody can tell. */
const RUN_ON_FROM = 13

export function isRunOn({ from, to, clauses }: Sentence): boolean {
  return to - from >= RUN_ON_FROM && clauses.every(({ joint }) => !COMMAS.has(joint))
}

/** So many phrases between commas are a list of statements, not a sentence. */
const CHAINED_FROM = 5

/**
 * What a sentence says, one thing after another: itself, or in a chain of phrases without a full stop each phrase, with
 * what "but" or "so" tie to it.
 */
export function statementsIn({ from, to, mark, clauses }: Sentence): Run[] {
  const isChain = clauses.filter(({ joint }) => joint === ',').length >= CHAINED_FROM
  if (mark !== '' || !isChain) return [{ from, to }]
  const statements: Run[] = []
  for (const clause of clauses) {
    const before = statements.at(-1)
    if (before === undefined || isOwn(clause)) statements.push({ from: clause.from, to: clause.to })
    else before.to = clause.to
  }
  return statements
}

function isOwn({ joint }: Clause): boolean {
  return joint === '' || COMMAS.has(joint)
}

/** Cuts a text into sentences: at end signs and at lines, unless a line only wraps. */
export function sentencesOf(tokens: readonly Token[], text: string): Sentence[] {
  const found: Sentence[] = []
  const width = text.split('\n').reduce((most, { length }) => Math.max(most, length), 0)
  let from = 0
  const close = (to: number, mark: string) => {
    const start = skipBullets(tokens, from, to)
    if (start < to) found.push({ from: start, to, mark, clauses: clausesOf(tokens, start, to) })
    from = to
  }
  tokens.forEach((token, at) => {
    if (at > from && token.gap === 'line' && !wraps(tokens, at, { text, width })) close(at, '')
    if (endsHere(tokens, at)) close(at + 1, token.word)
  })
  close(tokens.length, '')
  return found
}

function skipBullets(tokens: readonly Token[], from: number, to: number): number {
  let start = from
  while (start < to && tokens[start]?.kind === 'sign' && BULLETS.has(tokens[start]?.word ?? ''))
    start += 1
  return start
}

/** "Fits e.g. Seiko": a name behind it begins no sentence. */
function isForExample(tokens: readonly Token[], at: number): boolean {
  const word = tokens
    .slice(Math.max(0, at - 3), at + 1)
    .map((token) => token.word)
    .join('')
  return word === 'e.g.' || word === 'i.e.'
}

function endsHere(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || !ENDS.has(token.word)) return false
  const next = tokens[at + 1]
  if (next === undefined) return true
  if (ENDS.has(next.word) && next.gap === 'none') return false
  const before = tokens[at - 1]
  if (isForExample(tokens, at)) return false
  const isShort = token.word === '.' && ABBREVIATIONS.has(before?.word ?? '')
  if (isShort && next.gap === 'space' && !isCapital(next.text)) return false
  // "wood.Oiled" was typed in a hurry; "e.g" and "www.example" were not.
  return next.gap !== 'none' || (isCapital(next.text) && before?.kind === 'word')
}

function isCapital(word: string): boolean {
  const [first = ''] = word
  return first !== first.toLowerCase()
}

type Page = { text: string; width: number }

/** True where a line goes on with the sentence before: it has no end, and the next word had no room in it. */
function wraps(tokens: readonly Token[], at: number, { text, width }: Page): boolean {
  const token = tokens[at]
  const before = tokens[at - 1]
  if (token === undefined || before === undefined || token.kind !== 'word') return false
  const gap = text.slice(before.end, token.start)
  if (gap.indexOf('\n') !== gap.lastIndexOf('\n') || isCapital(token.text)) return false
  const lineLength = before.end - text.lastIndexOf('\n', before.start) - 1
  const hadRoom = lineLength + 1 + token.text.length <= width
  const isEnded = ENDS.has(before.word) || before.word === ':'
  return lineLength >= WRAPPED_FROM && !hadRoom && !isEnded && !isLabel(tokens, at)
}

const LABEL_WORDS_MAX = 3

/** "Keyboard: not included" begins something of its own. */
function isLabel(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 1, at + 1 + LABEL_WORDS_MAX).some(({ word }) => word === ':')
}

function clausesOf(tokens: readonly Token[], from: number, to: number): Clause[] {
  const clauses: Clause[] = []
  let start = from
  let joint = ''
  const close = (at: number) => {
    if (at > start) clauses.push({ from: start, to: at, joint })
  }
  for (let at = from; at < to; at += 1) {
    const token = tokens[at]
    if (token === undefined || (!isComma(tokens, at) && !LINKERS.has(token.word))) continue
    close(at)
    start = token.kind === 'sign' ? at + 1 : at
    joint = token.word
  }
  close(to)
  return clauses
}

/** A hyphen parts a sentence only between spaces. */
function isComma(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  if (COMMAS.has(word)) return true
  return word === '-' && tokens[at]?.gap === 'space' && tokens[at + 1]?.gap === 'space'
}
