import { isNegation } from '#marketplace/searches/denied.ts'
import type { Brief } from '../read/form.ts'
import {
  ANIMALS,
  BY_HAND,
  CLAIMS,
  isOtherMixture,
  SMALL_ANIMALS,
  type Keyword,
  type Support,
} from '../read/searches/keywords.ts'
import { isGeneric } from '../read/item.ts'
import { headNoun, type Noun, nounEndingAt } from '../read/kinds.ts'
import { is, knownIn, type Property, propertiesOf } from '../read/lexicon.ts'
import { isSmall, rootOf, type Word } from '#marketplace/searches/words.ts'

const BORNE_OUT: readonly Support[] = ['backed', 'general', 'synonym']
const OPEN: readonly Property[] = ['recipient', 'occasion', 'season', 'room', 'use', 'kin', 'style']
/** What the text does not say of the thing, a tag may not say either. */
const UNSAYABLE: readonly Property[] = [
  ...CLAIMS,
  'praise',
  'allergen',
  'form',
  'participle',
  'unit',
]

/** Nobody types a search of more words. */
const WORDS_MAX = 12

/** What the seller typed besides, surest first: her own claim, where nothing in her text speaks against it. */
export function remainingSearches(brief: Brief): Keyword[] {
  const borne = brief.keywords.filter((one) => BORNE_OUT.includes(one.support) && isPhrase(one))
  const claimed = brief.keywords.filter((one) => isOwnClaim(one, brief))
  return [
    ...borne,
    ...claimed.filter((one) => isOpen(one)),
    ...claimed.filter((one) => !isOpen(one)),
  ]
}

/**
 * What is left of the typed searches, for places that stay empty: her own word, which the text neither bears out nor
 * speaks against. Searches for another kind of thing and claims that nobody made stay out.
 */
export function typedSearches(brief: Brief): Keyword[] {
  const doubtful = brief.keywords.filter((one) => isOnHerWord(one, brief))
  const all = doubtful.toSorted((a, b) => rankOf(a) - rankOf(b))
  return [...all.filter(isPhrase), ...all.filter((one) => !isPhrase(one))]
}

function rankOf({ support }: Keyword): number {
  return support === 'claimed' ? 1 : 0
}

const LETTERS_LEAST = 5
/** What even her word does not bear where the text says nothing of it. */
const OVER_HER_WORD: readonly Property[] = [...CLAIMS, 'praise', 'allergen']

/** Whether a doubtful search may be taken on the seller's word alone. */
export function isOnHerWord(keyword: Keyword, brief: Brief): boolean {
  const { words, strange, support } = keyword
  const { evidence, language, item } = brief
  const head = words.at(-1)
  if (language !== 'en' || head === undefined || words.length > WORDS_MAX) return false
  if (support === 'claimed') return !words.some((word) => isTakenBack(word, brief))
  if (support !== 'doubtful') return false
  const odd = words.filter(({ stem }) => strange.includes(stem) && !item.stems.includes(stem))
  const isBarred = words.some((word) => isBelied(word, brief) || isUnkept(word, brief))
  const isClaim = odd.some(
    (word) =>
      (isClaiming(word, words, OVER_HER_WORD) && word.low !== 'natural') ||
      isAnotherThing(word, keyword, brief),
  )
  const isOther = odd.some(
    (word) =>
      isNearSpelling(word, evidence) || ANIMALS.has(word.stem) || SMALL_ANIMALS.has(word.stem),
  )
  const isHeld = odd.some(({ stem }) => evidence.holding.has(stem))
  const isPlain = !is(head, 'vague') && !is(head, 'promise')
  const isReadable = words.length > 1 || (head.low.length >= LETTERS_LEAST && isPlain)
  if (isBarred || isClaim || isOther || isHeld || !isReadable) return false
  return !mayNameAMaker(odd, keyword, brief) && isNoOtherKind(keyword, brief)
}

