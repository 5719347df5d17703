import { asTag } from '#marketplace/characters.ts'
import type { Brief } from '../read/form.ts'
import { BY_HAND, type Keyword } from '../read/searches/keywords.ts'
import { isGeneric } from '../read/item.ts'
import { headNoun, nounEndingAt } from '../read/kinds.ts'
import { is } from '../read/lexicon.ts'
import { isSmall, type Word } from '#marketplace/searches/words.ts'
import { remainingSearches, typedSearches } from './remaining.ts'
import { tagsAbroad } from './abroad/tags.ts'
import { Bag, type Tags } from './tag-bag.ts'
import { ownSearches } from './own-searches.ts'

/** Fewer tags than this find too few buyers. */
const TAGS_GOOD = 11
/** Typed searches that the text bears out come first; then what nothing speaks against; then what the text adds. */
export function tagsOf(brief: Brief, isAvoided: (tag: string) => boolean = () => false): Tags {
  if (brief.language !== 'en') return tagsAbroad(brief, isAvoided)
  const bag = new Bag(isAvoided)
  const { keywords } = brief
  const by = (...supports: Keyword['support'][]) =>
    supports.flatMap((support) => keywords.filter((keyword) => keyword.support === support))
  for (const keyword of keywords.filter(isTrueStar)) bag.addPart(keyword, brief)
  for (const keyword of by('backed', 'general', 'synonym').filter(isSearch)) bag.add(keyword.text)
  bag.add(brief.item.name.toLowerCase())
  for (const keyword of by('backed', 'general').filter(isSearch)) bag.addPart(keyword, brief)
  const unsaid = by('doubtful')
  for (const { text } of [
    ...unsaid.filter((one) => isForAPlace(one, brief)),
    ...unsaid.filter((one) => isHarmless(one, brief)),
  ])
    bag.add(text)
  for (const keyword of remainingSearches(brief)) bag.addPart(keyword, brief)
  for (const phrase of ownSearches(brief)) bag.add(phrase)
  for (const keyword of by('backed', 'general', 'synonym'))
    if (bag.tags.length < TAGS_GOOD && isTelling(keyword, brief) && !bag.holds(keyword.words))
      bag.add(keyword.text)
  for (const keyword of typedSearches(brief)) bag.addPart(keyword, brief)
  // "Suncatcher", where every longer search with it is too long for a tag.
  for (const { text, words } of keywords.filter(({ support }) => support === 'backed'))
    if (words.some(({ stem }) => stem === brief.item.head) && !bag.holds(words)) bag.add(text)
  // Her own words that find much else besides: better than an empty place.
  for (const { text, words } of by('backed', 'general', 'synonym'))
    if (!bag.holds(words) && !isBareTrait(words)) bag.add(text)
  const { tags, shortened } = bag
  const isUnused = ({ support, text }: Keyword) =>
    support === 'false' && !tags.includes(asTag(text))
  return { tags, shortened, unused: keywords.filter(isUnused) }
}

function isTrueStar({ isStarred, support }: Keyword): boolean {
  return isStarred && support !== 'false' && support !== 'other'
}

/** One word finds a thousand other things, a number alone nothing; a "can cooler" is for cans. */
function isSearch({ words }: Keyword): boolean {
  const own = words.filter((word) => !isSmall(word) || word.low === 'can')
  return own.length > 1 && words.some((word) => !word.isNumber)
}

const TELLING_LETTERS = 5
const SHARED = [
  'vague',
  'brand',
  'colour',
  'material',
  'technique',
  'finish',
  'occasion',
  'season',
  'recipient',
  'room',
  'use',
  'style',
] as const

/** "Leather", "lilac" or "handmade" alone finds no thing at all. */
function isBareTrait(words: readonly Word[]): boolean {
  const [word] = words
  if (word === undefined || words.length > 1) return false
  const isTrait = TRAITS.some((property) => is(word, property)) || BY_HAND.has(word.low)
  return isTrait || word.low.length < TELLING_LETTERS - 1
}

const TRAITS = ['vague', 'brand', 'colour', 'material', 'technique', 'finish'] as const

/** One word that finds this thing among others: neither its noun once more, nor what a thousand things share. */
function isTelling({ words, support }: Keyword, { item }: Brief): boolean {
  const [word] = words
  if (word === undefined || words.length > 1 || word.isNumber) return false
  const isBare = SHARED.some((property) => is(word, property)) || isGeneric(word)
  const isOwn = support === 'synonym' || !item.stems.includes(word.stem)
  return word.low.length >= TELLING_LETTERS && isOwn && !isBare
}

/**
 * What nobody said but nobody would call false. A strange head is mostly another name of the thing;
 * a strange word beside it is mostly a claim.
 */
function isHarmless({ words, strange }: Keyword, { item }: Brief): boolean {
  const noun = headNoun(words)
  const isSameThing = noun === null || words.at(-1)?.stem === item.head
  const isOnlyName = strange.length === 1 && strange[0] === words.at(-1)?.stem
  return (
    isSameThing &&
    isOnlyName &&
    words.length > 1 &&
    !words.some((word) => is(word, 'praise') || is(word, 'brand') || word.isNumber)
  )
}

function isForAPlace({ words, strange }: Keyword, { item, evidence }: Brief): boolean {
  const odd = words.filter(({ stem }) => strange.includes(stem))
  const isPlace = (word: Word) =>
    nounEndingAt([word], 0)?.kind.isPlace === true &&
    !is(word, 'material') &&
    !evidence.deniedBy.has(word.stem)
  const isOfIt = words.at(-1)?.stem === item.head && !item.kind.isDigital
  return isOfIt && odd.length > 0 && odd.every(isPlace)
}
