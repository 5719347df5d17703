import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../../read/form.ts'
import { headNoun, nounEndingAt } from '../../read/kinds.ts'
import { is, isModifier, knownIn, propertiesOf } from '../../read/lexicon.ts'
import { namesIn, ownName } from '../../read/naming/names.ts'
import { partsIn, plainly } from '../../read/parts.ts'
import { ADJECTIVES, isDescribing, isFree, rankOf, type Unit, unitsOf } from './units-of.ts'
import { frontOf, type Name, traitsOf } from './own-traits.ts'
import type { Fact } from '../../read/told.ts'
import { isGeneral } from '../../read/searches/families.ts'
import { begins } from '../title-modifiers.ts'
import { fitIn } from '../title-ground.ts'
import { nameOf } from '../title-name.ts'

/**
 * Searches that the text proves and nobody typed, surest first: what the thing is as she calls it, and its noun with the
 * one word in front that she put beside it or that says of what or how all of it is made. Nothing of a part, of its
 * origin or of two places is joined to a new claim.
 */
export function ownSearches(brief: Brief): string[] {
  if (brief.language !== 'en' || brief.keywords.length === 0) return []
  // A file shows what it is of, and is not of it.
  const { kind } = brief.item
  if (kind.isDigital || kind.name === 'pattern') return [...fitPhrases(brief), ...hers(brief)]
  const names = namesOf(brief)
  const traits = traitsOf(names, brief)
  const nouns = nounsIn(names, { brief, traits })
  const made = traits.filter(isOfWhole)
  const joined = nouns.flatMap((noun) =>
    made.filter((trait) => isBefore(trait, noun)).map((trait) => put([trait], noun)),
  )
  const said = names.flatMap((name) => endings(name, traits))
  const named = nouns.filter(({ words }) => words.length > 1).map((noun) => put([], noun))
  // No "bread linen towel"
  const plain = nouns.filter(({ words }) => !words.slice(0, 1).some(isModifier))
  const used = usesIn(brief).flatMap((use) => plain.map((noun) => put([use], noun)))
  return [...fitPhrases(brief), ...hers(brief), ...named, ...said, ...joined, ...used]
}

/** Stuff, making and a colour of the whole are so wherever they stand; a form, an origin or a style is that of its noun. */
function isOfWhole({ properties }: Unit): boolean {
  return !OF_ITS_NOUN.some((one) => properties.has(one))
}

const OF_ITS_NOUN = ['form', 'origin', 'style', 'finish'] as const

/** "Stoneware planter" of a "speckled stoneware planter", as far as what stands before the noun is said of the whole. */
function endings({ noun, front }: Name, traits: readonly Unit[]): string[] {
  const end = front.findIndex((unit) => !isAmong(unit, traits))
  return front
    .slice(0, end === -1 ? undefined : end)
    .map((_, at) => put(front.slice(0, at + 1).toReversed(), { words: noun }))
}

const USES_MAX = 2

/** "Cactus" of a planter "for cactus/succulent": a thing by itself that a clause begins to say it is for. */
function usesIn({ facts, item, evidence }: Brief): Noun[] {
  return facts
    .filter(({ isMustKnow, said }) => !isMustKnow && said.label === '')
    .flatMap((fact) => partsIn(fact))
    .filter(({ words }) => words[0]?.low === 'for')
    .flatMap(({ words }) => {
      const end = words.findIndex((word, at) => at > 0 && (isSmall(word) || word.isNumber))
      return words.slice(1, end === -1 ? undefined : end)
    })
    .filter((word, at, all) => {
      const noun = nounEndingAt([word], 0)
      const isOwn = noun !== null && noun.kind !== item.kind && word.low === word.stem
      return isOwn && at < USES_MAX && all.length <= USES_MAX && evidence.says(word)
    })
    .map((word) => ({ words: [word] }))
}

function isAmong(unit: Unit, units: readonly Unit[]): boolean {
  return units.some(({ words }) => spelt(words) === spelt(unit.words))
}

/** In front of what the noun begins with, as English puts it: no "nylon hand dyed yarn". */
function isBefore(trait: Unit, noun: Noun): boolean {
  const [first] = unitsOf(noun.words)
  const isInOrder = first === undefined || !isDescribing(first) || rankOf(trait) <= rankOf(first)
  return isInOrder && !isAgain(trait, noun)
}