/** Denied or doubted anywhere in her text, or "handmade" of what a machine makes. */
function isTakenBack(word: Word, { evidence }: Brief): boolean {
  const { low, stem } = word
  return (
    isNegation(word) ||
    evidence.deniedBy.has(stem) ||
    evidence.doubted.has(stem) ||
    (BY_HAND.has(low) && evidence.holding.has('machine'))
  )
}

/** "Dog bed" beside a mat, "box" beside a door: a known noun of another kind is another thing. */
function isNoOtherKind({ words }: Keyword, brief: Brief): boolean {
  const { item, evidence } = brief
  const noun = headNoun(words)
  const head = words.at(-1)
  if (isForItself(noun, words, item.head)) return false
  if (isAnotherMixture(words, brief)) return false
  return (
    noun === null ||
    noun.kind === item.kind ||
    head?.stem === item.head ||
    evidence.shared.has(head?.stem ?? '') ||
    (head !== undefined && isGeneric(head)) ||
    (head !== undefined && evidence.says(head))
  )
}

/** A rub is no hot sauce, and a balm no beard oil; a "spice blend" is a spice rub by another name. */
function isAnotherMixture(words: readonly Word[], { evidence, item }: Brief): boolean {
  const noun = headNoun(words)
  const head = words.at(-1)?.stem ?? ''
  const isCompound = noun !== null && noun.to - noun.from > 1
  const isOwn = words.slice(0, -1).some(({ stem }) => item.stems.includes(stem))
  const isOther = evidence.holding.has(head) ? !evidence.shared.has(head) : isCompound && !isOwn
  return isOther && isOtherMixture(words, evidence)
}

function isOpen({ words }: Pick<Keyword, 'words'>): boolean {
  return words.some((word) => OPEN.some((property) => is(word, property)))
}

function isPhrase({ words }: Keyword): boolean {
  return words.filter((word) => !isSmall(word)).length > 1
}

/** A doubtful search that nothing speaks against, and that names this thing or what belongs to it. */
export function isOwnClaim(keyword: Keyword, brief: Brief): boolean {
  const { words, strange, support } = keyword
  const { evidence, language } = brief
  const head = words.at(-1)
  if (language !== 'en' || head === undefined || support !== 'doubtful') return false
  if (!isPhrase(keyword) || words.length > WORDS_MAX) return false
  if (isAnotherMixture(words, brief)) return false
  const odd = words.filter(({ stem }) => strange.includes(stem) && !brief.item.stems.includes(stem))
  // What stands in the text and is not said there is denied, asked or shown.
  const isHeld = odd.some(({ stem }) => evidence.holding.has(stem))
  const isClaim = odd.some(
    (word) => word !== head && (isClaiming(word, words) || isAnotherThing(word, keyword, brief)),
  )
  const isOther = odd.some(
    (word) => isNearSpelling(word, evidence) || (word !== head && SMALL_ANIMALS.has(word.stem)),
  )
  const isBarred = words.some((word) => isUnsayable(word, keyword, brief))
  const isStrangeMaker = is(head, 'brand') || mayNameAMaker(odd, keyword, brief)
  return (
    !isBarred && !isOther && !isHeld && !isClaim && !isStrangeMaker && isOfThisKind(keyword, brief)
  )
}

const SPELLING_LETTERS = 5

/** "Qwerty" beside "QWERTZ": a word that nothing is known of, one letter from the seller's own, is another word. */
function isNearSpelling(word: Word, { holding }: Brief['evidence']): boolean {
  const { stem } = word
  const isKnown = propertiesOf(word).size > 0 || headNoun([word]) !== null
  if (stem.length < SPELLING_LETTERS || isKnown) return false
  return [...holding.keys()].some(
    (said) =>
      said.length === stem.length &&
      said.startsWith(stem.charAt(0)) &&
      Array.from(said).filter((letter, at) => letter !== stem.charAt(at)).length === 1,
  )
}

/** Denials, numbers, doubts and promises that the text does not bear out, and what it says of parts alone. */
function isUnsayable(word: Word, { words }: Keyword, brief: Brief): boolean {
  const isPromise = is(word, 'promise') || (word.low === 'with' && word !== words[0])
  return isBelied(word, brief) || (isPromise && !brief.evidence.says(word))
}

