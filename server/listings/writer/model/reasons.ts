import { DESCRIPTION_LENGTHS } from '#contract/listings.ts'
import type { MustSay } from '#marketplace/review/must-say.ts'
import { examine } from '#marketplace/health.ts'
import { DESCRIPTION, TAGS, TITLE } from '#marketplace/rules.ts'
import { emojisIn } from '#marketplace/characters.ts'
import {
  contentStems,
  countWords,
  hasPhrase,
  isBulletLine,
  phraseFinder,
  tokens,
  wordFinder,
} from '#marketplace/text.ts'
import { readText } from '#marketplace/reading/reading.ts'
import { explanationTopics } from '#contract/explanation.ts'
import { isExplainedAbroad, type Phrasing, phrasingOf } from '#composer/plan/phrasing.ts'
import { unanswered } from '#composer/plan/questions.ts'
import { leftOut } from '#composer/plan/left-out.ts'
import type { Writing } from '../writer.ts'
import { aboutKeywords, moreThan, type Noted } from './keyword-reasons.ts'
import { inQuotes } from './in-quotes.ts'
import type { Material } from './material.ts'
import { searchKey } from './searches.ts'
import { unmentioned, unmetWishes } from './wishes.ts'
import { inOneLine } from './must-say.ts'
import { toldIn } from './told-in.ts'
import { isPlain, omissionsIn, untoldIn } from './untold.ts'

const NAMED_MAX = 3
const SURELY_TOLD = 0.6
/** A longer statement says little when it is cut. */
const KNOWN_MAX = 60
/** "ALLERGY !!!" says nothing alone. */
const KNOWN_STEMS = 2
const UNTOLD_MAX = 8
const ROOM = { words: 6, most: 4 }

/** What is named first of what a buyer must know. */
const GRAVEST: readonly MustSay['kind'][] = [
  'allergens',
  'danger',
  'not-included',
  'flaw',
  'denial',
  'doubt',
]

/** Nobody reads a longer one. */
const WORDS_MAX = 220
/** How many keywords of one fate are named; the first number in which everything fits is taken. */
const MOST: readonly number[] = [Infinity, 12, 6, 3]

/**
 * Why the listing is as it is, as `Topic: sentences` lines: read off the finished texts, so that each is so, in the
 * seller's language where we have sentences in it.
 */
export function reasonsFor(writing: Writing, material: Noted): string {
  let text = ''
  for (const most of MOST) {
    text = explained(writing, material, most)
    if (countWords(text) <= WORDS_MAX) return text
  }
  return text
}

/** With the sentences in which its reasons are told. */
type Said = Noted & { phrasing: Phrasing }

function explained(writing: Writing, material: Noted, most: number): string {
  const { language } = material.brief
  const phrasing = phrasingOf(language)
  const topics = explanationTopics(language)
  const own = { ...material, phrasing }
  const pairs: [string, string[]][] = [
    [topics.title, aboutTitle(writing, own)],
    [topics.tags, aboutTags(writing, own, most)],
    [topics.description, aboutDescription(writing, own)],
    [topics.leftOut, setAside(writing, own)],
    [topics.buyersAsk, asked(material)],
  ]
  return pairs
    .map(([topic, sentences]) => [topic, sentences.filter((one) => one !== '')] as const)
    .filter(([, sentences]) => sentences.length > 0)
    .map(([topic, sentences]) => `${topic}: ${sentences.join(' ')}`)
    .join('\n')
}

