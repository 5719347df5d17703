import { clauseIndex, PHRASE_MAX } from '../phrases.ts'
import { isRunOn } from '../sentences.ts'
import { BE_WORDS, INCLUDED, PART_OF, PREPOSITIONS, WEAK_VERBS } from '../tables/denying.ts'
import { NUMBER_WORDS } from '../tables/facts.ts'
import { BREAKS, type Place, type Read, wordAt } from './place.ts'

/** "Not included: mat, pillows" names the things after it. */
export function notInParcel(place: Place, at: number, from: number): Read {
  if (wordAt(place, from + 1) !== ':') return subjectBefore(place, at)
  return {
    kind: 'not-included',
    cue: at,
    from: from + 2,
    to: Math.min(place.sentence.to, from + PHRASE_MAX * 2),
  }
}

export function isIncluded(place: Place, from: number): boolean {
  const word = wordAt(place, from)
  if (INCLUDED.has(word)) return wordAt(place, from + 1) !== 'for'
  if (word === 'part') return true
  const isFor = word === 'for' && wordAt(place, from + 1) === 'sale'
  const within = word === 'in' && [1, 2].some((step) => PART_OF.has(wordAt(place, from + step)))
  return isFor || within
}

export function soldApart(place: Place, at: number): Read | null {
  const word = wordAt(place, at)
  const before = wordAt(place, at - 1)
  if (word === 'extra' && !['sold', 'costs', 'cost'].includes(before)) return null
  // "Two pets only on A3, and costs extra": what is said before has a price, and is not missing.
  if (word === 'extra' && wordAt(place, at - 2) === 'and') return null
  if (
    (word === 'separately' || word === 'sep') &&
    !['sold', 'available', 'bought', 'purchased', 'ordered'].includes(before)
  )
    return null
  return subjectBefore(place, word === 'excluded' ? at : at - 1)
}

const NOT_SUBJECT = new Set(['it', 'they', 'which', 'that', 'this', 'these', 'but'])

const SUBJECT_MAX = 14

/** "The wooden rod and cord are not included": the things named before. */
export function subjectBefore(place: Place, at: number): Read {
  const { sentence } = place
  let to = at
  while (
    to > sentence.from &&
    (BE_WORDS.has(wordAt(place, to - 1)) || BREAKS.has(wordAt(place, to - 1)))
  )
    to -= 1
  const index = clauseIndex(sentence, Math.max(sentence.from, to - 1))
  let first = index
  // What a text begins with names the thing itself: "Hook set, screws and plugs are not included".
  const least = sentence.from === 0 ? 1 : 0
  while (first > least && index - first < 6 && isListed(place, first)) first -= 1
  const relative = beforeWhich(place, { at, own: sentence.clauses[index]?.from ?? to, to })
  if (relative !== null) return relative
  const from = isRunOn(sentence)
    ? lastNamed(place, to)
    : Math.max(sentence.clauses[first]?.from ?? to, to - SUBJECT_MAX)
  let start = from
  for (let step = from; step < to; step += 1) {
    const word = wordAt(place, step)
    if (isVerb(place, step) || NOT_SUBJECT.has(word) || word === 'with') start = step + 1
  }
  start = objectAfter(place, { from, start, to, at }) ?? start
  // Verbs between belong to the sentence: "you need glue and nails, not supplied".
  const end = subjectEnd(place, start, to)
  return {
    kind: 'not-included',
    cue: start,
    from: start,
    to: end,
    until: Math.min(at + 3, sentence.to),
  }
}

type Relative = { at: number; own: number; to: number }

/** "It needs two batteries, which are not included" */
function beforeWhich(place: Place, { at, own, to }: Relative): Read | null {
  const { sentence, tokens } = place
  if (wordAt(place, own) !== 'which' || wordAt(place, own - 1) !== ',' || to - own > 1) return null
  const end = own - 1
  const article = tokens
    .slice(sentence.from, end)
    .findLastIndex(({ word }) => word === 'a' || word === 'an' || NUMBER_WORDS.has(word))
  const from = article === -1 ? lastNamed(place, end) : sentence.from + article + 1
  const until = Math.min(at + 3, sentence.to)
  return { kind: 'not-included', cue: from, from, to: subjectEnd(place, from, end), until }
}

type Subject = { from: number; start: number; to: number; at: number }

/** "It runs on two cells, not supplied": what it runs on. */
function objectAfter(place: Place, { from, start, to, at }: Subject): number | null {
  const isIt = NOT_SUBJECT.has(wordAt(place, from)) && wordAt(place, at - 1) === ','
  const last = place.tokens.slice(start, to).findLastIndex(({ word }) => PREPOSITIONS.has(word))
  return isIt && last !== -1 ? start + last + 1 : null
}

/** Without commas only the last word before it is certain, with what an "and" ties to it. */
function lastNamed(place: Place, to: number): number {
  let from = to - 1
  while (JOINED.has(wordAt(place, from - 1)) && from - 2 >= place.sentence.from) from -= 2
  return from
}

const JOINED = new Set(['and', 'n', '&', 'or', '/'])

const BEFORE_VERB = new Set(['you', 'we', 'i', 'to', 'will', 'please', 'they'])

/** "You need glue": a verb; "a stand": a thing. */
function isVerb(place: Place, at: number): boolean {
  const word = wordAt(place, at)
  return (
    word === 'need' ||
    word === 'use' ||
    (WEAK_VERBS.has(word) && BEFORE_VERB.has(wordAt(place, at - 1)))
  )
}

function isListed(place: Place, index: number): boolean {
  const clause = place.sentence.clauses[index]
  const before = place.sentence.clauses[index - 1]
  if (clause === undefined || before === undefined || clause.joint !== ',') return false
  const isShort = before.to - before.from <= 4
  const own = place.tokens.slice(clause.from, clause.to)
  return isShort && own.some(({ word }) => word === 'and' || word === 'or')
}

/** "Flowers and fabric in the photos are not part": the place is none of the things. */
function subjectEnd(place: Place, from: number, to: number): number {
  for (let at = from + 1; at < to; at += 1) {
    const word = wordAt(place, at)
    if (PREPOSITIONS.has(word) || (BE_WORDS.has(word) && at > from)) return at
  }
  return to
}