/** "Retractable", "rare"; "custom" is what she offers. */
function isUnkept(word: Word, { evidence }: Brief): boolean {
  return is(word, 'promise') && !is(word, 'form') && !evidence.says(word)
}

/** Denied, doubted, said of a part alone, or a number that nobody wrote. */
function isBelied(word: Word, { evidence }: Brief): boolean {
  const isDoubted = (stem: string) =>
    evidence.doubted.has(stem) && (evidence.holding.get(stem)?.length ?? 0) <= 1
  return (
    isNegation(word) ||
    isDoubted(word.stem) ||
    isDoubted(rootOf(word.stem)) ||
    evidence.ofParts.has(word.stem) ||
    (word.isNumber && !evidence.says(word))
  )
}

/** "Guitar strap" of one for banjos, "essential oil lamp" of one for lamp oil. */
function isAnotherThing(word: Word, { words }: Keyword, { item }: Brief): boolean {
  const from = words.indexOf(word)
  const isOfIt = words.at(-1)?.stem === item.head
  return words.slice(from, -1).some((_, after) => {
    const noun = nounEndingAt(words, from + after)
    const isLong = noun !== null && noun.to - noun.from > 1
    return noun !== null && noun.from <= from && noun.kind !== item.kind && (isLong || isOfIt)
  })
}

/** "Fiber" claims a material, "fiber art" none. */
function isClaiming(
  word: Word,
  words: readonly Word[],
  claims: readonly Property[] = UNSAYABLE,
): boolean {
  const at = words.indexOf(word)
  const phrase = knownIn(words).find(({ from, to }) => from <= at && at < to)
  const properties = phrase?.properties ?? propertiesOf(word)
  return claims.some((property) => properties.has(property))
}

/** Beside a thing that fits one maker's goods, an unknown word is as likely as not another maker. */
function mayNameAMaker(odd: readonly Word[], { words }: Keyword, { evidence }: Brief): boolean {
  const isUnknown = (word: Word) =>
    word !== words.at(-1) && propertiesOf(word).size === 0 && headNoun([word]) === null
  return evidence.fitted.names.size > 0 && odd.some(isUnknown)
}

/** Another name of the thing: its own noun, one that the text says, or one that several searches give it. */
function isOfThisKind({ words, strange }: Keyword, { item, evidence }: Brief): boolean {
  const head = words.at(-1)
  const noun = headNoun(words)
  if (head === undefined) return false
  const isUnknown = item.kind.name === 'thing'
  const isOwn = noun?.kind === item.kind
  if (head.stem === item.head) return isOwn || noun === null || noun.to - noun.from === 1
  if (isGeneric(head)) return true
  if (isForItself(noun, words, item.head)) return false
  const isShared = evidence.shared.has(head.stem) && !evidence.fitted.served.has(head.stem)
  const isSaid = !strange.includes(head.stem)
  const isNamedSo = words.some((word) => item.stems.includes(word.stem))
  const isKnown = words.every((word) => evidence.says(word) || propertiesOf(word).size > 0)
  // "Deck" may be a place, but a tarot deck is none.
  const isNoPlace = is(head, 'room') && !isOwn && !evidence.holding.has(head.stem)
  if (isShared || (isSaid && noun !== null && !isNoPlace)) return true
  if (noun === null) return isOpen({ words: [head] }) || isNamedSo || (isSaid && isKnown)
  // Kinds of many goods hold cages and houses alike.
  const isNarrow = isUnknown || !item.kind.name.endsWith('goods')
  return (isOwn || isUnknown) && isNarrow && isNamedSo
}

/** "Napkin ring" is a thing for napkins. */
function isForItself(noun: Noun | null, words: readonly Word[], head: string): boolean {
  return noun !== null && words.slice(noun.from, noun.to - 1).some(({ stem }) => stem === head)
}
