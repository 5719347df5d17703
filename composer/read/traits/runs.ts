import { rememberedOf } from '#marketplace/remembered.ts'
import { isSmall, rootOf, spelt, type Word } from '#marketplace/searches/words.ts'
import type { Brief } from '../form.ts'
import { nounEndingAt } from '../kinds.ts'
import { is, type Known, knownIn, type Property } from '../lexicon.ts'
import { isPlainPhrase } from '../parts.ts'
import type { Fact } from '../told.ts'

/** What a statement says of the whole thing: of what and how it is made, how it looks, or a part by its own trait. */
export type Trait = { kind: Kind; words: readonly Word[]; text: string }
export type Kind = 'stuff' | 'make' | 'look' | 'colour' | 'part' | 'scent'

export const WORDS_MAX = 4
const PAIR_MAX = 5

const KIND_OF: readonly (readonly [Kind, readonly Property[]])[] = [
  ['stuff', ['material', 'imitation']],
  ['make', ['technique', 'participle']],
  ['colour', ['colour']],
  ['look', ['finish', 'style', 'form']],
]

export const NOT_OF_IT: readonly Fact['kind'][] = ['options', 'order', 'care', 'included', 'must']

/** What buyers see of a thing, and what may be said by what it is of. */
export const PARTS = new Set(
  'handle strap chain lid clasp buckle leg base frame grip blade edge border trim lining backing closure stopper hook knob rim collar tassel fringe binding strip hinge button wick seat arm shade post band top sole'.split(
    ' ',
  ),
)

/** What may stand in front of the others: "New Zealand wool", "lead free pewter". */
const BEFORE: readonly Property[] = ['origin', 'age', 'claim']

/** "Lining" is no line. */
export function isPart({ low, stem }: Word): boolean {
  return PARTS.has(stem) || PARTS.has(low)
}

export function asTrait(kind: Kind, words: readonly Word[]): Trait {
  return { kind, words, text: spelt(words) }
}

export const LEADS = new Set('all a an the real genuine'.split(' '))
/** Words behind which a phrase tells something else: "hand carved by me", "birch ply with a jute pad". */
const BEHIND = new Set('by for with from in so which that to on'.split(' '))

/** What the words that begin here say up to a mark, a number or a small word, where each of them is known. */
export function readAt(words: readonly Word[], from: number): Trait[] {
  const start = words.findIndex(
    (word, at) => at >= from && !word.isNumber && !is(word, 'unit') && !LEADS.has(word.low),
  )
  // "3D printed" begins with no measure.
  const isTied = start > 0 && words[start]?.start === words[start - 1]?.end
  const begin = isTied ? start - 1 : start
  if (start === -1) return []
  const found = words.findIndex(
    (word, at) => at > begin && (word.isNumber || (isSmall(word) && word.low !== 'and')),
  )
  const end = found === -1 ? words.length : found
  const run = words.slice(begin, words[end - 1]?.low === 'and' ? end - 1 : end)
  const next = words[end]
  const isEnd = next === undefined || next.isNumber || BEHIND.has(next.low)
  const [first, second] = run
  if (first === undefined || isSmall(first) || !isEnd) return []
  // "Spun by hand"
  const isByHand = next?.low === 'by' && words[end + 1]?.low === 'hand'
  const isMade = is(first, 'technique') || is(first, 'participle')
  if (second === undefined && isByHand && isMade)
    return [asTrait('make', words.slice(begin, end + 2))]
  return readRun(run)
}

export function readRun(run: readonly Word[]): Trait[] {
  const known = knownIn(run).filter(
    ({ properties }) =>
      kindOf(properties) !== null || BEFORE.some((property) => properties.has(property)),
  )
  const to = coveredTo(run, known)
  const own = run.slice(0, to)
  const isPair = own.some(({ low }) => low === 'and')
  // "Chenille yarn super soft"
  const isPraised = knownIn(run).some(
    ({ from, properties }) => from === to && (properties.has('praise') || properties.has('vague')),
  )
  // "Canvas outside" is how it looks, "sky blue outside shading to darker" too; what is inside is told as such.
  const isOutside =
    run[to]?.low === 'outside' &&
    (to === run.length - 1 || known.every(({ properties }) => kindOf(properties) === 'colour'))
  if (to < run.length && !isPraised && !isOutside) return partIn(run, to, isPair)
  const apart = known.find(({ properties }, at) => {
    const next = known[at + 1]
    return (
      !isPair &&
      kindOf(properties) === 'stuff' &&
      next !== undefined &&
      kindOf(next.properties) !== 'stuff'
    )
  })
  // "Cotton, double layered", typed without a mark.
  if (apart !== undefined) return [run.slice(0, apart.to), run.slice(apart.to)].flatMap(readRun)
  const last = known.at(-1)
  const kind = last === undefined ? null : kindOf(last.properties)
  const stuffs = known.filter(({ properties }) => properties.has('material')).length
  if (kind === null || own.length > (isPair ? PAIR_MAX : WORDS_MAX)) return []
  const isTelling =
    own.length > 1
      ? kind !== 'look' || known.length > 1 || known[0]?.to === own.length
      : isAlone(own, kind)
  // "Black rose navy oat" is a choice.
  const hues = known.filter(({ properties }) => kindOf(properties) === 'colour').length
  const isWhole = isPair ? kind !== 'stuff' || stuffs > 1 : hues < 2
  // What it was rubbed with sells nothing.
  const isRubbed = kind === 'look' && RUBBED.has(own.at(-1)?.low ?? '')
  const isWay = known.some(({ properties }) => properties.has('technique'))
  const isTold = isTelling && isWhole && !isRubbed && (kind !== 'make' || isWay)
  if (!isTold || isPartBefore(own)) return []
  const [lead] = known
  // "Hand carved" alone of a print that is "hand carved and printed".
  const isHalf = isPair && kind === 'make' && lead !== undefined && lead.to > 1
  // "White scallop edge"
  if (own.length > 1 && PARTS.has(own.at(-1)?.stem ?? '')) return [asTrait('part', own)]
  return [own, ...(isHalf ? [own.slice(0, lead.to)] : [])].map((words) => asTrait(kind, words))
}

