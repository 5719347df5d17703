import type { Denial } from './denials.ts'
import { isContent } from './phrases.ts'
import { type Reading, readText } from './reading.ts'
import { runsOf } from './runs.ts'
import { isUnderDenial } from './said.ts'
import { BE_WORDS, INCLUDED, NOT_WORDS, NO_WORDS, PREPOSITIONS } from './tables/denying.ts'
import { isPredicate, type Manner, type Said, wordAt } from './predicates.ts'
import { words } from './tables/word-list.ts'
import type { Token } from './tokens.ts'

/** Where a reading says something, as offsets in its text. */
export type Place = { start: number; end: number; sentence: number }

/** True where a text says what a denial denies. */
export function affirms(text: string, denial: Denial, manner: Manner = 'prose'): boolean {
  return affirmedAt(readText(text), denial, manner) !== null
}

/** Where a reading says what a denial denies; null where it does not. */
export function affirmedAt(
  reading: Reading,
  { kind, roots }: Pick<Denial, 'kind' | 'roots'>,
  manner: Manner = 'prose',
): Place | null {
  for (const { from, to } of runsOf(reading, roots)) {
    if (isUnderDenial(reading, from, to)) continue
    const said: Said = { reading, from, to, sentence: reading.sentenceOf[from] ?? -1, manner }
    if (said.sentence !== -1 && saysSo(said, kind, roots.length)) return placeOf(said)
  }
  return null
}

function placeOf({ reading, from, to, sentence }: Said): Place {
  return {
    start: reading.tokens[from]?.start ?? 0,
    end: reading.tokens[to - 1]?.end ?? 0,
    sentence,
  }
}

function saysSo(said: Said, kind: Denial['kind'], length: number): boolean {
  if (isAsked(said)) return false
  switch (kind) {
    case 'thing':
      return said.manner === 'name' ? true : hasThing(said)
    case 'not-included':
      return said.manner === 'name' ? promisesThing(said) : hasThing(said)
    case 'quality':
      return length > 1 || said.manner === 'name' || isPredicate(said)
    case 'deed':
      return length > 1 ? !isPlainMention(said) : isOrdered(said)
    case 'not-for':
      return said.manner === 'name' || length > 1 || isMeantFor(said)
    default:
      return kind satisfies never
  }
}

/** A question says nothing, unless "yes" follows. */
function isAsked(said: Said): boolean {
  const { sentences } = said.reading
  const own = sentences[said.sentence]
  if (own === undefined) return true
  if (own.mark !== '?') return false
  const next = sentences[said.sentence + 1]
  return !['yes', 'yep', 'sure', 'of'].includes(next === undefined ? '' : wordAt(said, next.from))
}

const HAVING =
  words(`has have having with includes include including contains contain contained plus and features feature featuring get
  gets fitted & w mit avec con met com`)

const DOING_WITH =
  words(`wear pair use used using style goes go works work combine clean wash wipe fill match matches matching looks
  look serve served team layer care together filled made start begin decorate help deal happy careful store play try attach tested photographed pictured shot shown displayed styled staged`)

const DETERMINERS =
  words(`a an the its your some own matching extra one two three four its their this that small large little big
  removable detachable`)

/** "With a lid", "comes with lid", "lid included", or the thing alone on its line. */
function hasThing(said: Said): boolean {
  const own = said.reading.sentences[said.sentence]
  if (own === undefined) return false
  if (isAlone(said)) return true
  if (isModifier(said)) return false
  let before = said.from - 1
  let steps = 0
  while (before >= own.from && steps < 4 && isBetween(said, before)) {
    before -= 1
    steps += 1
  }
  // "Painted w/ water based paint"
  if (wordAt(said, before) === '/' && wordAt(said, before - 1) === 'w') before -= 1
  const opener = before >= own.from ? wordAt(said, before) : ''
  if (
    HAVING.has(opener) &&
    !(opener === 'with' && isUsedWith(said, before, own.from)) &&
    opener !== 'and' &&
    opener !== '&'
  )
    return true
  if (BE_WORDS.has(opener) && wordAt(said, before - 1) === 'there') return true
  if ((opener === 'and' || opener === '&') && listHas(said, before, own.from)) return true
  const after = BE_WORDS.has(wordAt(said, said.to)) ? said.to + 1 : said.to
  if (INCLUDED.has(wordAt(said, after))) return true
  return isSubjectWithVerb(said, own.from)
}

