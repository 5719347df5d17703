import type { Brief } from '../read/form.ts'
import { is, isModifier, knownIn } from '../read/lexicon.ts'
import { ownName } from '../read/naming/names.ts'
import { DESCRIBING, makingsOf } from './makings.ts'
import { groundOf } from './usable.ts'
import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** Searches that the seller wrote without saving them as keywords, surest first. */
export function ownSearches(brief: Brief): string[] {
  if (brief.language !== 'en' || brief.keywords.length === 0) return []
  return [...fitPhrases(brief), ...sellersNames(brief), ...described(brief)]
}

/** "Cover for moleskine": what it fits, said as the seller says it. */
function fitPhrases({ item, keywords }: Brief): string[] {
  const head = headOf(item)
  const name = item.name.toLowerCase()
  return keywords.flatMap(({ fits }) =>
    fits === '' || head === '' ? [] : [`${name} for ${fits}`, `${head} for ${fits}`],
  )
}

/** The noun of the thing in the number in which it is sold. */
function headOf({ name, head }: Brief['item']): string {
  return wordsOf(name).findLast(({ stem }) => stem === head)?.low ?? ''
}

const DESCRIBING_WORDS = 2
const NAME_WORDS = 2
const PAIRS_MAX = 2

/** "Speckled mug", "olive wood spoon": what the text says of the whole thing in front of its noun. */
function described(brief: Brief): string[] {
  const { item, keywords } = brief
  if (item.kind.isDigital || item.kind.name === 'pattern' || isCounted(item.name)) return []
  const isSure = surely(brief)
  const own = makingsOf(brief).filter((words) => words.every(isStuffOrLook))
  const backed = keywords.filter(({ support }) => support === 'backed').map(({ words }) => words)
  const looks = backed.filter((words) => words.every((word) => rankOf(word) < NOUN))
  const fronts = [...own, ...looks].filter(
    (words) => words.length > 0 && words.length <= DESCRIBING_WORDS && words.every(isSure),
  )
  const noun = headOf(item)
  const all = wordsOf(item.name)
  const isWhole = all.at(-1)?.low === noun && !all.slice(-NAME_WORDS).some(isSmall)
  const name = isWhole ? spelt(all.slice(-NAME_WORDS)) : noun
  // "Blue ceramic knobs" of "blue knobs" and "ceramic knobs".
  const typed = backed
    .filter((words) => words.length === 2 && words.at(-1)?.stem === item.head)
    .flatMap(([word]) => (word !== undefined && isSure(word) ? [word] : []))
  const pairs = typed.flatMap((one) => {
    const other = typed.find((next) => rankOf(one) < rankOf(next) && rankOf(next) < NOUN)
    return other === undefined ? [] : [`${one.low} ${other.low} ${noun}`]
  })
  return [...fronts.map((words) => `${spelt(words)} ${name}`), ...pairs.slice(0, PAIRS_MAX)]
}

function isStuffOrLook(word: Word): boolean {
  return DESCRIBING.some((property) => is(word, property))
}

/** Whether the text says a word of the whole thing, and leaves no choice. */
function surely({ item, facts, evidence }: Brief): (word: Word) => boolean {
  const { options } = groundOf(facts)
  return (word) =>
    !word.isNumber &&
    !isSmall(word) &&
    !is(word, 'vague') &&
    !is(word, 'praise') &&
    !item.stems.includes(word.stem) &&
    !options.has(word.stem) &&
    !evidence.doubted.has(word.stem) &&
    !evidence.ofParts.has(word.stem) &&
    !evidence.chosen.has(word.stem)
}

/** The order in which English puts words before a noun; a noun stands next to it. */
const ORDER = ['finish', 'form', 'style', 'age', 'colour', 'technique', 'material'] as const
const NOUN = ORDER.length

function rankOf(word: Word): number {
  const at = ORDER.findIndex((property) => is(word, property))
  return at === -1 || is(word, 'ambiguous') ? NOUN : at
}

/** "Kalimba 17 key": no part of it is a name. */
function isCounted(name: string): boolean {
  return wordsOf(name).some(({ isNumber }) => isNumber)
}

/** A shorter word is short for another: "lg", "sm". */
const LETTERS_MIN = 3

/** How the seller names the thing: "tiny crescent moon necklace" holds three searches, each from a word that describes. */
function sellersNames(brief: Brief): string[] {
  const own = ownName(brief) ?? []
  const stems = own.map(({ stem }) => stem)
  const isPlain =
    stems.at(-1) === brief.item.head && new Set(stems).size === stems.length && !isTorn(own, brief)
  if (!isPlain || own.some((word) => isShort(word))) return []
  const known = knownIn(own)
  const isInside = (at: number) => known.some(({ from, to }) => from < at && at < to)
  const isWholeFrom = (at: number) => own.slice(0, at).every(isAdjective)
  return own
    .slice(0, -1)
    .flatMap((word, at) =>
      isInside(at) || (at > 0 && !(isModifier(word) && isWholeFrom(at)))
        ? []
        : [spelt(own.slice(at))],
    )
}

/** "Tiny" may go and leaves a crescent moon necklace; "peanut" would leave butter dog biscuits. */
function isAdjective(word: Word): boolean {
  return ADJECTIVES.some((property) => is(word, property)) && !is(word, 'material')
}

const ADJECTIVES = ['colour', 'finish', 'technique', 'style', 'form', 'origin', 'age'] as const

function isShort(word: Word): boolean {
  return word.low.length < LETTERS_MIN && !isSmall(word)
}

/** "Collar dog bandana" of one that goes "over the collar", "little olive wood" of a cheese board. */
function isTorn(own: readonly Word[], { facts }: Brief): boolean {
  const said = facts[0]?.said
  const [first, last] = [own[0], own.at(-1)]
  const at = said?.words.findIndex(({ start, low }) => start === first?.start && low === first.low)
  if (said === undefined || at === undefined || at === -1) return false
  const isBegun = at > 1 && ['the', 'a', 'an'].includes(said.words[at - 1]?.low ?? '')
  const next = said.words[at + own.length]
  const isOpen =
    next !== undefined &&
    !isSmall(next) &&
    !next.isNumber &&
    said.text.slice(last?.end, next.start) === ' ' &&
    !isModifier(next) &&
    !is(next, 'finite')
  return isBegun || isOpen
}
