import { asTag } from '#marketplace/characters.ts'
import { TAGS } from '#marketplace/rules.ts'
import { isNegation } from '#marketplace/searches/denied.ts'
import type { Brief } from '../read/form.ts'
import type { Keyword } from '../read/searches/keywords.ts'
import { isGeneric, isModifier } from '../read/item.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { is, knownIn } from '../read/lexicon.ts'
import { isSmall, spelt, type Word } from '#marketplace/searches/words.ts'

/** A tag holds no more words than these. */
const TAG_WORDS_MAX = 7

/**
 * A search that fits, or the parts of a longer one that are whole, best first: what stands before "for", "with" or
 * "gift", its end with the noun, and its first words with the noun; none without the denial that the whole has.
 */
export function partsOf({ text, words, support }: Keyword, brief: Brief): string[] {
  if (asTag(text).length <= TAGS.lengthMax) return [text]
  if (words.some(isNegation)) return []
  const joint = words.findIndex((word, at) => at > 0 && isSmall(word) && word.low !== 'and')
  const front = joint === -1 ? words : words.slice(0, joint)
  const last = words.at(-1)
  const withoutGift = last !== undefined && isGeneric(last) ? [spelt(words.slice(0, -1))] : []
  const isPlain = support === 'backed' && brief.language === 'en' && !isModifierAt(front)
  const gift = front.findIndex((word, at) => at > 0 && isGeneric(word))
  const whole = [front, front.slice(0, gift + 1)].filter(({ length }) => length > 1)
  const isShort = front.length <= 2 * TAG_WORDS_MAX
  const inner =
    brief.language === 'en' && isShort ? [...outerOf(front, brief), ...stuffOf(front, brief)] : []
  const all = [
    ...whole.map((one) => spelt(one)),
    ...(joint === -1 ? [] : withoutGift),
    ...inner,
    ...(isPlain ? endsOf(front, brief) : []),
  ]
  return all.filter((part) => part.length <= TAGS.lengthMax)
}

/** "Knitting needle set wood" ends in no noun. */
function isModifierAt(front: readonly Word[]): boolean {
  const last = front.at(-1)
  return last === undefined || isModifier(last)
}

/** "Beginner spindle" of "beginner drop spindle": what describes the whole, with its noun. */
function outerOf(front: readonly Word[], brief: Brief): string[] {
  const head = front.at(-1)
  const from = nameStart(front, brief)
  const describing = front.slice(0, from)
  if (head === undefined || from === 0 || from >= front.length - 1) return []
  const isWhole = knownIn(front).every(({ from: at, to }) => at >= from || to <= from)
  const phrase = describing.map(({ stem }) => stem).join(' ')
  const isSaid = describing.length > 1 && brief.evidence.saysPhrase(phrase)
  const isTrue = isSaid || describing.every((word) => isDescribing(word))
  const isBare = !describing.some((word) => is(word, 'imitation'))
  // "Manual wheelchair" is one thing: its bag is not manual.
  const rest = front.slice(from).map(({ stem }) => stem)
  const isOfNext =
    describing.length === 1 &&
    brief.evidence.saysPhrase(`${phrase} ${rest[0] ?? ''}`) &&
    !brief.evidence.saysPhrase(`${phrase} ${rest.join(' ')}`)
  return isWhole && isTrue && isBare && !isOfNext ? [spelt([...describing, head])] : []
}

/** Where the name of the thing begins in a search: "drop spindle", and the fixed nouns. */
function nameStart(front: readonly Word[], { item, evidence }: Brief): number {
  const last = front.length - 1
  const head = front[last]
  if (head === undefined || (head.stem !== item.head && !isGeneric(head))) return front.length
  const before = front[last - 1]?.stem ?? ''
  const isName = item.stems.includes(before) || evidence.saysPhrase(`${before} ${item.head}`)
  return Math.min(nounEndingAt(front, last)?.from ?? last, isName ? last - 1 : last)
}

function isDescribing(word: Word): boolean {
  return isModifier(word) || is(word, 'recipient') || is(word, 'use') || is(word, 'kin')
}

/** "Glass suncatcher" of one in stained glass; but faux leather is no leather, and rose gold no gold. */
function stuffOf(front: readonly Word[], { item, evidence }: Brief): string[] {
  if (front.at(-1)?.stem !== item.head) return []
  return knownIn(front).flatMap(({ from, to, properties }) => {
    const [first, stuff] = [front[from], front[to - 1]]
    const isStuff = stuff !== undefined && is(stuff, 'material') && evidence.says(stuff)
    const isOther =
      first === undefined ||
      is(first, 'colour') ||
      properties.has('imitation') ||
      is(first, 'imitation')
    const isInner = properties.has('material') && to - from > 1 && to < front.length
    return isInner && isStuff && !isOther ? [spelt(front.slice(to - 1))] : []
  })
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
