import { stem, tokens } from '#marketplace/text.ts'
import { headNoun, isPluralNoun } from '../english/grammar.ts'
import { SCENTS } from '../english/words.ts'
import { type Item, NOT_ITEMS } from './item.ts'
import { isKind } from './word-order.ts'
import { isSize } from './sizes.ts'

/** What is for sale, and what else it is searched for. */
export type Sale = { item: Item; keywords: readonly string[] }

/** Words that say of the item what it looks like. */
const LOOKS =
  /^(?:shape|style|theme|colou?r|size|finish|look|watercolou?r|gouache|charcoal|crochet|macrame)$/

/** So many words after the item's noun are no name any more: "cat bed crochet t-shirt yarn". */
const RUN_ON_WORDS = 3

/** What several things make together is named after them: "earrings set". */
const KINDS_OF_SETS =
  /^(?:sets?|kits?|bundles?|packs?|pairs?|duo|trio|lot|collection|box|patterns?|templates?|printables?|sheets?|stand|holder|mold|rack)$/

const SETS = /^(?:sets?|kits?|bundles?|packs?|collection)$/i

// The noun is the head of the phrase: "sheet" of "sticker sheet", unless a bare material trails behind.
export function nounIndex(words: readonly string[], { item, keywords }: Sale): number {
  const isItem = (word: string) => stem(tokens(word).at(-1) ?? '') === stem(item.noun)
  const named = headIndex(words, words.find(isItem) ?? '')
  const first = named === -1 ? memberIndex(words, { item, keywords }) : named
  const figure = words.findIndex((word, at) => at > 0 && /^(?:\d|A[2-6]$)/.test(word))
  // What is told after a figure is no part of the name.
  const head = headNoun((figure === -1 ? words : words.slice(0, figure)).join(' '))
  const byHead = headIndex(words, head)
  // "Honey 12 oz jar" is about honey, "socks US women" about socks.
  const isSized = first !== -1 && words.slice(first + 1, byHead).some((word) => /^\d/.test(word))
  const isTrailing =
    byHead === -1 ||
    isSized ||
    isSize(head) ||
    (first < byHead && (SCENTS.includes(head) || LOOKS.test(head))) ||
    (first !== -1 && first < byHead && isModifier(head, { item, keywords })) ||
    (first !== -1 && byHead - first >= RUN_ON_WORDS) ||
    ((byHead - first > 1 || isOnlyShown(head, keywords)) &&
      isNamedBefore(words.slice(0, first + 1), { head, keywords })) ||
    (first !== -1 && isPluralNoun(words[first] ?? '') && !KINDS_OF_SETS.test(head)) ||
    // A material, a scent or a trait at the end trails behind what it is said of.
    !isKind(head) ||
    NOT_ITEMS.has(head) ||
    // "SVG bundle teacher life": what follows says what the set is about.
    (SETS.test(words[first] ?? '') && !KINDS_OF_SETS.test(head)) ||
    /^(?:feet|foot|ft|inch|inches|yards?|cm|mm|oz|ounces|lbs?)$/.test(head) ||
    /\p{L}{3}ed$/u.test(head)
  if (first === -1) return NOT_ITEMS.has(head) ? Math.max(byHead - 1, 0) : Math.max(byHead, 0)
  // "Hoop earrings 10mm" is about earrings, "honey 12 oz jar" about honey.
  if (isSized && !isPluralNoun(words[first] ?? '') && isPluralNoun(words[first + 1] ?? '')) {
    return first + 1
  }
  // In "hoop with a birth flower" the flower is what the hoop shows, however often it is searched for.
  const isShown = words.slice(byHead + 1, first).includes('with') && byHead !== -1
  if (isShown && !NOT_ITEMS.has(head)) return byHead
  return isTrailing || byHead < first ? first : byHead
}

/** The noun as it stands last in its phrase: the second tie of "self tie bow tie". */
function headIndex(words: readonly string[], noun: string): number {
  const ends = words.flatMap((word, at) =>
    noun !== '' && tokens(word).at(-1) === tokens(noun).at(-1) ? [at] : [],
  )
  const [first = -1, second = -1] = ends
  return second - first === 2 ? second : first
}

/** Where "set of 3" is told apart, a "print set" is known by the prints it is made of. */
function memberIndex(words: readonly string[], { item, keywords }: Sale): number {
  if (!SETS.test(item.noun)) return -1
  const members = keywords.map(tokens).flatMap((typed) => {
    const at = typed.findIndex((word) => stem(word) === stem(item.noun))
    return at > 0 ? [stem(typed[at - 1] ?? '')] : []
  })
  return words.findIndex((word) => isPluralNoun(word) && members.includes(stem(word)))
}

/** "Cat scratcher sisal wedge": a keyword ends where the item is named, and none speaks of wedges. */
function isNamedBefore(
  words: readonly string[],
  { head, keywords }: { head: string; keywords: readonly string[] },
): boolean {
  const name = words.flatMap(tokens).join(' ')
  const isNamed = keywords.some((keyword) => keyword.includes(' ') && name.endsWith(keyword))
  const isTyped = keywords.some((keyword) => stem(headNoun(keyword)) === stem(head))
  return isNamed && !isTyped && !KINDS_OF_SETS.test(head)
}

/** "Panel sunflower": a word with which keywords begin and none ends is what the thing shows. */
function isOnlyShown(head: string, keywords: readonly string[]): boolean {
  const at = (keyword: string) => tokens(keyword).map(stem).indexOf(stem(head))
  return (
    keywords.some((keyword) => at(keyword) === 0) &&
    keywords.every((keyword) => at(keyword) <= 0 || at(keyword) < tokens(keyword).length - 1)
  )
}

/** Where a keyword says "hummingbird suncatcher", the suncatcher is for sale, whichever was typed last. */
function isModifier(word: string, { item, keywords }: Sale): boolean {
  return keywords.some((keyword) => {
    const words = tokens(keyword).map(stem)
    const noun = words.lastIndexOf(stem(item.noun))
    return noun === words.length - 1 && words.slice(0, noun).includes(stem(word))
  })
}
