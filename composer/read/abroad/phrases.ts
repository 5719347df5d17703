import { linesOf, pairOf } from '../../data/load.ts'
import { measuresIn } from '../measures.ts'
import { claimsOf, rootAbroad } from './claims.ts'
import type { Tongue } from './tongue.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'

type Kind =
  | 'copula'
  | 'front'
  | 'joint'
  | 'speaking'
  | 'measure'
  | 'bare'
  | 'with'
  | 'part'
  | 'size'
  | 'measuring'
  | 'extra'
  | 'occasion'

const WORDS = new Map<string, ReadonlySet<string>>()
for (const line of linesOf('phrases-abroad.txt')) {
  const [name, words] = pairOf(line, ':')
  WORDS.set(name, new Set(words.split(' ')))
}

/** Whether we can tell a phrase of a language from a sentence. */
export function knowsPhrases(tongue: Tongue): boolean {
  return WORDS.has(`${tongue}/speaking`)
}

/** Whether a word is of a kind by which phrases of its language are read. */
export function isOfKind({ low }: Word, kind: Kind, tongue: Tongue): boolean {
  return WORDS.get(`${tongue}/${kind}`)?.has(low) === true
}

const DECORATING = ['deko', 'dekoration', 'geschenk', 'decoratie', 'cadeau']

/** "Weihnachten" and "Weihnachtsdeko": when it is given or put up. */
export function isForOccasion({ low }: Word, tongue: Tongue): boolean {
  const occasions = WORDS.get(`${tongue}/occasion`) ?? new Set()
  const end = DECORATING.find((one) => low.endsWith(one)) ?? ''
  return occasions.has(low.slice(0, low.length - end.length))
}

/** Whether a phrase only names or describes: nobody speaks in it and it ends in no joint. */
export function isNaming(words: readonly Word[], tongue: Tongue): boolean {
  const last = words.at(-1)
  return (
    last !== undefined &&
    !isLoose(last, tongue) &&
    last.low.length > 1 &&
    !isOrder(words, tongue) &&
    // "925er Silber" speaks of nobody.
    words.every(
      (word, at) =>
        !isOfKind(word, 'speaking', tongue) ||
        (words[at - 1]?.isNumber === true && words[at - 1]?.end === word.start),
    )
  )
}

const INFINITIVES: Partial<Record<Tongue, RegExp>> = {
  es: /[aei]r(?:se|lo|la)?$/u,
  fr: /(?:er|ir|re)$/u,
  it: /(?:are|ere|ire)$/u,
  pt: /[aei]r$/u,
}

/** "Lavar a máquina", "mit Zitrone polieren": what is to be done with it. */
function isOrder(words: readonly Word[], tongue: Tongue): boolean {
  const [first, second] = words
  const last = words.at(-1)
  if (tongue === 'de') return last !== undefined && /^(?!\p{Ll}*ge)\p{Ll}+en$/u.test(last.text)
  return second !== undefined && INFINITIVES[tongue]?.test(first?.low ?? '') === true
}

function isLoose(word: Word, tongue: Tongue): boolean {
  return (['joint', 'measure', 'bare', 'front'] as const).some((kind) =>
    isOfKind(word, kind, tongue),
  )
}

const WORDS_MAX = 9
/** "Petit sac", "dubbele fietstas": what may stand between an article and the noun. */
const BEFORE_MAX = 3

/**
 * The front of a text as far as it names the thing: behind articles and greetings, before the first measure, before
 * anybody speaks, and no longer than a title's first part.
 */
export function namingFront(text: string, head: string, tongue: Tongue): string {
  const all = wordsOf(text)
  const at = all.findIndex((word) => isHead(word, head, tongue))
  if (at === -1) return ''
  const words = all.slice(startOf(all, at, tongue), endOf(text, all, { at, tongue }))
  const isLong = words.length > WORDS_MAX
  const kept = isLong ? beforeJoint(words.slice(0, WORDS_MAX + 1), tongue) : [...words]
  while (kept.length > 0 && isLooseEnd(kept, tongue)) kept.pop()
  const [first] = kept
  const last = kept.at(-1)
  if (first === undefined || last === undefined) return ''
  const isWhole = last === all.at(-1)
  return text.slice(first.start, isWhole ? undefined : closed(text, last.end)).trim()
}

function startOf(all: readonly Word[], at: number, tongue: Tongue): number {
  const [first] = all
  const isSet = first !== undefined && claimsOf(first, tongue).some(({ name }) => name === 'set')
  if (isSet && at < SET_WITHIN) return 0
  const before = all
    .slice(0, at)
    .findLastIndex((word) => isLoose(word, tongue) || isOfKind(word, 'speaking', tongue))
  return at - before > BEFORE_MAX ? at : before + 1
}

/** "Set van 6 kaarten" */
const SET_WITHIN = 5

type Place = { at: number; tongue: Tongue }

function endOf(text: string, all: readonly Word[], { at, tongue }: Place): number {
  const from = all[at]?.end ?? 0
  const measure = measuresIn(text).find(({ start }) => start > from)?.start ?? Infinity
  const end = all.findIndex(
    (word, place) => place > at && (isOfKind(word, 'speaking', tongue) || word.start >= measure),
  )
  return end === -1 ? all.length : end
}

function beforeJoint(words: readonly Word[], tongue: Tongue): Word[] {
  const joint = words.findLastIndex((word) => isOfKind(word, 'joint', tongue))
  return words.slice(0, joint < 1 ? WORDS_MAX : joint)
}

function isLooseEnd(words: readonly Word[], tongue: Tongue): boolean {
  const last = words.at(-1)
  return last === undefined || isLoose(last, tongue) || last.low.length < 2
}

/** A quotation that begins inside the phrase ends there. */
function closed(text: string, end: number): number {
  return text.charAt(end) === '"' ? end + 1 : end
}

const ELISION = /^(?:d|l|dell|all|dall|nell|sull|un|qu)['’]/iu
const HEAD_LETTERS = 4

/** The item's noun in whatever number: "Brettchen", "d'ulivo"; and of joined words the end: "bureaulamp". */
export function isHead({ low }: Word, head: string, tongue: Tongue): boolean {
  const bare = low.replace(ELISION, '')
  const isEnd = (tongue === 'de' || tongue === 'nl') && head.length >= HEAD_LETTERS
  return rootAbroad(bare) === rootAbroad(head) || (isEnd && low.endsWith(head))
}
