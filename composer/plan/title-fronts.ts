import { rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { is, knownIn, type Property, propertiesOf } from '../read/lexicon.ts'
import { isOneOfMore } from './title-ground.ts'
import { FOR_ONE, isWritten, type Naming } from './title-namings.ts'

/** "Leaf" of "leaf clay cutters" is of the "polymer clay cutters"; a "house bauble" is no "house hand painted bauble". */
const NAMED_LEAST = 3

/** A longer name is a row of words. */
export const WORDS_GOOD = 5

/** What a word in front of a name may say of it; two words of one kind would say it twice. */
const RANKS = ['age', 'technique', 'finish', 'colour', 'material', 'style', 'claim'] as const
/** What a search may say in front of the name, where the text has the word: how it is made, never of what. */
const MAKES = ['age', 'technique', 'finish'] as const

/** "Speckled" in front of "butter dish" and "ceramic" in front of the same are both of it, where they say different things. */
export function withFront(naming: Naming, all: readonly Naming[], brief: Brief): Naming {
  const stars = brief.keywords
    .filter(({ isStarred, support }) => isStarred && support === 'backed')
    .map((star) => star.text)
  const titled = new Set(wordsOf(brief.input.listingTitle).map(({ stem }) => stem))
  let { text: result, words: own } = naming
  let isPlain = false
  for (const { words: other, by, text: phrase } of all) {
    const shared = sharedEnd(own, other)
    const [more] = other
    const isStar = stars.includes(phrase)
    const isOne =
      other.length > 1 &&
      (shared === other.length - 1 || (isStar && isInOrder(other.slice(1), own)))
    const isNamed = isStar && other.length >= NAMED_LEAST
    if (more === undefined || !isOne || own.length >= WORDS_GOOD) continue
    const isMade = MAKES.some((one) => is(more, one)) || titled.has(more.stem)
    const isHers = by !== 'search' || isStar || (isMade && isWritten(more, brief))
    const isNew = own.every((word) => !isSameKind(word, more, isNamed) && !beginsAlike(word, more))
    if (more.isNumber || !isHers || !isNew || !isBacked(more, brief)) continue
    if (isOtherStuff(more, brief) || own.slice(0, 1).some(isFirst)) continue
    const [first] = own
    const isBeside = first !== undefined && other[1]?.stem === first.stem
    if (!isBeside && isPlainNoun(more) && (isPlain || isDescribing(first))) continue
    isPlain ||= isPlainNoun(more)
    const place = own[placeOf(more, own)]?.start ?? 0
    result = `${result.slice(0, place)}${more.low} ${result.slice(place)}`
    own = wordsOf(result)
  }
  return { ...naming, text: result, words: own }
}

/** In which order words that describe stand in front of a noun: a "hand knit slouchy blue merino beanie". */
const ORDER: readonly (readonly Property[])[] = [
  ['age'],
  ['technique'],
  ['style', 'form'],
  ['finish'],
  ['colour'],
  ['material'],
]

/** Where a word belongs among those that describe in front of a name. */
function placeOf(more: Word, own: readonly Word[]): number {
  const rank = rankIn(propertiesOf(more))
  if (rank === -1 || is(more, 'ambiguous')) return 0
  const known = knownIn(own)
  let place = 0
  for (const { from, to, properties } of known) {
    const other = rankIn(properties)
    const isBefore = from === place && to < own.length && other !== -1 && other < rank
    if (!isBefore || properties.has('ambiguous')) break
    place = to
  }
  return place
}

function rankIn(properties: ReadonlySet<Property>): number {
  return ORDER.findIndex((kinds) => kinds.some((kind) => properties.has(kind)))
}

/** A "resin mold" of silicone is one for resin. */
function isOtherStuff(word: Word, { traits }: Brief): boolean {
  const stuff = traits.filter(({ kind }) => kind === 'material')
  return (
    is(word, 'material') &&
    stuff.length > 0 &&
    stuff.every(({ text }) => wordsOf(text).every(({ stem }) => stem !== word.stem))
  )
}

/** "Mens", "handmade", "long": words that stand in front of all others. */
function isFirst(word: Word): boolean {
  return is(word, 'recipient') || is(word, 'form') || word.isNumber || word.low === 'handmade'
}

/** "DIY candle kit" of a "candle making kit". */
function isInOrder(words: readonly Word[], own: readonly Word[]): boolean {
  const places = words.map(({ stem }) => own.findIndex((word) => word.stem === stem))
  return places.every((place, at) => place !== -1 && place > (places[at - 1] ?? -1))
}

function isRanked(word: Word): boolean {
  return RANKS.some((rank) => is(word, rank)) && !is(word, 'ambiguous')
}

/** Says neither how nor of what: "goose", "thumb", the "tooth" of a "tooth fairy". One of them may stand in front. */
function isPlainNoun(word: Word): boolean {
  return !isRanked(word) && !is(word, 'participle') && !is(word, 'form')
}

/** In front of "funny", "wooden" and "opening" stands no noun: a "funny goose pin", no "goose funny pin". */
function isDescribing(word: Word | undefined): boolean {
  return (
    word !== undefined && (isRanked(word) || is(word, 'participle') || word.low.endsWith('ing'))
  )
}

const BEGINNING_LEAST = 4

/** A "linocut" is of lino: beside each other they say it twice. */
function beginsAlike({ stem }: Word, other: Word): boolean {
  const [short, long] = stem.length < other.stem.length ? [stem, other.stem] : [other.stem, stem]
  return short.length >= BEGINNING_LEAST && long.startsWith(short)
}

function isSameKind(one: Word, other: Word, isNamed: boolean): boolean {
  const isForOne = FOR_ONE.has(other.low)
  if (isForOne && FOR_ONE.has(one.low)) return true
  if (one.low === 'old' && is(other, 'age')) return true
  return (
    !(isRanked(other) || isForOne || isNamed) ||
    (other.low === 'handmade' && !isNamed) ||
    rootOf(one.stem) === rootOf(other.stem) ||
    one.low.localeCompare(other.low, 'en', { sensitivity: 'base' }) === 0 ||
    RANKS.some((rank) => is(one, rank) && is(other, rank))
  )
}

function isBacked(word: Word, brief: Brief): boolean {
  const { evidence, input } = brief
  return (
    !isOneOfMore(word, brief) &&
    (evidence.says(word) || wordsOf(input.listingTitle).some(({ stem }) => stem === word.stem))
  )
}

function sharedEnd(words: readonly Word[], others: readonly Word[]): number {
  let count = 0
  while (count < words.length && words.at(-1 - count)?.stem === others.at(-1 - count)?.stem)
    count += 1
  return count
}
