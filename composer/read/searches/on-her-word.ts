import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { isGeneric } from '../item.ts'
import { nounEndingAt, THING } from '../kinds.ts'
import { is, type Known, knownIn, propertiesOf, type Property } from '../lexicon.ts'
import type { Evidence } from './evidence.ts'
import { specialOf } from './families.ts'
import { isFitting } from './free-words.ts'
import { DEGREES, type Keyword } from './keywords.ts'
import { NOT_OF_IT, notCalled } from './reasons.ts'

/** What only the seller's own statement can bear, whatever she types as a search. */
const CLAIMING: readonly Property[] = [
  'material',
  'claim',
  'allergen',
  'imitation',
  'origin',
  'age',
  'brand',
  'promise',
  'praise',
  'motif',
  'technique',
  'colour',
  'form',
  'finish',
  'participle',
]
/** More, or less, than the thing itself, or in another state. */
const OTHERWISE = new Set(
  'essential kit set pack bulk lot pattern template file tutorial book class finished complete assembled digital download printed wholesale reproduction'.split(
    ' ',
  ),
)

/** A painting, a sign and a woven hanging are all searched for so. */
const WALL_ART = 'wall art'
/** What is asked of things that hang on a wall. */
const HUNG = ['framed', 'mounting']

const JOINTS = new Set(['for', 'with', 'in'])

const LETTERS_LEAST = 4
const ALONE = 'one word alone finds many other things'

/**
 * Why a search that the text does not bear out is no tag; empty where it is one on her word: about this kind of thing,
 * and nothing that she says contradicts it.
 */
export function onHerWord(evidence: Evidence): (keyword: Keyword) => string {
  const { document, doubted, deniedBy } = evidence
  const all = document.statements.flatMap(({ label, words }) => [...wordsOf(label), ...words])
  const [front] = document.statements
  // Her first line says what the thing is, but for what it denies.
  const named = new Set(
    (front?.words ?? [])
      .map(({ stem }) => stem)
      .filter((stem) => deniedBy.get(stem)?.some(({ text }) => text === front?.text) !== true),
  )
  const spoken = new Set([...all.map(({ stem }) => stem), ...doubted])
  return (keyword) => whyNot(keyword, { evidence, spoken, named })
}

type Text = {
  evidence: Evidence
  spoken: ReadonlySet<string>
  named: ReadonlySet<string>
}

function whyNot(keyword: Keyword, text: Text): string {
  const { words, strange, support } = keyword
  const { evidence, spoken, named } = text
  const { item, doubted } = evidence
  const { front, head, noun } = headedBy(words)
  const isNamed = item.stems.includes(head?.stem ?? '') || noun?.kind === item.kind
  const isUnsaid = (word: Word | undefined) => word !== undefined && strange.includes(word.stem)
  // What the text has without saying it of the thing is denied, of a part or of another.
  const isOfOther = (word: Word) =>
    isUnsaid(word) && spoken.has(word.stem) && !(named.has(word.stem) && !doubted.has(word.stem))
  if (words.some((word) => isOfOther(word) && !(isNamed && word === head))) return NOT_OF_IT
  const unsaid = unsaidIn(keyword, text)
  // What the text has all the same it says of something else.
  if (unsaid !== undefined)
    return wordsOf(unsaid).every(({ stem }) => spoken.has(stem))
      ? NOT_OF_IT
      : `your text does not say "${unsaid}"`
  const isOnWall =
    spelt(words).endsWith(WALL_ART) && HUNG.some((ask) => item.kind.asks.includes(ask))
  const isCalled = isOnWall || (head !== undefined && isCalledSo(head, evidence))
  // "Hoodie" of a tee, "napkin ring" of a napkin; of what no table knows, nothing is certainly another thing.
  const isOther =
    noun !== null &&
    isUnsaid(head) &&
    head?.stem !== item.head &&
    !(head !== undefined && isGeneric(head)) &&
    item.kind !== THING &&
    !(item.kind.isDigital && noun.kind === item.kind)
  // "Coin purse" of a bifold, "hoop earrings" of drop earrings: a kind of its own.
  const whole = noun === null ? [] : words.slice(noun.from, noun.to)
  const isOwnKind =
    whole.length > 1 &&
    whole.some(isUnsaid) &&
    !whole.slice(0, -1).every(isFreeWord) &&
    // "Habit tracker" of a planner file with pages for habits.
    !(item.kind.isDigital && !isUnsaid(whole[0]))
  if (support === 'other' || (!isCalled && (isOther || isOwnKind))) {
    if (words.length === 1 && noun === null) return ALONE
    const name = noun === null ? words.slice(-1) : front.slice(noun.from)
    return name.every(({ stem }) => spoken.has(stem))
      ? NOT_OF_IT
      : notCalled(spelt(name), spelt(words))
  }
  const isKnown =
    noun === null ? words.some((word) => propertiesOf(word).size > 0) : noun.kind === item.kind
  return words.length > 1 || isKnown ? '' : ALONE
}

