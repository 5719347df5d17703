import { rememberedOf } from '#marketplace/remembered.ts'
import { isSmall, rootOf, stemsOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { doubtedIn } from '../read/certainty.ts'
import type { FactKind } from '../read/fact-kinds.ts'
import type { Brief } from '../read/form.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { is, knownIn, propertiesOf } from '../read/lexicon.ts'
import { quotedChoices } from '../read/naming/designs.ts'
import { namesIn } from '../read/naming/names.ts'
import { stuffSaidIn } from '../read/naming/stuff.ts'
import { isForMore, optionsIn } from '../read/options.ts'
import { clausesIn, frontPhrase, plainly } from '../read/parts.ts'
import type { Keyword } from '../read/searches/keywords.ts'
import { PARTS } from '../read/traits/runs.ts'
import type { Fact } from '../read/told.ts'
import { leftOpen } from './title-open.ts'
import { isOfSeveral } from './title-several.ts'
import { groundOf, pricedIn } from './usable.ts'

/** Whether a title may say a word: known, neither denied nor doubted, and none of several to choose from. */
export const surely = rememberedOf((brief: Brief) => {
  const { document, denied, item, evidence, facts, input } = brief
  const offered = facts.map((fact, at) => new Set(choicesIn(fact, at === 0)))
  const choices = new Set(offered.flatMap((stems) => [...stems]))
  const doubted = doubtedIn(document.statements)
  const known = knownRoots(brief)
  const isKnown = (word: Word) =>
    word.isNumber ||
    known.has(rootOf(word.stem)) ||
    propertiesOf(word).size > 0 ||
    nounEndingAt([word], 0) !== null ||
    PARTS.has(word.stem) ||
    (word.low.length > 4 && word.low.endsWith('ed')) ||
    isJoined(word)
  const [line] = facts
  const names = line === undefined ? [] : namesIn(line, item.head)
  const inName = new Set(names.flatMap(({ words }) => words.map(({ stem }) => stem)))
  // "Not for unattended dogs" takes nothing from a dog bandana.
  // What a search says that the text bears out is not denied by "not a digital print".
  const borne = new Set(
    brief.keywords.flatMap(({ isStarred, support, words }) =>
      isStarred && support === 'backed' ? words.map(({ stem }) => stem) : [],
    ),
  )
  const isDenied = ({ stem }: Word) =>
    !inName.has(stem) &&
    !borne.has(stem) &&
    denied.some((one) => one.stem === stem && one.isNear && one.manner === 'not')
  const front = new Set(
    [...wordsOf(input.listingTitle), ...(facts[0]?.said.words ?? [])].map(({ stem }) => stem),
  )
  // What she calls it by is no choice, but for what it looks like and is of.
  const isNamed = (word: Word) =>
    front.has(word.stem) &&
    (PATTERNED.has(word.low) || (!is(word, 'colour') && !is(word, 'material')))
  const own = new Set(wordsOf(input.listingTitle).map(({ stem }) => stem))
  // "Leg colour: black or white" leaves the legs as they are.
  const firm = new Set(
    facts.flatMap(({ said }, at) =>
      said.words.map(({ stem }) => stem).filter((stem) => offered[at]?.has(stem) !== true),
    ),
  )
  const stuff = new Set(
    facts.flatMap(stuffSaidIn).flatMap((words) => words.map(({ stem }) => stem)),
  )
  const mixed = new Set([...mixedOf(brief)].filter((stem) => !own.has(stem) && !inName.has(stem)))
  const isStarred = (word: Word) => borne.has(word.stem) && isOfNoLook(word)
  const isPersonalForMore = facts.some(
    (fact) => isForMore(fact) && fact.said.words.some(({ stem }) => PERSONAL.has(stem)),
  )
  const left = leftOpen(brief)
  const isOpen = (word: Word) =>
    left.has(rootOf(word.stem)) ||
    doubted.has(word.stem) ||
    evidence.likened.has(word.stem) ||
    (isPersonalForMore && FOR_ONE.has(word.low)) ||
    mixed.has(word.stem) ||
    (choices.has(word.stem) &&
      !isStarred(word) &&
      !evidence.chosen.has(word.stem) &&
      !isNamed(word) &&
      !stuff.has(word.stem))
  const told = new Set(facts.flatMap(({ said }) => said.words.map(({ stem }) => stem)))
  // "Organic" of her own title alone is a claim that her text does not make.
  const isClaimed = (word: Word) => !is(word, 'claim') || told.has(word.stem)
  return (word: Word): boolean =>
    word.stem === item.head ||
    isSmall(word) ||
    (item.stems.includes(word.stem) &&
      (!choices.has(word.stem) || front.has(word.stem) || firm.has(word.stem))) ||
    (isKnown(word) && isClaimed(word) && !isOpen(word) && !isDenied(word))
})

/** A word of what she starred is no look to choose: "spangled" of "spangled with seven beads, colours chosen by me". */
function isOfNoLook(word: Word): boolean {
  return propertiesOf(word).size === 0
}

/** What a surcharge buys where a thing may be had personalised. */
const PERSONAL = new Set(
  ['name', 'names', 'initial', 'monogram', 'engraving', 'personalised', 'personalized', 'text'].map(
    stemsOf,
  ),
)

/** "Tartan green or red" is tartan either way. */
const PATTERNED = new Set('tartan plaid gingham striped checked'.split(' '))
/** Stuffs of which each is only a part of the whole: "maple + wenge" is told as both, or not at all. */
export const mixedOf = rememberedOf(
  ({ facts }: Brief): ReadonlySet<string> => new Set(facts.flatMap(mixedIn)),
)

const MIXED_FROM = 3
const MIXED_WORDS = 9
const MIXES = new Set(['mix', 'mixed', 'assorted'])

/** "Botswana + laguna", "glass, wood, a few shell" is not all of one. */
function mixedIn({ kind, said: { text, words, labelMeaning, form } }: Fact): string[] {
  const stuffs =
    kind === 'material' && labelMeaning === null && form !== 'sentence' ? clausesIn(text) : []
  const parts = stuffs.map((part) => wordsOf(part).filter((word) => is(word, 'material')))
  const isList =
    words.every(({ isNumber }) => !isNumber) &&
    stuffs.every((part) => wordsOf(part).length <= MIXED_WORDS) &&
    parts.filter((part) => part.length > 0).length >= MIXED_FROM
  const listed = isList ? parts.flat().map(({ stem }) => stem) : []
  const isMix = words.some(({ low }) => MIXES.has(low))
  const joined = words.flatMap(({ end, stem }, at) => {
    const next = words[at + 1]
    const isBoth = isMix && next !== undefined && text.slice(end, next.start) === ' + '
    return isBoth ? [stem, next.stem] : []
  })
  return [...listed, ...joined]
}

const PART_MIN = 3

/** "Handcarved": two known words in one. */
function isJoined({ low }: Word): boolean {
  for (let at = PART_MIN; at <= low.length - PART_MIN; at += 1) {
    const parts = wordsOf(`${low.slice(0, at)} ${low.slice(at)}`)
    if (parts.every((part) => propertiesOf(part).size > 0)) return true
  }
  return false
}

/** What a statement leaves to choose: all that it offers where it is a list of choices, elsewhere colours beside each other. */
function choicesIn(fact: Fact, isFront: boolean): string[] {
  const { said, kind } = fact
  const offered = [...optionsIn(plainly(fact, isFront))]
  // "Grain varies, walnut gets lighter with time" offers nothing.
  const isVarying = said.form === 'sentence' && said.words.some(({ stem }) => VARYING.has(stem))
  const isList = (kind === 'options' && !isVarying) || said.labelMeaning === 'options'
  const isNumbered = wordsOf(said.label).at(-1)?.isNumber === true
  const colours = said.words.filter((word) => is(word, 'colour') && !is(word, 'ambiguous'))
  return [
    ...(isList ? offered : offered.filter((stem) => colours.some((word) => word.stem === stem))),
    ...(isNumbered ? said.words.map(({ stem }) => stem) : []),
    ...quotedChoices(fact),
    ...pricedIn(fact),
  ]
}

const VARYING = new Set(['vary', 'differ'].map(stemsOf))

/** The roots of the searches, and of the text where it was not typed in a hurry: a thumb's words are nobody's. */
function knownRoots({ document, keywords }: Brief): ReadonlySet<string> {
  // "Hard maple" is one word to whoever knows it.
  const said = document.statements.flatMap(({ words }) =>
    document.spelling.isHurried
      ? knownIn(words).flatMap(({ from, to }) => words.slice(from, to))
      : words,
  )
  return new Set(
    [...said, ...keywords.flatMap(({ words }) => words)].map(({ stem }) => rootOf(stem)),
  )
}

/** What is said there is chosen, wished, denied or said of the seller. */
const UNSURE = new Set<FactKind>(['options', 'order', 'care', 'condition', 'must'])
const EACH = new Set('every each per only'.split(' '))
/** "2 Hare's Ear with bead" among other counted things: what some have is no part of all. */
const COUNTS_FEW = 2

/** Whether a statement speaks of the whole thing as it is sold. */
function isOfWhole(fact: Fact, at: number): boolean {
  const { kind, isMustKnow, said } = fact
  const counts = said.words.filter(({ isNumber }) => isNumber).length
  // "Scratch pad: sisal", "1 sheet of card" among the contents
  const isPart =
    (said.label !== '' && said.labelMeaning === null && kind === 'material') ||
    (kind === 'included' && (counts > COUNTS_FEW || (said.section !== null && counts > 0)))
  // "Colour: oatmeal" leaves nothing to choose.
  const isOneColour = said.labelMeaning === 'colours' && choicesIn(fact, false).length === 0
  return (
    at === 0 ||
    isOneColour ||
    (said.labelMeaning === 'material' && !isPart) ||
    (!isMustKnow && !UNSURE.has(kind) && !isPart && !(kind === 'size' && said.label !== ''))
  )
}

/** The roots of what is said of the whole, clause by clause: "stoneware, each bird painted" is stoneware all over. */
function wholeIn(fact: Fact, at: number): string[] {
  if (!isOfWhole(fact, at)) return []
  const clauses = at === 0 ? [fact.said.words] : clausesIn(fact.said.text).map(wordsOf)
  return clauses
    .filter((words) => at === 0 || !words.some(({ low }) => EACH.has(low)))
    .flatMap((words) => words.map(({ stem }) => rootOf(stem)))
}

/** Whether a word is said of the whole thing, by herself in her own title too; what no statement has may be said in other words. */
export const ofWhole = rememberedOf(({ facts, input, item, keywords }: Brief) => {
  const starred = keywords
    .filter(
      ({ isStarred, support }) => isStarred && (support === 'backed' || support === 'synonym'),
    )
    .flatMap(({ words }) => words.filter((word) => isOfNoLook(word) || is(word, 'material')))
  const told = new Set([
    ...facts.flatMap(wholeIn),
    ...wordsOf(frontPhrase(input.listingTitle)).map(({ stem }) => rootOf(stem)),
    ...item.stems.map(rootOf),
    ...starred.map(({ stem }) => rootOf(stem)),
    ...facts.flatMap(stuffSaidIn).flatMap((words) => words.map(({ stem }) => rootOf(stem))),
  ])
  const open = new Set(facts.flatMap(({ said }) => said.words.map(({ stem }) => rootOf(stem))))
  return ({ stem }: Word): boolean => told.has(rootOf(stem)) || !open.has(rootOf(stem))
})

/** Words that say for whom it is made: they stand in front of all others, and not on a thing that may be had so for more. */
export const FOR_ONE = new Set(['custom', 'personalised', 'personalized', 'bespoke'])

/** The searches that a title may lead with: borne out by the text, of the whole thing, and real where the text has an imitation. */
export const told = rememberedOf((brief: Brief): Keyword[] => {
  const { imitated, spoken } = groundOf(brief.facts)
  const isFit = fitIn(brief)
  const isReal = ({ words }: Keyword) =>
    knownIn(words).some(({ properties }) => properties.has('imitation')) ||
    words.every((word) => !imitated.has(word.stem) && (word.low !== 'hand' || spoken.has('hand')))
  const own = [...wordsOf(brief.input.listingTitle), ...(brief.facts[0]?.said.words ?? [])]
  // "Beach house" that only the buyers have says nothing of a mat.
  const buyers = new Set(wordsOf(brief.input.targetAudience ?? '').map(({ stem }) => stem))
  const texts = [brief.input.listingTitle, brief.input.productType, brief.input.imageDescription]
  const said = new Set(texts.flatMap((text) => wordsOf(text ?? '')).map(({ stem }) => stem))
  const isOfBuyers = ({ words }: Keyword) =>
    words.some(({ stem }) => buyers.has(stem) && !said.has(stem))
  // "Red, white and blue" of one in red, blue and cream may be found so, and is not called so.
  const isSeen = ({ words }: Keyword) =>
    words.every((word) => !is(word, 'colour') || said.has(word.stem))
  const isOrdered = ({ words, isStarred }: Keyword) =>
    !isStarred &&
    words.some(({ low }) => FOR_ONE.has(low) && own.every((other) => other.low !== low))
  return brief.keywords.filter(
    (one) =>
      one.support === 'backed' &&
      isFit(one) &&
      isSeen(one) &&
      isReal(one) &&
      !isOrdered(one) &&
      !isOfBuyers(one),
  )
})

/** For whom a thing is no buyer can be misled about. */
const GIFT = new Set(['gift', 'present'])

/** The searches that she starred and that the text bears out: a title is the first claim that a buyer reads. */
export function starsOf({ keywords, evidence }: Brief): Keyword[] {
  return keywords.filter(
    ({ isStarred, support, words, strange }) =>
      isStarred &&
      (support === 'backed' ||
        support === 'synonym' ||
        // What is a commission is custom.
        (strange.length > 0 &&
          strange.every((stem) => FOR_ONE.has(stem)) &&
          evidence.saysPhrase('commission')) ||
        (support === 'general' && GIFT.has(words.at(-1)?.stem ?? ''))),
  )
}

/** Whether a title may say all of some words. */
export function fitIn(brief: Brief) {
  const isSure = surely(brief)
  const isWhole = ofWhole(brief)
  const isSeveral = isOfSeveral(brief)
  return ({ words }: { words: readonly Word[] }) =>
    !isSeveral(words) && words.every((word) => isSmall(word) || (isSure(word) && isWhole(word)))
}