/** "A rod pocket" has a pocket; whether it has a rod, it does not say. */
function isModifier({ reading, to, sentence }: Said): boolean {
  const next = reading.tokens[to]
  if (next === undefined || next.kind !== 'word' || reading.sentenceOf[to] !== sentence)
    return false
  // "Citrus peel" is citrus.
  if (SUBSTANCES.has(next.word)) return false
  const isVerb = next.word.endsWith('ed') || next.word.endsWith('ing') || AFTER_THING.has(next.word)
  return (
    isContent(next) &&
    !isVerb &&
    !BE_WORDS.has(next.word) &&
    !INCLUDED.has(next.word) &&
    !PREPOSITIONS.has(next.word)
  )
}

const SUBSTANCES = words('peel oil flour extract juice zest powder')

const AFTER_THING =
  words(`made fits keeps closes seals makes sits opens locks helps holds protects also too free plus so but because while
  if when as w built cut sewn held`)

/** A word that may stand between "with" and the thing: an article, an adjective, a material. */
function isBetween(said: Said, at: number): boolean {
  const token = said.reading.tokens[at]
  if (token === undefined) return false
  if (token.kind === 'number' || DETERMINERS.has(token.word) || token.word === '-') return true
  return (
    token.kind === 'word' &&
    !HAVING.has(token.word) &&
    !PREPOSITIONS.has(token.word) &&
    isContent(token)
  )
}

function isUsedWith(said: Said, at: number, from: number): boolean {
  for (let place = at - 1; place >= Math.max(from, at - 5); place -= 1) {
    if (wordAt(said, place) === ',') return false
    if (DOING_WITH.has(wordAt(said, place))) return true
  }
  return false
}

/** "With a strap and lid": the "and" goes on from a "with". */
function listHas(said: Said, at: number, from: number): boolean {
  for (let place = at - 1; place >= Math.max(from, at - 8); place -= 1) {
    const word = wordAt(said, place)
    if (HAVING.has(word) && word !== 'and' && word !== '&')
      return word !== 'with' || !isUsedWith(said, place, from)
  }
  return false
}

/** "The lid fits tightly" says that there is one; "the lid of a jar" does not. */
function isSubjectWithVerb(said: Said, from: number): boolean {
  const isFirst =
    said.from - from <= 1 &&
    ['the', 'its', 'a', ''].includes(said.from === from ? '' : wordAt(said, from))
  return isFirst && said.from > from && SUBJECT_VERBS.has(wordAt(said, said.to))
}

const SUBJECT_VERBS = words(
  `fits keeps closes seals has is are makes sits opens comes locks helps holds protects`,
)

/** A line or a sentence of nothing but these words. */
function isAlone({ reading, from, to, sentence }: Said): boolean {
  const own = reading.sentences[sentence]
  if (own === undefined) return false
  // The nearest word that tells more ends it: a long sentence is not read for each of its words.
  for (let at = from - 1; at >= own.from; at -= 1) if (tellsMore(reading.tokens[at])) return false
  for (let at = to; at < own.to; at += 1) if (tellsMore(reading.tokens[at])) return false
  return true
}

function tellsMore(token: Token | undefined): boolean {
  if (token === undefined) return false
  const { word } = token
  return (
    isContent(token) ||
    NOT_WORDS.has(word) ||
    NO_WORDS.has(word) ||
    BE_WORDS.has(word) ||
    word === 'your' ||
    word === 'my'
  )
}

/** In a tag: the thing itself ("glass lid"), "with lid", or "lidded jar"; "fish cave" promises no fish. */
function promisesThing(said: Said): boolean {
  const own = said.reading.sentences[said.sentence]
  if (own === undefined) return false
  const before = wordAt(said, said.from - 1)
  const next = wordAt(said, said.to)
  if (isServed(said, own.from)) return false
  const isHead = said.to >= own.to || ['for', 'with', ',', 'in', 'and'].includes(next)
  const isJoined = ['with', 'and', 'plus'].includes(before)
  return isHead || isJoined || HAVING_PART.has(wordAt(said, said.to - 1))
}

