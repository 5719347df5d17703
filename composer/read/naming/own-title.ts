import type { Denied } from '../denied.ts'
import { doubtedIn } from '../certainty.ts'
import type { Document } from '../document.ts'
import type { Item } from '../item.ts'
import { is } from '../lexicon.ts'
import { endsInNoun } from '../makings.ts'
import { measuresIn } from '../measures.ts'
import { ownNameOf } from './own-name.ts'
import { isOption } from '../options.ts'
import { isPlainPhrase, plainly } from '../parts.ts'
import type { Evidence } from '../searches/evidence.ts'
import type { Fact } from '../told.ts'
import { isSmall, rootOf, type Word, wordsOf } from '../words.ts'

type Reading = {
  nickname: string
  item: Item
  document: Document
  facts: readonly Fact[]
  denied: readonly Denied[]
  evidence: Pick<Evidence, 'chosen'>
  keywords: readonly string[]
}

const JOINTS = new Set(['for', 'with', 'in', 'from', 'made'])
const WORDS_MAX = 6

/**
 * What the seller's own title says behind the name, by phrases, without what the lead of the new one says already:
 * "50% with grommets", "8 rods", "for dead houseplants".
 */
export function ownPhrases(reading: Reading, lead: string): string[] {
  const known = new Set(wordsOf(lead).map((word) => rootOf(word.stem)))
  return ownNameOf(reading).behind.flatMap((segment, at) =>
    phrasesIn(segment, reading)
      .map((text) => withoutEnds(text, known))
      .map((text) => counted(text))
      .filter((text) => isSure(text, reading, at > 0)),
  )
}

function withoutEnds(text: string, known: ReadonlySet<string>): string {
  const words = wordsOf(text)
  const isNew = (word: Word) => !known.has(rootOf(word.stem))
  const from = words.findIndex(isNew)
  const to = words.findLastIndex(isNew)
  return from === -1
    ? ''
    : text.slice(words[from]?.start, to === words.length - 1 ? undefined : words[to]?.end)
}

/** "Set 8" and "x2" are how many there are, "1:12" is a scale. */
function counted(text: string): string {
  const words = wordsOf(text)
  const [first, second] = words
  const last = Number(text.toLowerCase().replace('x', '').trim())
  if (words.length === 1 && first?.low.startsWith('x') === true && last > 1) return `set of ${last}`
  if (first?.low === 'set' && second?.isNumber === true && words.length === 2)
    return `set of ${second.text}`
  return words.length === 2 && /^1 ?[:/] ?\d{1,3}$/.test(text) ? `${text} scale` : text
}

/** Parted before "for" and its like and around what is measured or counted. */
function phrasesIn(raw: string, reading: Reading): string[] {
  const words = wordsOf(raw)
  const measures = measuresIn(raw)
  const isInside = ({ start }: Word) =>
    measures.some((measure) => start > measure.start && start < measure.end)
  const isBehind = (word: Word, at: number) =>
    measures.some(({ end }) => words[at - 1]?.end === end || words[at - 1]?.start === end) &&
    !isSaid(`${words[at - 1]?.stem ?? ''} ${word.stem}`, reading)
  const starts = words.filter(
    (word, at) =>
      at === 0 ||
      (JOINTS.has(word.low) && !isShare(raw, words[at - 1])) ||
      (!isInside(word) && !isOf(words[at - 1]) && (word.isNumber || isBehind(word, at))),
  )
  return starts.map((word, at) => raw.slice(word.start, starts[at + 1]?.start).trim())
}

/** "50%" says nothing alone; with what follows it does. */
function isShare(raw: string, word: Word | undefined): boolean {
  return word?.isNumber === true && raw.slice(word.end).trimStart().startsWith('%')
}

/** "Set of 6 hedgehogs" is one phrase. */
function isOf(word: Word | undefined): boolean {
  return word?.low === 'of'
}