/** "Metal" of an "iron trivet", "mini" of a "miniature bread". */
function isAgain({ words }: Noun, other: Noun): boolean {
  const isBegun = words.some(({ low }) => other.words.some((one) => one.low.startsWith(low)))
  return isBegun || isGeneral(words, spelt(other.words))
}

function put(units: readonly Noun[], noun: Noun): string {
  return [...units, noun].map(({ words }) => spelt(words)).join(' ')
}

/** "Cover for moleskine": what it fits, said as the seller says it. */
function fitPhrases({ item, keywords }: Brief): string[] {
  const head = wordsOf(item.name).findLast(({ stem }) => stem === item.head)?.low ?? ''
  const name = item.name.toLowerCase()
  return keywords.flatMap(({ fits }) =>
    fits === '' || head === '' ? [] : [`${name} for ${fits}`, `${head} for ${fits}`],
  )
}

const OTHERWISE: ReadonlySet<string> = new Set(['care', 'order', 'options', 'included'])

/** How the seller calls the thing: in her title, her text and the searches that the text bears out. */
function namesOf(brief: Brief): Name[] {
  const { facts, keywords, item } = brief
  const said = facts
    .filter(({ kind, isMustKnow }, at) => at === 0 || (!isMustKnow && !OTHERWISE.has(kind)))
    .map((fact, at) => plainly(fact, at === 0))
    .flatMap((fact) =>
      namesIn(fact, item.head).filter(({ words }) => !isTorn(words, { fact, keywords })),
    )
    .map(({ words }) => words)
  const typed = keywords.filter(({ support }) => support === 'backed').map(({ words }) => words)
  return [wordsOf(nameOf(brief)), wordsOf(item.name), ...said, ...typed]
    .map(frontOf)
    .filter((words) => words.at(-1)?.stem === item.head && !words.some(isNumberOrShort))
    .map(parted)
}

/** "Wheel thrown stoneware | travel mug": its noun, and what stands in front of it, from behind. */
function parted(words: readonly Word[]): Name {
  const found = nounEndingAt(words, words.length - 1)
  const own = found === null ? words.slice(-1) : words.slice(found.from)
  const plain = own
    .slice(0, -1)
    .findIndex((word) => !isDescribing({ properties: propertiesOf(word) }))
  const noun = plain === -1 ? own.slice(-1) : own.slice(plain)
  return { noun, front: unitsOf(words.slice(0, words.length - noun.length)).toReversed() }
}

type Noun = Pick<Unit, 'words'>
type Known = { brief: Brief; traits: readonly Unit[] }

const NAMES_SURE = 2

/** The nouns of the thing: as it is named, with what belongs to the noun; and its end where buyers search for that, or where only use and place go. */
function nounsIn(names: readonly Name[], { brief, traits }: Known): Noun[] {
  const isFit = fitIn(brief)
  const isSearched = (words: readonly Word[]) =>
    brief.keywords.some(({ text, support }) => support === 'backed' && text === spelt(words))
  const lines = [...brief.facts.map(({ said }) => said), ...brief.keywords]
  const isSaid = (words: readonly Word[]) =>
    lines.some((line) => line.words.some((_, at) => begins(words, line.words.slice(at))))
  const isSame = (words: readonly Word[]) => headNoun(words)?.kind === brief.item.kind
  const all = names.slice(0, NAMES_SURE).flatMap(({ noun, front }): Noun[] => {
    const at = front.findIndex(isDescribing)
    const joined = front[at]
    // "Glass bead necklace": the bead is of glass.
    const isOfBead = joined !== undefined && isOfPart(joined) && !front.slice(0, at).every(isFree)
    const own = at === -1 ? front : front.slice(0, isOfBead ? at + 1 : at)
    const words = [...own.toReversed().flatMap((unit) => unit.words), ...noun]
    const isUseOnly = unitsOf(words.slice(0, -1)).every(isFree)
    const ends = words
      .slice(1)
      .map((_, place) => words.slice(place + 1))
      .filter((end) => (end.length === 1 ? isUseOnly && isSame(end) : isSearched(end)))
    return [
      ...(isFit({ words }) && isSaid(words) ? [{ words }] : []),
      ...ends.map((end) => ({ words: end })),
    ]
  })
  // "Stoneware planter" of a succulent planter
  const direct = names
    .filter(({ front: [first] }) => first !== undefined && isAmong(first, traits))
    .map(({ noun }) => ({ words: noun }))
  // "Pillow cover" of a cushion cover, where a search calls it so
  const alike = brief.keywords
    .filter(({ support, words }) => support === 'synonym' && !words.some(isNumberOrShort))
    .map(({ words }) => ({ words: parted(frontOf(words)).noun }))
    .filter(({ words }) => words.length > 1 && words.at(-1)?.stem === brief.item.head)
  // "Pot" of a planter that she looks for as a "stoneware pot"
  const others = brief.keywords
    .filter(({ support }) => support === 'backed' || support === 'synonym')
    .map(({ words }) => parted(words))
    .filter(
      ({ noun, front }) =>
        front.length > 0 && front.every((unit) => isAmong(unit, traits)) && isSame(noun),
    )
    .map(({ noun }) => ({ words: noun }))
  return [...all, ...direct, ...alike, ...others].filter(
    ({ words }, at, nouns) =>
      nouns.findIndex((other) => spelt(other.words) === spelt(words)) === at,
  )
}

