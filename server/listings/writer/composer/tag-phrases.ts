import { asTag, isTagAccepted } from '#marketplace/characters.ts'
import { COLOURS } from '#marketplace/lexicon/colours.ts'
import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { leans, tearsName } from '#marketplace/phrase-parts.ts'
import { isStopWord, stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import type { Fact } from '../brief/fact.ts'
import { VAGUE } from '../brief/item.ts'
import { headNoun } from '../english/grammar.ts'
import { SCENTS } from '../english/words.ts'
import { packOf } from './languages/languages.ts'
import { isWholeTag, nounParts, parts } from './tag-parts.ts'
import { describes } from './title-name.ts'

/** Phrases for tags that nobody typed: parts of long keywords, and the item with its own traits. */
export function derivedPhrases(brief: Brief): string[] {
  const long = brief.usable.filter((keyword) => !isTagAccepted(asTag(keyword)))
  const found = brief.language === 'en' ? englishPhrases(long, brief) : ownParts(long, brief)
  return [...new Set(found.map((phrase) => asTag(phrase.toLowerCase())))].filter(
    (tag) => isWholeTag(tag) && tokens(tag).length > 1,
  )
}

function englishPhrases(long: readonly string[], brief: Brief): string[] {
  return [
    ...long.flatMap(nounParts),
    ...long.flatMap((keyword) => withOneTrait(keyword, brief)),
    ...namePhrases(brief),
    ...factPhrases(brief),
    ...giftPhrases(brief),
  ].filter((phrase) => !/\P{Script=Latin}/u.test(phrase.replace(/\P{L}/gu, '')))
}

/** The parts that begin, or in other languages end, with what a long keyword names. */
function ownParts(long: readonly string[], { language }: Brief): string[] {
  const pack = packOf(language)
  if (pack === null) return []
  const small = new Set(pack.smallWords)
  return long.flatMap((keyword) =>
    parts(keyword).filter((part) => {
      const words = part.split(' ')
      const isNamed = pack.isNounFirst ? keyword.startsWith(part) : keyword.endsWith(part)
      return isNamed && !small.has(words[0] ?? '') && !small.has(words.at(-1) ?? '')
    }),
  )
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
  ].filter((phrase) => !tearsName(phrase, keyword))
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
function namePhrases({ lead, item }: Brief): string[] {
  const before = lead.before.map((word) => word.toLowerCase())
  const whole = [...before, lead.noun.toLowerCase()].join(' ')
  const endings = before.map((_, at) => [...before.slice(at), lead.noun.toLowerCase()].join(' '))
  return [
    ...endings.filter((ending) => !tearsName(ending, whole)),
    ...before.filter(isTrait).map((trait) => `${trait} ${item.name}`),
    item.name,
  ].filter((phrase) => !tearsName(phrase, whole))
}

function factPhrases({ facts, item }: Brief): string[] {
  const plain = facts
    .map((fact) => ({ ...fact, text: fact.text.replace(/^(?:an?|the|matching) /, '') }))
    .filter(({ text }) => text.split(/\s+/).length <= 2 && /^[\p{L} -]+$/u.test(text))
    .filter(({ text }) => stem(headNoun(text)) !== stem(item.noun))
  return [
    ...plain.filter(isNaming).map(({ text }) => `${text} ${item.name}`),
    ...plain.filter(isPart).map(({ text }) => `${item.name} with ${text}`),
    ...facts.filter(({ kind }) => kind === 'size').flatMap(({ text }) => sized(text, item.name)),
  ]
}

/** A part one searches for: a lone word may be the colour "mint", and nobody types "two handles". */
function isPart({ kind, text }: Fact): boolean {
  const isCounted = /^(?:one|two|three|four|five|six|eight|ten|twelve)\b/.test(text)
  return kind === 'has' && !COLOURS.includes(text) && !isCounted
}

function isNaming({ kind, text }: Fact): boolean {
  if (kind === 'is') return / (?:free|style)$/.test(text) || tokens(text).every(describes)
  if (kind === 'done') return text.startsWith('hand ') || tokens(text).length === 1
  return ['material', 'scent', 'colour'].includes(kind)
}

/** "14 inch wreath" and "set of 4 coasters", as buyers search. */
function sized(text: string, name: string): string[] {
  const [, number, unit] = /^(?:about )?(\d+) (inch|oz|cm|ml|ft|lb)(?:es)?\b/.exec(text) ?? []
  if (number !== undefined) return [`${number} ${unit} ${name}`]
  return /^set of \d+$/.test(text) ? [`${text} ${name}`] : []
}

/** "Coffee lover gift" of "gift for a coffee lover". */
function giftPhrases({ usable }: Brief): string[] {
  return usable.flatMap((keyword) => {
    const whom = /^(?:gift|present) for (?:an? |the |your )?(.+)$/.exec(keyword)?.[1]
    return whom === undefined ? [] : [`${whom} gift`]
  })
}
