import { isSmall, rootOf, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { is, type Known, knownIn, type Property } from '../read/lexicon.ts'
import { ownTitleOf } from '../read/naming/own-title.ts'
import { isGeneral } from '../read/searches/families.ts'
import type { Keyword } from '../read/searches/keywords.ts'
import { fitIn, starsOf, told } from './title-ground.ts'

/** A longer name is a row of words. */
export const WORDS_GOOD = 5

/** A search for the same thing that says all of the name and more is the fuller name: "coconut guitar picks". */
export function grown(name: string, brief: Brief): string {
  const own = wordsOf(name)
  const fuller = told(brief).find(({ words }) => {
    const front = words.slice(0, -own.length)
    const isSame = words.slice(-own.length).every(({ stem }, at) => stem === own[at]?.stem)
    const isTelling = front.length > 0 && !front.some(isSlight)
    return isTelling && words.length <= WORDS_GOOD && isSame
  })
  const front = fuller?.words.slice(0, -own.length) ?? []
  return front.length === 0 ? name : `${spelt(front)} ${name}`
}

function isSlight(word: Word): boolean {
  return isSmall(word) || SLIGHT.some((one) => is(word, one))
}

const SLIGHT: readonly Property[] = ['praise', 'vague', 'recipient', 'kin', 'occasion', 'claim']

/** In which order words that describe stand in front of a noun: a "hand knit slouchy blue merino beanie". */
const ORDER: readonly (readonly Property[])[] = [
  ['age'],
  ['technique'],
  ['style', 'form'],
  ['finish'],
  ['colour'],
  ['material'],
]
/** Words that say for whom it is made stand in front of all others. */
const FOR_ONE = new Set(['custom', 'personalised', 'personalized', 'bespoke'])

function rankOf(properties: ReadonlySet<Property>): number {
  if (properties.has('ambiguous')) return -1
  return ORDER.findIndex((kinds) => kinds.some((kind) => properties.has(kind)))
}

/** "Hammered" of a starred "hammered ring" in front of a "moonstone ring", or of one that her first lines call so. */
export function withModifiers(
  name: string,
  { brief, tail }: { brief: Brief; tail: string },
): string {
  const isFit = fitIn(brief)
  const front = frontRoots(brief)
  const stars = starsOf(brief)
  const others = told(brief).filter((one) => isFirstOf(one, { front, brief }))
  return [...stars, ...others, ...typedBehind(name, brief)].reduce(
    (result, { words, isStarred }) => {
      const own = wordsOf(result)
      const ends = words.findIndex(
        (_, at) => at > 0 && begins(words.slice(at), own.slice(at - words.length)),
      )
      const starts = words.findIndex((_, at) => at > 0 && begins(words.slice(at), own))
      const isAgain = wordsOf(tail).some((other) => words.some((word) => beginsAlike(other, word)))
      if (!isFit({ words }) || isAgain) return result
      // "Hand forged" of a "forged bottle opener", "embroidered tote" of a "tote bag".
      if (ends === -1 && starts > 0 && isStarred)
        return withFront(result, words.slice(0, starts), 0)
      const more = words.slice(0, ends)
      // "Tote bag" of an "embroidered tote".
      const isThing = nounEndingAt(words, words.length - 1) !== null
      const isBehind = isStarred && isThing && own.at(-1)?.stem === words[0]?.stem
      if (isBehind && ends === -1 && words.length === 2) return withBehind(result, words)
      // "LED" of a starred "LED neon sign" in front of a "custom neon sign".
      const isSame = isStarred && words.length - ends > 1
      return ends === -1
        ? result
        : inFront(result, more, isSame ? own.length - words.length + ends : -1)
    },
    name,
  )
}

/** The roots of her own title, of the first statement and of the labels: there she says what the thing is. */
function frontRoots({ input, facts }: Brief): ReadonlySet<string> {
  const texts = [input.listingTitle, ...facts.map(({ said }) => said.label)]
  return new Set(
    [...texts.flatMap(wordsOf), ...(facts[0]?.said.words ?? [])].map(({ stem }) => rootOf(stem)),
  )
}

/** "Plate ceramic" in her own title is a ceramic plate. */
function typedBehind(name: string, brief: Brief): Pick<Keyword, 'words' | 'isStarred'>[] {
  const noun = wordsOf(name).at(-1)
  const words = ownTitleOf(brief).flatMap(({ said }) => said.words)
  const at = words.findIndex(({ stem }) => stem === noun?.stem)
  const behind = at === -1 ? [] : words.slice(at + 1)
  const end = behind.findIndex(isSmall)
  const rest = behind.slice(0, end === -1 ? undefined : end)
  return knownIn(rest)
    .filter(({ from, to, properties }) => to - from === 1 && properties.has('material'))
    .flatMap(({ from }) => rest.slice(from, from + 1))
    .map((word) => ({ words: noun === undefined ? [word] : [word, noun], isStarred: false }))
}

type Front = { front: ReadonlySet<string>; brief: Brief }

/** No colour, which may be a part's; nothing general where the text is more exact; and stuff only of the thing itself. */
function isFirstOf({ words }: Keyword, { front, brief }: Front): boolean {
  const [first, ...rest] = words
  const isHers = wordsOf(brief.input.listingTitle).some(({ stem }) => stem === first?.stem)
  if (first === undefined || (is(first, 'colour') && !isHers)) return false
  const isExact = brief.document.statements.some(({ text }) => isGeneral([first], text))
  const named = [brief.input.listingTitle, brief.facts[0]?.said.text.split(',')[0] ?? '']
  const isNamed = named.some((text) => {
    const joint = wordsOf(text).findIndex(isSmall)
    const name = wordsOf(text).slice(0, joint === -1 ? undefined : joint)
    return name.some(({ stem }) => stem === first.stem)
  })
  const isOfIt = brief.evidence.saysPhrase([first, ...rest].map(({ stem }) => stem).join(' '))
  return front.has(rootOf(first.stem)) && !isExact && (!is(first, 'material') || isNamed || isOfIt)
}

function withBehind(name: string, [, last]: readonly Word[]): string {
  const isNew = wordsOf(name).every(({ stem }) => stem !== last?.stem)
  return last !== undefined && isNew ? `${name} ${last.low}` : name
}

/** Whether some words begin with others. */
export function begins(some: readonly Word[], words: readonly Word[]): boolean {
  return some.length > 0 && some.every(({ stem }, at) => stem === words[at]?.stem)
}

/** In front of the words that it shares with the name, or where words of its kind stand. */
function inFront(name: string, more: readonly Word[], shared: number): string {
  const own = wordsOf(name)
  const known = knownIn(own)
  const [one, ...others] = knownIn(more)
  const isOne = one !== undefined && others.length === 0 && one.to - one.from === more.length
  const rank = isOne ? rankOf(one.properties) : -1
  const isFit = FOR_ONE.has(more[0]?.low ?? '') || rank !== -1 || shared !== -1
  const isOther = rank === -1 || known.every(({ properties }) => rankOf(properties) !== rank)
  // "Polymer clay" stays together.
  const place = known.find(({ from, to }) => from < shared && shared < to)?.from ?? shared
  const isPlaced = rank === -1 && shared !== -1
  return isFit && isOther ? withFront(name, more, isPlaced ? place : placeOf(rank, known)) : name
}

/** The name with some words in front of one of its own, where they say something new and it stays a name. */
function withFront(name: string, more: readonly Word[], at: number): string {
  const own = wordsOf(name)
  const isNew = more.every((next) => own.every((other) => !beginsAlike(other, next)))
  const isShort = own.length + more.length <= WORDS_GOOD
  if (!isNew || !isShort || own[0]?.isNumber === true) return name
  const place = own[at]?.start ?? 0
  return `${name.slice(0, place)}${spelt(more)} ${name.slice(place)}`
}

/** Behind all that stands in front of words of this rank. */
function placeOf(rank: number, known: readonly Known[]): number {
  let place = 0
  for (const { from, to, properties } of known) {
    const other = rankOf(properties)
    if (from === place && other !== -1 && other < rank) place = to
  }
  return place
}

const BEGINNING_LEAST = 4

/** A "linocut" is of lino: beside each other they say it twice. */
export function beginsAlike({ stem }: Word, other: Word): boolean {
  const [short, long] = stem.length < other.stem.length ? [stem, other.stem] : [other.stem, stem]
  return (
    rootOf(stem) === rootOf(other.stem) ||
    (short.length >= BEGINNING_LEAST && long.startsWith(short))
  )
}