/** A stuff, a colour or a form may be that of the next noun alone. */
function isOfPart({ properties }: Unit): boolean {
  return (['material', 'colour', 'form'] as const).some((one) => properties.has(one))
}

/** What she calls it in front of all, whole, and from each word on that describes: "tiny crescent moon necklace" holds three. */
function hers(brief: Brief): string[] {
  const own = ownName(brief) ?? []
  const stems = own.map(({ stem }) => stem)
  const isPlain = stems.at(-1) === brief.item.head && new Set(stems).size === stems.length
  // "Brush set" is a set.
  if (!isPlain || own.slice(0, -1).some(({ stem }) => COLLECTIVE.has(stem))) return []
  if (
    own.some(isNumberOrShort) ||
    brief.facts.slice(0, 1).some((fact) => isTorn(own, { ...brief, fact }))
  )
    return []
  const known = knownIn(own)
  const isInside = (at: number) => known.some(({ from, to }) => from < at && at < to)
  const isWholeFrom = (at: number) =>
    own.slice(0, at).every(isAdjective) && own.slice(at, at + 1).every(isModifier)
  return own
    .slice(0, -1)
    .flatMap((_, at) =>
      isInside(at) || (at > 0 && !isWholeFrom(at)) ? [] : [spelt(own.slice(at))],
    )
}

/** "Tiny" may go and leaves a crescent moon necklace; "peanut" would leave butter dog biscuits. */
function isAdjective(word: Word): boolean {
  return ADJECTIVES.some((property) => is(word, property)) && !is(word, 'material')
}

const COLLECTIVE = new Set(['set', 'pack', 'lot', 'bundle', 'pair'])

/** A shorter word is short for another: "lg", "sm". */
const LETTERS_MIN = 3

function isNumberOrShort(word: Word): boolean {
  return word.isNumber || (word.low.length < LETTERS_MIN && !isSmall(word))
}

/** "Collar dog bandana" of one that goes "over the collar", "little olive wood" of a cheese board. */
function isTorn(
  own: readonly Word[],
  { fact: { said }, keywords }: { fact: Fact; keywords: Brief['keywords'] },
): boolean {
  const [first, last] = [own[0], own.at(-1)]
  const at = said.words.findIndex(({ start, low }) => start === first?.start && low === first.low)
  if (at === -1) return false
  const [before, article] = said.words.slice(Math.max(0, at - 2), at)
  // "3 legged stool" without its number
  const number = said.words[at - 1]
  const isCounted =
    number?.isNumber === true && said.text.slice(number.end, first?.start).trim() === ''
  const isBegun = before !== undefined && isSmall(before) && ARTICLES.has(article?.low ?? '')
  const next = said.words[at + own.length]
  const isOpen =
    last !== undefined &&
    next !== undefined &&
    said.text.slice(last.end, next.start) === ' ' &&
    // "Norwegian rug wool" names no rug.
    (is(next, 'material') ||
      (!isModifier(next) &&
        (nounEndingAt([next], 0) !== null ||
          keywords.some(({ words }) =>
            words.some((_, from) => begins([last, next], words.slice(from))),
          ))))
  return isBegun || isOpen || isCounted
}

const ARTICLES = new Set(['the', 'a', 'an'])
