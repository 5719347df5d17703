import { deniedIn, type Denial, type Scope } from './denials.ts'
import { listsIn, type TextList } from './lists.ts'
import { measuresIn, type Measure } from './measures.ts'
import { isContent } from './phrases.ts'
import { sentencesOf, type Sentence } from './sentences.ts'
import { remembered } from '../remembered.ts'
import { tokensOf, type Token } from './tokens.ts'
import {
  doubtsIn,
  namesIn,
  warningsIn,
  type Doubt,
  type QuotedName,
  type Warning,
} from './notices.ts'

/** A text, read once. All places are offsets in it. */
export type Reading = {
  text: string
  tokens: readonly Token[]
  sentences: readonly Sentence[]
  /** What it says is not so. */
  denials: readonly Denial[]
  /** Contents, allergens, choices: lists that must stay whole. */
  lists: readonly TextList[]
  measures: readonly Measure[]
  warnings: readonly Warning[]
  /** What it says only perhaps. */
  doubts: readonly Doubt[]
  /** Names in quotation marks: of a design, a variety, a pattern. */
  names: readonly QuotedName[]
  /** By token: true where a denial covers it. */
  isDenied: readonly boolean[]
  /** By token: the place of its sentence. */
  sentenceOf: readonly number[]
  /** By root: the tokens that have it. */
  places: ReadonlyMap<string, readonly number[]>
}

/** All that one listing is made from and consists of. */
const CHARACTERS_MAX = 150_000

/** Reads a seller's text or a listing's; the time it takes grows with the length alone. */
export const readText = remembered(read, CHARACTERS_MAX)

function read(text: string): Reading {
  const tokens = tokensOf(text)
  const sentences = sentencesOf(tokens, text)
  const { denials, scopes } = deniedIn(tokens, sentences, text)
  const base = { text, tokens, sentences }
  return {
    ...base,
    denials,
    lists: listsIn(tokens, sentences, text),
    measures: measuresIn(tokens, sentences),
    warnings: warningsIn(base),
    doubts: doubtsIn(base),
    names: namesIn(text),
    isDenied: coveredBy(scopes, tokens.length),
    sentenceOf: sentencePlaces(sentences, tokens.length),
    places: placesOf(tokens),
  }
}

function coveredBy(scopes: readonly Scope[], length: number): boolean[] {
  const covered = Array.from({ length }, () => false)
  let done = 0
  // Scopes come in order; none is written twice, however many cover a word.
  for (const { from, to } of scopes.toSorted((one, other) => one.from - other.from)) {
    for (let at = Math.max(from, done); at < to; at += 1) covered[at] = true
    done = Math.max(done, to)
  }
  return covered
}

function sentencePlaces(sentences: readonly Sentence[], length: number): number[] {
  const places = Array.from({ length }, () => -1)
  sentences.forEach(({ from, to }, index) => {
    for (let at = from; at < to; at += 1) places[at] = index
  })
  return places
}

function placesOf(tokens: readonly Token[]): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>()
  tokens.forEach((token, at) => {
    if (!isContent(token)) return
    const known = places.get(token.root)
    if (known === undefined) places.set(token.root, [at])
    else known.push(at)
  })
  return places
}
