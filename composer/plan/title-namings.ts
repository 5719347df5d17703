import { protectedNameFinder } from '#marketplace/names.ts'
import { rememberedOf } from '#marketplace/remembered.ts'
import { isSmall, rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { isGeneric } from '../read/item.ts'
import { THING } from '../read/kinds.ts'
import { is, isModifier } from '../read/lexicon.ts'
import { ownNameOf } from '../read/naming/own-name.ts'
import { isNoun } from '../read/naming/own-words.ts'
import { isPlainPhrase, partsIn } from '../read/parts.ts'
import { isSayable, type Keyword } from '../read/searches/keywords.ts'
import { titleReading } from './title-reading.ts'
import { frontFor, isOneOfMore, surely } from './title-ground.ts'

/** A phrase that names the thing, whole, as somebody wrote it. */
export type Naming = {
  text: string
  words: Word[]
  by: 'lot' | 'front' | 'title' | 'search'
}

const WORDS_MAX = 6
/** "Custom" is said only where she says it herself. */
export const FOR_ONE = new Set(['custom', 'personalised', 'personalized', 'bespoke'])

/** Every phrase of the text, the own title and the searches that names the thing and leaves nothing open. */
export function namingsOf(brief: Brief): Naming[] {
  const { item, keywords } = brief
  const heads = headsOf(brief)
  const reading = titleReading(brief)
  const front = frontFor(brief, heads).names
  const own = heads.map((head) => ownNameOf({ ...reading, item: { ...item, head } }).name)
  const searches = keywords
    .filter(
      ({ words, support, isStarred }) =>
        (isStarred ? isSayable(support) || support === 'unsaid' : support === 'backed') &&
        words.length <= WORDS_MAX &&
        !words.some((word) => word.stem !== item.head && isOneOfMore(word, brief)) &&
        (isStarred || words.every((word) => !FOR_ONE.has(word.low) || isWritten(word, brief))) &&
        heads.includes(words.at(-1)?.stem ?? ''),
    )
    .map(({ text }) => text)
  const isSure = surely(brief)
  const nameIn = protectedNameFinder(brief.input.productType)
  const named = (by: Naming['by']) => (text: string) => ({ text, words: wordsOf(text), by })
  return [
    ...searches.map(named('search')),
    ...front.map(named('front')),
    ...own.map(named('title')),
    ...lotsIn(brief).map(named('lot')),
    named('search')(item.name),
  ].filter(
    ({ words, text }) =>
      words.length > 0 &&
      words.length <= LOT_WORDS_MAX &&
      new Set(words.map((word) => rootOf(word.stem))).size === words.length &&
      nameIn(text) === undefined &&
      !isVerbFirst(words) &&
      words
        .slice(0, 1)
        .every(
          (word) => !word.text.includes("'s") || (is(word, 'recipient') && !is(word, 'kin')),
        ) &&
      words.every((word, at) => !isSmall(word) || isInner(words, at, item.name)) &&
      words.every(isSure),
  )
}

/** "Salt and pepper mill", "lot of 30 brass hinges". */
function isInner(words: readonly Word[], at: number, name: string): boolean {
  const low = words[at]?.low ?? ''
  return low === 'and' || name.includes(low) || LOTS.has(words[0]?.low ?? '')
}

const LOTS = new Set(['lot', 'set', 'pack', 'bundle', 'pair', 'box', 'bag', 'collection'])
const LOT_WORDS_MAX = 9

/** "Lot of 50 old postcards from Germany": the whole phrase names what is sold. */
function lotsIn({ item, facts }: Brief): string[] {
  const [front] = facts
  const [part] = front === undefined ? [] : partsIn(front)
  const [first, second] = part?.words ?? []
  if (part === undefined || first === undefined || second?.low !== 'of') return []
  const isNamed = part.words.some((word) => word !== first && item.stems.includes(word.stem))
  const isShort = part.words.length <= LOT_WORDS_MAX && part.words.length > 3
  return LOTS.has(first.low) && isNamed && isShort && isPlainPhrase(part.words) ? [part.text] : []
}

const HEADS_MAX = 4

function lastOf({ words }: Keyword): string[] {
  const word = words.at(-1)
  const isNoName = word === undefined || isGeneric(word) || is(word, 'material')
  return isNoName || words.length < 2 ? [] : [word.stem]
}

/** The item's noun, and the others that what she starred or several of the searches end in. */
function headsOf({ item, keywords, facts }: Brief): string[] {
  const last = keywords.flatMap(lastOf)
  const several = last.filter((stem, at) => last.indexOf(stem) !== at)
  const starred = keywords.filter(({ isStarred }) => isStarred).flatMap(lastOf)
  // "Moss frame" among the searches, where the front of the text speaks of a "preserved moss frame".
  const [front] = facts
  const [part] = front === undefined ? [] : partsIn(front)
  const joint = part?.words.findIndex((word) => isSmall(word)) ?? -1
  const named = part?.words.at(joint === -1 ? -1 : joint - 1)
  const isNamed = part?.words.some(({ stem }) => stem === item.head) === true && item.kind !== THING
  const isThing = (word: Word) => (isNamed ? isNoun(word) : !is(word, 'material'))
  const fronts =
    named !== undefined && isThing(named) && last.includes(named.stem) ? [named.stem] : []
  return [...new Set([item.head, ...fronts, ...starred, ...several])].slice(0, HEADS_MAX)
}

/** "Make keepsake bears" is what somebody does. */
function isVerbFirst([first, second]: readonly Word[]): boolean {
  return (
    first !== undefined &&
    second !== undefined &&
    (is(first, 'imperative') || is(first, 'finite')) &&
    !isModifier(first) &&
    !is(first, 'ambiguous')
  )
}

const writtenIn = rememberedOf(
  ({ input, document }: Brief) =>
    new Set(
      [...wordsOf(input.listingTitle), ...document.statements.flatMap(({ words }) => words)].map(
        ({ low }) => low,
      ),
    ),
)

/** Whether the text or the own title has the very word. */
export function isWritten({ low }: Word, brief: Brief): boolean {
  return writtenIn(brief).has(low)
}