/** "Holder for five tall candles" holds them, "slides over the collar" goes on it: neither brings any. */
function isServed(said: Said, from: number): boolean {
  for (let at = said.from - 1; at >= Math.max(from, said.from - SERVED_WITHIN); at -= 1) {
    const word = wordAt(said, at)
    if (SERVING.has(word)) return true
    if (PREPOSITIONS.has(word) || word === ',') return false
  }
  return false
}

const SERVED_WITHIN = 6
const SERVING = words(`for over onto on around round against fits`)

/** "Framed" and "lidded" promise the part; "planted" and "dyed" are other words. */
const HAVING_PART = words(
  `lidded framed handled hooded boxed strapped belted corded lined collared pocketed mounted`,
)

const PERMITTING = words(
  `can may could please and then or just simply to always you we briefly quickly gently`,
)

/** "Soak it", "you can soak it", "soaking is fine"; "a soak in the tub" is no order. */
function isOrdered(said: Said): boolean {
  const own = said.reading.sentences[said.sentence]
  if (own === undefined) return false
  const before = said.from === own.from ? '' : wordAt(said, said.from - 1)
  const after = wordAt(said, said.to)
  const isFirst = said.from === own.from || said.reading.tokens[said.from - 1]?.kind === 'sign'
  const isFine = ['safe', 'fine', 'ok', 'okay', 'friendly', 'proof', 'welcome', 'allowed'].includes(
    after,
  )
  const isFineLater =
    BE_WORDS.has(after) &&
    ['fine', 'ok', 'okay', 'safe', 'allowed', 'no', 'possible'].includes(wordAt(said, said.to + 1))
  const isPlaced = isPlaceOfCare(said, own.from)
  return (
    isFirst || PERMITTING.has(before) || BE_WORDS.has(before) || isFine || isFineLater || isPlaced
  )
}

/** "Put it in the dryer", "goes in the dishwasher", "safe in the microwave". */
function isPlaceOfCare(said: Said, from: number): boolean {
  let before = said.from - 1
  while (before >= from && ['the', 'a', 'your', 'any'].includes(wordAt(said, before))) before -= 1
  const isIn = ['in', 'into', 'through', 'for', 'with'].includes(wordAt(said, before))
  if (!isIn) return false
  for (let place = before - 1; place >= Math.max(from, before - 6); place -= 1)
    if (CARE_ORDERS.has(wordAt(said, place))) return true
  return false
}

const CARE_ORDERS =
  words(`put goes go place safe fine ok okay dry wash washed clean cleaned pop throw toss can may leave heat heated cook store
  stored survives happy suitable suits dried warm warmed run`)

/** "If you do bleach it" and "instead of bleaching" order nothing. */
function isPlainMention(said: Said): boolean {
  const own = said.reading.sentences[said.sentence]
  return (
    own === undefined ||
    ['if', 'instead', 'unless', 'when', 'before', 'after'].includes(wordAt(said, own.from))
  )
}

const MEANT = words(
  `for suits suit suitable safe loved loves fits fit works stick sticks ideal hold holds`,
)

const ABLE = words(`can will may love loves safe friendly approved proof use`)

/** "For babies", "suits babies", "babies can chew it". */
function isMeantFor(said: Said): boolean {
  const own = said.reading.sentences[said.sentence]
  if (own === undefined) return false
  for (let place = said.from - 1; place >= Math.max(own.from, said.from - 4); place -= 1)
    if (MEANT.has(wordAt(said, place))) return true
  return ABLE.has(wordAt(said, said.to)) || isAlone(said)
}

/** True where a bare name promises these words as a part: "with lid", "glass lid", "lidded jar". */
export function promises(reading: Reading, roots: readonly string[]): boolean {
  return affirmedAt(reading, { kind: 'not-included', roots }, 'name') !== null
}
