import { wished } from '#composer/plan/wished.ts'
import { tagsOf } from '#composer/plan/tags/tags.ts'
import { headOf, isGeneric } from '#composer/read/item.ts'
import { isSayable, type Keyword } from '#composer/read/searches/keywords.ts'
import { NUMBER_WORDS } from '#marketplace/reading/tables/facts.ts'
import { asTag } from '#marketplace/characters.ts'
import { TAGS } from '#marketplace/rules.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { phraseFinder, stemKey } from '#marketplace/text.ts'
import type { Writing } from '../writer.ts'
import { cutFinder } from './cut-tags.ts'
import type { Material } from './material.ts'
import { othersNameFinder } from './others-names.ts'
import { searchKey, type SortedSearches } from './searches.ts'
import { tagPartsFinder } from './shape.ts'

/**
 * Places that a model left empty go to the seller's own true searches: starred ones first, then what names the thing,
 * then what only tells a trait of it, then what is made from a pattern. Where no place is left for what names it, phrases of the model's own give way.
 */
export function withSpareTags(
  writing: Writing,
  { refused, ...material }: Material,
  searches: SortedSearches,
): Writing {
  const { brief } = material
  const { generatedTags } = writing
  const { isAvoided } = wished(brief)
  const isTrue = truthFinder(material, searches)
  const fitting = brief.keywords.filter((keyword) => !refused.has(keyword.text) && isTrue(keyword))
  const isNaming = namingFinder(writing, brief)
  const [naming = [], telling = []] = [true, false].map((isOf) =>
    fitting.filter(({ words, isStarred }) => (isStarred || isNaming(words)) === isOf),
  )
  const partsOf = tagPartsFinder(material)
  const othersNameIn = othersNameFinder(material)
  const isCut = cutFinder(material, searches)
  const keys = new Set(generatedTags.map(stemKey))
  const hasOwnPart = ownPartFinder(generatedTags, brief)
  const spareOf = ({ text }: Keyword): string[] => {
    const parts = partsOf(text)
    if (hasOwnPart(text)) return []
    const tag = parts.find(
      (part) =>
        part.length >= TAGS.lengthMin &&
        !keys.has(stemKey(part)) &&
        othersNameIn(part) === null &&
        !isCut(part) &&
        !isAvoided(part),
    )
    if (tag === undefined) return []
    keys.add(stemKey(tag))
    return [tag]
  }
  const named = naming.flatMap(spareOf)
  const told = telling.flatMap(spareOf)
  const made = madeFromIt(brief, searches).flatMap(spareOf)
  const typed = new Set(naming.map(({ text }) => asTag(text).toLowerCase()))
  const starred = naming.filter(({ isStarred }) => isStarred)
  // Of what she starred a part counts as much.
  const whole = named.filter(
    (tag) => typed.has(tag) || starred.some(({ words }) => holds(words, tag)),
  )
  const kept = withRoomFor(whole.length, generatedTags, brief)
  return {
    ...writing,
    generatedTags: [...new Set([...kept, ...whole, ...named, ...told, ...made])].slice(0, TAGS.max),
  }
}

/** So many find enough buyers: beyond them an empty place is better than what nobody thought of. */
const TAGS_GOOD = 11

/**
 * Of few tags more, as the embedded writer would have them, where it only sets one trait of her text before a search of
 * hers that fits: "lampwork glass beads" of "glass beads".
 */
export function withOwnTags(
  writing: Writing,
  material: Material,
  searches: SortedSearches,
): Writing {
  const { brief } = material
  const { generatedTags: tags } = writing
  if (brief.language !== 'en' || tags.length >= TAGS_GOOD) return writing
  const names = new Set(
    brief.keywords
      .filter(({ text, words }) => words.length > 1 && searches.get(searchKey(text)) === 'fits')
      .map(({ text }) => text),
  )
  const keys = new Set([...brief.keywords.map(({ text }) => text), ...tags].map(stemKey))
  const othersNameIn = othersNameFinder(material)
  const own = tagsOf(brief, wished(brief).isAvoided).tags.filter((tag) => {
    const [trait = '', ...rest] = tag.split(' ')
    const isOfHers = names.has(rest.join(' ')) && !NUMBER_WORDS.has(trait)
    return isOfHers && !keys.has(stemKey(tag)) && othersNameIn(tag) === null
  })
  return { ...writing, generatedTags: [...tags, ...own].slice(0, TAGS_GOOD) }
}

const TO_ORDER = new Set(
  'personalized personalised custom customized customised engraved'.split(' '),
)
const GIFT = ' gift'
const GIFTS_MIN = 3

/**
 * What she starred as made to order is searched for as a gift: "personalized gift" of a "personalized cribbage board" that
 * is too long, where no tag says so, in place of the last of many gifts.
 */
