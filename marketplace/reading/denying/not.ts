import { phraseEnd } from '../phrases.ts'
import type { Run } from '../sentences.ts'
import {
  BE_WORDS,
  CONTAINING_VERBS,
  DEED_NEGATORS,
  DELIVERING_VERBS,
  FITTING_VERBS,
  NO_IDIOMS,
  NO_WORDS,
  NOT_IDIOMS,
  NOT_WORDS,
  PREPOSITIONS,
  SUITABLE,
  VERBS_AFTER_NOUN,
} from '../tables/denying.ts'
import { isIncluded, notInParcel } from './parcel.ts'
import { ownClause, type Place, type Read, wordAt } from './place.ts'

const FILLING = new Set([
  'a',
  'an',
  'the',
  'any',
  'really',
  'at',
  'been',
  'ever',
  'even',
  'to',
  'actually',
  'yet',
  'its',
])

const ARTICLES = new Set(['a', 'an', 'the'])

export function afterNot(place: Place, at: number): Read | null {
  const isAs = wordAt(place, at + 1) === 'as' && ARTICLES.has(wordAt(place, at + 2))
  let from = isAs ? at + 2 : at + 1
  while (FILLING.has(wordAt(place, from)) && from < place.sentence.to) from += 1
  const next = wordAt(place, from)
  if (isAs) {
    // "Sold as decor, not as a toy"
    return { kind: 'not-for', cue: at, from, to: phraseEnd(place.tokens, place.sentence, from) }
  }
  const own = ownClause(place, at)
  if (from >= own.to && !isIncluded(place, from))
    return { kind: null, cue: at, from: at, to: own.to }
  if (NOT_IDIOMS.has(next) || NO_IDIOMS.has(next)) return null
  if (isIncluded(place, from)) return notInParcel(place, at, from)
  if (isOwnDoing(place, at, from) || isInstead(place, at))
    return { kind: null, cue: at, from, to: own.to }
  if (DELIVERING_VERBS.has(next) && wordAt(place, from + 1) === 'with')
    return notDelivered(place, at, from + 2)
  const isDeed = DEED_NEGATORS.has(wordAt(place, at)) || isDoing(place, at)
  const to = phraseEnd(place.tokens, place.sentence, from)
  if (isDeed && !BE_WORDS.has(next)) return deed(place, { cue: at, from, to })
  const start = BE_WORDS.has(next) ? from + 1 : from
  const use = usedFor(place, start)
  if (use !== null) return { kind: 'not-for', cue: at, from: use, to: restrictedEnd(place, to) }
  return { kind: 'quality', cue: at, from: start, to: qualityEnd(place, start, to) }
}

const RELATIVES = new Set(['that', 'who', 'which'])

/** "For horses that pull back" is about no other horses. */
function restrictedEnd({ sentence }: Place, to: number): number {
  const restriction = sentence.clauses.find(
    ({ from, joint }) => from === to && RELATIVES.has(joint),
  )
  return restriction?.to ?? to
}

/** "It doesn't come with a stand", and "Stand: it does not come with one". */
function notDelivered(place: Place, at: number, from: number): Read {
  const [label] = place.sentence.clauses
  const isPronoun = ['one', 'any'].includes(wordAt(place, from))
  const run = isPronoun && label !== undefined && label.to <= at ? label : null
  const to = phraseEnd(place.tokens, place.sentence, from)
  return { kind: 'not-included', cue: at, from: run?.from ?? from, to: run?.to ?? to }
}

/** "I couldn't find one", "we can't ship to Mars": what the seller does is no order to a buyer. */
function isOwnDoing(place: Place, at: number, from: number): boolean {
  const subject = wordAt(place, at - 1)
  const isMe =
    ['i', 'we', "i'm", 'they'].includes(subject) ||
    ["couldn't", "didn't", "wouldn't", "hadn't"].includes(wordAt(place, at))
  const isUsed = ['use', 'add', 'dye', 'glaze'].includes(wordAt(place, from))
  const isSent = ['ship', 'send', 'post', 'accept', 'cancel', 'returned', 'refund'].includes(
    wordAt(place, from),
  )
  return (isMe && !isUsed) || (isSent && DEED_NEGATORS.has(wordAt(place, at)))
}

const CHOOSING = new Set(['measure', 'choose', 'pick', 'order', 'check', 'see', 'read', 'count'])

/** "Measure the collar, not the dog": what the buyer shall do instead denies nothing. */
function isInstead(place: Place, at: number): boolean {
  const isNamed = ['the', 'your'].includes(wordAt(place, at + 1))
  const before = place.tokens.slice(Math.max(place.sentence.from, at - 5), at)
  return isNamed && before.some(({ word }) => CHOOSING.has(word))
}

