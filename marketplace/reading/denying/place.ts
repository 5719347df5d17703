import { clauseIndex, PHRASE_MAX } from '../phrases.ts'
import type { Run, Sentence } from '../sentences.ts'
import type { Token } from '../tokens.ts'

/**
 * What a text says is not so. A thing it lacks ("no lid"), a quality ("not dishwasher safe"), a deed
 * ("do not soak"), what is not in the parcel ("rod not included"), whom or what it is not for.
 */
export type DenialKind = 'thing' | 'quality' | 'deed' | 'not-included' | 'not-for'

export type Place = { tokens: readonly Token[]; sentence: Sentence; index: number; text: string }

/** A denying word found: what it denies, from where to where; without a kind it only turns its words. */
export type Read = Run & {
  kind: DenialKind | null
  cue: number
  roots?: readonly string[]
  until?: number
  isBeside?: true
}

export function wordAt({ tokens }: Place, at: number): string {
  return tokens[at]?.word ?? ''
}

export function ownClause({ sentence }: Place, at: number): Run {
  const { from, to } = sentence.clauses[clauseIndex(sentence, at)] ?? { from: at, to: at + 1 }
  return { from, to: Math.min(to, at + PHRASE_MAX) }
}

const CONDITIONS: ReadonlySet<string> = new Set(['if', 'unless', 'when', 'whenever'])

/** "If there is no plate on it": what would be so, and is not said to be so. */
export function isConditional(place: Place, at: number): boolean {
  return (
    CONDITIONS.has(wordAt(place, ownClause(place, at).from)) ||
    isOnRequest(place, at) ||
    isOffer(place, at) ||
    isMeasured(place, at)
  )
}

const OFFER_WITHIN = 5

/** "I can make it without pockets" tells what may be had, not what it lacks. */
function isOffer(place: Place, at: number): boolean {
  if (wordAt(place, at) !== 'without') return false
  const before = Array.from({ length: OFFER_WITHIN }, (_, step) => wordAt(place, at - 1 - step))
  return before.some((word, step) => word === 'can' && ['i', 'we'].includes(before[step + 1] ?? ''))
}

const MEASURES: ReadonlySet<string> = new Set(
  'g kg lb lbs oz cm mm m in inch inches ml l'.split(' '),
)

/** "5.1 kg without case" weighs it that way, and the case comes along. */
function isMeasured(place: Place, at: number): boolean {
  return wordAt(place, at) === 'without' && MEASURES.has(wordAt(place, at - 1))
}

/** "Unscented on request" is for whoever asks. */
function isOnRequest(place: Place, at: number): boolean {
  return wordAt(place, at + 1) === 'on' && wordAt(place, at + 2) === 'request'
}

export const BREAKS: ReadonlySet<string> = new Set('. ! ? , ; : ( ) • | – — ~ ★'.split(' '))

export function isBreak(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token === undefined || BREAKS.has(token.word) || tokens[at + 1]?.gap === 'line'
}