export function withGiftToOrder(
  writing: Writing,
  { brief, refused }: Material,
  searches: SortedSearches,
): Writing {
  const { generatedTags: tags } = writing
  const words = brief.keywords
    .filter(({ text, isStarred }) => isStarred && !refused.has(text))
    .filter(({ text }) => text.length > TAGS.lengthMax && searches.get(searchKey(text)) === 'fits')
    .flatMap((keyword) => keyword.words.map(({ low }) => low))
  const word = words.find((one) => TO_ORDER.has(one))
  const isTold = tags.some((tag) => tag.split(' ').some((one) => TO_ORDER.has(one)))
  if (word === undefined || isTold) return writing
  const gifts = tags.filter((tag) => tag.endsWith(GIFT))
  const last = tags.length < TAGS.max || gifts.length < GIFTS_MIN ? '' : gifts.at(-1)
  const kept = tags.filter((tag) => tag !== last)
  return { ...writing, generatedTags: [...kept, `${word}${GIFT}`].slice(0, TAGS.max) }
}

const PATTERN = 'pattern'

/**
 * Of a pattern what comes of it, "crescent shawl" of a "lace shawl pattern": another thing, which whoever makes one
 * looks for too. Better than an empty place, where her text says all of it.
 */
function madeFromIt(
  { keywords, evidence }: Material['brief'],
  searches: SortedSearches,
): Keyword[] {
  const verdictOf = ({ text }: Keyword) => searches.get(searchKey(text))
  const made = new Set(
    keywords
      .filter((keyword) => verdictOf(keyword) === 'fits')
      .flatMap(({ words }) => (words.at(-1)?.stem === PATTERN ? words.slice(0, -1) : []))
      .map(({ stem }) => stem),
  )
  return keywords.filter(
    (keyword) =>
      verdictOf(keyword) === 'other' &&
      keyword.support !== 'false' &&
      keyword.words.every((word) => isSmall(word) || (evidence.says(word) && !isDone(word))) &&
      made.has(keyword.words.at(-1)?.stem ?? ''),
  )
}

/** A "knitted tea cosy" is a finished one. */
function isDone({ low }: Word): boolean {
  return low.endsWith('ed')
}

/** Whether a part that the model chose itself stands for a search that is too long: a second one would say less. */
function ownPartFinder(
  tags: readonly string[],
  { keywords }: Material['brief'],
): (search: string) => boolean {
  const typed = new Set(keywords.map(({ text }) => stemKey(text)))
  const own = tags.filter((tag) => tag.includes(' ') && !typed.has(stemKey(tag)))
  return (search) =>
    asTag(search).length > TAGS.lengthMax && own.some((tag) => holds(wordsOf(search), tag))
}

/** The tags without as many of the model's own at the end as are wanted for what the seller typed. */
function withRoomFor(
  count: number,
  tags: readonly string[],
  { keywords }: Material['brief'],
): readonly string[] {
  const typed = new Set(keywords.flatMap(({ text }) => [stemKey(text), stemKey(asTag(text))]))
  let wanted = tags.length + count - TAGS.max
  return tags.toReversed().reduce<string[]>((kept, tag) => {
    // A part of a longer search that she starred is hers too.
    const isHers =
      typed.has(stemKey(tag)) ||
      keywords.some(({ words, isStarred }) => isStarred && holds(words, tag))
    if (isHers || wanted <= 0) return [tag, ...kept]
    wanted -= 1
    return kept
  }, [])
}

function holds(words: readonly Word[], tag: string): boolean {
  const stems = new Set(words.map(({ stem }) => stem))
  return wordsOf(tag).every(({ stem }) => stems.has(stem))
}

/**
 * What the model judged true; what it did not read and the embedded writer would use; what it found unsaid and her text
 * says word for word; and what she starred, which is her own claim where only nothing bears it out.
 */
function truthFinder(
  { brief, input, trusted }: Omit<Material, 'refused'>,
  searches: SortedSearches,
): (keyword: Keyword) => boolean {
  // Most models judge all of them, and nobody else's tags are wanted then.
  const isJudged = brief.keywords.every(({ text }) => searches.has(searchKey(text)))
  const embedded = new Set(isJudged ? [] : tagsOf(brief).tags.map(stemKey))
  const isSaid = phraseFinder(input.productType)
  return ({ text, support, isStarred }) => {
    if (support === 'false' && brief.language === 'en' && !trusted.has(text)) return false
    const verdict = searches.get(searchKey(text))
    if (verdict === 'fits') return true
    if (verdict === 'other' || verdict === 'denied') return false
    // What the text says in these very words it does say; of words that stand apart the model judges better.
    if (verdict === 'unsaid') return isStarred || (support === 'backed' && isSaid(text))
    return isSayable(support) && embedded.has(stemKey(asTag(text)))
  }
}

/** Tells what names this item, or a gift: "cherry kalimba" does, while "cherry" and "set of 2" find anything. */
function namingFinder({ generatedTags }: Writing, { item, language }: Material['brief']) {
  const headIn = (words: readonly Word[]) => headOf(words, language)
  const heads = new Set(generatedTags.flatMap((tag) => headIn(wordsOf(tag))?.stem ?? []))
  return (words: readonly Word[]): boolean => {
    const head = headIn(words)
    const telling = words.filter((word) => !isSmall(word) && !word.isNumber)
    if (head === null) return false
    if (telling.length < 2) return item.stems.includes(head.stem)
    return item.stems.includes(head.stem) || heads.has(head.stem) || isGeneric(head)
  }
}
