import { asTag } from '#marketplace/characters.ts'
import { TAGS } from '#marketplace/rules.ts'
import { isNegation } from '#marketplace/searches/denied.ts'
import type { Brief } from '../../read/form.ts'
import { isSayable, type Keyword } from '../../read/searches/keywords.ts'
import { isGeneric } from '../../read/item.ts'
import { is, isModifier, knownIn } from '../../read/lexicon.ts'
import { isSmall, spelt, type Word } from '#marketplace/searches/words.ts'

/**
 * A search that fits, or the parts of a longer one that are whole, best first: what stands before "for", "with" or
 * "gift", and its end where that is a search of its own; none without the denial that the whole has.
 */
export function partsOf(keyword: Keyword, brief: Brief): string[] {
  const { text, words, support } = keyword
  const isSaid = (part: readonly Word[]) =>
    isSayable(support) || part.every((word) => isSmall(word) || brief.evidence.says(word))
  if (asTag(text).length <= TAGS.lengthMax) return [text]
  if (words.some(isNegation)) return []
  const joint = words.findIndex((word, at) => at > 0 && isSmall(word) && word.low !== 'and')
  const front = joint === -1 ? words : words.slice(0, joint)
  const last = words.at(-1)
  const isGift = last !== undefined && isGeneric(last) && !is(last, 'recipient')
  // "Gift for tea lover" without its end is for tea.
  const [first] = words
  const isForWhom = first !== undefined && GIVEN.has(first.low) && words[1]?.low === 'for'
  const withoutGift = isGift && !isForWhom ? [words.slice(0, -1)] : []
  const turned = isForWhom && !words.slice(2).some(isSmall) ? [[...words.slice(2), first]] : []
  // The "gift" of a "gift card holder" is a part of its name.
  const gift = front.findIndex(
    (word, at) => at > 0 && isGeneric(word) && !brief.item.stems.includes(word.stem),
  )
  const whole = [front, front.slice(0, gift + 1)].filter(({ length }) => length > 1)
  const all = [
    ...turned,
    ...whole,
    ...(joint === -1 ? [] : withoutGift),
    ...endsOf(front, brief),
    ...madeOf(front, brief),
    ...templatedIn(front, brief),
    ...sharedIn(front, brief),
  ]
  return all
    .filter(isSaid)
    .map((part) => spelt(part))
    .filter((part) => part.length <= TAGS.lengthMax)
}

const GIVEN = new Set(['gift', 'present'])

/** "Pacifier clip" of "silicone pacifier clip", without what only describes. */
function endsOf(front: readonly Word[], { item, evidence, keywords }: Brief): Word[][] {
  if (front.at(-1)?.stem !== item.head) return []
  const known = knownIn(front)
  const isSearched = (end: readonly Word[]) =>
    keywords.some(
      ({ words, support }) => isSayable(support) && words[0] !== front[0] && endsIn(words, end),
    )
  const isTorn = (at: number) => known.some(({ from, to }) => from < at && at < to)
  const ends = front
    .slice(1, -1)
    .map((_, at) => at + 1)
    .filter((at) => front.slice(0, at).every(isModifier) || isSearched(front.slice(at)))
    .filter((at) => !isTorn(at))
    .map((at) => front.slice(at))
  return ends.filter((part) => part.every((word) => evidence.says(word)))
}

/** "Waxed canvas bag" of a "waxed canvas saddle bag": of what and how it is made, and its noun. */
function madeOf(front: readonly Word[], { item, evidence }: Brief): Word[][] {
  const noun = front.at(-1)
  const known = knownIn(front).find(({ from }) => from === 0)
  const [first] = front
  // "Personalised bandana" of a "personalised dog bandana"
  if (first !== undefined && BY_ORDER.has(first.low) && noun?.stem === item.head)
    return [first, noun].every((word) => evidence.says(word)) ? [[first, noun]] : []
  if (noun?.stem !== item.head || known === undefined || known.to >= front.length - 1) return []
  const part = [...front.slice(0, known.to), noun]
  const isMade = MADE.some((property) => known.properties.has(property))
  return isMade && part.every((word) => evidence.says(word)) ? [part] : []
}

const MADE = ['material', 'technique'] as const
const BY_ORDER = new Set(['personalized', 'personalised', 'custom', 'monogrammed'])

/** "Seating plan" of a "seating plan template": buyers search for what comes of it. */
function templatedIn(front: readonly Word[], { item, evidence }: Brief): Word[][] {
  const last = front.at(-1)
  if (last?.stem !== 'template' || item.head !== last.stem) return []
  const named = front.slice(0, -1)
  return named
    .map((_, at) => named.slice(at))
    .filter(
      (part) => part.length > 1 && evidence.saysPhrase(part.map(({ stem }) => stem).join(' ')),
    )
}

const SHARED_LEAST = 2
/** No search that buyers share is as long. */
const SHARED_WORDS_MAX = 6

/** "Seating chart" of a "wedding seating chart" where other searches of hers hold it too, and the text says it. */
function sharedIn(front: readonly Word[], { evidence, item, keywords }: Brief): Word[][] {
  if (front.length > SHARED_WORDS_MAX) return []
  const parts = front.flatMap((_, from) =>
    front.slice(from + 2).map((__, more) => front.slice(from, from + 2 + more)),
  )
  // What does not end in the thing is another: "stained glass" of a suncatcher.
  const own = [...parts, front.slice(-2)].filter(
    (part) => part.length > 1 && part.length < front.length && part.at(-1)?.stem === item.head,
  )
  return own.filter((part) => {
    const stems = part.map(({ stem }) => stem).join(' ')
    const others = keywords.filter(
      ({ words }) =>
        words[0] !== front[0] &&
        ` ${words.map(({ stem }) => stem).join(' ')} `.includes(` ${stems} `),
    )
    return others.length >= SHARED_LEAST && evidence.saysPhrase(stems)
  })
}

function endsIn(words: readonly Word[], end: readonly Word[]): boolean {
  const from = words.length - end.length
  return from >= 0 && end.every(({ stem }, at) => words[from + at]?.stem === stem)
}