const RUBBED = new Set(['oil', 'wax', 'varnish', 'lacquer'])

/** "Eucalyptus", "lilac": what says something without another word. */
function isAlone([word]: readonly Word[], kind: Kind): boolean {
  if (word === undefined || is(word, 'ambiguous')) return false
  if (kind === 'make') return word.low.startsWith('hand') && word.low !== 'handmade'
  if (kind === 'look') return word.low.endsWith('able') && is(word, 'form')
  return kind === 'colour' || (kind === 'stuff' && !word.low.endsWith('en'))
}

export function kindOf(properties: ReadonlySet<Property>): Kind | null {
  return KIND_OF.find(([, names]) => names.some((name) => properties.has(name)))?.[0] ?? null
}

/** How far words are known one after the other, "and" between two of them. */
function coveredTo(run: readonly Word[], known: readonly Known[]): number {
  let to = 0
  for (const one of known) {
    const isJoined = one.from === to || (one.from === to + 1 && run[to]?.low === 'and' && to > 0)
    if (!isJoined) break
    to = one.to
  }
  return to
}

/** "White scallop edge", "leather strap": a part by what is said of it. */
function partIn(run: readonly Word[], to: number, isPair: boolean): Trait[] {
  const last = run.at(-1)
  const rest = run.length - to
  const isOfPart = last !== undefined && PARTS.has(last.stem) && rest <= 2
  return isOfPart && to > 0 && !isPair && run.length <= WORDS_MAX && isPlainPhrase(run)
    ? [asTrait('part', run)]
    : []
}

/** "Ring brass" of a hanger: the stuff of a part, typed behind it. */
function isPartBefore(words: readonly Word[]): boolean {
  const last = words.at(-1)
  return (
    last !== undefined &&
    is(last, 'material') &&
    words
      .slice(0, -1)
      .some((word, at) => kindOfWord(word) === null && nounEndingAt(words, at) !== null)
  )
}

function kindOfWord(word: Word): Kind | null {
  return kindOf(knownIn([word])[0]?.properties ?? new Set())
}

const SHARE_LEADS = new Set(['of', 'from', 'in', 'is', 'are', 'material', 'fabric'])

/** "100% NZ wool" where a clause begins so or says that the thing is of it; never of a lining. */
export function sharesIn(words: readonly Word[], text: string): Trait[] {
  const at = words.findIndex(({ low, end }) => low === '100' && text.charAt(end) === '%')
  const before = words[at - 1]
  if (at === -1 || (before !== undefined && !SHARE_LEADS.has(before.low))) return []
  const rest = words.slice(at + 1, at + 1 + WORDS_MAX)
  const last = rest.findIndex((word, place) => {
    const next = rest[place + 1]
    return is(word, 'material') && (next === undefined || !is(next, 'material'))
  })
  const own = rest.slice(0, last + 1)
  return last === -1 || own.some(isSmall) ? [] : [asTrait('stuff', own)]
}

/** "Breakaway clasp" of a lanyard that is searched for as a "breakaway lanyard". */
export function featureIn(words: readonly Word[], { keywords }: Brief): Trait[] {
  const end = words.findIndex((word) => isSmall(word))
  const own = words.slice(0, end === -1 ? undefined : end)
  const typed = rootsBeforeNouns(keywords)
  const isPhrase =
    own.length > 1 &&
    own.length < WORDS_MAX &&
    isPlainPhrase(own) &&
    own.every((word) => isPlain(word) && !word.isNumber) &&
    own.some(({ stem }) => typed.has(rootOf(stem))) &&
    (PARTS.has(own.at(-1)?.stem ?? '') || nounEndingAt(own, own.length - 1) !== null)
  return isPhrase ? [asTrait('part', own)] : []
}

const rootsBeforeNouns = rememberedOf(
  (keywords: Brief['keywords']) =>
    new Set(
      keywords
        .filter(({ support }) => support !== 'false' && support !== 'other')
        .flatMap((one) => one.words.slice(0, -1).map(({ stem }) => rootOf(stem))),
    ),
)

export function isPlain(word: Word): boolean {
  return (
    !is(word, 'finite') && !is(word, 'praise') && !is(word, 'vague') && !word.low.endsWith('ly')
  )
}