const DOING = new Set([
  'do',
  'does',
  'did',
  'can',
  'could',
  'will',
  'would',
  'should',
  'must',
  'please',
  'may',
])

function isDoing(place: Place, at: number): boolean {
  return DOING.has(wordAt(place, at - 1))
}

/** "Suitable for X", "safe to X", "for X", "to be used on X": where X begins; null for a plain quality. */
function usedFor(place: Place, from: number): number | null {
  const word = wordAt(place, from)
  if (word === 'for') return wordAt(place, from + 1) === 'use' ? usedFor(place, from + 1) : from + 1
  if (!SUITABLE.has(word)) return null
  const next = wordAt(place, from + 1)
  if (next === 'for' || next === 'with' || next === 'on') {
    const isUse = next === 'for' && wordAt(place, from + 2) === 'use'
    const after = isUse ? from + 3 : from + 2
    return PREPOSITIONS.has(wordAt(place, after)) ? after + 1 : after
  }
  return null
}

/** A quality ends where it is told of what, when or why. */
function qualityEnd(place: Place, from: number, to: number): number {
  for (let at = from + 1; at < to; at += 1) {
    const word = wordAt(place, at)
    if (word === 'and' || VERBS_AFTER_NOUN.has(word) || word === 'when') return at
    if (NOT_WORDS.has(word) || NO_WORDS.has(word)) return at
    if (PREPOSITIONS.has(word) && at > from + 1) return at
  }
  return to
}

function deed(place: Place, { cue, from, to }: Run & { cue: number }): Read {
  const verb = wordAt(place, from)
  const isFar = wordAt(place, from + 1)
  if (FITTING_VERBS.has(verb)) {
    const skip = PREPOSITIONS.has(isFar) ? 2 : 1
    return { kind: 'not-for', cue, from: from + skip, to: deedEnd(place, from + skip, to) }
  }
  if (CONTAINING_VERBS.has(verb)) {
    const isParcel = DELIVERING_VERBS.has(verb)
    const skip = isFar === 'with' || isFar === 'in' ? 2 : 1
    const start = from + skip
    return {
      kind: isParcel ? 'not-included' : 'thing',
      cue,
      from: start,
      to: deedEnd(place, start, to),
    }
  }
  return { kind: 'deed', cue, from, to: deedEnd(place, from, to) }
}

/** "Don't put it in the washer or the felt goes bobbly" forbids the washer only. */
function deedEnd(place: Place, from: number, to: number): number {
  for (let at = from + 1; at < to; at += 1) {
    const word = wordAt(place, at)
    if (word !== 'or' && word !== 'and') continue
    const next = wordAt(place, at + 1)
    if (['the', 'it', 'they', 'you', 'your', "it'll", 'its', 'is'].includes(next)) return at
  }
  return to
}

const KEEPING = new Set(['keep', 'keeps', 'kept', 'stay', 'stays', 'leave'])
const KEPT_WITHIN = 4

/** "Keep it out of the dishwasher" forbids it; "out of reach" is a place for it. */
export function keptOut(place: Place, at: number): Read | null {
  const before = place.tokens.slice(Math.max(place.sentence.from, at - KEPT_WITHIN), at)
  const isKept = before.some(({ word }) => KEEPING.has(word))
  const from = ARTICLES.has(wordAt(place, at + 2)) ? at + 3 : at + 2
  if (!isKept || wordAt(place, at + 1) !== 'of' || wordAt(place, from) === 'reach') return null
  const to = phraseEnd(place.tokens, place.sentence, from)
  return { kind: 'deed', cue: at, from, to: deedEnd(place, from, to) }
}

/** "Keep it away from raw fish" wants it nowhere near; it denies no part of the thing. */
export function keptAway(place: Place, at: number): Read | null {
  const before = place.tokens.slice(Math.max(place.sentence.from, at - KEPT_WITHIN), at)
  const isKept = before.some(({ word }) => KEEPING.has(word))
  if (!isKept || wordAt(place, at + 1) !== 'from') return null
  return { kind: null, cue: at, from: at + 2, to: phraseEnd(place.tokens, place.sentence, at + 2) }
}

/** "Too sticky for violin" says what it is not for. */
export function tooMuchFor(place: Place, at: number): Read | null {
  const isFor = wordAt(place, at + 2) === 'for'
  const own = ownClause(place, at)
  return isFor && at + 3 < own.to ? { kind: 'not-for', cue: at, from: at + 3, to: own.to } : null
}