function aboutTitle({ generatedTitle }: Writing, material: Said): string[] {
  const { say, sayOneOf } = material.phrasing
  const focus = focusOf(material)
  const atFront = focus.find(phraseFinder(generatedTitle.slice(0, TITLE.frontMax)))
  const others = focus.filter((keyword) => !hasPhrase(generatedTitle, keyword))
  const [apart, rest] = partition(others, wordFinder(generatedTitle))
  const missing = rest.filter((keyword) => !isBegunIn(generatedTitle, keyword))
  const [first] = generatedTitle.split(/,\s+/)
  const of = material.input.starredKeywords ? 'focus' : 'keyword'
  return [
    atFront === undefined
      ? say('begins', { lead: inQuotes(first ?? '') })
      : generatedTitle.toLowerCase().startsWith(atFront.toLowerCase())
        ? sayOneOf([`begins-${of}`, 'begins'], { lead: inQuotes(atFront) })
        : say(`front-${of}`, { lead: inQuotes(atFront) }),
    ...(apart.length === 0 ? [] : [say('apart', { quotes: list(apart) })]),
    ...(missing.length === 0
      ? []
      : [say('missing', { quotes: missing.map((one) => withWhy(one, material)).join(', ') })]),
  ]
}

const BEGINNING = 4

/** "Vintage enamel" in "Vintage French Enamelware": as good as in it, and nothing to report. */
function isBegunIn(title: string, keyword: string): boolean {
  const words = tokens(title)
  return tokens(keyword).every((word) =>
    words.some((one) => one === word || (word.length >= BEGINNING && one.startsWith(word))),
  )
}

/** With the reason of whoever wrote the title. */
function withWhy(keyword: string, { notes }: Said): string {
  const why = notes.untitled.get(searchKey(keyword))
  return why === undefined ? inQuotes(keyword) : `${inQuotes(keyword)} (${why})`
}

function aboutTags(writing: Writing, material: Said, most: number): string[] {
  const { phrasing } = material
  const count = String(writing.generatedTags.length)
  const isFull = writing.generatedTags.length >= TAGS.max
  return [
    ...(isFull ? [] : [phrasing.sayOneOf(['used', 'count'], { count, max: String(TAGS.max) })]),
    ...aboutKeywords(writing, material, { phrasing, most }),
  ]
}

function aboutDescription(writing: Writing, material: Said): string[] {
  const { input, phrasing } = material
  const { say } = phrasing
  const length = input.descriptionLength
  const opening = phraseFinder(writing.generatedDescription.slice(0, DESCRIPTION.openingMax))
  const opener = focusOf(material).find(opening)
  const [named, unnamed] = partition(omissionsIn(writing, material), isPlain)
  const elsewhere = named.map(({ said }) => said.text)
  const { silent, uncounted } = untoldIn(writing, material, {
    accounted: elsewhere,
    alsoLeftOut: unnamed.map(({ said }) => said.text),
  })
  const description = readText(writing.generatedDescription)
  const told = toldIn(writing.generatedDescription)
  const known = [
    ...new Set(
      material.mustSay
        .filter(({ isHard, kind }) => isHard && kind !== 'extra cost')
        .filter(({ text }) => text.length <= KNOWN_MAX)
        .filter(({ isSaidBy }) => isSaidBy(description))
        // What may be told in other words is not certain to be.
        .filter(({ text }) => told.shareOf(text) >= SURELY_TOLD)
        .toSorted((one, other) => GRAVEST.indexOf(one.kind) - GRAVEST.indexOf(other.kind))
        .map(inOneLine)
        .filter((text) => contentStems(text).length >= KNOWN_STEMS)
        // Of a line without full stops a part may go.
        .filter((text) => !silent.some((part) => text.includes(part))),
    ),
  ]
  return [
    ...(opener === undefined ? [] : [say('opening', { lead: inQuotes(opener) })]),
    ...(known.length === 0 ? [] : [say('must', { quotes: list(known.slice(0, NAMED_MAX)) })]),
    ...listed(silent, (quotes) => say('untold', { length, quotes }), say),
    ...listed(uncounted, (quotes) => say('uncounted', { quotes }), say),
    ...aboutForm(writing, material, silent.length + named.length > 0),
  ]
}

function listed(
  texts: readonly string[],
  asSaid: (quotes: string) => string,
  say: Phrasing['say'],
): string[] {
  const more = moreThan(texts.length - UNTOLD_MAX, say)
  return texts.length === 0 ? [] : [asSaid(`${list(texts.slice(0, UNTOLD_MAX))}${more}`)]
}

