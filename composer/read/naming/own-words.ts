import { doubtedIn } from '../certainty.ts'
import type { Denied } from '#marketplace/searches/denied.ts'
import type { Document } from '../document.ts'
import type { Item } from '../item.ts'
import { nounEndingAt } from '../kinds.ts'
import { is, propertiesOf } from '../lexicon.ts'
import { optionsIn } from '../options.ts'
import { plainly } from '../parts.ts'
import type { Evidence } from '../searches/evidence.ts'
import type { Fact } from '../told.ts'
import { withQuotesRead } from './quoted-names.ts'
import { spelled } from '../spelling.ts'
import { isSmall, rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** What the seller's own title is held against. */
export type TitleReading = {
  nickname: string
  item: Item
  document: Document
  facts: readonly Fact[]
  denied: readonly Denied[]
  evidence: Pick<Evidence, 'chosen'>
  /** The searches that the text does not belie. */
  keywords: readonly string[]
}

/** The roots of all words of the text and of the searches. */
export function knownRoots({ document, keywords }: TitleReading): ReadonlySet<string> {
  return new Set(
    [
      ...document.statements.flatMap((said) => [...said.words, ...wordsOf(said.label)]),
      ...keywords.flatMap(wordsOf),
    ].map(({ stem }) => rootOf(stem)),
  )
}

/** Neither denied, doubted nor one of several to choose from, and no word that nobody knows. */
export function freeIn(reading: TitleReading) {
  const { document, facts, denied, item, evidence } = reading
  const doubted = doubtedIn(document.statements)
  const offered = facts.map((fact, at) => ({ fact, options: optionsIn(plainly(fact, at === 0)) }))
  const known = knownRoots(reading)
  const isKnown = (word: Word) =>
    word.isNumber ||
    known.has(rootOf(word.stem)) ||
    propertiesOf(word).size > 0 ||
    isNoun(word) ||
    isJoined(word)
  // A colour is chosen wherever it stands beside another; stuff only in a list of choices.
  const isChoice = (word: Word) =>
    !is(word, 'ambiguous') &&
    !evidence.chosen.has(word.stem) &&
    (is(word, 'colour') || is(word, 'material')) &&
    offered.some(
      ({ fact, options }) =>
        options.has(word.stem) &&
        (is(word, 'colour') || fact.kind === 'options' || fact.said.label !== ''),
    )
  const isDenied = ({ stem }: Word) =>
    denied.some((one) => one.stem === stem && one.isNear && one.manner === 'not')
  return (word: Word): boolean =>
    item.stems.includes(word.stem) ||
    isSmall(word) ||
    (isKnown(word) && !doubted.has(word.stem) && !isChoice(word) && !isDenied(word))
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

export function isNoun(word: Word): boolean {
  return nounEndingAt([word], 0) !== null
}

const QUOTED = /"[^"]*"/g
/** Behind a number it is how wide a thing is. */
const WITH = /(?<=\p{L} )w(?= \p{L})/giu

/** The seller's own title without quoted names, its slips and short forms written out. */
export function titleText({ nickname }: TitleReading): string {
  const plain = withQuotesRead(nickname).replaceAll(QUOTED, ' ')
  return spelled(plain).replaceAll(WITH, 'with')
}
