import type { Brief } from '../read/form.ts'
import type { Keyword } from '../read/searches/keywords.ts'
import { isNegation } from '#marketplace/searches/denied.ts'
import { headNoun } from '../read/kinds.ts'
import { specialOf } from '../read/searches/families.ts'
import { knownIn, type Property, propertiesOf } from '../read/lexicon.ts'
import { isOption } from '../read/options.ts'
import { isSmall, rootOf, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** Words that describe, in the order in which English sets them before a noun. */
const ORDER: readonly (readonly Property[])[] = [
  ['form', 'age'],
  ['style'],
  ['technique', 'finish'],
  ['colour'],
  ['origin'],
  ['material'],
]
const LAST = ORDER.length
const NAME_WORDS_MAX = 3
/** Thirteen tags need no more of these. */
const CROSSED_MAX = 3

/**
 * The item's own name with what a true search says of it: "waxed canvas bag" makes "canvas saddle bag" of a saddle bag.
 * Only words that describe are moved, and only before the whole name.
 */
export function crossings(brief: Brief): string[] {
  const { names: fitted } = brief.evidence.fitted
  const isFit = ({ words }: Keyword) => words.some(({ stem }) => fitted.has(stem))
  const own = brief.keywords.filter((keyword) => namesItem(keyword, brief) && !isFit(keyword))
  const name = wordsOf(brief.item.name.toLowerCase())
  const isName =
    name.length > 1 &&
    name.length <= NAME_WORDS_MAX &&
    !name.some((word) => isSmall(word) || word.isNumber)
  if (!isName) return []
  return own
    .flatMap((keyword) => epithetsOf(keyword, brief))
    .filter((epithet) => canStandBefore(epithet, name))
    .map((epithet) => spelt([...epithet, ...name]))
    .slice(0, CROSSED_MAX)
}

function namesItem({ support, words }: Keyword, { item }: Brief): boolean {
  // "No drill shelf" is no drill shelf, and "50% cloth" is torn where "50" stands behind another word.
  if (words.some((word) => isNegation(word) || word.isNumber)) return false
  const isTrue = support === 'backed' || support === 'synonym'
  const isItem =
    words.at(-1)?.stem === item.head ||
    (item.kind.name !== 'thing' && support === 'synonym' && headNoun(words)?.kind === item.kind)
  return isTrue && isItem
}

/** What a search says of the thing, where each word describes and none is one of several to choose from. */
function epithetsOf({ words }: Keyword, { facts, evidence }: Brief): Word[][] {
  const isOfIt = (word: Word) =>
    evidence.says(word) && !evidence.ofParts.has(word.stem) && !evidence.doubted.has(word.stem)
  const before = words.slice(0, -1)
  return knownIn(before)
    .map(({ from, to }) => before.slice(from, to))
    .filter((epithet) => epithet.every((word) => !isSmall(word) && isOfIt(word)))
    .filter((epithet) => rankOf(epithet) < LAST && !epithet.some((word) => isUncertain(word)))
    .filter((epithet) => !facts.some((fact) => isOption(spelt(epithet), fact)))
}

/** "Coffee" and "olive" are colours only beside the right noun, and "tooth" is a material only there. */
function isUncertain(word: Word): boolean {
  const properties = propertiesOf(word)
  return properties.has('ambiguous') && !(properties.has('colour') && properties.has('material'))
}

function isSame(one: Word, other: Word): boolean {
  return (
    one.low.startsWith(other.low) ||
    other.low.startsWith(one.low) ||
    rootOf(one.stem) === rootOf(other.stem) ||
    specialOf(one.stem).includes(other.stem) ||
    specialOf(other.stem).includes(one.stem)
  )
}

/** Two materials, two colours or two styles are rivals as often as not. */
function canStandBefore(epithet: readonly Word[], name: readonly Word[]): boolean {
  const isNew = !epithet.some((one) => name.some((other) => isSame(one, other)))
  const first = knownIn(name).find(({ from }) => from === 0)
  return isNew && rankOf(epithet) < rankOf(name.slice(0, first?.to ?? 1))
}

function rankOf(phrase: readonly Word[]): number {
  const [known] = knownIn(phrase)
  const [word] = phrase
  const properties = known?.properties ?? (word === undefined ? null : propertiesOf(word))
  const rank = ORDER.findLastIndex((names) => names.some((name) => properties?.has(name) === true))
  return rank === -1 ? LAST : rank
}
