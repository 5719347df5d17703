import { isSmall, rootOf, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { is, type Known, knownIn, type Property } from '../read/lexicon.ts'
import { isGeneral } from '../read/searches/families.ts'
import type { Keyword } from '../read/searches/keywords.ts'
import { FOR_ONE, fitIn, told } from './title-ground.ts'
import { SIZES } from './title-open.ts'
import { isSaidIn } from './title-shape.ts'
import { besideIn, isOfPlace, isRunTogether, isSlight } from './title-types.ts'

/** A longer name is a row of words. */
export const WORDS_GOOD = 5

/** In which order words that describe stand in front of a noun: a "hand knit slouchy blue merino beanie". */
const ORDER: readonly (readonly Property[])[] = [
  ['age'],
  ['technique'],
  ['style', 'form'],
  ['finish'],
  ['colour'],
  ['origin'],
  ['material'],
]

/** What a thing is of stands next to its noun: a "generous wheel thrown stoneware mug". */
const STUFF = ORDER.length - 1

function rankOf(properties: ReadonlySet<Property>): number {
  if (properties.has('ambiguous')) return -1
  return ORDER.findIndex((kinds) => kinds.some((kind) => properties.has(kind)))
}

/** "Hammered" of a starred "hammered ring" in front of a "moonstone ring", or of one that her first lines call so. */
export function withModifiers(
  name: string,
  { brief, tail, own }: { brief: Brief; tail: string; own: readonly Phrase[] },
): string {
  const isFit = fitIn(brief)
  const front = frontRoots(brief)
  const stars = brief.keywords.filter(
    ({ isStarred, support, words: [first] }) =>
      isStarred &&
      (isSure(support) || support === 'general') &&
      // "Garden markers" beside "plant markers" is a second name, and no "plant garden markers".
      (first === undefined || !isOfPlace(first) || brief.evidence.says(first)),
  )
  const [first] = brief.facts
  const line =
    first?.said.form === 'sentence' && !brief.document.spelling.isHurried
      ? []
      : (first?.said.words ?? [])
  const others = told(brief)
    .filter((one) => isFirstOf(one, { front, brief }))
    .map(({ words, isStarred }) => ({
      words,
      isStarred,
      isFront:
        begins(words.slice(0, -1), behindNoun(line, brief)) ||
        // "Hens" at the end of "tea towels 2 linen hens"
        begins(beforeName(words, brief), line.slice(-1)) ||
        (begins(beforeName(words, brief), behindNoun(wordsOf(brief.input.listingTitle), brief)) &&
          !isTorn(words, first?.said)),
    }))
  const behind = wordsOf(tail)
  const isAgain = ({ words }: Phrase) => words.some((word) => isSaidIn(word, behind))
  const isSaidSo = besideIn(brief)
  return [...stars, ...others, ...own]
    .filter((one) => isFit(one) && !isAgain(one))
    .reduce((whole, one) => {
      const more = merged(whole, one)
      const before = wordsOf(whole)
      return isRunTogether(wordsOf(more), { before, phrase: one.words, isSaidSo }) ? whole : more
    }, name)
}

/** "Moth" alone, where her first line has a "luna moth". */
function isTorn(
  [word]: readonly Word[],
  said: Brief['facts'][number]['said'] | undefined,
): boolean {
  const at = said?.words.findIndex(({ stem }) => stem === word?.stem) ?? -1
  const [before, own] = [said?.words[at - 1], said?.words[at]]
  const isBeside = before !== undefined && said?.text.slice(before.end, own?.start) === ' '
  return at > 0 && isBeside && !isSmall(before) && !before.isNumber
}

function beforeName(words: readonly Word[], { item }: Brief): readonly Word[] {
  return words.slice(
    0,
    words.findIndex(({ stem }) => item.stems.includes(stem)),
  )
}

/** "Sheep" of a "tea cosy sheep". */
function behindNoun(line: readonly Word[], { item }: Brief): readonly Word[] {
  return line.slice(line.findIndex(({ stem }) => stem === item.head) + 1)
}

export type Phrase = Pick<Keyword, 'isStarred'> & {
  words: readonly Word[]
  isHers?: boolean
  /** Whether the line above all others says it right behind the noun: "bases cobblestone texture". */
  isFront?: boolean
}

function isSure(support: Keyword['support']): boolean {
  return support === 'backed' || support === 'synonym'
}

/** The name with what another name of the same thing says in front of the words that both share. */
function merged(name: string, phrase: Phrase): string {
  const { words } = phrase
  const own = wordsOf(name)
  const place = sharedIn(own, phrase)
  // "Metal" of pewter buttons says less than they do.
  const isSlighter = place !== null && isGeneral(words.slice(0, place.front), name.toLowerCase())
  // A "cutting board" is no kind of "chopping board".
  const isOther = place !== null && isDoing(words[place.front - 1]) && own.some(isDoing)
  // "10 yards" of a "10 yards silk ribbon" stands behind.
  const isCounted =
    place !== null &&
    !phrase.isStarred &&
    words.slice(0, place.front).some(({ isNumber }) => isNumber)
  return place === null || isOther || isCounted || isSlighter
    ? name
    : inFront(name, words.slice(0, place.front), { ...place, ...phrase })
}

function isDoing(word: Word | undefined): boolean {
  return word?.low.endsWith('ing') === true && word.low.length > DOING_LETTERS
}

/** "Ring", "king" and "string" do nothing. */
const DOING_LETTERS = 6

/** Where a name has the end of a phrase, the longest there is: "seating chart" of an "editable seating chart template". */
function sharedIn(
  own: readonly Word[],
  { words, isStarred }: Phrase,
): { front: number; at: number; isEnd: boolean } | null {
  for (let front = 1; front < words.length; front += 1) {
    const shared = words.slice(front)
    const at = own.findIndex((_, from) => begins(shared, own.slice(from)))
    const isEnd = at + shared.length === own.length
    const isWhole = isEnd || shared.length > 1 || (isStarred && at === 0)
    if (at !== -1 && isWhole) return { front, at, isEnd }
  }
  return null
}

/** The roots of her own title, of the first statement and of the labels: there she says what the thing is. */
function frontRoots({ input, facts }: Brief): ReadonlySet<string> {
  const texts = [input.listingTitle, ...facts.map(({ said }) => said.label)]
  return new Set(
    [...texts.flatMap(wordsOf), ...(facts[0]?.said.words ?? [])].map(({ stem }) => rootOf(stem)),
  )
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
  const isMade = is(first, 'technique') && first.low !== 'handmade'
  // "Removable" of a wall decal that peels off, wherever the text says so; no "manual" of what hangs on a wheelchair.
  const isOfOther =
    rest.length > 1 &&
    brief.evidence.saysPhrase([first, ...rest.slice(0, 1)].map(({ stem }) => stem).join(' '))
  const isFormed =
    (is(first, 'form') || is(first, 'finish')) &&
    first.low !== 'digital' &&
    !SIZES.has(first.low) &&
    rest.at(-1)?.stem === brief.item.head &&
    !isOfOther
  return (
    (isMade || isFormed || front.has(rootOf(first.stem))) &&
    !isExact &&
    (!is(first, 'material') || isNamed || isOfIt)
  )
}

/** Whether some words begin with others. */
export function begins(some: readonly Word[], words: readonly Word[]): boolean {
  return some.length > 0 && some.every(({ stem }, at) => stem === words[at]?.stem)
}

type Place = Phrase & { at: number; isEnd: boolean }

/** In front of the words that it shares with the name, or where words of its kind stand. */
function inFront(
  name: string,
  more: readonly Word[],
  { at, isEnd, isStarred, isHers, isFront }: Place,
): string {
  const own = wordsOf(name)
  const known = knownIn(own)
  const [one, ...others] = knownIn(more)
  const isOne = one !== undefined && others.length === 0 && one.to - one.from === more.length
  const rank = isOne ? rankOf(one.properties) : -1
  const isOther = rank === -1 || known.every(({ properties }) => rankOf(properties) !== rank)
  if (!isOther || (!isStarred && more.every(isSlight))) return name
  const most = isStarred || rank !== -1 ? WORDS_GOOD : WORDS_GOOD - 1
  if (rank !== -1 && isEnd) return withFront(name, more, { at: placeOf(rank, known), most })
  // "Polymer clay" and "jump rings" stay together.
  const other = nounEndingAt([...more, ...own.slice(at)], more.length)
  const isThing = other !== null && other.from < more.length
  const noun = isEnd && !isThing ? nounEndingAt(own, own.length - 1) : null
  const kept = [...known, ...(noun === null ? [] : [noun])]
  // "Bridle leather" stays together in a "full grain bridle leather belt".
  const [joined] = knownIn([...more, ...own.slice(at, at + 1)])
  const held = kept.find(({ from, to }) => from < at && at < to)
  const isJoined =
    joined?.from === 0 &&
    joined.to === more.length + 1 &&
    known.some((stuff) => stuff === held && stuff.properties.has('material'))
  const place = isJoined ? at : (held?.from ?? at)
  // "Grain free salmon dog treats": what it is free of stands in front.
  const isFree = one?.properties.has('claim') === true
  if (FOR_ONE.has(more[0]?.low ?? '') || isFree) return withFront(name, more, { at: 0, most })
  // "Wooden log toy truck": no noun in front of what describes the whole.
  if (isHers === true)
    return withFront(name, more, { at: rank === -1 ? describedTo(known) : 0, most })
  if (!isStarred && isFront !== true) return name
  // "Brass fern mobile", though brass may be a colour as well.
  const isStuff = isEnd && isFront === true && more.every((word) => is(word, 'material'))
  return withFront(name, more, { at: isStuff ? describedTo(known) : place, most })
}

/** "Lot of 50 old postcards" */
const LOT_WITHIN = 3

/** Before which word of the name, and how many it may have. */
type Room = { at: number; most: number }

/** The name with some words in front of one of its own, where they say something new and it stays a name. */
function withFront(name: string, more: readonly Word[], { at: first, most }: Room): string {
  const own = wordsOf(name)
  // "Personalised engraved coasters"
  const isForOne = first === 0 && FOR_ONE.has(own[0]?.low ?? '') && !FOR_ONE.has(more[0]?.low ?? '')
  const at = isForOne && own.length > 1 ? 1 : first
  // "7-8" of a wig would lose its dash.
  const isRange = more.filter(({ isNumber }) => isNumber).length > 1
  const isNew = !isRange && more.every((next) => isSmall(next) || !isSaidIn(next, own))
  const telling = [...more, ...own].filter(
    (word) => !isSmall(word) && !word.isNumber && !is(word, 'unit'),
  )
  const isShort = telling.length <= most
  const isLot = at === 0 && own.slice(0, LOT_WITHIN).some(({ isNumber }) => isNumber)
  if (!isNew || !isShort || isLot) return name
  const place = own[at]?.start ?? 0
  return `${name.slice(0, place)}${spelt(more)} ${name.slice(place)}`
}

/** Behind the words that describe, from the first on. */
function describedTo(known: readonly Known[]): number {
  let place = 0
  for (const { from, to, properties } of known)
    if (from === place && rankOf(properties) !== -1) place = to
  return place
}

/** Behind all that stands in front of words of this rank. */
function placeOf(rank: number, known: readonly Known[]): number {
  let place = 0
  for (const { from, to, properties } of known) {
    const other = rankOf(properties)
    if ((from === place || rank === STUFF) && other !== -1 && other < rank) place = to
  }
  return place
}