function spaced(words: readonly Word[]): string {
  return ` ${words.map(({ stem }) => stem).join(' ')} `
}

function isSaid(phrase: string, { keywords, document }: Reading): boolean {
  return (
    keywords.some((keyword) => spaced(wordsOf(keyword)).includes(` ${phrase} `)) ||
    document.statements.some(({ words }) => spaced(words).includes(` ${phrase} `))
  )
}

/** Borne out by the text or the searches word by word, plain, and neither denied, doubted nor one of several. */
function isSure(text: string, reading: Reading, isApart: boolean): boolean {
  const { document, facts, denied, keywords } = reading
  const words = wordsOf(text)
  const said = document.statements
  const known = new Set(
    [
      ...said.flatMap((one) => [...one.words, ...wordsOf(one.label)]),
      ...keywords.flatMap(wordsOf),
    ].map(({ stem }) => stem),
  )
  const doubted = doubtedIn(said)
  const isFree = ({ stem, low, isNumber }: Word) =>
    (isNumber || known.has(stem) || low === 'style' || low === 'scale') &&
    !doubted.has(stem) &&
    !denied.some((one) => one.stem === stem)
  return (
    words.length > 0 &&
    words.length <= WORDS_MAX &&
    isTelling(text, { words, isApart }) &&
    (isApart || isOfOnePhrase(words, reading)) &&
    isPlainPhrase(words) &&
    words.every((word) => isSmall(word) || isFree(word)) &&
    !words.some((word) => is(word, 'praise') || is(word, 'occasion') || word.low === 'gift') &&
    !facts.some((fact, at) => isOption(text, plainly(fact, at === 0)))
  )
}

/** "Case roll leather" was typed in a hurry: nouns in a row are one phrase where they are said so elsewhere. */
function isOfOnePhrase(words: readonly Word[], reading: Reading): boolean {
  const [first, second] = words
  const isLed = first?.isNumber === true || JOINTS.has(first?.low ?? '')
  const isStyle = words.at(-1)?.low === 'style'
  const isAlone = second === undefined
  return isLed || isStyle || isAlone || isNearby(words, reading)
}

const NEARBY = 4

/** "Rear support" of a "rear leg support". */
function isNearby(words: readonly Word[], { keywords, document }: Reading): boolean {
  const texts = [...keywords.map(wordsOf), ...document.statements.map((said) => said.words)]
  const [first, ...rest] = words
  return texts.some((text) =>
    text.some((word, at) => {
      if (word.stem !== first?.stem) return false
      const window = text.slice(at + 1, at + NEARBY).map(({ stem }) => stem)
      return rest.every(({ stem }) => window.includes(stem))
    }),
  )
}

/** A measure, a count, a tail or a describing phrase; no lone noun, which might be anything. */
function isTelling(
  text: string,
  { words, isApart }: { words: readonly Word[]; isApart: boolean },
): boolean {
  const [first, ...rest] = words
  if (first === undefined) return false
  if (text.endsWith(' scale') || (LOTS.has(first.low) && words[1]?.low === 'of')) return true
  const isMeasure = measuresIn(text).some((measure) => measure.text === text)
  if (isMeasure) return true
  if (!endsInNoun(words)) return false
  const last = words.at(-1)
  if (last === undefined || LOTS.has(last.low) || LOTS.has(first.low)) return false
  if (JOINTS.has(first.low)) return rest.length > 0
  if (first.isNumber) return rest.length > 0 && Number.isNaN(Number(last.low.slice(1)))
  const isMotif = rest.length === 0 && first.low !== first.stem && first.low.length > LONE_MIN
  const isStuff = is(first, 'material') || is(first, 'colour')
  if (isMotif || (isApart && rest.length === 0 && !isStuff)) return !is(first, 'kin')
  return rest.length > 0 && rest.length < 4
}

const LONE_MIN = 4
const LOTS = new Set('set kit lot bundle pair'.split(' '))