const SHORTER = { long: 'medium', medium: 'short', short: null } as const

/** Why a text is no longer; nothing where the seller gave as much as the length asked for would hold. */
function aboutLength({ generatedDescription: text }: Writing, { input, phrasing }: Said): string[] {
  const { descriptionLength: length, productType } = input
  const shorter = SHORTER[length]
  if (shorter === null) return []
  const { wordsMax } = DESCRIPTION_LENGTHS[shorter]
  if (countWords(text) > wordsMax || countWords(productType) > wordsMax) return []
  return [phrasing.sayOneOf(['shorter', 'little'], { length })]
}

/** What the form asked for and the text does not have. */
function aboutForm(writing: Writing, material: Said, isCut: boolean): string[] {
  const { input, phrasing } = material
  const { generatedDescription: text } = writing
  const isWithoutList = input.includeBulletedLists && !text.split('\n').some(isBulletLine)
  const isWithoutEmojis = input.includeEmojis && emojisIn(text).length === 0
  return [
    // Where something was left out, more was given.
    ...(isCut ? [] : aboutLength(writing, material)),
    ...(isWithoutList ? [phrasing.say('listless')] : []),
    ...(isWithoutEmojis ? [phrasing.say('plain')] : []),
  ]
}

/** What the reading set aside, as far as the text does not tell it after all; and wishes that show no trace. */
function setAside(writing: Writing, { brief, phrasing, ...material }: Said): string[] {
  const { say, sayOneOf } = phrasing
  const omissions = omissionsIn(writing, { brief, input: material.input }).filter(isPlain)
  // A text is held against the seller's own, in her language: why it stays in it she will want to know.
  const { translate } = brief.wishes
  const isOfTongue = (wish: string) => translate.some((one) => isPartOf(wish, one))
  const unmet = unmentioned(writing, brief).filter((wish) => !isOfTongue(wish))
  // Of what is told already, once is enough.
  const own = material.notes.unmet.filter(
    ({ wish }) => !isOfTongue(wish) && !unmet.some((other) => isPartOf(wish, other)),
  )
  return [
    ...leftOut({ omissions, typed: brief.typed }, { phrasing, room: ROOM }),
    ...unmet.map((wish) => sayOneOf(['unmentioned', 'unmet'], { quotes: inQuotes(wish) })),
    ...unmetWishes(writing, { brief, ...material }).map((wish) => asUnmet(wish, brief, say)),
    ...own.map(({ wish, why }) =>
      say('unmet', { quotes: why === '' ? inQuotes(wish) : `${inQuotes(wish)} (${why})` }),
    ),
    ...translate.map((wish) => say('translate', { quotes: inQuotes(wish) })),
  ]
}

function isPartOf(wish: string, other: string): boolean {
  return wish.includes(other) || other.includes(wish)
}

/** What is told of a wish in English alone, in another language by the words that it is about. */
function asUnmet(
  wish: string,
  { language, input }: Material['brief'],
  say: Phrasing['say'],
): string {
  if (!isExplainedAbroad(language)) return say('wish', { wish })
  const [, about = input.customAiInstructions ?? ''] = wish.split('"')
  return say('unmet', { quotes: inQuotes(about) })
}

/** What the model found unanswered; where it noted nothing, what buyers of such things ask in general. */
function asked({ brief, notes }: Noted): string[] {
  if (notes.open.length > 0) return [...notes.open]
  return unanswered(brief)
    .slice(0, NAMED_MAX)
    .map(({ ask }) => ask)
}

/** The keywords that the checks of a listing look for, so that both speak of the same. */
function focusOf({ input }: Material): readonly string[] {
  const texts = {
    generatedTitle: '',
    generatedDescription: '',
    generatedTags: [],
    generatedAltText: null,
  }
  return examine({ ...input, ...texts }).focus
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  const { first = [], second = [] } = Object.groupBy(all, (one) =>
    isFirst(one) ? 'first' : 'second',
  )
  return [first, second]
}

function list(words: readonly string[]): string {
  return words.map(inQuotes).join(', ')
}
