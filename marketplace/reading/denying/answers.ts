import type { Token } from '../tokens.ts'
import { isBreak, type Place, type Read, wordAt } from './place.ts'

const ANSWER_GOES_ON = new Set([
  'only',
  'just',
  'but',
  'it',
  'they',
  'we',
  'i',
  'sorry',
  'this',
  'that',
  'the',
])

/** "Pre washed? no" and "Gluten free? Not certified": the answer denies the question. */
export function isAnswer(place: Place, at: number): boolean {
  const word = wordAt(place, at)
  if (word !== 'no' && word !== 'nope' && word !== 'not') return false
  if (at === 0 || wordAt(place, at - 1) !== '?') return false
  const next = place.tokens[at + 1]
  const isOver = next === undefined || next.kind === 'sign' || at + 1 >= place.sentence.to
  return word === 'not' || isOver || ANSWER_GOES_ON.has(next.word)
}

const QUESTION_WORDS_MAX = 8

const ASKING = new Set(['is', 'are', 'it', 'does', 'do', 'can', 'will', 'has', 'have', 'i', 'you'])

export function answered(place: Place, at: number): Read {
  const { tokens } = place
  let from = at - 1
  while (from > 0 && at - from <= QUESTION_WORDS_MAX && !isAsideBefore(tokens, from)) from -= 1
  while (from < at - 1 && ASKING.has(tokens[from]?.word ?? '')) from += 1
  return { kind: 'quality', cue: from, from, to: at - 1 }
}

/** "Keyboard QWERTY - with £? No" asks only about what stands behind the dash. */
function isAsideBefore(tokens: readonly Token[], at: number): boolean {
  const [before, own] = [tokens[at - 1], tokens[at]]
  const isDash = before?.word === '-' && before.gap === 'space' && own?.gap === 'space'
  return isDash || isBreak(tokens, at - 1)
}