/** What a search is about: "SVG for shirts" is no shirt. */
function headedBy(words: readonly Word[]) {
  const joint = words.findIndex(({ low }, at) => at > 0 && JOINTS.has(low))
  const front = joint === -1 ? words : words.slice(0, joint)
  const head = front.findLast((word) => !isSmall(word) && !word.isNumber)
  return { front, head, noun: nounEndingAt(front, front.length - 1) }
}

/** The words of a search that only her text could bear out, and does not; none where she may say so. */
function unsaidIn(
  { text, words, strange, isStarred }: Keyword,
  { evidence }: Text,
): string | undefined {
  const { item } = evidence
  const { noun } = headedBy(words)
  const isUnsaid = (word: Word) => strange.includes(word.stem)
  // "Original painting" is what such a thing is called, and promises nothing.
  const isName = (at: number) => noun?.kind === item.kind && noun.from <= at && at < noun.to
  const unsaid = knownIn(words).filter(
    ({ from, to, properties }) =>
      words.slice(from, to).some(isUnsaid) &&
      !(isName(from) && (properties.has('vague') || isSoftToy(words, evidence))),
  )
  const isDegree = ({ from }: Known) => DEGREES.has(words[from]?.low ?? '')
  // What she starred is her own claim, as far as her text says nothing else.
  const claim =
    unsaid.find(isDegree) ??
    unsaid.find(({ properties }) => !isStarred && CLAIMING.some((one) => properties.has(one)))
  if (claim !== undefined) return spelt(words.slice(claim.from, claim.to))
  // "UK", "obj" and "dk" are codes of what it is, "kids" and "cat" whom it has to fit.
  const other = words.find(
    (word, at) =>
      isUnsaid(word) &&
      !isStarred &&
      (word.isNumber ||
        isOfStuffs(word) ||
        OTHERWISE.has(word.low) ||
        (isCode(word) && !isName(at)) ||
        (item.kind.isDigital && is(word, 'use')) ||
        isFitting(word, evidence)),
  )
  // "Langstroth plans", "louis poulsen": in front of the noun, or alone, a word that nobody knows is mostly another's.
  const isStrange = (word: Word) => isUnsaid(word) && isStranger(word, words)
  const isOfIt = words.at(-1)?.stem === item.head && item.kind !== THING
  const isAllStrange = words.length > 1 && words.every(isStrange)
  const unknown = isStarred || !(isOfIt || isAllStrange) ? undefined : words.find(isStrange)
  if (other === undefined && unknown !== undefined) return unknown.low
  // "T" of a t-shirt is no word of its own.
  return other?.low.length === 1 || other?.isNumber === true ? text : other?.low
}

/** No word of the lexicon, no noun of a thing, and no part of one. */
function isStranger(word: Word, words: readonly Word[]): boolean {
  const at = words.indexOf(word)
  const isInNoun = words.some((_, end) => {
    const noun = nounEndingAt(words, end)
    return noun !== null && noun.from <= at && at < noun.to
  })
  const isKnownHere = knownIn(words).some(({ from, to }) => from <= at && at < to)
  return !isInNoun && !isKnownHere && propertiesOf(word).size === 0 && !isSmall(word)
}

function isCode(word: Word): boolean {
  const isUnknown = propertiesOf(word).size === 0 && nounEndingAt([word], 0) === null
  return word.low.length < LETTERS_LEAST && isUnknown
}

/** A "gemstone" is any of many stuffs. */
function isOfStuffs({ stem }: Word): boolean {
  return specialOf(stem).some((special) => wordsOf(special).some((word) => is(word, 'material')))
}

const PLAYED = ['safety-age', 'pieces', 'players']
/** A file of these is one: "digital wedding invite" of a template for it. */
const OF_FILE = new Set([
  'invitation',
  'card',
  'journal',
  'sign',
  'party goods',
  'guest book',
  'sticker',
])

/** A "soft toy" is what any plush is called. */
function isSoftToy(words: readonly Word[], { item }: Evidence): boolean {
  return spelt(words) === 'soft toy' && nounEndingAt(words, words.length - 1)?.kind === item.kind
}

/** "Toy" says of any plaything what it is, and "invite" of a template what comes of it. */
function isCalledSo(head: Word, { item }: Evidence): boolean {
  const isToy = head.stem === 'toy' && PLAYED.some((ask) => item.kind.asks.includes(ask))
  const kind = nounEndingAt([head], 0)?.kind.name ?? ''
  const isInName = item.stems.some((stem) => nounEndingAt(wordsOf(stem), 0)?.kind.name === kind)
  return isToy || (item.kind.isDigital && OF_FILE.has(kind) && isInName)
}

/** What says of no thing that it is a kind of its own. */
const FREE: readonly Property[] = ['recipient', 'room', 'use', 'occasion', 'season', 'vague']

/** "Nursery blanket" is where it lies, "original painting" who made it: neither is a kind of its own. */
function isFreeWord(word: Word): boolean {
  return FREE.some((property) => is(word, property))
}
