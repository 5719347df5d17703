import { isSmall, type Word } from '#marketplace/searches/words.ts'
import { isOfKind } from '../abroad/phrases.ts'
import type { Tongue } from '../abroad/tongue.ts'
import { loadPatterns, type Match, type Patterns } from '../patterns.ts'

export type Text = {
  text: string
  words: readonly Word[]
  label: string
  section: { heading: string } | null
}

const loaded = new Map<Tongue, Patterns>()

/** The marks of `data/against.txt` in a language. */
export function marksOf(language: Tongue): Patterns {
  const known = loaded.get(language) ?? loadPatterns('against.txt', language)
  loaded.set(language, known)
  return known
}

/** A stretch between two marks; "hard" begins behind more than a comma. */
export type Clause = {
  text: string
  joint: string
  words: Word[]
  content: Word[]
  isHard: boolean
  marks: Match[]
}

const HARD = /[.;:!?()|•\n/]|\s[-–—]+\s/
const COMMA = /[,&+]/

/** A statement in clauses, each with its marks. */
export function clausesIn({ text, words }: Text, marks: Patterns, language: Tongue): Clause[] {
  const turns = new Set(
    marks
      .find(words)
      .filter(({ meaning, to }) => meaning === 'turn' && to < words.length)
      .map(({ from }) => from),
  )
  const clauses: { words: Word[]; joint: string; isHard: boolean }[] = []
  for (const [at, word] of words.entries()) {
    const between = text.slice(words[at - 1]?.end ?? word.start, word.start)
    // The point of "incl." and of "0.5" ends nothing.
    const isStop =
      HARD.test(between) && !(between.trim() === '.' && word.text === word.low && !word.isNumber)
    const isBegun = clauses.length === 0 || isStop || COMMA.test(between) || turns.has(at)
    if (isBegun)
      clauses.push({ words: [word], joint: between, isHard: isStop || clauses.length === 0 })
    else clauses.at(-1)?.words.push(word)
  }
  return clauses.map((clause) => ({
    ...clause,
    text,
    content: clause.words.filter((word) => !isBare(word, language)),
    marks: marks.find(clause.words),
  }))
}

/** The content words of a clause between two of its places. */
export function within({ words, content }: Clause, from: number, to?: number): Word[] {
  const own = words.slice(from, to)
  const start = own[0]?.start ?? 0
  const last = own.at(-1)?.start ?? -1
  return content.filter((word) => word.start >= start && word.start <= last)
}

const BARE = ['copula', 'front', 'joint', 'speaking'] as const

/** Small in English or in the language of the text. */
export function isBare(word: Word, language: Tongue): boolean {
  return isSmall(word) || (language !== 'en' && BARE.some((kind) => isOfKind(word, kind, language)))
}
