import { asTag } from '#marketplace/characters.ts'
import { TAGS } from '#marketplace/rules.ts'
import { isNegation } from '#marketplace/searches/denied.ts'
import type { Brief } from '../../read/form.ts'
import { isSayable, type Keyword } from '../../read/searches/keywords.ts'
import { isGeneric } from '../../read/item.ts'
import { is, isModifier, knownIn } from '../../read/lexicon.ts'
import { isSmall, spelt, type Word } from '#marketplace/searches/words.ts'

/**
 * A search that fits, or the parts of a longer one that are whole, best first: what it is for in front of what it is, what
 * stands before "for", "with" or "gift", its end where that names the thing, and what it is made of with its noun; none without the
 * denial that the whole has.
 */
export function partsOf(keyword: Keyword, brief: Brief): string[] {
  const { text, words, support } = keyword
  const isSaid = (part: readonly Word[]) =>
    isSayable(support) || part.every((word) => isSmall(word) || brief.evidence.says(word))
  if (asTag(text).length <= TAGS.lengthMax) return [text]
  if (words.some(isNegation)) return []
  const joint = words.findIndex((word, at) => at > 0 && isSmall(word) && word.low !== 'and')
  const front = joint === -1 ? words : words.slice(0, joint)
  const behind = words.slice(joint + 1)
  // "Tea lover gift" of a "gift for tea lover", "jewelry making beads" of "beads for jewelry making"
  // and no "women christmas gift": what stands before "for" is a search by itself.
  const isPlain = front.length > 1 && front.slice(-1).some(isGeneric)
  const isTurned = words[joint]?.low === 'for' && !behind.some(isSmall) && !isPlain
  const last = words.at(-1)
  const isGift = last !== undefined && isGeneric(last) && !is(last, 'recipient')
  // The "gift" of a "gift card holder" is a part of its name.
  const gift = front.findIndex(
    (word, at) => at > 0 && isGeneric(word) && !brief.item.stems.includes(word.stem),
  )
  const all = [
    ...(isTurned ? [[...behind, ...front]] : []),
    ...[front, front.slice(0, gift + 1)].filter(({ length }) => length > 1),
    // "Olive wood rosary" of "olive wood rosary beads"
    ...[front.slice(0, front.findIndex(({ stem }) => stem === brief.item.head) + 1)].filter(
      ({ length }) => length > 1 && length < front.length,
    ),
    ...(joint === -1 || !isGift || isTurned ? [] : [words.slice(0, -1)]),
  ]
  return [...all.filter(isSaid), ...endsOf(front, brief), ...madeOf(front, brief)]
    .map((part) => spelt(part))
    .filter((part) => part.length <= TAGS.lengthMax)
}

/** "Waxed canvas bag" of a "waxed canvas saddle bag", "personalised bandana" of a "personalised dog bandana". */
function madeOf(front: readonly Word[], { item, evidence }: Brief): Word[][] {
  const [made] = knownIn(front)
  const noun = front.at(-1)
  const isToOrder = BY_ORDER.has(front[0]?.low ?? '')
  const isIt = noun !== undefined && (noun.stem === item.head || (isToOrder && isGeneric(noun)))
  if (!isIt || made?.from !== 0) return []
  const part = [...front.slice(0, made.to), noun]
  const isMade = isToOrder || MADE.some((property) => made.properties.has(property))
  return isMade &&
    part.length < front.length &&
    part.every((word) => isGeneric(word) || evidence.says(word))
    ? [part]
    : []
}

const MADE = ['material', 'technique'] as const
const BY_ORDER = new Set(['personalized', 'personalised', 'custom', 'monogrammed'])
/** No search that buyers share is as long. */
const WORDS_MAX = 6

/**
 * The endings that name the thing, the longest first, where only what describes goes or other searches end so too:
 * "pacifier clip" of a "silicone pacifier clip"; of a template, what comes of it: "seating plan".
 */
function endsOf(front: readonly Word[], { item, evidence, keywords }: Brief): Word[][] {
  if (front.length > WORDS_MAX || front.at(-1)?.stem !== item.head) return []
  const known = knownIn(front)
  const isTorn = (at: number) => known.some(({ from, to }) => from < at && at < to)
  const isSearched = (end: readonly Word[]) =>
    keywords.some(
      ({ words, support }) => isSayable(support) && words[0] !== front[0] && endsIn(words, end),
    )
  const whole = item.head === TEMPLATE ? front.slice(0, -1) : front
  return whole
    .slice(0, -1)
    .map((_, from) => ({ from, part: whole.slice(from) }))
    .filter(
      ({ from, part }) =>
        part.length < front.length &&
        !isTorn(from) &&
        (front.slice(0, from).every((word) => isModifier(word) || isWhose(word)) ||
          isSearched(front.slice(from))) &&
        part.every((word) => evidence.says(word)),
    )
    .map(({ part }) => part)
}

/** "Cardigan pattern" of a "toddler cardigan pattern" */
function isWhose(word: Word): boolean {
  return is(word, 'recipient') && !is(word, 'animal')
}

const TEMPLATE = 'template'

function endsIn(words: readonly Word[], end: readonly Word[]): boolean {
  const from = words.length - end.length
  return from >= 0 && end.every(({ stem }, at) => words[from + at]?.stem === stem)
}
