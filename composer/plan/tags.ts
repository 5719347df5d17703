import { asTag } from '#marketplace/characters.ts'
import { TAGS } from '#marketplace/rules.ts'
import { isNegation } from '../read/denied.ts'
import type { Brief } from '../read/form.ts'
import type { Keyword } from '../read/keywords.ts'
import { isGeneric, isModifier } from '../read/item.ts'
import { headNoun, nounEndingAt } from '../read/kinds.ts'
import { is, knownIn, propertiesOf } from '../read/lexicon.ts'
import { isSmall, spelt, type Word } from '../read/words.ts'
import { crossings } from './crossings.ts'
import { remainingSearches } from './remaining.ts'
import { tagsAbroad } from './abroad/tags.ts'
import { Bag } from './tag-bag.ts'
import { lastSearches, ownSearches } from './own-searches.ts'

export type Tags = { tags: string[]; unused: Keyword[] }

/** Fewer tags than this find too few buyers. */
const TAGS_GOOD = 11
/** A style before each name says the same again. */
const STYLED_MAX = 2
/** Typed searches that the text bears out come first; then what nothing speaks against; then what the text adds. */
export function tagsOf(brief: Brief, isAvoided: (tag: string) => boolean = () => false): Tags {
  if (brief.language !== 'en') return tagsAbroad(brief, isAvoided)
  const bag = new Bag(isAvoided)
  const { keywords } = brief
  const by = (...supports: Keyword['support'][]) =>
    supports.flatMap((support) => keywords.filter((keyword) => keyword.support === support))
  for (const keyword of keywords.filter(isTrueStar)) bag.addFirst(parts(keyword, brief))
  for (const keyword of by('backed', 'general', 'synonym').filter(isSearch)) bag.add(keyword.text)
  bag.add(brief.item.name.toLowerCase())
  for (const keyword of by('backed', 'general').filter(isSearch))
    bag.addFirst(parts(keyword, brief))
  const unsaid = by('doubtful')
  for (const { text } of [
    ...unsaid.filter((one) => isForAPlace(one, brief)),
    ...unsaid.filter((one) => isHarmless(one, brief)),
  ])
    bag.add(text)
  for (const phrase of remainingSearches(brief)) bag.add(phrase)
  for (const phrase of ownSearches(brief)) bag.add(phrase)
  for (const phrase of [...crossings(brief), ...lastSearches(brief)]) bag.add(phrase)
  bag.addSome(crossings(brief, true), STYLED_MAX)
  for (const keyword of by('backed', 'general', 'synonym'))
    if (isTelling(keyword) && !bag.holds(keyword.words)) bag.add(keyword.text)
  for (const keyword of by('backed', 'general'))
    if (bag.tags.length < TAGS_GOOD && isWord(keyword, brief)) bag.add(keyword.text)
  const { tags } = bag
  const isUnused = ({ support, text }: Keyword) =>
    support === 'false' && !tags.includes(asTag(text))
  return { tags, unused: keywords.filter(isUnused) }
}

function isTrueStar({ isStarred, support }: Keyword): boolean {
  return isStarred && support !== 'false'
}

/** One word finds a thousand other things; a number alone finds nothing. */
function isSearch({ words }: Keyword): boolean {
  return words.filter((word) => !isSmall(word)).length > 1 && words.some((word) => !word.isNumber)
}

const TELLING_LETTERS = 5

function isTelling({ words }: Keyword): boolean {
  const [word] = words
  if (word === undefined || words.length > 1) return false
  const properties = propertiesOf(word)
  const isVague = (['vague', 'colour', 'material', 'occasion', 'room'] as const).some((property) =>
    properties.has(property),
  )
  return !word.isNumber && word.low.length >= TELLING_LETTERS && !isVague
}

/** One word that the seller typed finds something: never the noun itself once more, nor a colour. */
function isWord({ words }: Keyword, { item }: Brief): boolean {
  const [word] = words
  if (word === undefined || words.length > 1 || word.isNumber) return false
  const isBare = is(word, 'brand') || is(word, 'colour') || is(word, 'vague') || isGeneric(word)
  return word.low.length >= TELLING_LETTERS && !item.stems.includes(word.stem) && !isBare
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

/** Kinds of things that tell where or with what another one is used: "cabinet knobs", "shoe bench". */
const PLACES = new Set(
  'furniture,shoes,bag,hat,scarf,socks,invitation,card,tea and coffee,garden goods,wedding goods,tool,knife'.split(
    ',',
  ),
)

function isForAPlace({ words, strange }: Keyword, { item, evidence }: Brief): boolean {
  const odd = words.filter(({ stem }) => strange.includes(stem))
  const isPlace = (word: Word) =>
    PLACES.has(nounEndingAt([word], 0)?.kind.name ?? '') &&
    !is(word, 'material') &&
    !evidence.deniedBy.has(word.stem)
  const isOfIt = words.at(-1)?.stem === item.head && !item.kind.isDigital
  return isOfIt && odd.length > 0 && odd.every(isPlace)
}

/** A tag holds no more words than these. */
const TAG_WORDS_MAX = 7

/**
 * A long search gives the part before "for", "with" or "gift", or the end of that with its noun; never a torn one, and
 * none without the denial that the whole has.
 */
function parts({ text, words, support }: Keyword, brief: Brief): string[] {
  if (asTag(text).length <= TAGS.lengthMax) return [text]
  if (words.some(isNegation)) return []
  const joint = words.findIndex((word, at) => at > 0 && isSmall(word) && word.low !== 'and')
  const front = joint === -1 ? words : words.slice(0, joint)
  const last = words.at(-1)
  const withoutGift = last !== undefined && isGeneric(last) ? [spelt(words.slice(0, -1))] : []
  const isPlain = support === 'backed' && !isModifierAt(front)
  const whole = front.length > 1 ? [spelt(front)] : []
  const all = [
    ...whole,
    ...(joint === -1 ? [] : withoutGift),
    ...(isPlain ? endsOf(front, brief) : []),
  ]
  return all.filter((part) => part.length <= TAGS.lengthMax)
}

/** "Knitting needle set wood" ends in no noun. */
function isModifierAt(front: readonly Word[]): boolean {
  const last = front.at(-1)
  return last === undefined || isModifier(last)
}

/** The ends of a search that name the item, cut only between words that stand together nowhere else. */
function endsOf(front: readonly Word[], { item, keywords, evidence }: Brief): string[] {
  if (front.at(-1)?.stem !== item.head) return []
  const first = Math.max(0, front.length - TAG_WORDS_MAX)
  const known = knownIn(front)
  const isName = (at: number) => item.stems.includes(front[at]?.stem ?? '')
  const isInside = (at: number) =>
    known.some(({ from, to }) => from < at && at < to) || (isName(at - 1) && isName(at))
  const isTogether = (at: number) => {
    const [one, other] = [front[at - 1]?.stem, front[at]?.stem]
    const besides = keywords.filter(({ words }) => words[0] !== front[0])
    return (
      evidence.saysPhrase(`${one ?? ''} ${other ?? ''}`) ||
      besides.some(({ words }) =>
        words.some((word, next) => word.stem === one && words[next + 1]?.stem === other),
      )
    )
  }
  const rest = (from: number) => front.slice(from)
  return front.slice(first, -1).flatMap((word, at) => {
    const from = first + at
    const isTorn = from === 0 || isInside(from) || isSmall(word) || isTogether(from)
    return isTorn || !rest(from).every((one) => evidence.says(one)) ? [] : [spelt(rest(from))]
  })
}
