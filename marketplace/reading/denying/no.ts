import { isContent, phraseEnd } from '../phrases.ts'
import { UNITS } from '../tables/facts.ts'
import { words } from '../tables/word-list.ts'
import {
  AFTER_FREE,
  BE_WORDS,
  CARE_WORDS,
  DELIVERING_VERBS,
  FREE_IDIOMS,
  INCLUDED,
  isDoneFree,
  NEEDED,
  NO_IDIOMS,
  NO_WORDS,
  NOT_IDIOMS,
  NOT_WORDS,
  PREPOSITIONS,
  VERBS_AFTER_NOUN,
} from '../tables/denying.ts'
import { BREAKS, ownClause, type Place, type Read, wordAt } from './place.ts'

export function afterNo(place: Place, at: number): Read | null {
  const next = wordAt(place, at + 1)
  const own = ownClause(place, at)
  if (at + 1 >= own.to || place.tokens[at + 1]?.kind === 'sign') return null
  // "No proof = no stamp" tells what comes of what, "35 high without handles" how it was measured.
  if (isInEquation(place, at) || isMeasured(place, at)) return null
  // "A castle that looks like no castle anywhere" is one.
  if (wordAt(place, at) === 'no' && wordAt(place, at - 1) === 'like') return null
  if (NO_IDIOMS.has(next) || NOT_IDIOMS.has(next) || BE_WORDS.has(next)) return null
  const limit = phraseEnd(place.tokens, place.sentence, at + 1)
  const { to, stop } = nounEnd(place, at + 1, limit)
  // "Can you do no salt?" asks.
  const asked = place.tokens.slice(at, Math.min(to + 1, at + ASKED_WORDS))
  if (asked.some(({ word }) => word === '?')) return null
  const told = toldOf(place, stop)
  if (told === 'needed') return null
  if (told === 'nothing' && isNumbered(place, at)) return null
  if (told === 'universal') return null
  const before = wordAt(place, at - 1)
  const isParcel = told === 'included' || (before !== '' && DELIVERING_VERBS.has(before))
  const isCare = CARE_WORDS.has(next)
  const kind = isParcel ? 'not-included' : isCare ? 'deed' : 'thing'
  return { kind, cue: at, from: at + 1, to: kind === 'thing' ? placeEnd(place, to, limit) : to }
}

const ASKED_WORDS = 4

const ALIKE = words('alike same identical matching')
const ALIKE_WITHIN = 5

/** The "No 8" or "no 8" of a thread is a number; "no 4 inch size", "no 2 alike" and "sizes 5, 6, no 7" say what there is not. */
function isNumbered(place: Place, at: number): boolean {
  const { tokens } = place
  const [before, word, next] = [at - 1, at, at + 1].map((one) => tokens[one])
  if (word?.word !== 'no' || next?.kind !== 'number' || next.gap !== 'space') return false
  if (UNITS.has(wordAt(place, at + 2)) || [':', '/'].includes(wordAt(place, at + 2))) return false
  const behind = tokens.slice(at + 2, at + ALIKE_WITHIN)
  if (behind.some((token) => ALIKE.has(token.word))) return false
  if (word.text === 'No') return true
  return before?.kind === 'word' && word.gap === 'space' && isContent(before)
}

function isInEquation(place: Place, at: number): boolean {
  const behind = place.tokens.slice(at + 1, at + 1 + EQUALS_WITHIN)
  return wordAt(place, at - 1) === '=' || behind.some(({ word }) => word === '=')
}

const EQUALS_WITHIN = 3
const DIMENSIONS = words('high tall wide long deep across height width length depth diameter')

function isMeasured(place: Place, at: number): boolean {
  const before = place.tokens.slice(Math.max(ownClause(place, at).from, at - 3), at)
  return (
    wordAt(place, at) === 'without' &&
    (DIMENSIONS.has(before.at(-1)?.word ?? '') || UNITS.has(before.at(-1)?.word ?? '')) &&
    before.some(({ kind }) => kind === 'number')
  )
}

const SIDES = words(
  `side sides end ends front back top bottom edge edges corner corners rim base inside outside left right`,
)
const PLACE_WORDS = 4

/** "No hooks on the short side" says nothing of the others. */
function placeEnd(place: Place, from: number, limit: number): number {
  if (!PREPOSITIONS.has(wordAt(place, from))) return from
  for (let at = from + 1; at < Math.min(limit, from + 1 + PLACE_WORDS); at += 1) {
    if (SIDES.has(wordAt(place, at))) return at + 1
  }
  return from
}

/** "No frame is included" speaks of the parcel, "no toy is indestructible" of all toys. */
function toldOf(place: Place, stop: number): 'nothing' | 'included' | 'needed' | 'universal' {
  const word = wordAt(place, stop)
  if (NEEDED.has(word)) return 'needed'
  if (INCLUDED.has(word) || (isComing(word) && wordAt(place, stop + 1) === 'with'))
    return 'included'
  if (!VERBS_AFTER_NOUN.has(word)) return 'nothing'
  const next = wordAt(place, stop + 1)
  if (INCLUDED.has(next)) return 'included'
  return NEEDED.has(next) ? 'needed' : 'universal'
}

/** "No yarn comes with it" */
function isComing(word: string): boolean {
  return word === 'come' || word === 'comes' || word === 'came'
}

function nounEnd(place: Place, from: number, limit: number): { to: number; stop: number } {
  for (let at = from; at < limit; at += 1) {
    const word = wordAt(place, at)
    const isStop =
      VERBS_AFTER_NOUN.has(word) ||
      NEEDED.has(word) ||
      INCLUDED.has(word) ||
      NO_WORDS.has(word) ||
      NOT_WORDS.has(word) ||
      (PREPOSITIONS.has(word) && at > from)
    if (isStop) return { to: at, stop: at }
  }
  return { to: limit, stop: limit }
}

const CHARGED_FOR: ReadonlySet<string> = new Set(['on', 'onto', 'the', 'your', 'each', 'any'])

/** "Nickel free" and "free from nuts, soy or milk". */
export function besideFree(place: Place, at: number): Read | null {
  const next = wordAt(place, at + 1)
  if (next === 'from' || next === 'of') {
    if (next === 'of' && place.tokens[at + 2]?.word === 'charge') return null
    return {
      kind: 'thing',
      cue: at,
      from: at + 2,
      to: phraseEnd(place.tokens, place.sentence, at + 2),
    }
  }
  const isHyphen = wordAt(place, at - 1) === '-'
  const noun = isHyphen ? at - 2 : at - 1
  const before = place.tokens[noun]
  if (before === undefined || before.kind !== 'word' || FREE_IDIOMS.has(before.word)) return null
  if (noun < ownClause(place, at).from || (!isHyphen && AFTER_FREE.has(next))) return null
  if (!isHyphen && isDoneFree(before.word)) return null
  // "Foil initials free up to 3" costs nothing either.
  if (!isHyphen && next === 'up' && wordAt(place, at + 2) === 'to') return null
  // "A name on the wing free" costs nothing.
  const isAtEnd = next === '' || BREAKS.has(next)
  if (isAtEnd && !isHyphen && CHARGED_FOR.has(wordAt(place, noun - 1))) return null
  const isDeniedAgain = [1, 2, 3, 4].some(
    (step) => noun - step >= ownClause(place, at).from && NOT_WORDS.has(wordAt(place, noun - step)),
  )
  return {
    kind: isDeniedAgain ? null : 'thing',
    cue: noun,
    from: noun,
    to: noun + 1,
    isBeside: true,
  }
}
