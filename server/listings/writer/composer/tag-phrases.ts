import { asTag, isTagAccepted } from '#marketplace/characters.ts'
import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { leans, tearsName } from '#marketplace/phrase-parts.ts'
import { isStopWord, stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import type { Fact } from '../brief/fact.ts'
import { type Item, VAGUE } from '../brief/item.ts'
import { nounLast } from '../brief/lead-keyword.ts'
import { isKind, tearsUnit } from '../brief/word-order.ts'
import { headNoun, isPluralNoun } from '../english/grammar.ts'
import { SCENTS } from '../english/words.ts'
import { ownParts } from './languages/own-parts.ts'
import { isWholeTag, nounParts } from './tag-parts.ts'
import { traitPhrases } from './tag-traits.ts'
import { describes } from './title-name.ts'

/** Phrases for tags that nobody typed: parts of long keywords, and the item with its own traits. */
export function derivedPhrases(brief: Brief): string[] {
  const long = brief.usable.filter((keyword) => !isTagAccepted(asTag(keyword)))
  if (brief.language !== 'en') return long.flatMap((keyword) => ownParts(keyword, brief))
  const found = englishPhrases(
    long.map((keyword) => nounLast(keyword, brief.item.noun)),
    brief,
  )
  return [...new Set(found.map((phrase) => asTag(phrase.toLowerCase())))].filter(
    (tag) => isWholeTag(tag) && tokens(tag).length > 1,
  )
}

function englishPhrases(long: readonly string[], brief: Brief): string[] {
  return [
    ...long.flatMap((keyword) => nounParts(keyword, brief)),
    ...long.flatMap((keyword) => withOneTrait(keyword, brief)),
    ...namePhrases(brief),
    ...traitPhrases(brief),
    ...partPhrases(brief),
    ...giftPhrases(brief),
    ...plainGifts(brief),
    ...brief.facts.flatMap((fact) => sized(fact, brief.item)),
  ].filter((phrase) => !/\P{Script=Latin}/u.test(phrase.replace(/\P{L}/gu, '')))
}

/** "acrylic name plate" of "acrylic office desk name plate": one trait, then the item's name. */
function withOneTrait(keyword: string, { item }: Brief): string[] {
  const head = headNoun(keyword)
  const words = tokens(keyword)
  const at = words.indexOf(head)
  if (at < 2 || stem(head) !== stem(item.noun)) return []
  const before = words.slice(0, at)
  // "Plus size" is one trait of two words.
  const pairs = before.flatMap((word, index) =>
    leans(word) && index > 0 ? [`${words[index - 1]} ${word}`] : [],
  )
  const traits = [...before.filter(isTrait), ...pairs]
  const name = words.slice(at - 1, at + 1).join(' ')
  return [
    ...before
      .slice(0, -1)
      .filter(stands)
      .map((word) => `${word} ${name}`),
    ...(VAGUE.has(head) ? [] : traits.map((trait) => `${trait} ${head}`)),
  ].filter((phrase) => !tearsName(phrase, keyword) && !tearsUnit(phrase, keyword))
}

/** Words that say something of an item by themselves: "walnut", "tinted", but not "instant" or "3d". */
function isTrait(word: string): boolean {
  return stands(word) && (describes(word) || SUBSTANCES.has(word))
}

function stands(word: string): boolean {
  const isWord = /^\p{L}{3,}$/u.test(word) && !isStopWord(word)
  return isWord && !leans(word) && !WANTS_NEXT.has(word)
}

const SUBSTANCES = new Set([...MATERIALS, ...SCENTS])

const WANTS_NEXT = new Set(
  'instant limited plus full double single high low deep self pre super extra hand printed used new long short'.split(
    ' ',
  ),
)

/** The item's name alone and with what stands before it. */
function namePhrases({ lead, item, usable }: Brief): string[] {
  // "Portrait watercolor" is the order of notes, not of a search.
  if (!usable.some((keyword) => stem(headNoun(keyword)) === stem(item.noun))) return []
  const before = lead.before.map((word) => word.toLowerCase())
  const whole = [...before, lead.noun.toLowerCase()].join(' ')
  // "Day card" begins in the middle of "mothers day".
  const endings = before
    .filter((word, at) => !isKind(word) || at === 0 || !isKind(before[at - 1] ?? ''))
    .map((word) => [...before.slice(before.indexOf(word)), lead.noun.toLowerCase()].join(' '))
  // "Seating chart" is a search of its own, "chart template" only half of it.
  const typed = usable.filter(
    (keyword) =>
      keyword.includes(' ') && ` ${whole}`.includes(` ${keyword} `) && !whole.endsWith(keyword),
  )
  const tears = (phrase: string) =>
    typed.some(
      (keyword) =>
        !phrase.includes(keyword) && keyword.split(' ').some((word) => phrase.includes(word)),
    )
  return [...endings, item.name].filter(
    (phrase) => !tearsName(phrase, whole) && !tearsUnit(phrase, whole) && !tears(phrase),
  )
}

/** "Apron with pockets": the parts one looks for, however many the item has of them. */
function partPhrases({ facts, item }: Brief): string[] {
  return facts
    .filter(({ kind, text }) => kind === 'has' && SEARCHED_PARTS.test(headNoun(text)))
    .map(({ text }) => (isPluralNoun(headNoun(text)) ? headNoun(text) : plainPart(text)))
    .filter((text) => text.split(/\s+/).length <= 2 && /^[\p{L} -]+$/u.test(text))
    .map((text) => `${item.name} with ${text}`)
}

const plainPart = (text: string) => text.replace(/^(?:an?|the|one|matching) /, '')

const SEARCHED_PARTS =
  /^(?:lid|hood|saucer|zip|zipper|fringe|strap|handle|pocket|drawer|wheel|tassel|light|pompom)s?$/

/** "Mug gift" is what is left to search by, for things that are often given. */
function plainGifts({ item, isSolemn }: Brief): string[] {
  return !isSolemn && GIVEN.test(item.noun) ? [`${item.name} gift`] : []
}

const GIVEN =
  /^(?:mug|candle|soap|tea|honey|fudge|chocolate|journal|wallet|scarf|blanket|quilt|apron|ornament|bracelet|necklace|ring|puzzle|portrait|teapot|keychain|bookmark|pillow)$/

/** Measures that buyers type, each with the things they type it for. */
const MEASURED_THINGS: readonly (readonly [measure: RegExp, thing: RegExp])[] = [
  [/^set of \d+$/, /s$/],
  [/^(?:about )?(\d+ oz)\b/, /^(?:mug|cup|tumbler|candle|glass|bottle|flask)$/],
  [/^(?:about )?(\d+ inch)(?:es)?\b/, /^(?:wreath|necklace|chain|pillow|cushion|doll|hoop|frame)$/],
  [/^(a[2-6]|\d+ ?x ?\d+)(?:$| inch| cm)/i, /^(?:prints?|posters?|art|frames?|rug|mat|portrait)$/],
]

/** "14 inch wreath", "a4 print" and "set of 4 coasters", as buyers search. */
function sized({ kind, text }: Fact, { noun, name }: Item): string[] {
  if (kind !== 'size') return []
  return MEASURED_THINGS.filter(([, thing]) => thing.test(noun)).flatMap(([measure]) => {
    const found = measure.exec(text)
    return found === null ? [] : [`${found[1] ?? found[0]} ${name}`]
  })
}

/** "Coffee lover gift" of "gift for a coffee lover". */
function giftPhrases({ usable }: Brief): string[] {
  return usable.flatMap((keyword) => {
    const whom = /^(?:gift|present) for (?:an? |the |your )?(.+)$/.exec(keyword)?.[1]
    return whom === undefined ? [] : [`${whom} gift`]
  })
}
