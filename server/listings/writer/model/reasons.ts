import { DESCRIPTION_LENGTHS } from '#contract/listings.ts'
import type { MustSay } from '#marketplace/review/must-say.ts'
import { examine } from '#marketplace/health.ts'
import { DESCRIPTION, TAGS, TITLE } from '#marketplace/rules.ts'
import { emojisIn } from '#marketplace/characters.ts'
import { countWords, hasPhrase, isBulletLine, phraseFinder, wordFinder } from '#marketplace/text.ts'
import { readText } from '#marketplace/reading/reading.ts'
import { phrasingOf } from '#composer/plan/phrasing.ts'
import { unanswered } from '#composer/plan/questions.ts'
import { leftOut } from '#composer/plan/report.ts'
import type { Writing } from '../writer.ts'
import { aboutKeywords, type Noted } from './keyword-reasons.ts'
import { inQuotes } from './in-quotes.ts'
import type { Material } from './material.ts'
import { unmentioned, unmetWishes } from './wishes.ts'
import { inOneLine, isMostlyTold } from './must-say.ts'
import { untoldIn } from './untold.ts'

const NAMED_MAX = 3
/** A longer statement says little when it is cut. */
const KNOWN_MAX = 60
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

/** Why the listing is as it is, as `Topic: sentences` lines: read off the finished texts, so that each is so. */
export function reasonsFor(writing: Writing, material: Noted): string {
  let text = ''
  for (const most of MOST) {
    text = explained(writing, material, most)
    if (countWords(text) <= WORDS_MAX) return text
  }
  return text
}

function explained(writing: Writing, material: Noted, most: number): string {
  const pairs: [string, string[]][] = [
    ['Title', aboutTitle(writing, material)],
    ['Tags', aboutTags(writing, material, most)],
    ['Description', aboutDescription(writing, material)],
    ['Left out', setAside(writing, material)],
    ['Buyers will ask', asked(material)],
  ]
  return pairs
    .filter(([, sentences]) => sentences.length > 0)
    .map(([topic, sentences]) => `${topic}: ${sentences.join(' ')}`)
    .join('\n')
}

function aboutTitle({ generatedTitle }: Writing, material: Material): string[] {
  const focus = focusOf(material)
  const atFront = focus.find(phraseFinder(generatedTitle.slice(0, TITLE.frontMax)))
  const others = focus.filter((keyword) => !hasPhrase(generatedTitle, keyword))
  const [apart, missing] = partition(others, wordFinder(generatedTitle))
  const [first] = generatedTitle.split(/,\s+/)
  const keyword = material.input.starredKeywords ? 'focus keyword' : 'keyword'
  return [
    atFront === undefined
      ? `It begins with ${inQuotes(first ?? '')}.`
      : generatedTitle.toLowerCase().startsWith(atFront.toLowerCase())
        ? `It begins with your ${keyword} ${inQuotes(atFront)}.`
        : `Your ${keyword} ${inQuotes(atFront)} stands near its front.`,
    ...(apart.length === 0 ? [] : [`In it in other order or with words between: ${list(apart)}.`]),
    ...(missing.length === 0 ? [] : [`Not in it: ${list(missing)}.`]),
  ]
}

function aboutTags(writing: Writing, material: Noted, most: number): string[] {
  const count = writing.generatedTags.length
  const isFull = count >= TAGS.max
  return [
    ...(isFull ? [] : [`${count} of ${TAGS.max} are used; none was invented to fill them.`]),
    ...aboutKeywords(writing, material, most),
  ]
}

function aboutDescription(writing: Writing, material: Noted): string[] {
  const { input } = material
  const opening = phraseFinder(writing.generatedDescription.slice(0, DESCRIPTION.openingMax))
  const opener = focusOf(material).find(opening)
  const elsewhere = omissionsIn(writing, material).map(({ said }) => `${said.label} ${said.text}`)
  const { silent, uncounted } = untoldIn(writing, material, elsewhere)
  const description = readText(writing.generatedDescription)
  const known = [
    ...new Set(
      material.mustSay
        .filter(({ isHard, kind }) => isHard && kind !== 'extra cost')
        .filter(({ text }) => text.length <= KNOWN_MAX)
        .filter(({ isSaidBy }) => isSaidBy(description))
        .toSorted((one, other) => GRAVEST.indexOf(one.kind) - GRAVEST.indexOf(other.kind))
        .map(inOneLine)
        // Of a line without full stops a part may go.
        .filter((text) => !silent.some((part) => text.includes(part))),
    ),
  ]
  return [
    ...(opener === undefined
      ? []
      : [`Its first lines, which search previews show, hold ${inQuotes(opener)}.`]),
    ...(known.length === 0
      ? []
      : [`In it because a buyer must know: ${list(known.slice(0, NAMED_MAX))}.`]),
    ...named(`Not told in this ${input.descriptionLength} text`, silent),
    ...named('Told without the numbers', uncounted),
    ...aboutForm(writing, input),
  ]
}

function named(topic: string, texts: readonly string[]): string[] {
  const more = texts.length > UNTOLD_MAX ? ` and ${texts.length - UNTOLD_MAX} more` : ''
  return texts.length === 0 ? [] : [`${topic}: ${list(texts.slice(0, UNTOLD_MAX))}${more}.`]
}

const SHORTER = { long: 'medium', medium: 'short', short: null } as const

/** Why a text is no longer; nothing where the seller gave as much as the length asked for would hold. */
function aboutLength({ generatedDescription: text }: Writing, input: Material['input']): string[] {
  const { descriptionLength: length, productType } = input
  const shorter = SHORTER[length]
  if (shorter === null) return []
  const { wordsMax } = DESCRIPTION_LENGTHS[shorter]
  if (countWords(text) > wordsMax || countWords(productType) > wordsMax) return []
  return [
    `It is shorter than a ${length} text, because no more was given; more facts would lengthen it.`,
  ]
}

/** What the form asked for and the text does not have. */
function aboutForm(writing: Writing, input: Material['input']): string[] {
  const { generatedDescription: text } = writing
  const isWithoutList = input.includeBulletedLists && !text.split('\n').some(isBulletLine)
  const isWithoutEmojis = input.includeEmojis && emojisIn(text).length === 0
  return [
    ...aboutLength(writing, input),
    ...(isWithoutList ? ['It has no list: there are too few facts for one.'] : []),
    ...(isWithoutEmojis ? ['It has no emojis: none suited it.'] : []),
  ]
}

/** What the reading set aside, as far as the text does not tell it after all; and wishes that show no trace. */
function setAside(writing: Writing, { brief, ...material }: Noted): string[] {
  const omissions = omissionsIn(writing, { brief })
  const unmet = unmentioned(writing, brief)
  // Of what is told already, once is enough.
  const own = material.notes.unmet.filter(
    (wish) => !unmet.some((other) => wish.includes(other) || other.includes(wish)),
  )
  return [
    ...leftOut({ omissions }, { phrasing: phrasingOf('en'), room: ROOM }),
    ...unmet.map((wish) => `Your wish to mention ${inQuotes(wish)} was not followed.`),
    ...unmetWishes(writing, { brief, ...material }).map((wish) => `A wish was not met. ${wish}`),
    ...own.map((wish) => `Your wish ${inQuotes(wish)} was not followed.`),
  ]
}

/** What a buyer chooses by its price is no talk of payment, whatever the reading took it for. */
function omissionsIn(writing: Writing, { brief }: Pick<Material, 'brief'>) {
  return brief.omissions.filter(
    ({ said, reason }) =>
      said.words.length > 1 && reason !== 'payment' && !isMostlyTold(writing, said.text),
  )
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
